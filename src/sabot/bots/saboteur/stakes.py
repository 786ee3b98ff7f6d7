"""What a round of Saboteur is worth: that one's side wins, and a little for the gold."""

from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.saboteur.unseen import treasure_of
from sabot.bots.stakes import Stakes
from sabot.core.state import State
from sabot.games.saboteur.cards import SABOTEUR
from sabot.games.saboteur.rules import Saboteur

WIN: Final = 1000
# Of two ways to win, the one with more gold: but never a nugget before the win.
NUGGET: Final = 15


class SideStakes(Stakes):
    """A seat plays for its side."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """What the seat has of the round, in thousandths of a win."""
        ended = cast("Saboteur", after)
        worth = NUGGET * (ended.score(seat) - before.score(seat))
        if found(ended) == (ended.roles[seat] != SABOTEUR):
            worth += WIN
        return worth


def found(state: Saboteur) -> bool:
    """Whether the treasure lies open."""
    return not state.maze.is_face_down(treasure_of(state.goals))
