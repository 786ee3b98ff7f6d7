"""A policy for tests, which likes moves by their codes: it knows nothing, so it can't peek."""

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.bots.weights import Weights
from sabot.core.state import State


class ByCode(Policy):
    """Likes a move the more, the larger its code is; or the smaller, with a weight below 0."""

    def __init__(self, size: int) -> None:
        self.size = size

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        del state
        last = max(len(moves) - 1, 1)
        return vec[i64]([place * self.size // last for place in range(len(moves))])


def policy(weights: Weights) -> Policy:
    return ByCode(weights["size"])


# Compiled classes have no interpreted children, so there is no toy then.
COMPILED = not str(__import__("sabot.bots.policy").bots.policy.__file__).endswith(".py")
