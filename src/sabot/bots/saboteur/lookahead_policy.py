"""A policy that looks one move ahead: it measures the maze after each move.

Playouts have no time for that and estimate by the cheapest mouths. The estimate errs where a card
links a tunnel that was cut off or blocks the path to a mouth beside it, and often for rockfalls.
"""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.informed_policy import InformedDistances, InformedPolicy
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import Maze


class LookaheadDistances(InformedDistances):
    """Judges a move by the maze after it."""

    state: DigState

    def __init__(self) -> None:
        super().__init__()
        self.ahead = InformedDistances()

    def look(self, state: DigState, maze: Maze) -> None:
        """Compute the distances for the seat to act, and remember the state."""
        super().look(state, maze)
        self.state = state
        self.ahead.given = self.given

    def judge_lay(self, maze: Maze, place: i64, tile: i64) -> None:
        """Compute the cost after this tile is laid, its mouths, and the goal that it reaches."""
        super().judge_lay(maze, place, tile)
        # The paths behind a goal are known only after it is turned over.
        if self.treasure == 0 and self.stone == 0:
            after = maze.copy()
            after.lay(col_of(place), row_of(place), tile)
            self.way_after = self.way_in(after)

    def judge_collapse(self, maze: Maze, place: i64) -> None:
        """Compute the cost after the card at this place is removed from the maze."""
        after = maze.copy()
        after.take(col_of(place), row_of(place))
        self.way_after = self.way_in(after)

    def way_in(self, maze: Maze) -> i64:
        """The cost of reaching the treasure in another maze."""
        self.ahead.look(self.state, maze)
        return self.ahead.way


class LookaheadPolicy(InformedPolicy):
    """The rules bot's policy with beliefs, and with the maze measured after each move."""

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_goals = LookaheadDistances()
        self.distances = self.inferred_goals
