"""Events as tokens: rows of a few whole numbers, for models that read what has happened.

A token has WIDTH numbers: its kind, a place in a list, and values. The kinds of a game follow from
the types of its events: one for each event, and one for each list and each struct inside it.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec import inspect

from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.envs.event_words import words_of

WIDTH: Final = 8
VALUES: Final = WIDTH - 2
NOT_TOLD: Final = -1

# Fields with a seat, with a side of the table, and lists with an entry for each seat or side.
SEATS: Final = frozenset(
    {"seat", "target", "starter", "dealer", "source", "partner", "asked_by", "ended_by", "winners"}
)
SIDES: Final = frozenset({"side"})
BY_SEAT: Final = frozenset(
    {"roles", "points", "totals", "scores", "gold", "hands", "paid", "values"}
)

Token = tuple[int, ...]


class Kind(NamedTuple):
    """A kind of token: its number, its name, and what its values are."""

    number: int
    name: str
    values: tuple[str, ...]


class Tokens:
    """The tokens of one game for one number of players."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.players = players
        self.words = {word: 1 + number for number, word in enumerate(words_of(game.id))}
        self.kinds = kinds_of(game)

    def of_events(self, told: Sequence[Any], seat: int) -> Iterator[Token]:
        """The tokens of events that a seat was told."""
        for event in told:
            yield from self.of_struct(tag_of(event), event, seat)

    def of_struct(self, name: str, struct: msgspec.Struct, seat: int) -> Iterator[Token]:
        """The token of an event or of a struct in it, then those of its lists and structs."""
        plain: list[int] = []
        rest: list[tuple[str, Any]] = []
        for field in struct.__struct_fields__:
            value: Any = getattr(struct, field)
            if isinstance(value, msgspec.Struct | tuple):
                rest.append((field, cast("Any", value)))
            elif f"{name} {field}" not in self.kinds:  # else a list that was not told
                plain.append(self.number(field, value, seat))
        yield self.token(name, 0, plain)
        for field, value in rest:
            yield from self.of_field(f"{name} {field}", field, value, seat)

    def of_field(self, name: str, field: str, value: Any, seat: int) -> Iterator[Token]:
        """The tokens of a list or of a struct within an event."""
        if isinstance(value, msgspec.Struct):
            yield from self.of_struct(name_below(name, type(value)), value, seat)
            return
        listed: tuple[Any, ...] = value
        for index, entry in enumerate(listed):
            place = (index - seat) % len(listed) if field in BY_SEAT else index
            one = not isinstance(entry, tuple)
            for each in cast("tuple[object, ...]", (entry,) if one else entry):
                yield self.token(name, place, [self.number(field, each, seat)])

    def token(self, name: str, place: int, values: list[int]) -> Token:
        """A row of numbers, filled up with zeros."""
        return (self.kinds[name].number, place, *values, *(0,) * (VALUES - len(values)))

    def number(self, field: str, value: object, seat: int) -> int:
        """A plain value as a number."""
        if isinstance(value, str):
            if value not in self.words:
                raise SabotError(
                    f"'{value}' is no word of these tokens; see sabot.envs.event_words"
                )
            return self.words[value]
        if field in SEATS:
            return 0 if not isinstance(value, int) else 1 + (value - seat) % self.players
        if not isinstance(value, int):
            return NOT_TOLD
        return value ^ (seat & 1) if field in SIDES else int(value)


def tag_of(event: msgspec.Struct) -> str:
    """The name of a kind of event."""
    return str(event.__struct_config__.tag)


def name_below(name: str, struct: type[msgspec.Struct]) -> str:
    """The name of the token for a struct in a field: with its tag, where it has one."""
    tag = struct.__struct_config__.tag
    return name if tag is None else f"{name} {tag}"


@lru_cache(maxsize=64)
def kinds_of(game: AnyGame) -> Mapping[str, Kind]:
    """All kinds of tokens of a game, by their names."""
    found: dict[str, Kind] = {}
    for event in structs_in(inspect.type_info(game.event_type)):
        add_kinds(found, str(event.tag), event)
    return found


def add_kinds(found: dict[str, Kind], name: str, struct: inspect.StructType) -> None:
    """Add the kind of a struct, then those of its lists and structs."""
    plain: list[str] = []
    below: list[tuple[str, inspect.Type]] = []
    for field in struct.fields:
        if structs_in(field.type) or lists_in(field.type):
            below.append((field.name, field.type))
        else:
            plain.append(field.name)
    if len(plain) > VALUES:
        raise TypeError(f"{name} has {len(plain)} values; a token has room for {VALUES}")
    found[name] = Kind(1 + len(found), name, tuple(plain))
    for field_name, kind in below:
        if lists_in(kind):
            path = f"{name} {field_name}"
            found[path] = Kind(1 + len(found), path, (field_name,))
        for inner in structs_in(kind):
            add_kinds(found, name_below(f"{name} {field_name}", inner.cls), inner)


def structs_in(kind: inspect.Type) -> list[inspect.StructType]:
    """The structs that a type allows."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [part for part in parts if isinstance(part, inspect.StructType)]


def lists_in(kind: inspect.Type) -> bool:
    """True if a type allows a list."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return any(isinstance(part, inspect.VarTupleType | inspect.TupleType) for part in parts)
