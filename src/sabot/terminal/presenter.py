"""What the terminal asks of each game: how it looks, and what a person can pick."""

from typing import Any, Protocol

import msgspec
from rich.text import Text

from sabot.core.errors import IllegalMove


class Pick(msgspec.Struct, frozen=True):
    """What a person can name by a number, such as a card of the hand, and what can be done with it.

    `at_once`: naming it is the whole decision. `discard` is the move that throws it away, if any.
    """

    moves: tuple[Any, ...]
    discard: Any = None
    at_once: bool = False


class Presenter(Protocol):
    """One game's looks, for one viewer. It is given views and told events, never a state."""

    def picks(self, view: Any) -> list[Pick]:
        """What can be named by a number, in the order of the numbers shown."""
        ...

    def discard_several(self, view: Any, numbers: list[int]) -> Any:
        """The move that throws the picks with these numbers away at once; None if none does."""
        ...

    def prompt(self, view: Any) -> str:
        """The question for who is to decide."""
        ...

    def no_use(self, view: Any, number: int) -> str:
        """What is said when nothing can be done with a pick."""
        ...

    def table(self, view: Any, log: list[str], width: int) -> list[Text]:
        """All that lies on the table, the own hand, and the latest news."""
        ...

    def choices(self, view: Any, number: int, pick: Pick, width: int) -> list[Text]:
        """The table with the moves of a pick numbered from 1."""
        ...

    def sentences(self, event: Any) -> list[str]:
        """What is said about an event; nothing, if it is not worth a sentence."""
        ...

    def ends_round(self, event: Any) -> bool:
        """Whether the news of how a round ended begins with this event."""
        ...

    def refusal(self, refused: IllegalMove) -> str:
        """Why a move was refused, in the reader's language."""
        ...

    def help(self) -> list[str]:
        """What else can be typed, what the drawing means, and how moves are written."""
        ...

    def whole_table(
        self, views: list[Any], position: Any, log: list[str], width: int
    ) -> list[Text]:
        """The table with everything open, from the views of all seats: for replays."""
        ...

    def most_told(self, tellings: list[Any]) -> Any:
        """Of one event as each seat was told it, the telling that holds most."""
        ...
