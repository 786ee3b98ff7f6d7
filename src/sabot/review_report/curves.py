"""The two curves of a seat in a round as a picture, in SVG."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from sabot.arena.plot import round_step
from sabot.locales import Words
from sabot.review_report.figures import Figures
from sabot.wire.review import Decision, RoundReview, SeatCurves

WIDTH: Final = 480
HEIGHT: Final = 270
LEFT: Final = 52
RIGHT: Final = 12
TOP: Final = 34
BOTTOM: Final = 44
# About this many numbers label the axis below a curve, and the one beside it.
MOVE_MARKS: Final = 8
WORTH_MARKS: Final = 6
# Every picture includes these values of its unit, so that pictures can be compared: zero, and a won
# round.
ALWAYS: Final[dict[str, tuple[float, ...]]] = {"percent": (0, 100)}
NOTHING: Final[tuple[float, ...]] = (0,)


class Frame(NamedTuple):
    """Maps moves and values to positions in the picture."""

    first: int
    moves: int
    ticks: tuple[float, ...]

    def x(self, at: float) -> float:
        """The position of the state after this number of moves of the round."""
        return LEFT + at / max(1, self.moves) * (WIDTH - LEFT - RIGHT)

    def y(self, worth: float) -> float:
        """The position of a value."""
        low, high = self.ticks[0], self.ticks[-1]
        return TOP + (high - worth) / (high - low) * (HEIGHT - TOP - BOTTOM)


class Picture:
    """Draws the curves of one round, for one seat after the other."""

    def __init__(self, played: RoundReview, unit: str, figures: Figures, words: Words) -> None:
        self.played = played
        self.unit = unit
        self.figures = figures
        self.words = words

    def drawn(self, seat: SeatCurves, name: str, mistakes: Sequence[Decision]) -> Iterator[str]:
        """The whole picture, line by line."""
        known, true = seat.known_worth, seat.true_worth
        always = ALWAYS.get(self.unit, NOTHING)
        ticks = ticks_of([*true, *known, *always])
        frame = Frame(self.played.first, self.played.moves, ticks)
        mark = f"curve-{self.played.round}-{seat.seat}"
        yield (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            f' aria-labelledby="{mark}-title {mark}-desc">'
        )
        title = self.words("review-curve-title", name=name, round=self.played.round)
        yield f'<title id="{mark}-title">{escape(title)}</title>'
        yield f'<desc id="{mark}-desc">{escape(self.described(seat, name, known))}</desc>'
        yield from self.grid(frame)
        yield f'<path class="true" d="{line([*enumerate(true)], frame)}"/>'
        yield f'<path class="known" d="{line(stairs(known), frame)}"/>'
        for mistake in mistakes:
            yield self.marked(mistake, frame)
        yield "</svg>"

    def described(self, seat: SeatCurves, name: str, known: list[float]) -> str:
        """The picture in a sentence."""
        worth = self.figures.worth
        ends = {
            "known-first": worth(known[0]),
            "known-last": worth(known[-1]),
            "true-first": worth(seat.true_worth[0]),
            "true-last": worth(seat.true_worth[-1]),
        }
        return self.words("review-curve-desc", name=name, moves=self.played.moves, **ends)

    def grid(self, frame: Frame) -> Iterator[str]:
        """Lines and numbers."""
        for tick in frame.ticks:
            y = f"{frame.y(tick):.1f}"
            yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
            value = self.figures.worth(tick)
            yield f'<text class="end" x="{LEFT - 6}" y="{y}" dy="4">{value}</text>'
        below = HEIGHT - BOTTOM + 16
        step = max(1, round(round_step(max(1, frame.moves / MOVE_MARKS))))
        for at in range(0, frame.moves, step):
            yield f'<text class="mid" x="{frame.x(at):.1f}" y="{below}">{frame.first + at}</text>'
        across = escape(self.words("review-axis-moves"))
        yield f'<text class="mid" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}">{across}</text>'
        upwards = escape(self.words(f"review-axis-{self.unit}"))
        yield f'<text x="0" y="14">{upwards}</text>'

    def marked(self, mistake: Decision, frame: Frame) -> str:
        """A mistake, marked on the curve of what the seat could know."""
        x, y = frame.x(mistake.step - frame.first), frame.y(mistake.before)
        told = self.words(
            "review-mistake-at", round=mistake.round, move=mistake.step, name=""
        ).rstrip(", ")
        return (
            f'<circle class="mistake" cx="{x:.1f}" cy="{y:.1f}" r="5">'
            f"<title>{escape(told)}</title></circle>"
        )


def stairs(values: Sequence[float]) -> list[tuple[float, float]]:
    """The points of a step function."""
    points: list[tuple[float, float]] = []
    for at, value in enumerate(values):
        if at and value != values[at - 1]:
            points.append((at, values[at - 1]))
        if not at or value != values[at - 1] or at == len(values) - 1:
            points.append((at, value))
    return points


def line(points: Sequence[tuple[float, float]], frame: Frame) -> str:
    """A path through the points."""
    places = [f"{frame.x(at):.1f} {frame.y(worth):.1f}" for at, worth in points]
    return "M" + "L".join(places)


def ticks_of(values: Sequence[float]) -> tuple[float, ...]:
    """Some round numbers around all values."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    step = round_step((high - low) / WORTH_MARKS)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return tuple(round(number * step, 9) for number in range(first, last + 1))
