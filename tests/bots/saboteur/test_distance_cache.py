"""A survey that keeps what it has counted says the same as one that counts anew."""

from itertools import islice

import pytest

from sabot.bots.saboteur.distance_cache import Atlas
from sabot.bots.saboteur.distances import Survey
from sabot.games.saboteur.cards import GOAL_COUNT
from tests.bots.saboteur.games import OPTIONS, RANDOM, positions
from tests.bots.toys import COMPILED
from tests.games.saboteur.tables import ROAD, table

MOVES = 200 if COMPILED else 30


def findings(survey: Survey) -> list[list[int]]:
    """What a survey found, of the goals where the treasure may be."""
    goals = [goal for goal in range(GOAL_COUNT) if survey.chances[goal]]
    found = (survey.best, survey.second, survey.best_cell)
    ways = [int(way) for goal in goals for way in survey.ways[goal * survey.size :][: survey.size]]
    return [
        [int(survey.way), int(survey.nearest), int(survey.near_goal)],
        [int(each[goal]) for each in found for goal in goals],
        ways,
    ]


@pytest.mark.parametrize("charts", [1, 3, 64])
@pytest.mark.parametrize("options", OPTIONS)
def test_it_finds_the_same_in_every_maze(options: str, charts: int) -> None:
    """Random rounds, whose mazes grow to all sides; each maze is looked at again later."""
    atlas = Atlas(charts)
    states = [state.copy() for state in islice(positions(options, 5, RANDOM), MOVES)]
    for state in states + states[::-1]:
        plain = Survey()
        plain.look(state, state.maze)
        atlas.look(state, state.maze)
        assert findings(atlas) == findings(plain)


def test_a_maze_that_is_kept_is_not_counted_again() -> None:
    atlas = Atlas(4)
    state = table(maze=ROAD)
    atlas.look(state, state.maze)
    chart = atlas.chart
    # A mark that counting anew would write over.
    chart.best[1] = 77
    atlas.look(state, state.copy().maze)
    assert atlas.chart is chart
    assert atlas.best[1] == 77


def test_another_maze_takes_the_place_of_the_last_one() -> None:
    atlas = Atlas(1)
    first, second = table(maze=ROAD), table()
    atlas.look(first, first.maze)
    near = atlas.nearest
    atlas.look(second, second.maze)
    assert atlas.nearest > near
    assert atlas.chart.shows(second.maze)
    assert not atlas.chart.shows(first.maze)
