"""The number of cards missing to the treasure as a seat sees it, before and after a move."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

from sabot.bots.saboteur.distances import CERTAIN, FAR, NO_CELL, Distances
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import Maze, tunnel_tile
from sabot.games.saboteur.move_codes import card_of, turned_of, where_of
from sabot.games.saboteur.moves import LayTunnel

# The distance to a goal that no tunnel can reach.
NO_WAY: Final = int(FAR)


class TunnelDistance(NamedTuple):
    """The number of cards missing to the nearest possible treasure; NO_WAY if there is no path.

    `known`: the viewer knows which goal it is. `reaches`: the move gets to a goal. `leads_on`: the
    tunnel can go on from the card that the move lays.
    """

    before: int
    after: int
    known: bool
    reaches: bool
    leads_on: bool


def tunnel_distance(game: AnyGame, view: Any, move: object, world: State) -> TunnelDistance:
    """The distance to the treasure before a move and after it.

    `world` is any state that agrees with the view: only what the viewer knows of it is used.
    """
    del view
    return measured(Distances(), lambda world: world.maze, game, move, cast("DigState", world))


def measured(
    distances: Distances,
    walked: Callable[[DigState], Maze],
    game: AnyGame,
    move: object,
    world: DigState,
) -> TunnelDistance:
    """The distance by a table of distances, in the maze as the viewer's side can walk it."""
    code = game.move_code(move)
    maze = walked(world)
    distances.look(world, maze)
    before, known = missing_cards(distances), distances.knows_treasure()
    leads_on = reaches = False
    if isinstance(move, LayTunnel):
        distances.judge_lay(maze, where_of(code), tunnel_tile(card_of(code), turned_of(code)))
        leads_on, reaches = distances.mouths > 0, distances.treasure + distances.stone > 0
    if reaches:
        return TunnelDistance(before, 0, known and distances.treasure == CERTAIN, reaches, leads_on)
    after = cast("DigState", world.copy())
    after.step(code)
    distances.look(world, walked(after))
    return TunnelDistance(before, missing_cards(distances), known, reaches, leads_on)


def missing_cards(distances: Distances) -> int:
    """The number of cards missing to the nearest goal where the treasure may lie."""
    nearest = [
        (goal, distances.best_cell[goal])
        for goal in range(GOAL_COUNT)
        if distances.chances[goal] and distances.best_cell[goal] != NO_CELL
    ]
    return min(
        (int(distances.ways[goal * distances.size + cell]) for goal, cell in nearest),
        default=NO_WAY,
    )
