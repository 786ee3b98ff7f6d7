"""The number of cards missing to the treasure for one's own side, before and after a move."""

from typing import Any, Final, cast

from mypy_extensions import i64

from sabot.bots.saboteur.tunnel_distance import TunnelDistance, measured
from sabot.bots.saboteur2.distances import Distances2, as_walked
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import Maze
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import BLUE_DOOR, GREEN_DOOR, NOTHING

# The doors that are shut to a role.
BARRED: Final = {"green": BLUE_DOOR, "blue": GREEN_DOOR}


def tunnel_distance(game: AnyGame, view: Any, move: object, world: State) -> TunnelDistance:
    """The distance to the treasure before a move and after it, with the rivals' doors shut.

    `world` is any state that agrees with the view: only what the viewer knows of it is used.
    """
    barred: i64 = BARRED.get(view.seats[view.viewer].role, NOTHING)

    def walked(world: DigState) -> Maze:
        return as_walked(world.maze, cast("Saboteur2", world).setup.shows, barred)

    return measured(Distances2(), walked, game, move, cast("DigState", world))
