"""Options as people write them: `saboteur(players=5,edition=zman)`.

A game declares its options once, as a struct. Each field is annotated with an `OptionField`: the
kind that reads, limits and writes its values, a sentence for people, and the default. `OptionSet`
makes and formats options by that declaration.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import msgspec

from sabot.core.errors import BadNotation, BadOptions
from sabot.core.notation import SEAT_LETTERS, format_seat, parse_number, parse_seat

TEXT: Final = re.compile(r"\s*(?P<game>[a-z0-9_]+)\s*(?:\((?P<choices>[^()]*)\))?\s*")
RANDOM: Final = "random"
# The rules' number for a seat that is drawn when the game is dealt.
RANDOM_SEAT: Final = -1


class Kind(msgspec.Struct, frozen=True):
    """The values that an option can have."""

    def read(self, value: object) -> object:
        """The value, given as itself or as text; BadOptions says what was expected."""
        raise NotImplementedError

    def values(self) -> tuple[str, ...]:
        """Every value that can be given, as text."""
        raise NotImplementedError

    def write(self, value: object) -> str:
        """The value as text."""
        return str(value)

    def expected(self) -> str:
        """The values that can be given, for people."""
        return ", ".join(self.values())


class Number(Kind, frozen=True):
    """A whole number within limits: every one, or every `step`th from the lowest."""

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

    def values(self) -> tuple[str, ...]:
        """All numbers in digits."""
        return tuple(map(str, self.numbers()))

    def expected(self) -> str:
        """The limits, or each number if there are gaps between them."""
        return f"{self.low} to {self.high}" if self.step == 1 else super().expected()


class Switch(Kind, frozen=True):
    """On or off."""

    def read(self, value: object) -> bool:
        """True for on."""
        if isinstance(value, bool):
            return value
        if value not in self.values():
            raise BadOptions(f"'{value}' is neither on nor off")
        return value == "on"

    def write(self, value: object) -> str:
        """`on` or `off`."""
        return "on" if value else "off"

    def values(self) -> tuple[str, ...]:
        """Both."""
        return ("on", "off")


class OneOf(Kind, frozen=True):
    """One of some words."""

    words: tuple[str, ...]

    def read(self, value: object) -> str:
        """The word, if it is one of them."""
        if not isinstance(value, str) or value not in self.words:
            raise BadOptions(f"'{value}' is none of {self.expected()}")
        return value

    def values(self) -> tuple[str, ...]:
        """The words."""
        return self.words


class Seat(Kind, frozen=True):
    """A seat, or `random` (None): drawn when the game is dealt."""

    @staticmethod
    def code(seat: int | None) -> int:
        """The seat as the rules read it: RANDOM_SEAT for None."""
        return RANDOM_SEAT if seat is None else seat

    def read(self, value: object) -> int | None:
        """The seat, even if the table has fewer: `OptionSet.make` compares it with the players."""
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
    """One option of a game: its name, its kind, and a sentence about it."""

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


def join_text(game: str, options: tuple[Option, ...], chosen: dict[str, object]) -> str:
    """The canonical text: the chosen values, in the order in which the game declares them."""
    parts = [
        f"{option.name}={option.kind.write(chosen[option.name])}"
        for option in options
        if option.name in chosen
    ]
    return f"{game}({','.join(parts)})"


class OptionField(msgspec.Struct, frozen=True):
    """The declaration of one option: its kind, a sentence about it, and its default.

    An option without a default gets one from the others: see `OptionSet`.
    """

    kind: Kind
    says: str
    default: object = msgspec.UNSET


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of every game's options."""

    players: int


OptionsT = TypeVar("OptionsT", bound=GameOptions)
SetupT = TypeVar("SetupT")


class Setup(Protocol):
    """The options of a running game, as its rules keep them."""

    @property
    def options(self) -> object:
        """The options that people chose."""
        ...


class HasSetup(Protocol):
    """A state that keeps the options it is played with."""

    @property
    def setup(self) -> Setup:
        """The options as the rules read them."""
        ...


def no_defaults(_: Mapping[str, object]) -> Mapping[str, object]:
    """No option has a default that depends on the others."""
    return {}


class OptionSet(Generic[OptionsT, SetupT]):
    """All options of one game, as its options struct declares them.

    `setup` gives the options as the rules read them. `derived` returns the defaults that depend on
    other options, such as those of an edition. The options named by `always` stand in the text even
    with their default values.
    """

    def __init__(
        self,
        game: str,
        struct: type[OptionsT],
        setup: Callable[[OptionsT], SetupT],
        derived: Callable[[Mapping[str, object]], Mapping[str, object]] = no_defaults,
        always: tuple[str, ...] = ("players",),
    ) -> None:
        self.game = game
        self.struct = struct
        # A setup never changes, so games share it.
        self.setup_of = lru_cache(maxsize=64)(setup)
        OPTION_SETS[struct] = self
        self.derived = derived
        self.always = always
        declared = {
            field.name: declaration_of(game, field.name, field.type)
            for field in msgspec.structs.fields(struct)
        }
        if "rounds" not in declared:
            raise TypeError(f"the options of {game} need a field 'rounds', if only for one round")
        self.table = tuple(Option(name, each.kind, each.says) for name, each in declared.items())
        self.fixed = {
            name: each.default
            for name, each in declared.items()
            if each.default is not msgspec.UNSET
        }

    def defaults(self, chosen: Mapping[str, object]) -> dict[str, object]:
        """Every option's default, given these choices."""
        return {**self.fixed, **self.derived({**self.fixed, **chosen})}

    def make(self, choices: dict[str, object]) -> OptionsT:
        """The options with these choices made, and the defaults elsewhere."""
        chosen = read_choices(self.game, self.table, choices)
        options = msgspec.convert(self.defaults(chosen) | chosen, self.struct)
        for option in self.table:
            if isinstance(option.kind, Seat):
                seat: int | None = getattr(options, option.name)
                check_seat(self.game, option.name, seat, options.players)
        return options

    def format(self, options: OptionsT) -> str:
        """The canonical text: options that are always named or differ from their defaults."""
        fields = msgspec.structs.asdict(options)
        usual = self.defaults(fields)
        chosen = {
            name: value
            for name, value in fields.items()
            if name in self.always or value != usual[name]
        }
        return join_text(self.game, self.table, chosen)

    def played_in(self, state: HasSetup) -> OptionsT:
        """The options that a game is played with."""
        return cast("OptionsT", state.setup.options)

    def players(self) -> range:
        """Every number of players."""
        kind = next(option.kind for option in self.table if option.name == "players")
        if not isinstance(kind, Number):
            raise TypeError(f"option 'players' of {self.game} is no Number")
        return kind.numbers()


# The option set of each game that has been imported, by the type of its options.
OPTION_SETS: Final[dict[type[GameOptions], OptionSet[Any, Any]]] = {}


def option_set_of(options: GameOptions) -> OptionSet[Any, Any]:
    """The option set that these options belong to."""
    return OPTION_SETS[type(options)]


@lru_cache(maxsize=64)
def options_text(options: GameOptions) -> str:
    """The canonical text of options of any game."""
    return option_set_of(options).format(options)


@lru_cache(maxsize=64)
def setup_from(struct: type[GameOptions], text: str) -> object:
    """The setup for the options that a text names, of the game with this type of options."""
    options = OPTION_SETS[struct]
    return options.setup_of(options.make(choices_for(options.game, text)))


def declaration_of(game: str, name: str, annotation: object) -> OptionField:
    """The `OptionField` that annotates a field."""
    for each in getattr(annotation, "__metadata__", ()):
        if isinstance(each, OptionField):
            return each
    raise TypeError(f"option '{name}' of {game} is declared without an OptionField")


def check_seat(game: str, name: str, seat: int | None, players: int) -> None:
    """Refuse an option that names a seat outside the table."""
    if seat is not None and seat >= players:
        last = format_seat(players - 1)
        raise BadOptions(f"option '{name}' of {game}: the last of the seats is {last}")
