"""The one table of games."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from sabot.core.errors import BadOptions
from sabot.core.game import AnyGame
from sabot.core.options import split_text

# Where each game is: only the one that is asked for is imported, so a game costs no other's start.
PLACES: Final[dict[str, str]] = {
    "saboteur": "sabot.games.saboteur.game:SABOTEUR",
    "saboteur2": "sabot.games.saboteur2.game:SABOTEUR2",
    "seven_seals": "sabot.games.seven_seals.game:SEVEN_SEALS",
    "sabotage": "sabot.games.sabotage.game:SABOTAGE",
}


class Games(Mapping[str, AnyGame]):
    """All games by their ids, each imported when it is asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        module, _, constant = PLACES[name].partition(":")
        game: AnyGame = getattr(import_module(module), constant)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


GAMES: Final = Games()


def game_named(name: str) -> AnyGame:
    """The game with this id."""
    if name not in PLACES:
        raise BadOptions(f"there is no game '{name}'; expected one of {', '.join(PLACES)}")
    return GAMES[name]


def game_of_options(text: str) -> AnyGame:
    """The game that a text of options such as `saboteur(players=5)` names."""
    name, _ = split_text(text)
    return game_named(name)
