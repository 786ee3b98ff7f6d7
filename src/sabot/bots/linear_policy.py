"""Linear policies: the score of a move is the sum of its features, each times its weight.

A game's policy has several sets of weights, one for each situation. Before it scores moves, it
selects one set or blends two.
"""

# Compiled by mypyc.

from abc import abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.core.state import State


class LinearPolicy(Policy):
    """Adds up the weighted features of a move in `score`, by the `weights` of the situation."""

    def __init__(self, sets: vec[i64], size: i64) -> None:
        # All sets of weights, concatenated; each has this size.
        self.sets = sets
        self.weights = vec[i64]([0] * size)
        self.score: i64 = 0

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores of the moves of the seat to act, in thousandths."""
        scores = vec[i64](capacity=len(moves))
        self.prepare(state, moves)
        for move in moves:
            self.score = 0
            self.judge(state, move)
            scores = append(scores, self.score)
        return scores

    @abstractmethod
    def prepare(self, state: State, moves: vec[i64]) -> None:
        """Compute what all moves share, and select the weights of the situation."""

    @abstractmethod
    def judge(self, state: State, move: i64) -> None:
        """Add the features of a move to the score."""

    def add(self, feature: i64, amount: i64) -> None:
        """Add this amount of a feature to the score."""
        self.score += self.weights[feature] * amount

    def take(self, first: i64) -> None:
        """Select the set of weights that begins here."""
        weights = self.weights
        sets = self.sets
        index: i64
        for index in range(len(weights)):
            weights[index] = sets[first + index]

    def blend(self, first: i64, second: i64, share: i64, whole: i64) -> None:
        """Blend two sets of weights; the second has `share` parts of the `whole`."""
        weights = self.weights
        sets = self.sets
        index: i64
        for index in range(len(weights)):
            one = sets[first + index]
            weights[index] = one + (sets[second + index] - one) * share // whole
