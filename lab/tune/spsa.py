"""Simultaneous perturbation (SPSA): uphill in many weights at once, by noisy matches.

In each step every weight is shifted up or down by its own reach, at random and all at once; what
came of it plays the mirror image, shifted the other way, on paired deals, and both play the rung
below; and the weights move a little towards the winner. A step takes one match, however many
weights there are, and none trusts a single game: over many of them what is noise cancels. The mean
of the later half of the way is steadier than its end, and is the result. A step can be found
otherwise, too: `fitting` has it from moves that were tried out.
"""

import math
from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Final

import msgspec

from sabot.bots.weights import Weights
from sabot.core.rng import Rng

# Spall's exponents: steps shrink, and so does the reach, but slowly.
GAIN_DECAY: Final = 0.602
REACH_DECAY: Final = 0.101
# Steps that count as done before the first one, so that it is no leap.
HEAD_START: Final = 50


class SpsaSettings(msgspec.Struct, frozen=True):
    """How to climb: `gain` for how far a step goes, `reach` for how far a weight is shifted.

    A weight is shifted by this share of its size, and by `least` at the least, in thousandths.
    Games against the rung below count for `against_below`, those against each other for the rest.
    """

    gain: float = 2.0
    reach: float = 0.2
    least: float = 100.0
    against_below: float = 0.25


class Climb(msgspec.Struct):
    """Where a climb is. All that the next step needs, so that it can be kept in a file."""

    steps: int
    place: dict[str, float]
    reaches: dict[str, float]
    # Places visited are summed for their mean; from twice as far on, the sum begins anew.
    total: dict[str, float]
    counted: int


def begin(weights: Weights, names: Sequence[str], settings: SpsaSettings) -> Climb:
    """At the foot of the hill: these weights, of which the named ones move."""
    reaches = {
        name: max(abs(weights[name]) * settings.reach, settings.least) if name in names else 0.0
        for name in weights
    }
    return Climb(0, {name: float(weights[name]) for name in weights}, reaches, {}, 0)


def weights_at(climb: Climb) -> Weights:
    """The weights where the climb is now."""
    return {name: round(value) for name, value in climb.place.items()}


def shifts(climb: Climb, seed: int) -> dict[str, float]:
    """By how much each weight is shifted in the next step, up or down."""
    rng = Rng(seed)
    shrunk = math.pow(climb.steps + 1, -REACH_DECAY)
    return {
        name: (reach if rng.below(2) else -reach) * shrunk for name, reach in climb.reaches.items()
    }


def shifted(climb: Climb, by: dict[str, float], sign: int) -> Weights:
    """The weights shifted one way or the other."""
    return {name: round(value + sign * by[name]) for name, value in climb.place.items()}


def step(climb: Climb, by: dict[str, float], won: float, settings: SpsaSettings) -> None:
    """Move towards the winner of a match: `won` is how clearly the weights shifted by `by` won."""
    gain = settings.gain / math.pow(climb.steps + 1 + HEAD_START, GAIN_DECAY)
    go(climb, {name: gain * won * by[name] for name in climb.place})


def go(climb: Climb, changes: dict[str, float]) -> None:
    """Change weights by so much: that is a step."""
    for name, change in changes.items():
        climb.place[name] += change
    climb.steps += 1
    # A power of two: forget what came before, so that the mean is of the later half.
    if climb.steps & (climb.steps - 1) == 0:
        climb.total, climb.counted = {}, 0
    for name, value in climb.place.items():
        climb.total[name] = climb.total.get(name, 0.0) + value
    climb.counted += 1


def clearness(advantages: Sequence[float]) -> float:
    """The mean advantage in standard deviations: the same scale for wins, nuggets and points."""
    spread = pstdev(advantages)
    if spread == 0:
        return float((fmean(advantages) > 0) - (fmean(advantages) < 0))
    return max(-1.0, min(1.0, fmean(advantages) / spread))


def summit(climb: Climb) -> Weights:
    """The weights that the climb has come to: the mean of its later half."""
    if climb.counted == 0:
        return weights_at(climb)
    return {name: round(value / climb.counted) for name, value in climb.total.items()}
