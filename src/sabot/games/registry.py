"""The one table of games."""

from typing import Final

from sabot.core.errors import BadOptions
from sabot.core.game import AnyGame
from sabot.core.options import split_text
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur2.game import SABOTEUR2

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (SABOTEUR, SABOTEUR2)}


def game_named(name: str) -> AnyGame:
    """The game with this id."""
    if name not in GAMES:
        raise BadOptions(f"there is no game '{name}'; expected one of {', '.join(GAMES)}")
    return GAMES[name]


def game_of_options(text: str) -> AnyGame:
    """The game that a text of options such as `saboteur(players=5)` names."""
    name, _ = split_text(text)
    return game_named(name)
