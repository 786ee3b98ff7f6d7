"""Pieces of a board: drawings of the browser client, each at its place."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

# The size of a card, which is the unit of all places.
WIDE: Final = 120
HIGH: Final = 180
# A place for the mark of a seat, above what is its own.
MARK: Final = 60
# Between what belongs to different players.
GAP: Final = 60


class Placed(NamedTuple):
    """A drawing at a place, in units of the cards, with its size."""

    x: float
    y: float
    art: str
    wide: float = WIDE
    high: float = HIGH


def mark_at(marks: Sequence[str], seat: int, x: float, y: float) -> Iterator[Placed]:
    """The mark of a seat, if it has one."""
    if seat < len(marks):
        yield Placed(x, y, marks[seat], WIDE, MARK)
