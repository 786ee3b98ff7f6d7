"""What lies open, and what one seat knows besides: the two that every view is made of.

Nothing is ever taken out of the open pieces, only put in its place, so what is forgotten stays
hidden.
"""

# Compiled by mypyc.

from collections.abc import Iterable, Sequence
from typing import TypeVar

PieceT = TypeVar("PieceT")

# Pieces that a seat knows, each with its place among the open ones.
Known = list[tuple[int, PieceT]]


def by_seat(pieces: Iterable[tuple[int, int, PieceT]]) -> dict[int, Known[PieceT]]:
    """What each seat knows, from seats, places and pieces."""
    known: dict[int, Known[PieceT]] = {}
    for seat, place, piece in pieces:
        known.setdefault(seat, []).append((place, piece))
    return known


def with_known(
    shown: tuple[PieceT, ...], known: Sequence[tuple[int, PieceT]]
) -> tuple[PieceT, ...]:
    """The open pieces, with what is known in its place."""
    if not known:
        return shown
    pieces = [*shown]
    for place, piece in known:
        pieces[place] = piece
    return tuple(pieces)
