"""A cache of distances by maze: in a search the same mazes recur often."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.distances import Distances
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import Maze

# The number of mazes that recur often in a search; without a search, one entry is enough.
MANY_CHARTS: Final = 512
MIXER: Final = 2131995753
LOW_BITS: Final = 0x7FFF_FFFF
MIXED_SHIFT: Final = 12


class CachedDistances:
    """One maze and its distances by goal; `counted` has the goals that are done, as bits."""

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
        """True if the entry is of exactly this maze, in the same window."""
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
        """Reuse the entry for this maze, with nothing counted."""
        self.left = maze.left
        self.top = maze.top
        self.height = maze.height
        if len(self.cells) != len(maze.cells):
            self.ways = vec[i64]([0] * (GOAL_COUNT * len(maze.cells)))
        self.cells = maze.cells[:]
        self.counted = 0


class DistanceCache(Distances):
    """Computes the distances of a maze once, unless another maze has taken its entry.

    The cache has a fixed number of entries; the sites of a maze determine its entry.
    """

    def __init__(self, entries: int) -> None:
        super().__init__()
        self.entries = [CachedDistances() for _ in range(entries)]
        self.entry = self.entries[0]

    def look(self, state: DigState, maze: Maze) -> None:
        """Compute the distances for the seat to act, by what it knows of the goals."""
        self.turn_to(maze)
        super().look(state, maze)

    def turn_to(self, maze: Maze) -> None:
        """Select the entry of this maze, and reset it if it is of another one."""
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
        """Compute the distance to the goal from each cell, in cards, unless it is cached."""
        if not (self.entry.counted >> goal) & 1:
            super().count_ways(maze, goal)

    def find_mouths(self, maze: Maze, goal: i64) -> None:
        """Find the two cheapest mouths, unless they are cached."""
        if not (self.entry.counted >> goal) & 1:
            super().find_mouths(maze, goal)
            self.entry.counted |= 1 << goal


def mixed(sites: vec[i64]) -> i64:
    """A hash of the sites."""
    number: i64 = 0
    for site in sites:
        number = ((number ^ site) * MIXER) & LOW_BITS
    return number >> MIXED_SHIFT
