"""The state of a game as search, playouts and environments see it: moves as whole numbers."""

# Compiled by mypyc.

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sabot.core.rng import Rng

NOBODY: Final = -1


def seat_or_none(seat: i64) -> int | None:
    """The seat, or None for NOBODY."""
    return None if seat == NOBODY else int(seat)


# Games of other packages derive interpreted classes from this one.
@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One running game with all hidden information. Bots and clients get views and never this."""

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY: then a round waits to be dealt, or it is over."""

    @abstractmethod
    def moves(self) -> vec[i64]:
        """Every legal move of the seat to act, once each, in ascending order."""

    @abstractmethod
    def step(self, move: i64) -> None:
        """Play one of `moves()`. Trusts its caller: `Game.play` is the one that refuses."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy of this state."""

    @abstractmethod
    def awaits_deal(self) -> bool:
        """True if the next round has to be dealt before anyone can act."""

    @abstractmethod
    def deal(self, rng: Rng) -> None:
        """Deal the round that is awaited, for playouts; people's deals go through `Game.deal`."""

    @abstractmethod
    def over(self) -> bool:
        """True if the game has ended."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The seat's score so far; the final score once the game is over."""
