"""The time at one table: it goes on evenly, whatever happens to the wall clock."""

from collections.abc import Callable


class TableClock:
    """A clock in ms since 1970 that starts at a time, and never jumps back.

    `steady` counts ms from anywhere, such as the system's monotonic clock.
    """

    def __init__(self, start: int, steady: Callable[[], int]) -> None:
        self.steady = steady
        self.offset = start - steady()

    def now(self) -> int:
        """The time at the table."""
        return self.offset + self.steady()

    def reach(self, at: int) -> None:
        """Go on from the time of an entry, if another process's clock is ahead of this one."""
        self.offset += max(0, at - self.now())
