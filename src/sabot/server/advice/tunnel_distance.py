"""How far the tunnel is from the goals, as a seat sees it, before a move and after it."""

from typing import Any, Final, NamedTuple, cast

from mypy_extensions import i64

from sabot.bots.saboteur.distances import CERTAIN, FAR, NO_CELL, Distances
from sabot.bots.saboteur2.distances import Distances2, as_walked
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig_state import Dig
from sabot.games.saboteur.maze import Maze, tunnel_tile
from sabot.games.saboteur.move_codes import card_of, turned_of, where_of
from sabot.games.saboteur.moves import LayTunnel
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import BLUE_DOOR, GREEN_DOOR, NOTHING
from sabot.server.advice.case import Case

# The doors that are shut to a role.
BARRED: Final = {"green": BLUE_DOOR, "blue": GREEN_DOOR}


class Ways(NamedTuple):
    """How many cards are missing to a goal where the treasure may lie; FAR if there is no way.

    `known`: the viewer knows which goal it is. `reaches` is whether the move gets to a goal, and
    `leads_on` whether one could dig on from where it lays a card.
    """

    before: int
    after: int
    known: bool
    reaches: bool
    leads_on: bool


def ways_of(case: Case) -> Ways:
    """The way to the treasure before the move and after it."""
    survey = Distances2() if case.view.game == "saboteur2" else Distances()
    world = cast("Dig", case.world())
    maze = walked_by(case.view, world)
    survey.look(world, maze)
    before, known = missing(survey), survey.knows_treasure()
    leads_on = reaches = False
    if isinstance(case.move, LayTunnel):
        code = case.game.move_code(case.move)
        tile = tunnel_tile(card_of(code), turned_of(code))
        survey.judge_lay(maze, where_of(code), tile)
        leads_on, reaches = survey.mouths > 0, survey.treasure + survey.stone > 0
    if reaches:
        return Ways(before, 0, known and survey.treasure == CERTAIN, reaches, leads_on)
    survey.look(world, walked_by(case.view, cast("Dig", case.world_after())))
    return Ways(before, missing(survey), known, reaches, leads_on)


def walked_by(view: Any, world: Dig) -> Maze:
    """The maze as the viewer's side can walk it."""
    if not isinstance(world, Saboteur2):
        return world.maze
    barred: i64 = BARRED.get(view.seats[view.viewer].role, NOTHING)
    return as_walked(world.maze, world.setup.shows, barred)


def missing(survey: Distances) -> int:
    """How many cards are missing to the nearest goal where the treasure may lie."""
    mouths = [
        (goal, survey.best_cell[goal])
        for goal in range(GOAL_COUNT)
        if survey.chances[goal] and survey.best_cell[goal] != NO_CELL
    ]
    return min((int(survey.ways[goal * survey.size + cell]) for goal, cell in mouths), default=FAR)
