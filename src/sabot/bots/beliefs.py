"""Beliefs: what a seat infers about hidden information from the steps it has seen."""

from typing import Any, Protocol, runtime_checkable

from sabot.bots.bot import Seen
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State


class Beliefs(Protocol):
    """One seat's distribution over worlds. It receives only views and the events told to it."""

    def see(self, step: Seen) -> None:
        """Update the beliefs after a deal or a move of any seat."""
        ...

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view, by their probability."""
        ...


@runtime_checkable
class ListeningBeliefs(Protocol):
    """Beliefs that take in what is claimed at the table."""

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Update the beliefs by a claim of any seat; `view` is the view when it was made."""
        ...


class Unbiased:
    """Learns nothing: the distribution over worlds that agree with the view is uniform."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def see(self, step: Seen) -> None:
        """Do nothing: the view holds everything that excludes a world."""

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view."""
        return [self.game.imagine(view, rng) for _ in range(count)]
