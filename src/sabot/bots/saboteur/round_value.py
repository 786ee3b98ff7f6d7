"""The value of a round of Saboteur: mostly the win of one's side, and a little for the gold."""

# Compiled by mypyc.

from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.round_value import RoundValue
from sabot.bots.saboteur.value_estimate import ValueEstimate
from sabot.bots.saboteur.world_sampler import treasure_of
from sabot.core.state import State
from sabot.games.saboteur.cards import SABOTEUR
from sabot.games.saboteur.dig_state import PLAYING
from sabot.games.saboteur.rules import Saboteur

WIN: Final = 1000
# More gold decides between two ways to win, but it never outweighs a win.
NUGGET: Final = 15


class SideValue(RoundValue):
    """A seat plays for its side; `estimate` judges unfinished rounds."""

    def __init__(self, estimate: ValueEstimate) -> None:
        self.estimate = estimate

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The value of the round to the seat, in thousandths of a win; estimated if not over."""
        game = cast("Saboteur", after)
        saboteur = game.roles[seat] == SABOTEUR
        if game.phase == PLAYING:
            chance = self.estimate.chance(game)
            if saboteur:
                chance = 1.0 - chance
            return i64(float(WIN) * chance)
        worth = NUGGET * (game.score(seat) - before.score(seat))
        if found(game) != saboteur:
            worth += WIN
        return worth


def found(state: Saboteur) -> bool:
    """True if the treasure lies open."""
    return not state.maze.is_face_down(treasure_of(state.goals))
