"""Simultaneous perturbation (SPSA): climbs in many weights at once, by noisy matches.

In each step every weight is shifted up or down by its own reach, at random and all at once. The
shifted weights play against the mirror image, shifted the other way, on paired deals, and both play
the rung below; then the weights move a little towards the winner. A step takes one match,
regardless of the number of weights, and no single game is trusted: over many steps the noise
cancels. The result is the mean of the later half of the path, which is steadier than its end. A
step can also be found otherwise: `fitting` derives it from tried moves.
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
# Steps that count as done before the first one, so that it is not too large.
HEAD_START: Final = 50


class SpsaSettings(msgspec.Struct, frozen=True):
    """The settings of a climb: `gain` for the size of a step, `reach` for the shift of a weight.

    A weight is shifted by this share of its size, and at least by `least`, in thousandths. Games
    against the rung below count for `against_below`, those against each other for the rest.
    """

    gain: float = 2.0
    reach: float = 0.2
    least: float = 100.0
    against_below: float = 0.25


class Climb(msgspec.Struct):
    """The state of a climb: everything that the next step needs, so that it can be saved."""

    steps: int
    place: dict[str, float]
    reaches: dict[str, float]
    # The visited weights are summed for their mean; the sum restarts at each power of two.
    total: dict[str, float]
    counted: int


def begin(weights: Weights, names: Sequence[str], settings: SpsaSettings) -> Climb:
    """The start of a climb with these weights, of which the named ones move."""
    reaches = {
        name: max(abs(weights[name]) * settings.reach, settings.least) if name in names else 0.0
        for name in weights
    }
    return Climb(0, {name: float(weights[name]) for name in weights}, reaches, {}, 0)


def weights_at(climb: Climb) -> Weights:
    """The current weights of the climb."""
    return {name: round(value) for name, value in climb.place.items()}


def shifts(climb: Climb, seed: int) -> dict[str, float]:
    """The shift of each weight in the next step, up or down."""
    rng = Rng(seed)
    shrunk = math.pow(climb.steps + 1, -REACH_DECAY)
    return {
        name: (reach if rng.below(2) else -reach) * shrunk for name, reach in climb.reaches.items()
    }


def shifted(climb: Climb, by: dict[str, float], sign: int) -> Weights:
    """The weights shifted one way or the other."""
    return {name: round(value + sign * by[name]) for name, value in climb.place.items()}


def step(climb: Climb, by: dict[str, float], won: float, settings: SpsaSettings) -> None:
    """Move towards the winner of a match; `won` is how clearly the weights shifted by `by` won."""
    gain = settings.gain / math.pow(climb.steps + 1 + HEAD_START, GAIN_DECAY)
    go(climb, {name: gain * won * by[name] for name in climb.place})


def go(climb: Climb, changes: dict[str, float]) -> None:
    """Make a step: change the weights by these amounts."""
    for name, change in changes.items():
        climb.place[name] += change
    climb.steps += 1
    # A power of two: restart the sum, so that the mean covers the later half.
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
    """The result of the climb: the mean of its later half."""
    if climb.counted == 0:
        return weights_at(climb)
    return {name: round(value / climb.counted) for name, value in climb.total.items()}
