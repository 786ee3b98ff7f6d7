"""Options as people write them: `saboteur(players=5,edition=zman)`.

A game declares each option once, as a kind that reads, limits and writes its values.
"""

import re
from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from sabot.core.errors import BadNotation, BadOptions, expect
from sabot.core.notation import SEAT_LETTERS, format_seat, parse_number, parse_seat

TEXT: Final = re.compile(r"\s*(?P<game>[a-z0-9_]+)\s*(?:\((?P<choices>[^()]*)\))?\s*")
RANDOM: Final = "random"


class Kind(Protocol):
    """What an option can be."""

    def read(self, value: object) -> object:
        """The value, given as itself or as text; BadOptions says what was expected."""
        ...

    def write(self, value: object) -> str:
        """The value as text."""
        ...

    def expected(self) -> str:
        """The values that can be given, for people."""
        ...

    def values(self) -> tuple[str, ...]:
        """Every value that can be given, as text."""
        ...


class Number(msgspec.Struct, frozen=True):
    """A whole number within limits; with a step only every so many of them, from the lowest."""

    low: int
    high: int
    step: int = 1

    def read(self, value: object) -> int:
        """The number, if it is within the limits."""
        if isinstance(value, str):
            value = parse_number(value, "number")
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadOptions(f"'{value}' is no whole number")
        if not self.low <= value <= self.high:
            raise BadOptions(f"{value} is not from {self.low} to {self.high}")
        if value not in self.numbers():
            raise BadOptions(f"{value} is none of {self.expected()}")
        return value

    def numbers(self) -> range:
        """All numbers that it can be."""
        return range(self.low, self.high + 1, self.step)

    def write(self, value: object) -> str:
        """The number in digits."""
        return str(value)

    def values(self) -> tuple[str, ...]:
        """All numbers."""
        return tuple(map(str, self.numbers()))

    def expected(self) -> str:
        """The limits, or each number if there are gaps between them."""
        if self.step > 1:
            return ", ".join(map(str, self.numbers()))
        return f"{self.low} to {self.high}"


class Switch(msgspec.Struct, frozen=True):
    """On or off."""

    def read(self, value: object) -> bool:
        """Whether it is on."""
        if isinstance(value, bool):
            return value
        if value not in ("on", "off"):
            raise BadOptions(f"'{value}' is neither on nor off")
        return value == "on"

    def write(self, value: object) -> str:
        """`on` or `off`."""
        return "on" if value else "off"

    def values(self) -> tuple[str, ...]:
        """Both."""
        return ("on", "off")

    def expected(self) -> str:
        """Both."""
        return ", ".join(self.values())


class OneOf(msgspec.Struct, frozen=True):
    """One of some words."""

    words: tuple[str, ...]

    def read(self, value: object) -> str:
        """The word, if it is one of them."""
        if not isinstance(value, str) or value not in self.words:
            raise BadOptions(f"'{value}' is none of {', '.join(self.words)}")
        return value

    def write(self, value: object) -> str:
        """The word itself."""
        return str(value)

    def values(self) -> tuple[str, ...]:
        """The words."""
        return self.words

    def expected(self) -> str:
        """The words."""
        return ", ".join(self.words)


class Seat(msgspec.Struct, frozen=True):
    """A seat, or `random` (None): drawn when the game is dealt."""

    def read(self, value: object) -> int | None:
        """The seat; whether there are that many is for the game to say."""
        if value is None or value == RANDOM:
            return None
        if isinstance(value, str):
            return parse_seat(value)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadOptions(f"'{value}' is no seat")
        return value

    def write(self, value: object) -> str:
        """The seat's letter, or `random`."""
        return format_seat(value) if isinstance(value, int) else RANDOM

    def values(self) -> tuple[str, ...]:
        """`random`, and every letter that a seat can have."""
        return (RANDOM, *SEAT_LETTERS)

    def expected(self) -> str:
        """Letters."""
        return f"{RANDOM}, or a seat's letter"


class Option(msgspec.Struct, frozen=True):
    """One option of a game: its name, what it can be, and a sentence about it."""

    name: str
    kind: Kind
    says: str


def read_choices(
    game: str, options: tuple[Option, ...], choices: dict[str, object]
) -> dict[str, object]:
    """The choices with their values read; refuses names that the game does not have."""
    known = {option.name: option for option in options}
    read: dict[str, object] = {}
    for name, value in choices.items():
        if name not in known:
            raise BadOptions(f"{game} has no option '{name}'; it has {', '.join(known)}")
        kind = known[name].kind
        try:
            read[name] = kind.read(value)
        except (BadOptions, BadNotation) as refusal:
            expected = kind.expected()
            raise BadOptions(f"option '{name}' of {game}: {refusal}; expected {expected}") from None
    return read


def split_text(text: str) -> tuple[str, dict[str, object]]:
    """The game's id and the choices that a text such as `saboteur(players=5)` names."""
    match = TEXT.fullmatch(text)
    if match is None:
        raise BadOptions(f"'{text}' names no game; expected a form like saboteur(players=5)")
    choices: dict[str, object] = {}
    for part in (match["choices"] or "").split(","):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not name and not equals:
            continue
        if not (name and equals and value):
            raise BadOptions(f"'{part.strip()}' is no option; expected a form like players=5")
        if name in choices:
            raise BadOptions(f"option '{name}' is given twice")
        choices[name] = value
    return match["game"], choices


def choices_for(game: str, text: str) -> dict[str, object]:
    """The choices that a text makes for this game; refuses the options of another."""
    named, choices = split_text(text)
    if named != game:
        raise BadOptions(f"'{text}' names the game '{named}'; expected {game}")
    return choices


class Header(Protocol):
    """What every position begins with: the game, the version of its rules, and its options."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def rules(self) -> int:
        """The version of its rules."""
        ...

    @property
    def options(self) -> str:
        """Its options as text."""
        ...


def check_header(header: Header, game: str, rules_version: int) -> dict[str, object]:
    """The choices in a position's options; refuses another game or an unknown version."""
    expect(header.game == game, f"this is a position of '{header.game}'; expected {game}")
    expect(
        header.rules == rules_version,
        f"rules version {header.rules} is unknown; expected {rules_version}",
    )
    named, choices = split_text(header.options)
    expect(named == game, f"the options are those of '{named}'; expected {game}")
    return choices


def join_text(game: str, options: tuple[Option, ...], chosen: dict[str, object]) -> str:
    """The canonical text: the chosen values, in the order in which the game declares them."""
    parts = [
        f"{option.name}={option.kind.write(chosen[option.name])}"
        for option in options
        if option.name in chosen
    ]
    return f"{game}({','.join(parts)})"


def canonical_text(
    game: str,
    table: tuple[Option, ...],
    options: msgspec.Struct,
    usual: Mapping[str, object],
    always: tuple[str, ...] = ("players",),
) -> str:
    """The canonical text: what is always named, and what differs from the usual."""
    fields = msgspec.structs.asdict(options)
    chosen = {
        name: value for name, value in fields.items() if name in always or value != usual[name]
    }
    return join_text(game, table, chosen)


def check_seat(game: str, name: str, seat: int | None, players: int) -> None:
    """Refuse an option that names a seat at which nobody sits."""
    if seat is not None and seat >= players:
        last = format_seat(players - 1)
        raise BadOptions(f"option '{name}' of {game}: the last of the seats is {last}")
