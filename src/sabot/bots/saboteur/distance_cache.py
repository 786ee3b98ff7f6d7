"""Distances kept by maze: in a search the same mazes come up again and again."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.distances import Distances
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import Maze

# As many mazes as a search comes upon often; who does not search has the last one in mind.
MANY_CHARTS: Final = 512
MIXER: Final = 2131995753
LOW_BITS: Final = 0x7FFF_FFFF
MIXED_SHIFT: Final = 12


class CachedDistances:
    """One maze, and what was counted in it by goal; `counted` are the goals done, as bits."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.top: i64 = 0
        self.height: i64 = 0
        self.cells = vec[i64]()
        self.counted: i64 = 0
        self.ways = vec[i64]()
        self.best = vec[i64]([0] * GOAL_COUNT)
        self.best_cell = vec[i64]([0] * GOAL_COUNT)
        self.second = vec[i64]([0] * GOAL_COUNT)

    def shows(self, maze: Maze) -> bool:
        """True if it is of this very maze, in the same window."""
        cells = self.cells
        others = maze.cells
        if self.left != maze.left or self.top != maze.top or self.height != maze.height:
            return False
        if len(cells) != len(others):
            return False
        cell: i64 = 0
        while cell < len(cells) and cells[cell] == others[cell]:
            cell += 1
        return cell == len(cells)

    def begin(self, maze: Maze) -> None:
        """Be the entry of this maze from now on, with nothing counted."""
        self.left = maze.left
        self.top = maze.top
        self.height = maze.height
        if len(self.cells) != len(maze.cells):
            self.ways = vec[i64]([0] * (GOAL_COUNT * len(maze.cells)))
        self.cells = maze.cells[:]
        self.counted = 0


class DistanceCache(Distances):
    """Counts the ways in a maze once, unless its entry has made room for another's.

    So many entries are kept, each at the place that follows from the sites of its maze.
    """

    def __init__(self, entries: int) -> None:
        super().__init__()
        self.entries = [CachedDistances() for _ in range(entries)]
        self.entry = self.entries[0]

    def look(self, state: DigState, maze: Maze) -> None:
        """Measure the maze for the seat to act, by what it knows of the goals."""
        self.turn_to(maze)
        super().look(state, maze)

    def turn_to(self, maze: Maze) -> None:
        """Take the entry of this maze, and begin it if there is none."""
        if maze.width != self.width or maze.height != self.height:
            self.fit_window(maze)
        entry = self.entries[mixed(maze.sites) % len(self.entries)]
        if not entry.shows(maze):
            entry.begin(maze)
        self.entry = entry
        self.ways = entry.ways
        self.best = entry.best
        self.best_cell = entry.best_cell
        self.second = entry.second

    def count_ways(self, maze: Maze, goal: i64) -> None:
        """By cell, how many cards it takes from there to the goal, unless they are counted."""
        if not (self.entry.counted >> goal) & 1:
            super().count_ways(maze, goal)

    def find_mouths(self, maze: Maze, goal: i64) -> None:
        """The two cheapest cells to lead the tunnel on from, unless they are found."""
        if not (self.entry.counted >> goal) & 1:
            super().find_mouths(maze, goal)
            self.entry.counted |= 1 << goal


def mixed(sites: vec[i64]) -> i64:
    """A number that is seldom the same for other sites."""
    number: i64 = 0
    for site in sites:
        number = ((number ^ site) * MIXER) & LOW_BITS
    return number >> MIXED_SHIFT
