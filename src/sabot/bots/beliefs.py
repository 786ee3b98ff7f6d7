"""What a seat believes of what it can't see, from all that it saw."""

from typing import Any, Protocol

from sabot.bots.bot import Seen
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State


class Beliefs(Protocol):
    """How likely each world is, as one seat sees it. It gets views and told events only."""

    def see(self, step: Seen) -> None:
        """Learn from a deal or a move, anybody's."""
        ...

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """So many worlds of this view, each drawn by how likely it is held to be."""
        ...


class Unbiased:
    """Learns nothing from what others do: every world that agrees with the view is as likely."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def see(self, step: Seen) -> None:
        """The view holds all that rules a world out."""

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """So many worlds of this view."""
        return [self.game.imagine(view, rng) for _ in range(count)]
