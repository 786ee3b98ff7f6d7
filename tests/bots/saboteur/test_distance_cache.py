"""A survey that keeps what it has counted says the same as one that counts anew."""

from itertools import islice

import pytest

from sabot.bots.saboteur.distance_cache import DistanceCache
from sabot.bots.saboteur.distances import Distances
from sabot.games.saboteur.cards import GOAL_COUNT
from tests.bots.saboteur.games import OPTIONS, RANDOM, positions
from tests.bots.toys import COMPILED
from tests.games.saboteur.tables import ROAD, table

MOVES = 200 if COMPILED else 30


def findings(distances: Distances) -> list[list[int]]:
    """What a survey found, of the goals where the treasure may be."""
    goals = [goal for goal in range(GOAL_COUNT) if distances.chances[goal]]
    found = (distances.best, distances.second, distances.best_cell)
    ways = [
        int(way)
        for goal in goals
        for way in distances.ways[goal * distances.size :][: distances.size]
    ]
    return [
        [int(distances.way), int(distances.nearest), int(distances.near_goal)],
        [int(each[goal]) for each in found for goal in goals],
        ways,
    ]


@pytest.mark.parametrize("charts", [1, 3, 64])
@pytest.mark.parametrize("options", OPTIONS)
def test_it_finds_the_same_in_every_maze(options: str, charts: int) -> None:
    """Random rounds, whose mazes grow to all sides; each maze is looked at again later."""
    atlas = DistanceCache(charts)
    states = [state.copy() for state in islice(positions(options, 5, RANDOM), MOVES)]
    for state in states + states[::-1]:
        plain = Distances()
        plain.look(state, state.maze)
        atlas.look(state, state.maze)
        assert findings(atlas) == findings(plain)


def test_a_maze_that_is_kept_is_not_counted_again() -> None:
    atlas = DistanceCache(4)
    state = table(maze=ROAD)
    atlas.look(state, state.maze)
    chart = atlas.entry
    # A mark that counting anew would write over.
    chart.best[1] = 77
    atlas.look(state, state.copy().maze)
    assert atlas.entry is chart
    assert atlas.best[1] == 77


def test_another_maze_takes_the_place_of_the_last_one() -> None:
    atlas = DistanceCache(1)
    first, second = table(maze=ROAD), table()
    atlas.look(first, first.maze)
    near = atlas.nearest
    atlas.look(second, second.maze)
    assert atlas.nearest > near
    assert atlas.entry.shows(second.maze)
    assert not atlas.entry.shows(first.maze)
