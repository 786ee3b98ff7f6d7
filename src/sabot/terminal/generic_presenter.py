"""A presenter for any game: the fields of its view as a list, its legal moves numbered below.

A game that has a Fluent catalogue can replace the plain words: `ID-field-NAME`, `ID-move-TAG`,
`ID-event-TAG` and `ID-refusal-REASON`, each with hyphens for underscores. They get the fields as
facts, `hidden` where the viewer is not told; events also get `you`, `yes` or `no`, and `name`.
"""

from textwrap import wrap
from typing import Any, Final

import msgspec
from rich.text import Text

from sabot.core.errors import Refusal
from sabot.core.game import AnyGame, Viewer
from sabot.locales import Words
from sabot.terminal.common_sentences import Speaker, news_lines
from sabot.terminal.layout import numbered
from sabot.terminal.outline import Outline, Plain
from sabot.terminal.presenter import Pick, Presenter
from sabot.terminal.screen import numbers_to

NUMBER_STYLE: Final = "bold cyan"
NEWS: Final = 8
# The indent of the further lines of a long field.
HANGING: Final = 4
# Fields that the table shows in another way, or need not show.
NOT_LISTED: Final = frozenset({"game", "rules", "options", "viewer", "moves", "hindered"})
# The fact of a text for a field that is hidden from the viewer.
HIDDEN: Final = "hidden"
ROUND_ENDS: Final = frozenset({"round-ended", "game-ended"})


def fields_of(value: object) -> dict[str, Plain]:
    """The fields of a struct as plain data."""
    fields: dict[str, Plain] = msgspec.to_builtins(value)
    return fields


def tag_of(value: msgspec.Struct) -> str:
    """The kind of a move or event, as the wire calls it."""
    return str(value.__struct_config__.tag)


def seat_in(facts: dict[str, Plain]) -> int | None:
    """The seat that an event is about, taken out of its facts."""
    seat = facts.pop("seat", None)
    return seat if isinstance(seat, int) else None


class PlainSentences(Speaker):
    """Tells moves, events and refusals of any game in plain words."""

    def __init__(self, game: AnyGame, words: Words, names: list[str], viewer: Viewer) -> None:
        super().__init__(words, names, viewer)
        self.game = game
        self.stem = game.id.replace("_", "-")
        self.outline = Outline(self.label, self.called, len(names))

    def named(self, kind: str, name: str) -> str:
        """The name of a text in the game's own catalogue."""
        return f"{self.stem}-{kind}-{name.replace('_', '-')}"

    def label(self, field: str) -> str:
        """The word for a field."""
        name = self.named("field", field)
        return self.words(name) if name in self.words else field.replace("_", " ")

    def facts(self, value: msgspec.Struct) -> dict[str, Plain]:
        """The fields of a move or event, without its tag."""
        tag_field = value.__struct_config__.tag_field
        return {name: fact for name, fact in fields_of(value).items() if name != tag_field}

    def move(self, move: msgspec.Struct) -> str:
        """A move in words: the game's own, or its notation."""
        name = self.named("move", tag_of(move))
        if name in self.words:
            return self.words(name, **self.told(self.facts(move)))
        return self.game.format_move(move)

    def describe(self, event: msgspec.Struct) -> list[str]:
        """A sentence about an event: the game's own, or its tag and fields."""
        tag, facts = tag_of(event), self.facts(event)
        seat = seat_in(facts)
        name = self.named("event", tag)
        if name in self.words:
            told = self.told(facts)
            return [self.words(name, **told) if seat is None else self.said(name, seat, **told)]
        deed = tag.replace("-", " ")
        details = "; ".join(
            self.outline.inline(field, fact) for field, fact in facts.items() if fact is not None
        )
        said = f"{deed} ({details})" if details else deed
        return [said if seat is None else f"{self.called(seat)}: {said}"]

    def told(self, facts: dict[str, Plain]) -> dict[str, str | int]:
        """Facts as a text takes them: seats as names, lists joined."""
        return {field: self.fact(field, value) for field, value in facts.items()}

    def fact(self, field: str, value: Plain) -> str | int:
        """One fact of a text; a number stays one, so that a text can count."""
        if value is None:
            return HIDDEN
        if type(value) is int and not self.outline.is_seat(field, value):
            return value
        return self.outline.value(field, value)

    def card(self, card: str) -> str:
        """A card by its own name."""
        return card

    def refusal(self, refused: Refusal) -> str:
        """The reason of a refusal: the game's own words, or its English sentence."""
        name = self.named("refusal", refused.reason)
        return self.words(name, **refused.facts) if name in self.words else str(refused)


class GenericPresenter(Presenter[PlainSentences, Any, Any, Any]):
    """Shows any game to one viewer."""

    HELP = "generic-help"

    def __init__(self, game: AnyGame, words: Words, names: list[str], viewer: Viewer) -> None:
        super().__init__(PlainSentences(game, words, names, viewer))
        self.game = game

    def picks(self, view: Any) -> list[Pick]:
        """Every legal move; naming it is the whole decision."""
        return [Pick((move,), at_once=True) for move in view.moves]

    def prompt(self, view: Any) -> str:
        """The question to the seat that must decide."""
        return self.words("generic-prompt", numbers=numbers_to(len(view.moves)))

    def no_use(self, view: Any, number: int) -> str:
        """Unused: every pick is a legal move."""
        raise AssertionError(f"pick {number} of {view.game} has no move")

    def table(self, view: Any, log: list[str], width: int) -> list[Text]:
        """The title, the fields of the view, the latest news, and the legal moves."""
        title = f"{self.game.title}: {self.game.format_options(view.options)}"
        return [
            Text(title, "bold"),
            *self.listed(view, width),
            *news_lines(log, width, NEWS),
            *self.moves(view, width),
        ]

    def listed(self, value: object, width: int) -> list[Text]:
        """The fields of a view or position, one below the other, in lines of this width."""
        fields = {
            name: field
            for name, field in fields_of(value).items()
            if name not in NOT_LISTED and field is not None
        }
        return [
            Text(part)
            for line in self.telling.outline.lines(fields)
            for part in wrap(line, width, subsequent_indent=" " * HANGING)
        ]

    def moves(self, view: Any, width: int) -> list[Text]:
        """The legal moves with their numbers, in columns."""
        return numbered(map(self.telling.move, view.moves), width, NUMBER_STYLE, digits=3)

    def ends_round(self, event: Any) -> bool:
        """True if this is the end of a round or of the game, by its tag."""
        return tag_of(event) in ROUND_ENDS

    def whole_table(
        self, views: list[Any], position: Any, log: list[str], width: int
    ) -> list[Text]:
        """The fields of the whole position, and the latest news."""
        title = f"{self.game.title}: {self.game.format_options(views[0].options)}"
        return [Text(title, "bold"), *self.listed(position, width), *news_lines(log, width, NEWS)]

    def most_told(self, tellings: list[Any]) -> Any:
        """The telling that hides least."""
        return min(tellings, key=lambda event: msgspec.json.encode(event).count(b"null"))
