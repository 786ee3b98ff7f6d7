"""What a move makes of the way, looked at instead of guessed: the maze after it is surveyed, too.

A survey guesses by the cheapest mouths, for playouts have no time to look. It errs where a card
links a tunnel that was cut off or bars the way to a mouth beside it, and often for rockfalls.
"""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.informed import Informed, InformedSurvey
from sabot.games.saboteur.dig import Dig
from sabot.games.saboteur.maze import Maze
from sabot.games.saboteur.places import col_of, row_of


class Foresight(InformedSurvey):
    """Judges a move by the maze as it would be."""

    state: Dig

    def __init__(self) -> None:
        super().__init__()
        self.ahead = InformedSurvey()

    def look(self, state: Dig, maze: Maze) -> None:
        """Survey the maze for the seat to act, and keep in mind who that is."""
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


class Foreseeing(Informed):
    """A player with rules of thumb who has watched the others and looks where a move leads."""

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_goals = Foresight()
        self.survey = self.inferred_goals
