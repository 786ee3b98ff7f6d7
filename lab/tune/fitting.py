"""Fits weights to tried decisions: moves with good results are to score more.

A policy draws moves by softmax of their scores, so the expected result of a decision is a mean over
its moves. Gradient ascent raises it over all decisions of a lot, in strides that change score
differences equally: some weights count hundredths, others are a bonus by themselves. Each weight
has its own step size (Adam, by Kingma and Ba), which depends on how steady its slope is and not on
how steep, so that rare features learn as well as common ones.
"""

import math
from collections.abc import Sequence
from typing import Final

from lab.tune.decisions import Decision
from sabot.bots.policy import UNIT
from sabot.core.rng import Rng

# A stride changes score differences by this much, in thousandths. No weight moves further than
# `FURTHEST` strides in one fit, because slopes are known only near where they were measured.
STRIDE: Final = 300.0
FURTHEST: Final = 3.0
# The number of iterations, the decisions drawn in each, and the initial step size in strides, which
# decreases.
TIMES: Final = 300
DRAWN: Final = 4000
PACE: Final = 0.03
# The decay of the mean slope and of its mean square (Adam's β₁ and β₂).
KEPT: Final = 0.9
SQUARE_KEPT: Final = 0.999
# The coolness of the softmax, below that of bots: with a nearly greedy policy only ties would have
# a slope.
SOFT: Final = 2.0


class Fit:
    """The changes of weights that fit a lot of decisions. Made for one `find`."""

    def __init__(self, lot: Sequence[Decision]) -> None:
        self.lot = lot
        self.strides = strides_of(lot)
        # For each weight: its change in strides, and the means of its slopes and of their squares.
        self.changes = dict.fromkeys(self.strides, 0.0)
        self.slopes = dict.fromkeys(self.strides, 0.0)
        self.squares = dict.fromkeys(self.strides, 0.0)

    def find(self, gain: float, rng: Rng) -> dict[str, float]:
        """The change of each weight; `gain` scales the step size, usually 1."""
        count = min(DRAWN, len(self.lot))
        for time in range(TIMES):
            drawn = [self.lot[int(rng.below(len(self.lot)))] for _ in range(count)]
            self.add_gradient(self.rises(drawn))
            self.move(time + 1, gain * PACE * (1 - time / TIMES))
        return {name: change * self.strides[name] for name, change in self.changes.items()}

    def rises(self, drawn: Sequence[Decision]) -> dict[str, float]:
        """The slope of these decisions' expected result by each weight, in thousandths of a win."""
        rises = dict.fromkeys(self.strides, 0.0)
        for decision in drawn:
            pulls = pulls_of(self.scores(decision), decision.worths)
            for name, rates in decision.rates.items():
                rises[name] += sum(map(float.__mul__, pulls, rates))
        return {name: rise * self.strides[name] / len(drawn) for name, rise in rises.items()}

    def scores(self, decision: Decision) -> list[float]:
        """The scores of its moves with the current weights."""
        scores = [float(score) for score in decision.scores]
        for name, rates in decision.rates.items():
            change = self.changes[name] * self.strides[name]
            if change:
                scores = [score + change * rate for score, rate in zip(scores, rates, strict=True)]
        return scores

    def add_gradient(self, rises: dict[str, float]) -> None:
        """Update the means by the latest slopes."""
        for name, rise in rises.items():
            self.slopes[name] += (1 - KEPT) * (rise - self.slopes[name])
            self.squares[name] += (1 - SQUARE_KEPT) * (rise * rise - self.squares[name])

    def move(self, times: int, pace: float) -> None:
        """Change all weights by one step; `times` is the number of slopes so far."""
        # Both means began at 0, so they are corrected for that bias.
        slope_share, square_share = 1 - KEPT**times, 1 - SQUARE_KEPT**times
        for name, square in self.squares.items():
            if square:
                steady = self.slopes[name] / slope_share / math.sqrt(square / square_share)
                change = self.changes[name] + pace * steady
                self.changes[name] = max(-FURTHEST, min(FURTHEST, change))


def strides_of(lot: Sequence[Decision]) -> dict[str, float]:
    """For each weight that distinguishes any moves, the change that amounts to a stride."""
    totals: dict[str, float] = {}
    counts: dict[str, int] = {}
    for decision in lot:
        for name, rates in decision.rates.items():
            totals[name] = totals.get(name, 0.0) + sum(rate * rate for rate in rates)
            counts[name] = counts.get(name, 0) + len(rates)
    return {name: STRIDE / math.sqrt(totals[name] / counts[name]) for name in sorted(totals)}


def pulls_of(scores: Sequence[float], worths: Sequence[float]) -> list[float]:
    """The slope of a decision's expected result by the score of each move."""
    best = max(scores)
    weights = [math.exp((score - best) * SOFT / UNIT) for score in scores]
    every = sum(weights)
    chances = [weight / every for weight in weights]
    expected = sum(map(float.__mul__, chances, worths))
    return [
        chance * (worth - expected) * SOFT / UNIT
        for chance, worth in zip(chances, worths, strict=True)
    ]
