"""Policies and beliefs that favour some moves: those that others have wished for."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.beliefs import Beliefs
from sabot.bots.policy import Policy
from sabot.bots.search import CostBeliefs, PolicyBeliefs
from sabot.core.rng import Rng
from sabot.core.state import State

# What a favour of 1 is worth: of the score of a move, about half a tunnel card on the way to the
# treasure; and in thousandths of a win.
SCORE: Final = 6000.0
WIN: Final = 40.0

# By code of a move, how much it is favoured, from −1 to 1.
Favours = Mapping[int, float]


class FavouredPolicy(Policy):
    """Another policy, with a bonus on the scores of some moves."""

    def __init__(self, policy: Policy, favours: Favours) -> None:
        self.policy = policy
        self.favours = favours

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores of the moves of the seat to act, in thousandths."""
        scores = self.policy.scores(state, moves)
        bonuses = [round(SCORE * self.favours.get(int(move), 0.0)) for move in moves]
        return vec[i64]([score + bonus for score, bonus in zip(scores, bonuses, strict=True)])


def favoured(policy: Policy, favours: Favours) -> Policy:
    """The policy with these favours; unchanged without any."""
    return FavouredPolicy(policy, favours) if favours else policy


class FavouredBeliefs:
    """Beliefs whose policy and costs favour some moves."""

    def __init__(self, beliefs: Beliefs, policy: Policy, favours: Favours) -> None:
        self.beliefs = beliefs
        self.policy = FavouredPolicy(policy, favours)
        self.favours = favours

    def see(self, step: Any) -> None:
        """Update the beliefs."""
        self.beliefs.see(step)

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view."""
        return self.beliefs.worlds(view, count, rng)

    def own_policy(self, view: Any) -> Policy:
        """The policy of the seat, with the favours."""
        del view
        return self.policy

    def costs(self, view: Any, moves: vec[i64]) -> list[float]:
        """The cost of each move in thousandths of a win; below 0 for a favour."""
        inner = self.beliefs
        costs = inner.costs(view, moves) if isinstance(inner, CostBeliefs) else [0.0] * len(moves)
        return [
            cost - WIN * self.favours.get(int(move), 0.0)
            for cost, move in zip(costs, moves, strict=True)
        ]


def favoured_beliefs(beliefs: Beliefs, view: Any, favours: Favours) -> Beliefs:
    """The beliefs with these favours; unchanged without any, or if they bring no policy."""
    if not favours or not isinstance(beliefs, PolicyBeliefs):
        return beliefs
    return FavouredBeliefs(beliefs, beliefs.own_policy(view), favours)
