"""Distances to the treasure for one's own side: past ladders, but not past rivals' doors."""

# Compiled by mypyc.

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.distances import Distances
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import TILE, WALKED_SHIFT, Maze, tunnel_tile
from sabot.games.saboteur.shapes import Shapes, tunnels_of
from sabot.games.saboteur2.cards import COUNTS, NAMES, is_tunnel, shapes_by_kind
from sabot.games.saboteur2.setup import NOTHING

# The tile of the base game's crossing without an exit: a rivals' door is this to a digger.
BARRED_TILE: Final = 25
# The number of cards that go on from a cell with one neighbour.
USUALLY_FITTING: Final = 45


@lru_cache(maxsize=1)
def tightness2() -> vec[i64]:
    """By requirements of a cell: the cost of waiting for one of the few cards that fit there."""
    shapes = Shapes(shapes_by_kind())
    costs: list[int] = []
    for asks in range(256):
        fitting = 0
        for card, name in enumerate(NAMES):
            tile = int(tunnel_tile(card, 0))
            if not is_tunnel(name) or not tunnels_of(name)[0]:
                continue
            upright = asks & shapes.rejects[tile] & 255
            turned = asks & shapes.rejects[tile + 1] & 255
            if upright == 0 or turned == 0:
                fitting += COUNTS[card]
        wait = 3 * (USUALLY_FITTING - fitting) // fitting if fitting else 60
        costs.append(min(40, max(0, wait)) if fitting else 60)
    return vec[i64](costs)


class Distances2(Distances):
    """The distances of the base game, with the additions of the expansion."""

    def __init__(self) -> None:
        super().__init__()
        self.tight = tightness2()
        # The cells of the last look, their window, and the goals whose distances are counted.
        self.seen = vec[i64]()
        self.left: i64 = 0
        self.top: i64 = 0
        self.counted: i64 = 0

    def look(self, state: DigState, maze: Maze) -> None:
        """Compute the distances for the seat to act, by what it knows of the goals."""
        if not self.is_seen(maze):
            self.seen = maze.cells[:]
            self.left = maze.left
            self.top = maze.top
            self.counted = 0
        super().look(state, maze)

    def is_seen(self, maze: Maze) -> bool:
        """True if this is the maze of the last look: on most turns nobody changes it."""
        seen = self.seen
        cells = maze.cells
        if len(seen) != len(cells) or self.left != maze.left or self.top != maze.top:
            return False
        cell: i64 = 0
        while cell < len(cells) and seen[cell] == cells[cell]:
            cell += 1
        return cell == len(cells)

    def count_ways(self, maze: Maze, goal: i64) -> None:
        """Compute the distance to the goal from each cell, in cards, unless it is cached."""
        if not (self.counted >> goal) & 1:
            self.counted |= 1 << goal
            super().count_ways(maze, goal)

    def outs(self, maze: Maze, cell: i64, tile: i64) -> i64:
        """The sides through which the tunnel would go on if this tile lay on the cell."""
        ladder = maze.shapes.ladders[tile]
        if ladder and self.inner[cell]:
            # A ladder is connected with the start wherever it lies (SB2.4.3).
            return ladder & ~(maze.cells[cell] >> WALKED_SHIFT)
        return super().outs(maze, cell, tile)

    def roots(self, maze: Maze) -> i64:
        """Queue the cards that are connected by themselves, start and ladders; return how many."""
        queued = super().roots(maze)
        cell: i64
        for cell in range(self.size):
            if maze.shapes.ladders[maze.cells[cell] & TILE]:
                self.depths[cell] = 1
                self.queue[queued] = cell
                queued += 1
        return queued


def lies_in(maze: Maze, shows: vec[i64], what: i64) -> bool:
    """True if a card in the maze shows this."""
    cells = maze.cells
    cell: i64 = 0
    while cell < len(cells):
        if shows[cells[cell] & TILE] == what:
            return True
        cell += 1
    return False


def as_walked(maze: Maze, shows: vec[i64], barred: i64) -> Maze:
    """The maze with doors of this kind shut; the same object if there are none."""
    if barred == NOTHING or not lies_in(maze, shows, barred):
        return maze
    mine = maze.copy()
    cell: i64
    for cell in range(len(mine.cells)):
        content = mine.cells[cell]
        if shows[content & TILE] == barred:
            mine.cells[cell] = (content & ~TILE) | BARRED_TILE
    # Only connections are read afterwards, so sites are not updated.
    mine.linked = False
    mine.forget_walk()
    mine.walk()
    return mine
