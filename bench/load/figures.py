"""What a server's turn comes to, and the median of several turns."""

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bench.load.process import Sample
from bench.load.table import Tally, Window


class Times(NamedTuple):
    """Milliseconds from sending a move: half, and 99 of 100, were told sooner."""

    p50: float
    p99: float


class Figures(NamedTuple):
    """One window.

    `size`: bytes of a message that tells of a move. `busy` and `driver`: how many processors the
    server kept busy, and the busiest driver.
    """

    per_cpu_second: float
    per_second: float
    mover: Times
    everyone: Times
    late: float
    size: float
    busy: float
    driver: float


class Turn(NamedTuple):
    """One server's turn; memory in KB for each connection, when all have joined and after it."""

    saturated: Figures
    paced: Figures
    joined: float
    loaded: float


def times(seconds: Iterable[Iterable[float]]) -> Times:
    """The percentiles, in milliseconds."""
    ordered = sorted(1000 * one for some in seconds for one in some)
    return Times(ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100])


def figures(window: Window, before: Sample, after: Sample, tallies: Sequence[Tally]) -> Figures:
    """A window's figures from all drivers' tallies and two samples of the server."""
    moves = sum(tally.moves for tally in tallies)
    span = window.end - window.begin
    spent = after.cpu - before.cpu
    return Figures(
        per_cpu_second=moves / spent,
        per_second=moves / span,
        mover=times(tally.mover for tally in tallies),
        everyone=times(tally.everyone for tally in tallies),
        late=sum(tally.late for tally in tallies),
        size=sum(tally.size for tally in tallies) / sum(tally.messages for tally in tallies),
        busy=spent / span,
        driver=max(tally.busy for tally in tallies),
    )


def median_times(some: Sequence[Times]) -> Times:
    """The median of each."""
    return Times(*map(statistics.median, zip(*some, strict=True)))


def median_figures(some: Sequence[Figures]) -> Figures:
    """The median of each figure; but no move that came late is left out, nor a busy driver."""
    return Figures(
        per_cpu_second=statistics.median(one.per_cpu_second for one in some),
        per_second=statistics.median(one.per_second for one in some),
        mover=median_times([one.mover for one in some]),
        everyone=median_times([one.everyone for one in some]),
        late=sum(one.late for one in some),
        size=statistics.median(one.size for one in some),
        busy=statistics.median(one.busy for one in some),
        driver=max(one.driver for one in some),
    )


def median_turn(turns: Sequence[Turn]) -> Turn:
    """The median of several turns."""
    return Turn(
        saturated=median_figures([turn.saturated for turn in turns]),
        paced=median_figures([turn.paced for turn in turns]),
        joined=statistics.median(turn.joined for turn in turns),
        loaded=statistics.median(turn.loaded for turn in turns),
    )
