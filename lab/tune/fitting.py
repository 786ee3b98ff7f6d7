"""Weights fitted to decisions that were tried out: moves that ended well are to score more.

A policy draws moves by their scores, so what it can expect of a decision is a mean over its moves.
Weights are changed so that this rises, over all decisions of a lot and many times over, in strides
that set scores apart alike: some weights count hundredths, others are a bonus by themselves. Each
goes at a pace of its own (Adam, by Kingma and Ba): by how steady its slope is, not how steep, so
that rare features learn as well as common ones.
"""

import math
from collections.abc import Sequence
from typing import Final

from lab.tune.decisions import Decision
from sabot.bots.policy import UNIT
from sabot.core.rng import Rng

# A whole stride sets moves apart by so much, in thousandths; no weight goes further than `FURTHEST`
# strides in one fit, for how scores change is known only near where they were tried.
STRIDE: Final = 300.0
FURTHEST: Final = 3.0
# So many times some decisions are drawn, and weights moved: where slopes are steady by so much of a
# stride, less and less.
TIMES: Final = 300
DRAWN: Final = 4000
PACE: Final = 0.03
# How much of the mean slope, and of its mean square, is kept from time to time.
KEPT: Final = 0.9
SQUARE_KEPT: Final = 0.999
# What is expected is that of a policy that chooses less coolly than bots do: of one that nearly
# always takes what it likes best, only ties would say anything.
SOFT: Final = 2.0


class Fit:
    """The changes of weights that a lot of decisions speaks for. Made for one `find`."""

    def __init__(self, lot: Sequence[Decision]) -> None:
        self.lot = lot
        self.strides = strides_of(lot)
        # For each weight: its change in strides, and the means of its slopes and of their squares.
        self.changes = dict.fromkeys(self.strides, 0.0)
        self.slopes = dict.fromkeys(self.strides, 0.0)
        self.squares = dict.fromkeys(self.strides, 0.0)

    def find(self, gain: float, rng: Rng) -> dict[str, float]:
        """By how much each weight is to change; `gain` is how far a time goes, 1 as a rule."""
        count = min(DRAWN, len(self.lot))
        for time in range(TIMES):
            drawn = [self.lot[int(rng.below(len(self.lot)))] for _ in range(count)]
            self.note(self.rises(drawn))
            self.move(time + 1, gain * PACE * (1 - time / TIMES))
        return {name: change * self.strides[name] for name, change in self.changes.items()}

    def rises(self, drawn: Sequence[Decision]) -> dict[str, float]:
        """How what is expected of these decisions rises with each weight, in thousandths a win."""
        rises = dict.fromkeys(self.strides, 0.0)
        for decision in drawn:
            pulls = pulls_of(self.scores(decision), decision.worths)
            for name, rates in decision.rates.items():
                rises[name] += sum(map(float.__mul__, pulls, rates))
        return {name: rise * self.strides[name] / len(drawn) for name, rise in rises.items()}

    def scores(self, decision: Decision) -> list[float]:
        """How its moves score with the weights of now."""
        scores = [float(score) for score in decision.scores]
        for name, rates in decision.rates.items():
            change = self.changes[name] * self.strides[name]
            if change:
                scores = [score + change * rate for score, rate in zip(scores, rates, strict=True)]
        return scores

    def note(self, rises: dict[str, float]) -> None:
        """Let the latest slopes count."""
        for name, rise in rises.items():
            self.slopes[name] += (1 - KEPT) * (rise - self.slopes[name])
            self.squares[name] += (1 - SQUARE_KEPT) * (rise * rise - self.squares[name])

    def move(self, times: int, pace: float) -> None:
        """Change all weights a little; so many slopes have been noted."""
        # Both means began at 0, and are made up for it.
        slope_share, square_share = 1 - KEPT**times, 1 - SQUARE_KEPT**times
        for name, square in self.squares.items():
            if square:
                steady = self.slopes[name] / slope_share / math.sqrt(square / square_share)
                change = self.changes[name] + pace * steady
                self.changes[name] = max(-FURTHEST, min(FURTHEST, change))


def strides_of(lot: Sequence[Decision]) -> dict[str, float]:
    """For each weight that sets moves apart anywhere, the change that does so by a stride."""
    totals: dict[str, float] = {}
    counts: dict[str, int] = {}
    for decision in lot:
        for name, rates in decision.rates.items():
            totals[name] = totals.get(name, 0.0) + sum(rate * rate for rate in rates)
            counts[name] = counts.get(name, 0) + len(rates)
    return {name: STRIDE / math.sqrt(totals[name] / counts[name]) for name in sorted(totals)}


def pulls_of(scores: Sequence[float], worths: Sequence[float]) -> list[float]:
    """How much more is expected of a decision for each thousandth that a move scores more."""
    best = max(scores)
    weights = [math.exp((score - best) * SOFT / UNIT) for score in scores]
    every = sum(weights)
    chances = [weight / every for weight in weights]
    expected = sum(map(float.__mul__, chances, worths))
    return [
        chance * (worth - expected) * SOFT / UNIT
        for chance, worth in zip(chances, worths, strict=True)
    ]
