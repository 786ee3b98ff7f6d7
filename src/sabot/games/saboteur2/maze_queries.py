"""Questions about the maze that only Saboteur 2 asks: doors and crystals."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur.maze import TILE, Maze
from sabot.games.saboteur.shapes import EMPTY, FACE_DOWN, SIDE_COUNT, START

# The half of what a cell asks that says where a neighbour is open.
ASKS_OPEN: Final = 0xF0


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
    """True if a way leads from the start to a face-up goal past nothing barred (SB2.6.2).

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
