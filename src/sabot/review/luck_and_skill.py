"""Luck and skill: the sources of a round's outcome for one seat.

The true value goes from the value of a round before its deal, over every move, to its end. The
change by the deal is luck, and so is the change by others. The change by one's own moves is skill
only as far as one could know it; the rest came from cards and plans that one could not see.
"""

import math
from collections.abc import Sequence
from statistics import fmean

import msgspec

from sabot.arena.intervals import NORMAL, Estimate
from sabot.review.decision_judge import Judgement
from sabot.review.true_curve import Truth, Worths
from sabot.wire.review import Account, Span

Z = NORMAL.inv_cdf(0.975)


class Part(msgspec.Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float

    def span(self, size: float) -> Span:
        """The part with its interval, in a unit of this size."""
        half = Z * self.error
        return Span(
            *(scaled(each, size) for each in (self.mean, self.mean - half, self.mean + half))
        )


def scaled(worth: float, size: float) -> float:
    """A value in a unit of this size, rounded to the precision that is shown."""
    return round(worth / size, 4)


def span_of(found: Estimate, size: float) -> Span:
    """An estimate in a unit of this size; a single playout gives no interval."""
    low, high = (found.low, found.high) if math.isfinite(found.low) else (found.mean, found.mean)
    return Span(*(scaled(each, size) for each in (found.mean, low, high)))


def part(values: Sequence[float]) -> Part:
    """The mean of independent playouts."""
    if len(values) < 2:
        return Part(fmean(values), 0.0)
    mean = fmean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Part(mean, math.sqrt(variance / len(values)))


def added(parts: Sequence[Part], signs: Sequence[int]) -> Part:
    """The sum of independent parts, each with its sign."""
    mean = sum(sign * each.mean for sign, each in zip(signs, parts, strict=True))
    return Part(mean, math.hypot(*(each.error for each in parts)))


class SeatLuck(msgspec.Struct, frozen=True):
    """The sources of a seat's outcome in truth, in thousandths of a win.

    The worth before the deal and after it, the change by the moves of others and by its own, and
    the outcome.
    """

    expected: Part
    start: Part
    others: Part
    own: Part
    outcome: float


def luck_of(seat: int, actors: Sequence[int], truth: Truth) -> SeatLuck:
    """The sources of a seat's outcome in truth."""
    return SeatLuck(
        part([worths[seat] for worths in truth.fresh]),
        part([worths[seat] for worths in truth.states[0]]),
        part(changes(seat, [actor != seat for actor in actors], truth.states)),
        part(changes(seat, [actor == seat for actor in actors], truth.states)),
        fmean(worths[seat] for worths in truth.states[-1]),
    )


def account_of(luck: SeatLuck, skill: Part, size: float) -> Account:
    """The sources of a seat's outcome, in a unit of this size."""
    return Account(
        luck.expected.span(size),
        added([luck.start, luck.expected], [1, -1]).span(size),
        luck.others.span(size),
        skill.span(size),
        added([luck.own, skill], [1, -1]).span(size),
        scaled(luck.outcome, size),
    )


def changes(seat: int, counted: Sequence[bool], states: Sequence[Sequence[Worths]]) -> list[float]:
    """For each playout, the total change by the moves that count."""
    playouts = range(len(states[0]))
    return [
        float(
            sum(
                states[at + 1][playout][seat] - states[at][playout][seat]
                for at, counts in enumerate(counted)
                if counts
            )
        )
        for playout in playouts
    ]


def skill_in(judgements: Sequence[Judgement]) -> Part:
    """The total gain of all decisions over R1's, as far as the seat could know."""
    gains = [judged.gained for judged in judgements]
    errors = [0.0] + [(gain.high - gain.mean) / Z for gain in gains if math.isfinite(gain.high)]
    return Part(sum(gain.mean for gain in gains), math.hypot(*errors))


def curve(seat: int, states: Sequence[Sequence[Worths]], size: float) -> list[float]:
    """The value of a seat's situation before each move, and at the end."""
    return [scaled(fmean(worths[seat] for worths in state), size) for state in states]
