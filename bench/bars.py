"""Bars for what is known only within an interval: met by the mean, with the interval shown."""

from typing import Final, NamedTuple

from sabot.arena.intervals import Estimate
from sabot.arena.report import Interval


class Kind(NamedTuple):
    """How a figure is written: times what, with how many digits, and what stands behind it."""

    times: float
    digits: int
    unit: str

    def written(self, value: float, *, signed: bool = False) -> str:
        """A value without its unit."""
        return f"{value * self.times:{'+' if signed else ''}.{self.digits}f}"


SHARE: Final = Kind(100, 1, " %")
POINTS: Final = Kind(100, 1, " points")
NUGGETS: Final = Kind(1, 3, " nuggets a round")
PENALTY: Final = Kind(1, 2, " penalty points a round")
LOSS: Final = Kind(1, 3, "")


class Bar(NamedTuple):
    """What was found, and what was to be reached; None where a figure is only told."""

    name: str
    found: Estimate | Interval | None
    kind: Kind
    bar: float | None = None
    most: bool = False
    signed: bool = False
    # What was counted: deals, or deeds within them.
    counted: str = "deals"

    def met(self) -> bool:
        """Whether the mean meets the bar."""
        if self.found is None or self.bar is None:
            return False
        return self.found.mean <= self.bar if self.most else self.found.mean >= self.bar

    def __str__(self) -> str:
        if self.found is None:
            return f"{self.name}: nothing was measured in the time: short"
        text = f"{self.name}: {self.figure()} ({self.found.deals} {self.counted}"
        if self.bar is None:
            return f"{text})"
        limit = self.kind.written(self.bar, signed=self.signed)
        at = "at most " if self.most else "at least "
        return f"{text}; bar {at}{limit}): {self.verdict()}"

    def verdict(self) -> str:
        """Whether the bar is met, and whether more deals could say otherwise."""
        verdict = "ok" if self.met() else "short"
        return f"{verdict}, but not sure" if self.unsure() else verdict

    def unsure(self) -> bool:
        """Whether the bar lies within the interval."""
        found = self.found
        if found is None or self.bar is None or found.low is None or found.high is None:
            return False
        return found.low < self.bar < found.high

    def figure(self) -> str:
        """The mean with its interval."""
        found = self.found
        if found is None:
            return ""
        mean = self.kind.written(found.mean, signed=self.signed) + self.kind.unit
        if found.low is None or found.high is None:
            return mean
        low, high = (
            self.kind.written(each, signed=self.signed) for each in (found.low, found.high)
        )
        return f"{mean} [{low}, {high}]"
