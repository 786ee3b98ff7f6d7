"""A base class for bots of other packages, typed by the view and the moves of a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from sabot.bots.bot import Seen
from sabot.core.events import GameEvent
from sabot.core.game import AnyGame
from sabot.core.rng import Rng

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


class BaseBot(ABC, Generic[ViewT, MoveT]):
    """The player of one seat for one game: `class MyBot(BaseBot[View, Move])`.

    `choose` is all that a bot needs. Set `follows = True` to be told of every step by `observe`.
    `rng` is the bot's own chance: with the same seed it must make the same moves.
    """

    follows: bool = False

    def __init__(self, game: AnyGame, options: Any, seat: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, view: ViewT) -> MoveT:
        """One of the moves in `view.moves`."""

    def see(self, step: Seen) -> None:
        """Take a step apart for `observe`."""
        self.observe(step.before, step.told, step.after)

    def observe(self, before: ViewT, told: Sequence[GameEvent], after: ViewT) -> None:
        """Take notice of a deal or a move: the view before, what the seat was told, the view after.

        Nobody calls this unless `follows` is true.
        """
