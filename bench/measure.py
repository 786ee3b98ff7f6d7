"""Measures as ratios: ours and the peer's turn about in one run, since machines are noisy."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

RUNS = 9


class Met(Protocol):
    """Whatever has a bar."""

    def met(self) -> bool:
        """Whether the bar is met."""
        ...


class Line(NamedTuple):
    """One measure: what it is, how fast we are, beside whom, and what was to be reached."""

    name: str
    figure: str
    ratio: float
    peer: str
    bar: float
    most: bool = False

    def met(self) -> bool:
        """Whether the bar is met: at least, or at most where less is better."""
        return self.ratio <= self.bar if self.most else self.ratio >= self.bar

    def __str__(self) -> str:
        verdict = "ok" if self.met() else "short"
        at = "at most " if self.most else ""
        return (
            f"{self.name}: {self.figure}, ratio {self.ratio:.2f} × {self.peer} "
            f"(bar {at}{self.bar:g}): {verdict}"
        )


def rate(work: Callable[[], int]) -> float:
    """How many things a piece of work does in a second of the processor's time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def compare(
    name: str, unit: str, ours: Callable[[], int], peer: str, theirs: Callable[[], int], bar: float
) -> Line:
    """Both in turn, several times; the median of the ratios."""
    ours()
    theirs()
    pairs = [(rate(ours), rate(theirs)) for _ in range(RUNS)]
    ratio = statistics.median(mine / other for mine, other in pairs)
    figure = f"{statistics.median(mine for mine, _ in pairs) / 1000:,.0f} k {unit}/s"
    other = f"{peer} ({statistics.median(other for _, other in pairs) / 1000:,.0f} k)"
    return Line(name, figure, ratio, other, bar)


def report(lines: Sequence[Met]) -> str:
    """How many bars are met."""
    return f"{sum(line.met() for line in lines)} of {len(lines)} bars met"
