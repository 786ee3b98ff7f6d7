"""What a seat plays for: the measure by which search tells a good end of a round from a bad one."""

# Compiled by mypyc.

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from sabot.core.state import State


# Games of other packages bring interpreted children of this class.
@mypyc_attr(allow_interpreted_subclasses=True)
class RoundValue(ABC):
    """How good the end of a round is for a seat."""

    @abstractmethod
    def worth(self, before: State, after: State, seat: i64) -> i64:
        """What a seat has of the round that is over in `after`, in thousandths of a win.

        `before` is the world as it was when the seat decided; to be read, never changed.
        """


class ScoreGain(RoundValue):
    """The points that a seat gains, each worth a thousand: for games that name no other stakes."""

    def worth(self, before: State, after: State, seat: i64) -> i64:
        """The gain of a seat since it decided."""
        return (after.score(seat) - before.score(seat)) * 1000
