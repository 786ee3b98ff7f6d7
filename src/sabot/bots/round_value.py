"""Round values: the objective that search maximises, the value of the end of a round to a seat."""

# Compiled by mypyc.

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from sabot.core.state import State


# Games of other packages derive interpreted classes from this one.
@mypyc_attr(allow_interpreted_subclasses=True)
class RoundValue(ABC):
    """The value of the end of a round to a seat."""

    @abstractmethod
    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The value to a seat of the round that is over in `after`, in thousandths of a win.

        `before` is the world in which the seat decided. It must not be changed.
        """


class ScoreGain(RoundValue):
    """The points that a seat gains, each worth a thousand; the default round value."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The points that the seat has gained since it decided, times a thousand."""
        return (after.score(seat) - before.score(seat)) * 1000
