"""What a seat plays for in The Seven Seals: few penalty points in the round."""

# Compiled by mypyc.

from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.round_value import RoundValue
from sabot.core.state import State
from sabot.games.seven_seals.rules import SevenSeals

# So many thousandths of a win is each penalty point less.
A_POINT: Final = 100


class PenaltyValue(RoundValue):
    """Every point counts the same, whoever is ahead: seals and the saboteur's alike (SEV.5)."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """What the round that is over cost the seat, below 0."""
        del before
        game = cast("SevenSeals", after)
        players = game.setup.players
        return -A_POINT * game.sheet[len(game.sheet) - players + seat]
