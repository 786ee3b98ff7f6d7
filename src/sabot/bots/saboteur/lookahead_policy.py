"""A policy that looks where a move leads: the maze after the move is measured, too.

Playouts have no time for that and estimate by the cheapest mouths. The estimate errs where a card
links a tunnel that was cut off or bars the way to a mouth beside it, and often for rockfalls.
"""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.informed_policy import InformedDistances, InformedPolicy
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import Maze


class LookaheadDistances(InformedDistances):
    """Judges a move by the maze as it would be."""

    state: DigState

    def __init__(self) -> None:
        super().__init__()
        self.ahead = InformedDistances()

    def look(self, state: DigState, maze: Maze) -> None:
        """Measure the maze for the seat to act, and keep in mind who that is."""
        super().look(state, maze)
        self.state = state
        self.ahead.given = self.given

    def judge_lay(self, maze: Maze, place: i64, tile: i64) -> None:
        """The way after this tile is laid, the mouths that lead on, and the goal it reaches."""
        super().judge_lay(maze, place, tile)
        # What lies behind a goal shows only when it is turned over.
        if self.treasure == 0 and self.stone == 0:
            after = maze.copy()
            after.lay(col_of(place), row_of(place), tile)
            self.way_after = self.way_in(after)

    def judge_collapse(self, maze: Maze, place: i64) -> None:
        """The way after the card at this place is taken out of the maze."""
        after = maze.copy()
        after.take(col_of(place), row_of(place))
        self.way_after = self.way_in(after)

    def way_in(self, maze: Maze) -> i64:
        """What it costs to get to the treasure in another maze."""
        self.ahead.look(self.state, maze)
        return self.ahead.way


class LookaheadPolicy(InformedPolicy):
    """A player with rules of thumb who has watched the others and looks where a move leads."""

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_goals = LookaheadDistances()
        self.distances = self.inferred_goals
