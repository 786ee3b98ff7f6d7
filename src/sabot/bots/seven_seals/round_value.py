"""The value of a round of The Seven Seals: few penalty points."""

# Compiled by mypyc.

from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.round_value import RoundValue
from sabot.core.state import State
from sabot.games.seven_seals.rules import SevenSeals

# The value of one penalty point less, in thousandths of a win.
A_POINT: Final = 100


class PenaltyValue(RoundValue):
    """Every point counts the same, regardless of scores: seals and the saboteur's (SEV.5)."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The penalty of the seat in the round that is over, as a negative value."""
        del before
        game = cast("SevenSeals", after)
        players = game.setup.players
        return -A_POINT * game.sheet[len(game.sheet) - players + seat]
