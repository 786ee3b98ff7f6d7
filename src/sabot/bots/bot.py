"""What a bot is asked: what it sees, and how it decides. It never gets a state of the game."""

from typing import Any, NamedTuple, Protocol


class Seen(NamedTuple):
    """One step of the game as a seat saw it: its view before, what it was told, its view after."""

    before: Any
    told: tuple[Any, ...]
    after: Any


class Bot(Protocol):
    """Somebody at a seat, for one game.

    `follows` says whether it wants to see every step. Who decides by the view alone says no, and
    is spared the views that nobody would look at: then `see` need not be called.
    """

    @property
    def follows(self) -> bool:
        """True if it wants to see every step."""
        ...

    def see(self, step: Seen) -> None:
        """Something happened: a deal, or a move of anybody's, its own too."""
        ...

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        ...
