"""Single decisions at which all moves are tried out, in the game as it is.

What moves lead to is seen in the true state, with all that is hidden, but weights can only learn
what their features know, which is what a seat knows.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.arena.tuning.contenders import contender
from sabot.arena.tuning.pairing import Pairing
from sabot.arena.tuning.selfplay import Meeting
from sabot.bots.policy import Policy
from sabot.bots.roster import RULES_COOLNESS, mind_of, policy_of
from sabot.bots.search import SEEDS
from sabot.bots.trials import Trials
from sabot.core.rng import Rng
from sabot.core.state import NOBODY

# One decision in so many is tried: neighbours tell nearly the same.
EVERY: Final = 3
# How often its moves are tried out, with the same luck for all.
TRIALS: Final = 4

# By how much each weight is shifted, up and down, to see what becomes of scores.
Shifts = dict[str, float]


class Decision(msgspec.Struct, frozen=True):
    """The moves of a seat: how they score, and what they led to in the mean.

    `rates` says by how much the score of each rises with a weight, where that sets them apart.
    """

    scores: list[int]
    worths: list[float]
    rates: dict[str, list[float]]


def decisions(task: tuple[Pairing, Shifts, range]) -> list[Decision]:
    """Decisions of some deals, all seats by the weights of the one."""
    pairing, shifts, deals = task
    policy = contender(pairing.game, pairing.bot, pairing.one)
    here, by = tuple(pairing.one.items()), tuple(sorted(shifts.items()))
    sides = shifted_policies(pairing.game, here, by)
    return [each for deal in deals for each in Trying(pairing, deal, policy).decisions(sides)]


class Sides:
    """The policy with one weight shifted up, and shifted down."""

    def __init__(self, name: str, by: int, up: Policy, down: Policy) -> None:
        self.name = name
        self.by = by
        self.up = up
        self.down = down

    def rates(self, state: Any, moves: vec[i64]) -> list[float]:
        """By how much the score of each move rises with the weight, but for what all have."""
        pairs = zip(self.up.scores(state, moves), self.down.scores(state, moves), strict=True)
        rates = [(int(more) - int(less)) / (2 * self.by) for more, less in pairs]
        mean = sum(rates) / len(rates)
        return [rate - mean for rate in rates]


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

    def decisions(self, sides: Sequence[Sides]) -> Iterator[Decision]:
        """Some decisions of the round."""
        state, moving, trying = self.opening(), self.rng("moves"), self.rng("trials")
        while state.to_act() != NOBODY:
            moves = state.moves()
            if len(moves) > 1 and trying.below(EVERY) == 0:
                yield self.tried(state, moves, sides, trying)
            state.step(self.policy.pick(state, moving, RULES_COOLNESS))

    def tried(self, state: Any, moves: vec[i64], sides: Sequence[Sides], rng: Rng) -> Decision:
        """One decision, with all its moves tried out."""
        scores = [int(score) for score in self.policy.scores(state, moves)]
        rates = {side.name: side.rates(state, moves) for side in sides}
        apart = {name: each for name, each in rates.items() if any(each)}
        return Decision(scores, self.worths(state, moves, rng), apart)

    def worths(self, state: Any, moves: vec[i64], rng: Rng) -> list[float]:
        """What each move leads to in the mean."""
        trials = Trials(moves, state.to_act(), self.policy, self.stakes, RULES_COOLNESS)
        for _ in range(TRIALS):
            trials.try_in(state, rng.below(SEEDS))
        return [trials.mean(place) for place in range(len(moves))]
