"""Parts of views for any game: the view that all share, and what one seat knows in addition.

Private knowledge is added to the shared part and nothing is ever removed from it, so what is
forgotten stays hidden.
"""

# Compiled by mypyc.

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.game import Viewer, ViewParts
from sabot.core.hindered import Hindered
from sabot.core.state import State

PieceT = TypeVar("PieceT")
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)

# Pieces that a seat knows, each with its place among the open ones.
Known = list[tuple[int, PieceT]]


def parts_for(
    viewers: Sequence[Viewer], shared: ViewT, private: Callable[[int], dict[str, object]]
) -> ViewParts[ViewT]:
    """The parts of these viewers' views; a spectator has no private fields."""
    return ViewParts(shared, [{} if viewer is None else private(viewer) for viewer in viewers])


def turn_of(
    state: StateT,
    acts: bool,
    move_of: Callable[[int], object],
    hindered: Callable[[StateT, vec[i64]], tuple[Hindered, ...]],
) -> dict[str, object]:
    """The legal moves of the seat that acts and why it can't do more; none for other seats."""
    if not acts:
        return {"moves": (), "hindered": ()}
    moves = state.moves()
    return {"moves": tuple(map(move_of, moves)), "hindered": hindered(state, moves)}


def by_seat(pieces: Iterable[tuple[int, int, PieceT]]) -> dict[int, Known[PieceT]]:
    """The pieces that each seat knows, from seats, places and pieces."""
    known: dict[int, Known[PieceT]] = {}
    for seat, place, piece in pieces:
        known.setdefault(seat, []).append((place, piece))
    return known


def with_known(
    shown: tuple[PieceT, ...], known: Sequence[tuple[int, PieceT]]
) -> tuple[PieceT, ...]:
    """The open pieces, with those that are known in their places."""
    if not known:
        return shown
    pieces = [*shown]
    for place, piece in known:
        pieces[place] = piece
    return tuple(pieces)
