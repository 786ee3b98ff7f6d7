"""How an attack ends: a ratio of honest figures, or a count of what was let through."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple

from bench.measure import Line

# Honest people may wait twice as long as without the attack.
TWICE = 2.0


class Count(NamedTuple):
    """What was counted under an attack, and how much it may be; at least, if not at most."""

    name: str
    found: float
    unit: str
    bar: float
    least: bool = False

    def met(self) -> bool:
        """Whether the bar is met."""
        return self.found >= self.bar if self.least else self.found <= self.bar

    def __str__(self) -> str:
        at = "at least" if self.least else "at most"
        verdict = "ok" if self.met() else "short"
        return f"{self.name}: {self.found:,.4g} {self.unit} (bar {at} {self.bar:g}): {verdict}"


Verdict = Line | Count


def median_ratio(name: str, alone: Sequence[float], beside: Sequence[float]) -> Line:
    """The median of some waits in seconds, beside that of the same waits without the attack."""
    return ratio(name, statistics.median(alone), statistics.median(beside))


def ratio(name: str, alone: float, beside: float) -> Line:
    """A wait in seconds beside the same wait without the attack."""
    figure, peer = f"{1000 * beside:.1f} ms", f"alone ({1000 * alone:.1f} ms)"
    return Line(name, figure, beside / alone, peer, TWICE, most=True)
