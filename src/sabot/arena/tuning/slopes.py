"""Which way is uphill: at single decisions all moves are tried out, in the game as it is.

A policy draws moves by their scores, so what it can expect of a decision is a mean over moves. The
slope says how that mean rises with each weight. What moves lead to is seen in the true state, with
all that is hidden, but weights can only learn what their features know, which is what a seat knows.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.arena.tuning.contenders import contender
from sabot.arena.tuning.pairing import Pairing
from sabot.arena.tuning.selfplay import Meeting
from sabot.bots.policy import UNIT, Policy
from sabot.bots.roster import RULES_COOLNESS, mind_of, policy_of
from sabot.bots.search import SEEDS
from sabot.bots.trials import Trials
from sabot.core.rng import Rng
from sabot.core.state import NOBODY

# One decision in so many is tried: neighbours tell nearly the same.
EVERY: Final = 3
# How often its moves are tried out, with the same luck for all.
TRIALS: Final = 4
# Slopes are of a policy that chooses less coolly than it plays: of one that nearly always takes
# what it likes best, only ties would say anything.
SOFT: Final = 1.0

# By how much each weight is shifted, up and down, to see what becomes of scores.
Shifts = dict[str, float]


class Slope(msgspec.Struct):
    """How what is expected of decisions rises with weights, summed over decisions.

    `rises` is in thousandths of a win; `spreads` is how much one more of a weight sets the scores
    of moves apart, squared, and `counts` at how many decisions it does at all.
    """

    decisions: int = 0
    rises: dict[str, float] = {}
    spreads: dict[str, float] = {}
    counts: dict[str, float] = {}

    def add(self, other: "Slope") -> None:
        """Take in those of other decisions."""
        self.decisions += other.decisions
        for name in other.counts:
            self.note(name, other.rises[name], other.spreads[name], other.counts[name])

    def note(self, name: str, rise: float, spread: float, count: float = 1.0) -> None:
        """Take in what was found of one weight."""
        self.rises[name] = self.rises.get(name, 0.0) + rise
        self.spreads[name] = self.spreads.get(name, 0.0) + spread
        self.counts[name] = self.counts.get(name, 0.0) + count


def slopes(task: tuple[Pairing, Shifts, range]) -> Slope:
    """The slope at the decisions of some deals, all seats by the weights of the one."""
    pairing, shifts, deals = task
    policy = contender(pairing.game, pairing.bot, pairing.one)
    sides = shifted_policies(
        pairing.game, tuple(pairing.one.items()), tuple(sorted(shifts.items()))
    )
    found = Slope()
    for deal in deals:
        found.add(Trying(pairing, deal, policy).slope(sides))
    return found


class Sides:
    """The policy with one weight shifted up, and shifted down."""

    def __init__(self, name: str, by: int, up: Policy, down: Policy) -> None:
        self.name = name
        self.by = by
        self.up = up
        self.down = down

    def rates(self, state: Any, moves: vec[i64]) -> list[float]:
        """By how much the score of each move rises with the weight."""
        pairs = zip(self.up.scores(state, moves), self.down.scores(state, moves), strict=True)
        return [(int(more) - int(less)) / (2 * self.by) for more, less in pairs]


@lru_cache(maxsize=1)
def shifted_policies(
    game_id: str, weights: tuple[tuple[str, int], ...], shifts: tuple[tuple[str, float], ...]
) -> list[Sides]:
    """The policies for each weight that is shifted; made once for all parts of a step."""
    found: list[Sides] = []
    for name, amount in shifts:
        by = max(1, round(amount))
        here = dict(weights)
        up, down = (policy_of(game_id, {**here, name: here[name] + shift}) for shift in (by, -by))
        found.append(Sides(name, by, up, down))
    return found


class Trying(Meeting):
    """One deal, played by one policy, whose decisions are tried out on the way."""

    def __init__(self, pairing: Pairing, deal: int, policy: Policy) -> None:
        super().__init__(pairing, deal, [policy])
        self.policy = policy
        self.stakes = mind_of(pairing.game).stakes()

    def slope(self, sides: Sequence[Sides]) -> Slope:
        """The slope at some decisions of the round."""
        state, moving, trying = self.opening(), self.rng("moves"), self.rng("trials")
        found = Slope()
        while state.to_act() != NOBODY:
            moves = state.moves()
            if len(moves) > 1 and trying.below(EVERY) == 0:
                self.try_here(found, state, moves, sides, trying)
            state.step(self.policy.pick(state, moving, RULES_COOLNESS))
        return found

    def try_here(
        self, found: Slope, state: Any, moves: vec[i64], sides: Sequence[Sides], rng: Rng
    ) -> None:
        """Add the slope at one decision."""
        chances = chances_of([int(score) for score in self.policy.scores(state, moves)])
        worths = self.worths(state, moves, rng)
        expected = sum(chance * worth for chance, worth in zip(chances, worths, strict=True))
        found.decisions += 1
        for side in sides:
            rates = side.rates(state, moves)
            mean = sum(rates) / len(rates)
            spread = sum((rate - mean) ** 2 for rate in rates) / len(rates)
            if spread == 0:
                continue
            rise = sum(
                chance * (worth - expected) * rate
                for chance, worth, rate in zip(chances, worths, rates, strict=True)
            )
            found.note(side.name, rise * SOFT / UNIT, spread)

    def worths(self, state: Any, moves: vec[i64], rng: Rng) -> list[float]:
        """What each move leads to in the mean."""
        trials = Trials(moves, state.to_act(), self.policy, self.stakes, RULES_COOLNESS)
        for _ in range(TRIALS):
            trials.try_in(state, rng.below(SEEDS))
        return [trials.mean(place) for place in range(len(moves))]


def chances_of(scores: list[int]) -> list[float]:
    """How likely each move is, by its score."""
    best = max(scores)
    weights = [math.exp((score - best) * SOFT / UNIT) for score in scores]
    every = sum(weights)
    return [weight / every for weight in weights]
