"""The interface of a bot: it sees steps and chooses moves. It never gets a state of the game."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from sabot.core.claims import Statement


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


@runtime_checkable
class Listener(Protocol):
    """A bot that takes notice of claims."""

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Take notice of a claim of any seat, its own included.

        `view` is the view of the bot's seat when the claim was made. Only a bot that follows every
        step is told: others get all claims of the round when they are asked to speak.
        """
        ...


@runtime_checkable
class Speaker(Protocol):
    """A bot that makes claims. A bot without this method is silent."""

    def speak(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """A claim that the bot makes now, or None.

        `said` are the claims of the round so far, in order. Whoever asks checks the claim: it may
        be one too many.
        """
        ...


@runtime_checkable
class Talker(Listener, Speaker, Protocol):
    """A bot that takes part in table talk."""
