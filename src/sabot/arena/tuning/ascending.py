"""Uphill by slopes (much as Adam): every weight at its own pace, by what slopes agree on.

A weight moves further the more its slopes agree from step to step, whatever their size, and in
strides that set scores apart alike: some weights count hundredths, others are a bonus by
themselves. How far they agree counts squared: of most weights a single step tells next to nothing,
and a hundred such weights that wander about undo what the others gain.
"""

import math
from typing import Final

from sabot.arena.tuning.climbing import Climb, Manner, arrive, gain_of
from sabot.arena.tuning.slopes import Slope

# A whole stride sets moves apart by so much, in thousandths.
STRIDE: Final = 200.0
# How much of the mean slope, and of its mean square, is kept from step to step.
KEPT_SLOPE: Final = 0.95
KEPT_SQUARE: Final = 0.99
# Slopes that are next to nothing lead nowhere.
LEAST: Final = 1e-9


def ascend(climb: Climb, slope: Slope, manner: Manner) -> None:
    """Move by the slope that was found at this place."""
    gain = gain_of(climb, manner)
    climb.slope.add(slope)
    for name in climb.place:
        if climb.reaches[name] == 0 or climb.slope.counts.get(name, 0) == 0:
            continue
        stride = STRIDE / math.sqrt(climb.slope.spreads[name] / climb.slope.counts[name])
        steep = slope.rises.get(name, 0.0) * stride / max(1, slope.decisions)
        agreement = agreed(climb, name, steep)
        climb.place[name] += gain * stride * agreement * abs(agreement)
    arrive(climb)


def agreed(climb: Climb, name: str, steep: float) -> float:
    """How far slopes of a weight agree, from -1 to 1, with this one the newest."""
    steps = climb.steps + 1
    drift = KEPT_SLOPE * climb.drifts.get(name, 0.0) + (1 - KEPT_SLOPE) * steep
    square = KEPT_SQUARE * climb.squares.get(name, 0.0) + (1 - KEPT_SQUARE) * steep * steep
    climb.drifts[name], climb.squares[name] = drift, square
    mean = drift / (1 - KEPT_SLOPE**steps)
    rough = math.sqrt(square / (1 - KEPT_SQUARE**steps))
    return mean / rough if rough > LEAST else 0.0
