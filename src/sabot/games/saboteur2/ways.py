"""Questions about the maze that only Saboteur 2 asks: doors, crystals, and where ladders stand."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.saboteur.maze import ASKS, ASKS_SHIFT, GOAL_COLUMN, SITE_SHIFT, TILE, Maze
from sabot.games.saboteur.places import place_of
from sabot.games.saboteur.shapes import EMPTY, FACE_DOWN, SIDE_COUNT, START

# The half of what a cell asks that says where a neighbour is open.
ASKS_OPEN: Final = 0xF0
# The same where it stands in a cell.
OPEN_ASKED: Final = 0xF000


def ladder_sites(maze: Maze) -> vec[i64]:
    """The places where a ladder card may be laid if it fits, each with what it asks (SB2.4.3).

    An open side must meet it, linked or not, and no goal lies beside it. What is open beside it
    is then a tunnel card or the start.
    """
    sites = vec[i64]()
    cells = maze.cells
    cell: i64 = 0
    col: i64
    row: i64
    for col in range(maze.left, maze.left + maze.width):
        for row in range(maze.top, maze.top + maze.height):
            content = cells[cell]
            cell += 1
            if content & OPEN_ASKED == 0 or content & TILE or beside_goal(col, row):
                continue
            asks = (content >> ASKS_SHIFT) & ASKS
            sites = append(sites, (place_of(col, row) << SITE_SHIFT) | asks)
    return sites


def beside_goal(col: i64, row: i64) -> bool:
    """Whether a goal lies beside this cell, face up or down; they lie at rows -2, 0 and 2."""
    east = col - GOAL_COLUMN
    if east == 0:
        return row & 1 != 0 and -3 <= row <= 3
    return east * east == 1 and row & 1 == 0 and -2 <= row <= 2


def count_shown(maze: Maze, shows: vec[i64], what: i64) -> i64:
    """How many cards in the maze show this, linked or not (SB2.7.1)."""
    count: i64 = 0
    cells = maze.cells
    cell: i64
    for cell in range(len(cells)):
        if shows[cells[cell] & TILE] == what:
            count += 1
    return count


def is_linked(maze: Maze, goal: i64, shows: vec[i64], barred: i64) -> bool:
    """Whether a way leads from the start to a face-up goal past nothing barred (SB2.6.2).

    `barred` is a kind of door, or a number that no tile shows: then any way will do. Ladders
    and the start are one.
    """
    walk = Walk(maze, shows, barred)
    cell: i64
    for cell in range(len(maze.cells)):
        tile = maze.cells[cell] & TILE
        if tile == START or maze.shapes.ladders[tile]:
            walk.leave(cell, maze.shapes.opens[tile])
    return walk.walked[maze.cell_of_goal(goal)] != 0


class Walk:
    """How far one comes in the maze if some tiles are barred: sides walked to, by cell."""

    def __init__(self, maze: Maze, shows: vec[i64], barred: i64) -> None:
        self.maze = maze
        self.shows = shows
        self.barred = barred
        self.walked = vec[i64]([0] * len(maze.cells))

    def leave(self, cell: i64, sides: i64) -> None:
        """Walk out of a card on these sides, where one has not been."""
        new = sides & ~self.walked[cell]
        self.walked[cell] |= sides
        out: i64
        for out in range(SIDE_COUNT):
            if (new >> out) & 1:
                self.arrive(self.maze.neighbour(cell, out), out ^ 2)

    def arrive(self, cell: i64, side: i64) -> None:
        """Walk into a card through a side, and on to what that is joined with."""
        tile = self.maze.cells[cell] & TILE
        if tile in (EMPTY, FACE_DOWN) or self.shows[tile] == self.barred:
            return
        if not (self.maze.shapes.opens[tile] >> side) & 1:
            return
        entry: i64 = 1 << side
        if self.walked[cell] & entry:
            return
        self.walked[cell] |= entry
        self.leave(cell, self.maze.shapes.joins[tile * SIDE_COUNT + side])
