"""What a lie was worth: what those who believed it did next, beside what R1 would have done.

Before a move the true curve plays on with R1, which hears no claims; after it, from the move that
was made. Playout for playout the two share their chance. So their difference is what the move
changed beyond what a player without ears would have done; its interval says how sure that is.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from sabot.arena.intervals import student
from sabot.review.evaluator import Unit
from sabot.review.luck_and_skill import span_of
from sabot.review.parts import NextMove, ToldLie
from sabot.review.sides import seats_by_side, wins
from sabot.review.true_curve import Truth, Worths
from sabot.wire.review import LieWorth, Span

# A change below this, in points, is none.
NOTHING: Final = 1.0
NO_CHANGE: Final = Span(0.0, 0.0, 0.0)


def next_moves(
    lie: ToldLie, actors: Sequence[int], sides: Sequence[str], truth: Truth, unit: Unit
) -> Iterator[NextMove]:
    """The next move after a lie of each seat of another side, with its worth to the liar's side."""
    friends = seats_by_side(sides)[sides[lie.seat]]
    for seat in range(len(sides)):
        at = next((n for n in range(lie.at, len(actors)) if actors[n] == seat), None)
        if at is not None and seat not in friends:
            yield NextMove(seat, at, gained(truth.states[at], truth.states[at + 1], friends, unit))


def gained(
    before: Sequence[Worths], after: Sequence[Worths], seats: Sequence[int], unit: Unit
) -> Span:
    """By how many points a side is likelier to win, playout by playout."""
    pairs = zip(won(before, seats, unit), won(after, seats, unit), strict=True)
    return span_of(student([100.0 * (then - now) for now, then in pairs]), 1.0)


def won(playouts: Sequence[Worths], seats: Sequence[int], unit: Unit) -> list[bool]:
    """Which playouts one of these seats has won."""
    return [any(wins(worths[seat], unit) for seat in seats) for worths in playouts]


def total(moves: Sequence[NextMove]) -> Span:
    """The worth of several moves together."""
    mean = sum(each.worth.mean for each in moves)
    half = math.sqrt(sum(((each.worth.high - each.worth.low) / 2) ** 2 for each in moves))
    return Span(*(round(value, 1) for value in (mean, mean - half, mean + half)))


def judged(worth: Span) -> LieWorth:
    """Whether the worth of a lie is sure."""
    if max(abs(worth.low), abs(worth.high)) < NOTHING:
        return "nothing"
    if worth.low > 0:
        return "paid"
    return "backfired" if worth.high < 0 else "unsure"
