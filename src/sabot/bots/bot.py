"""The interface of a bot: it sees steps and chooses moves. It never gets a state of the game."""

from typing import Any, NamedTuple, Protocol


class Seen(NamedTuple):
    """One step of the game as a seat saw it: its view before, what it was told, its view after."""

    before: Any
    told: tuple[Any, ...]
    after: Any


class Bot(Protocol):
    """The player of one seat for one game.

    `follows` is true if the bot wants to see every step. For a bot that decides by the view alone
    it is false: `see` need not be called, and no views are built for it.
    """

    @property
    def follows(self) -> bool:
        """True if it wants to see every step."""
        ...

    def see(self, step: Seen) -> None:
        """Take notice of a deal or a move of any seat, its own included."""
        ...

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        ...
