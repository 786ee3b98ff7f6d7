"""All games: those in the folders beside this file, and those that other packages bring.

Each folder of `sabot.games` is a game with a `descriptor.py`. Another package brings a game by an
entry point of the group `sabot.games`, named by the game's id, for its `GameDescriptor`. Entry
points are read only when somebody lists all games or asks for a game that has no folder here.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

import sabot.games
from sabot.core.entry_points import Brought, brought_by
from sabot.core.errors import BadOptions, SabotError
from sabot.core.game import AnyGame, Game
from sabot.core.options import split_text
from sabot.games.descriptor import GameDescriptor, load

if TYPE_CHECKING:  # it is slow to import, and mostly not needed
    from importlib.metadata import EntryPoint

GROUP: Final = "sabot.games"


@lru_cache(maxsize=1)
def built_in() -> frozenset[str]:
    """The ids of the games in the folders beside this file."""
    from pkgutil import iter_modules  # noqa: PLC0415 (only lists of games need it)

    return frozenset(found.name for found in iter_modules(sabot.games.__path__) if found.ispkg)


@lru_cache(maxsize=64)
def built_in_descriptor(name: str) -> GameDescriptor | None:
    """The descriptor of a game in a folder beside this file; None if there is no such folder."""
    place = f"{GROUP}.{name}"
    if not name.isidentifier():
        return None
    try:
        descriptor: GameDescriptor = import_module(f"{place}.descriptor").DESCRIPTOR
    except ModuleNotFoundError as missing:
        if missing.name in {place, f"{place}.descriptor"}:
            return None
        raise
    return descriptor


@lru_cache(maxsize=1)
def plugins() -> Brought[GameDescriptor]:
    """The games that installed packages bring. A broken one is left out, with the reason."""
    return brought_by(GROUP, "game", checked)


def checked(entry: "EntryPoint", others: Mapping[str, GameDescriptor]) -> GameDescriptor:
    """The descriptor at an entry point; refuses one that could disturb other games."""
    if entry.name in built_in() or entry.name in others:
        raise SabotError("another game has this id")
    descriptor: object = entry.load()
    if not isinstance(descriptor, GameDescriptor):
        raise SabotError(f"expected a GameDescriptor, not {type(descriptor).__name__}")
    game = rules_at(descriptor)
    if {entry.name, descriptor.id, game.id} != {entry.name}:
        raise SabotError(
            f"its ids differ: '{entry.name}', '{descriptor.id}' in its descriptor,"
            f" '{game.id}' in its rules"
        )
    check_words(descriptor)
    return descriptor


def check_words(descriptor: GameDescriptor) -> None:
    """Refuse a catalogue that has no English file."""
    from importlib.resources import files  # noqa: PLC0415 (as above)

    for place in descriptor.words:
        package, _, catalogue = place.partition(":")
        if not files(package).joinpath("en", f"{catalogue}.ftl").is_file():
            raise SabotError(f"there is no en/{catalogue}.ftl in {package}")


def rules_at(descriptor: GameDescriptor) -> AnyGame:
    """The rules that a descriptor names."""
    found = load(descriptor.rules)
    game = cast("AnyGame", found)
    if not isinstance(found, Game):
        raise SabotError(f"expected a Game at '{descriptor.rules}', not {type(found).__name__}")
    return game


def descriptor_of(name: str) -> GameDescriptor:
    """The descriptor of the game with this id."""
    if (descriptor := built_in_descriptor(name)) is not None:
        return descriptor
    found = plugins()
    if name in found.faults:
        raise BadOptions(found.faults[name])
    if name not in found.parts:
        raise BadOptions(f"there is no game '{name}'; expected one of {', '.join(game_ids())}")
    return found.parts[name]


def game_ids() -> list[str]:
    """The ids of all games, as lists show them."""
    names = {*built_in(), *plugins().parts}
    return sorted(names, key=lambda name: (descriptor_of(name).order, name))


class Games(Mapping[str, AnyGame]):
    """All games by their ids, each imported when it is asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self:
            raise KeyError(name)
        return rules_at(descriptor_of(name))

    def __contains__(self, name: object) -> bool:
        return name in built_in() or name in plugins().parts

    def __iter__(self) -> Iterator[str]:
        return iter(game_ids())

    def __len__(self) -> int:
        return len(game_ids())


GAMES: Final = Games()


def game_named(name: str) -> AnyGame:
    """The game with this id."""
    return rules_at(descriptor_of(name))


def game_of_options(text: str) -> AnyGame:
    """The game that a text of options such as `saboteur(players=5)` names."""
    name, _ = split_text(text)
    return game_named(name)
