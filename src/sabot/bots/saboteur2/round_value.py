"""The value of a round of Saboteur 2: the nuggets that a seat gains in it, thefts included."""

# Compiled by mypyc.

from typing import Final, cast

from mypy_extensions import i64

from sabot.bots.round_value import RoundValue
from sabot.core.state import State
from sabot.games.saboteur2.rules import Saboteur2

# A round rarely gives more than five nuggets.
A_NUGGET: Final = 200


class NuggetValue(RoundValue):
    """The nuggets gained."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The value to a seat of the round that is over in `after`, in thousandths of a win."""
        then = cast("Saboteur2", before)
        now = cast("Saboteur2", after)
        return (now.nuggets[seat] - then.nuggets[seat]) * A_NUGGET
