"""What a seat plays for: the measure by which search tells a good end of a round from a bad one."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from sabot.core.state import State


class RoundValue(ABC):
    """How good the end of a round is for a seat."""

    @abstractmethod
    def worth(self, before: State, after: State, seat: i64) -> i64:
        """What a seat has of the round that is over in `after`, in thousandths of a win.

        `before` is the world as it was when the seat decided; to be read, never changed.
        """
