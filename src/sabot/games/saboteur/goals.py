"""Where the goals lie (SAB.2.3)."""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

GOAL_COLUMN: Final = 8
GOALS_LAID: Final = 3


def beside_goal(col: i64, row: i64) -> bool:
    """True if a goal lies beside this cell, face up or down; they lie at rows -2, 0 and 2."""
    east = col - GOAL_COLUMN
    if east == 0:
        return row & 1 != 0 and -3 <= row <= 3
    return east * east == 1 and row & 1 == 0 and -2 <= row <= 2


def goal_row(goal: i64) -> i64:
    """The row of the goal with this number, from north to south."""
    return 2 * goal - 2
