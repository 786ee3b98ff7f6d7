"""Presenters show games in the terminal; the base class has what most games share."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from textwrap import wrap
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from rich.text import Text

from sabot.core.errors import Refusal
from sabot.core.game import AnyGame, Viewer
from sabot.core.notation import format_seat
from sabot.locales import Words
from sabot.table.claims import MadeClaim
from sabot.terminal.common_sentences import help_lines


class Pick(msgspec.Struct, frozen=True):
    """A thing that a person can choose by a number, such as a card of the hand, and its moves.

    `at_once`: choosing it is the whole decision. `discard` is the move that discards it, if any.
    """

    moves: tuple[Any, ...]
    discard: Any = None
    at_once: bool = False


EventT_contra = TypeVar("EventT_contra", contravariant=True)


class Telling(Protocol[EventT_contra]):
    """Sentences of one game for one viewer."""

    words: Words
    viewer: Viewer

    def describe(self, event: EventT_contra, /) -> list[str]:
        """Sentences about an event."""
        ...

    def card(self, card: str, /) -> str:
        """The name of a card."""
        ...

    def refusal(self, refused: Refusal, /) -> str:
        """The reason of a refusal, in the reader's language."""
        ...

    def called(self, seat: int, /) -> str:
        """The name of a seat, or the word for you."""
        ...


class HasHands(Protocol):
    """A position in which each seat has a hand."""

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The hands, by seat."""
        ...


TellingT = TypeVar("TellingT", bound=Telling[Any])
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
EventT = TypeVar("EventT")
PositionT = TypeVar("PositionT", bound=HasHands)


class Presenter(ABC, Generic[TellingT, ViewT, EventT, PositionT]):
    """Shows one game to one viewer. It gets views and told events, never a state.

    A game names the event that ends a round, and the text of its help; beside that text there is
    one called `…-keys`.
    """

    ROUND_END: ClassVar[type]
    HELP: ClassVar[str]

    def __init__(self, telling: TellingT) -> None:
        self.words = telling.words
        self.telling = telling

    @abstractmethod
    def picks(self, view: ViewT) -> list[Pick]:
        """Everything that can be chosen by a number, in the order of the numbers shown."""

    @abstractmethod
    def prompt(self, view: ViewT) -> str:
        """The question to the seat that must decide."""

    @abstractmethod
    def table(self, view: ViewT, log: list[str], width: int) -> list[Text]:
        """Everything on the table, one's own hand, and the latest news."""

    @abstractmethod
    def no_use(self, view: ViewT, number: int) -> str:
        """The answer to a pick that has no move."""

    def choices(self, view: ViewT, number: int, pick: Pick, width: int) -> list[Text]:
        """The table with the moves of a pick numbered from 1; unused if all are `at_once`."""
        del number, pick
        return self.table(view, [], width)

    def discard_several(self, view: ViewT, numbers: list[int]) -> Any:
        """The move that discards the picks with these numbers at once; None if there is none."""
        del view, numbers

    def sentences(self, event: EventT) -> list[str]:
        """Sentences about an event; none if it is not worth one."""
        self.remember(event)
        return self.telling.describe(event)

    def remember(self, event: EventT) -> None:
        """Keep what the drawing needs from an event."""

    def ends_round(self, event: EventT) -> bool:
        """True if the news of the end of a round begins with this event."""
        return isinstance(event, self.ROUND_END)

    def refusal(self, refused: Refusal) -> str:
        """The reason of a refusal, in the reader's language."""
        return self.telling.refusal(refused)

    def claim(self, game: AnyGame, made: MadeClaim) -> str:
        """A line about a claim: here in the notation, for a game without sentences for it."""
        text = "" if game.vocabulary is None else game.vocabulary.format_claim(made.claim)
        return self.words("claim-line", name=self.telling.called(made.seat), claim=text)

    def verdicts(self, game: AnyGame, judged: Iterable[MadeClaim]) -> list[str]:
        """A title and a line for each claim that was true or false; none without such claims."""
        lines = [
            self.words(
                "claim-judged",
                said=self.claim(game, made),
                verdict=self.words(f"claim-verdict-{made.verdict}"),
            )
            for made in judged
            if made.verdict is not None
        ]
        return [self.words("claims-judged"), *lines] if lines else []

    def help(self) -> list[str]:
        """The keys of the game, the meaning of the drawing, and the notation of moves."""
        keys, text = self.words.lines(f"{self.HELP}-keys"), self.words.lines(self.HELP)
        return help_lines(keys, text)

    def whole_table(
        self, views: list[ViewT], position: PositionT, log: list[str], width: int
    ) -> list[Text]:
        """The table with everything open, from the views of all seats: for replays."""
        lines = self.table(self.open_view(views, position), log, width)
        for seat, hand in enumerate(position.hands):
            lines += self.open_hand(seat, hand, width)
        return lines

    def open_view(self, views: list[ViewT], position: PositionT) -> ViewT:
        """A view with everything face down turned up, and without a hand."""
        del position
        return msgspec.structs.replace(views[0], viewer=None, hand=(), moves=())

    def open_hand(self, seat: int, hand: tuple[str, ...], width: int) -> list[Text]:
        """The hand of a seat, for a replay with everything open."""
        cards = ", ".join(self.card(card) for card in hand)
        return [Text(line) for line in wrap(f"{format_seat(seat)}: {cards}", width)]

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.telling.card(card)

    def most_told(self, tellings: list[EventT]) -> EventT:
        """The most detailed telling of an event, from those of all seats."""
        return tellings[self.seat_told(tellings[0])]

    def seat_told(self, event: EventT) -> int:
        """The seat that is told most about an event: the one that it is about, else the first."""
        seat: int = getattr(event, "seat", 0)
        return seat


AnyPresenter = Presenter[Any, Any, Any, Any]
PlaceT = TypeVar("PlaceT")


class FreshCards(Generic[PlaceT]):
    """The places of cards that are new to a viewer: laid since the viewer's own last move.

    A spectator has no moves: only the last card is new. `dealt` is the event that begins a round,
    `drawn` the one that names a seat though it is no move.
    """

    def __init__(self, viewer: Viewer, dealt: type, drawn: type) -> None:
        self.viewer = viewer
        self.dealt = dealt
        self.drawn = drawn
        self.places: set[PlaceT] = set()

    def track(self, event: object, laid: PlaceT | None) -> None:
        """Update the places by an event, and by the place of the card that it laid."""
        mine = getattr(event, "seat", None) == self.viewer and not isinstance(event, self.drawn)
        if mine or self.viewer is None or isinstance(event, self.dealt):
            self.places = set()
        if laid is not None:
            self.places.add(laid)
