"""The part of the maze that actions and planes name cell by cell."""

# Compiled by mypyc.

from mypy_extensions import i64

from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.maze import FIRST_HEIGHT, FIRST_LEFT, FIRST_TOP, FIRST_WIDTH


class Window:
    """Some columns and rows of the maze. Cells count column by column, as those of the maze.

    `slots` is how many actions stand for moves outside the window: the first legal ones, in the
    order of their codes.
    """

    def __init__(
        self,
        left: int = FIRST_LEFT,
        top: int = FIRST_TOP,
        width: int = FIRST_WIDTH,
        height: int = FIRST_HEIGHT,
        slots: int = 8,
    ) -> None:
        if width < 1 or height < 1 or slots < 0:
            raise ValueError("a window has at least one column and one row, and no negative slots")
        self.left: i64 = left
        self.top: i64 = top
        self.width: i64 = width
        self.height: i64 = height
        self.slots: i64 = slots
        self.cells: i64 = width * height

    def cell_at(self, col: i64, row: i64) -> i64:
        """The number of a cell, or -1 if it lies outside."""
        column = col - self.left
        line = row - self.top
        if 0 <= column < self.width and 0 <= line < self.height:
            return column * self.height + line
        return -1

    def cell_of(self, place: i64) -> i64:
        """The number of the cell at a place, or -1 if it lies outside."""
        return self.cell_at(col_of(place), row_of(place))
