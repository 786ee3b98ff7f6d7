"""The value of a round of Sabotage to a side: the round, its points, the game.

An unfinished round is valued by an estimate.
"""

# Compiled by mypyc.

import math
from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.round_value import RoundValue
from sabot.bots.sabotage.value_estimate import ValueEstimate
from sabot.core.state import NOBODY, State
from sabot.games.sabotage.roofs import COST_OF_ENDING
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import PLAYING, SIDE

WIN: Final = 1000
# The additional value of a point of lead, and the largest lead that counts: the points of all
# rounds add up in the end.
A_POINT: Final = 15
MANY_POINTS: Final = 12
# The final lead may differ from the estimate by this many points.
SWING: Final = 2.5


class SabotageValue(RoundValue):
    """The aim is to score more than the other side, by a large lead."""

    def __init__(self, two: ValueEstimate, four: ValueEstimate) -> None:
        # The estimates for rounds of two and of four players.
        self.two = two
        self.four = four

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The value of the round to a seat's side, in thousandths of a win, with its points."""
        del before
        game = cast("Sabotage", after)
        side = seat & SIDE
        if game.to_act() == NOBODY:
            last = len(game.results) - 1
            lead = game.round_score(last, side) - game.round_score(last, side ^ SIDE)
            return self.ended(game, side, lead, 0)
        if game.phase != PLAYING and self.lead_by_ending(game) > 0:
            lead = self.lead_by_ending(game)
            if (game.seat ^ side) & SIDE:
                lead = -lead
            return self.ended(game, side, lead, lead)
        return self.promised(game, side)

    def ended(self, game: Sabotage, side: i64, lead: i64, counted: i64) -> i64:
        """The value of a round that ends with this lead; the score still lacks `counted` of it."""
        won = share(lead)
        if game.last_round():
            # In the last round winning the game counts as much as winning the round (SGT.4.4).
            won = (won + share(game.score(side) - game.score(side ^ SIDE) + counted)) // 2
        return won + A_POINT * max(min(lead, MANY_POINTS), -MANY_POINTS)

    def lead_by_ending(self, game: Sabotage) -> i64:
        """The lead of the side that may end the round, if it ends now."""
        bonus = game.setup.lines.bonus
        side = game.seat & SIDE
        return bonus[game.value(side)] - COST_OF_ENDING - bonus[game.value(side ^ SIDE)]

    def promised(self, game: Sabotage, side: i64) -> i64:
        """The estimated value of an unfinished round."""
        estimate = self.two
        if game.setup.partners:
            estimate = self.four
        estimate.look(game)
        lead = estimate.lead()
        win = estimate.win()
        if game.last_round() and game.round_number > 1:
            already = game.score(game.seat) - game.score(game.seat ^ SIDE)
            win = (win + 1.0 / (1.0 + math.exp(-(lead + float(already)) / SWING))) / 2.0
        worth = i64(float(WIN) * win + float(A_POINT) * lead)
        if (game.seat ^ side) & SIDE:
            return WIN - worth
        return worth


def share(lead: i64) -> i64:
    """A win, half of one, or none, by the lead in points."""
    if lead > 0:
        return WIN
    if lead == 0:
        return WIN // 2
    return 0
