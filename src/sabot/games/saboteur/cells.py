"""Cells of the grid without edge as one number each, ascending by column, then by row.

Columns grow to the east, rows to the south; the start lies at column 0, row 0.
"""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

# No maze comes near this far: each laid card moves it one cell on at most, and there are 70 in
# the largest deck (Saboteur 2).
MIDDLE: Final = 128
ROW_BITS: Final = 8
ROW: Final = 255
PLACE: Final = 0xFFFF

# The column and row of a neighbour, for the sides N E S W.
NEIGHBOURS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def place_of(col: i64, row: i64) -> i64:
    """The number of a cell."""
    return ((col + MIDDLE) << ROW_BITS) | (row + MIDDLE)


def col_of(place: i64) -> i64:
    """The column of a place."""
    return (place >> ROW_BITS) - MIDDLE


def row_of(place: i64) -> i64:
    """The row of a place."""
    return (place & ROW) - MIDDLE
