"""The encoder of a game by its options, found by the game's descriptor."""

from collections.abc import Callable
from typing import NamedTuple, cast

from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.options import GameOptions
from sabot.core.state import State
from sabot.envs.encoder import Encoder
from sabot.envs.window import Window
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of, game_of_options


class Environment(NamedTuple):
    """A game with its options, and its encoder. `opening` waits to be dealt; copy it to play."""

    game: AnyGame
    options: GameOptions
    opening: State
    encoder: Encoder


def environment(options: str, window: Window | None = None) -> Environment:
    """The environment for options such as `saboteur(players=5)`.

    `window` is the part of the maze that has actions and planes cell by cell, in games that have
    a maze.
    """
    game = game_of_options(options)
    place = descriptor_of(game.id).environment
    if place is None:
        raise SabotError(
            f"there is no environment for '{game.id}': its descriptor names none; see"
            " docs/environments.md"
        )
    chosen = game.parse_options(options)
    opening = game.new(chosen)
    make = cast("Callable[[State, Window | None], Encoder]", load(place))
    return Environment(game, chosen, opening, make(opening, window))
