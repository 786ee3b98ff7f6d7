"""Beliefs at tables of detectives: log-loss, Brier and calibration, and a picture of the latter."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Final

from bench.bars import LOSS, Bar
from lab.calibration import MARKS, Bin, Said, by_diggers, by_mark, said_in_deal
from sabot.arena.intervals import Estimate, student
from sabot.arena.report import Interval
from sabot.arena.workers import Workers
from sabot.games.registry import game_named

SEED: Final = "bench-bots-beliefs"
PLAYERS: Final = 5
FEWEST: Final = 8
MOST: Final = 2000
HALF: Final = 0.5

# The picture.
SIZE: Final = 320
MARGIN: Final = 44
STYLE: Final = """
svg { font: 12px system-ui, sans-serif; } text { fill: #1c1917; } .paper { fill: #fff; }
.grid { stroke: #d6d3d1; } .even { stroke: #78716c; stroke-dasharray: 4 3; }
path { fill: none; stroke: #1d4ed8; stroke-width: 2; } circle { fill: #1d4ed8; }
@media (prefers-color-scheme: dark) {
  text { fill: #f5f5f4; } .paper { fill: #1c1917; } .grid { stroke: #44403c; }
  path { stroke: #93c5fd; } circle { fill: #93c5fd; }
}
"""


def said_on(deal: int) -> list[Said]:
    """What detectives say on one deal."""
    game = game_named("saboteur")
    return said_in_deal(game, game.options(players=PLAYERS, rounds=1), "detective", SEED, deal)


def said_among_strangers(deal: int) -> list[Said]:
    """What is said of players who play otherwise than beliefs expect: at random."""
    game = game_named("saboteur")
    return said_in_deal(game, game.options(players=PLAYERS, rounds=1), "random", SEED, deal)


def strangers(workers: Workers, seconds: float) -> Bar:
    """How much of it holds only for bots that play as they are expected to; there is no bar.

    Who knows nothing has a log-loss of 0.673.
    """
    found = workers.results(said_among_strangers, deals(seconds))
    heard = [[each for each in said if by_diggers(each)] for said in found]
    name = "Saboteur, beliefs at 50% of the deck about 5 random players: log-loss"
    return Bar(name, over_deals(heard, HALF, log_loss), LOSS)


def deals(seconds: float) -> Iterator[int]:
    """Deals until the time is up."""
    end = time.monotonic() + seconds
    for deal in range(MOST):
        if deal >= FEWEST and time.monotonic() >= end:
            return
        yield deal


def heard(workers: Workers, seconds: float) -> list[list[Said]]:
    """What diggers say, deal by deal; a saboteur knows half of it already."""
    found = workers.results(said_on, deals(seconds))
    return [[each for each in said if by_diggers(each)] for said in found]


def belief_bars(heard: Sequence[Sequence[Said]]) -> Iterator[Bar]:
    """The bars, and what has none."""
    everything = [each for said in heard for each in said]
    qualities = by_mark(everything)
    for mark in MARKS:
        where = f"Saboteur, beliefs of 5 detectives at {mark:.0%} of the deck"
        half = mark == HALF
        loss = over_deals(heard, mark, log_loss)
        yield Bar(f"{where}: log-loss", loss, LOSS, 0.5 if half else None, most=True)
        yield Bar(f"{where}: Brier", over_deals(heard, mark, brier), LOSS)
        if mark in qualities:
            # It is no mean over deals, so there is no interval.
            error = qualities[mark].calibration_error
            found = Interval(error, None, None, len(heard))
            limit = 0.05 if half else None
            yield Bar(f"{where}: calibration error", found, LOSS, limit, most=True)


def log_loss(said: Said) -> float:
    """What a chance costs by its logarithm."""
    return -math.log(said.chance if said.truth else 1 - said.chance)


def brier(said: Said) -> float:
    """What a chance costs by its square."""
    return (said.chance - said.truth) ** 2


def over_deals(
    heard: Sequence[Sequence[Said]], mark: float, score: Callable[[Said], float]
) -> Estimate | None:
    """The mean of a score with its interval: what is said on one deal counts as one value."""
    rows = [[score(each) for each in said if each.mark == mark] for said in heard]
    means = [fmean(row) for row in rows if row]
    return student(means) if means else None


# The picture.


def picture(heard: Sequence[Sequence[Said]]) -> str:
    """How often it was so, by how likely it was said to be, at each mark."""
    qualities = by_mark([each for said in heard for each in said])
    step = SIZE + 2 * MARGIN
    width, height = step * len(qualities), SIZE + 2 * MARGIN
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        "<title>How often a suspect was a saboteur, by how likely it was said to be</title>",
        f'<style>{STYLE}</style><rect class="paper" width="{width}" height="{height}"/>',
    ]
    for number, (mark, found) in enumerate(qualities.items()):
        parts += panel(f"{mark:.0%} of the deck", found.bins, number * step + MARGIN)
    return "\n".join([*parts, "</svg>", ""])


def panel(title: str, bins: Sequence[Bin], left: float) -> Iterator[str]:
    """One mark: what was said to the right, what was so upwards; on the line both are the same."""
    low, high = MARGIN + SIZE, MARGIN
    yield f'<text x="{left}" y="{high - 14}">{title}: said → so</text>'
    for part in range(0, 101, 25):
        x, y = left + SIZE * part / 100, low - SIZE * part / 100
        yield f'<line class="grid" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>'
        yield f'<line class="grid" x1="{left}" x2="{left + SIZE}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{x}" y="{low + 16}" text-anchor="middle">{part} %</text>'
        yield f'<text x="{left - 4}" y="{y + 4}" text-anchor="end">{part}</text>'
    yield f'<line class="even" x1="{left}" x2="{left + SIZE}" y1="{low}" y2="{high}"/>'
    places = [(left + SIZE * each.chance, low - SIZE * each.share, each.size) for each in bins]
    if places:
        yield f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y, _ in places)}"/>'
    for x, y, count in places:
        radius = min(9.0, 2 + math.sqrt(count) / 8)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"><title>{count}</title></circle>'
