"""What a round of Saboteur 2 is worth: the nuggets that a seat gains in it, thefts and all."""

# Compiled by mypyc.

from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.round_value import RoundValue
from sabot.core.state import State
from sabot.games.saboteur2.rules import Saboteur2

# A round hardly ever gives more than five nuggets.
A_NUGGET: Final = 200


class NuggetValue(RoundValue):
    """Nuggets gained."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """What a seat has of the round that is over in `after`, in thousandths of a win."""
        then = cast("Saboteur2", before)
        now = cast("Saboteur2", after)
        return (now.nuggets[seat] - then.nuggets[seat]) * A_NUGGET
