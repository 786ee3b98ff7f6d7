"""R0 as a policy: the baseline for tuning other policies."""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.core.state import State


class UniformPolicy(Policy):
    """Gives every move the same score."""

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:  # noqa: ARG002 (whatever it is)
        """Zero for every move."""
        return vec[i64]([0] * len(moves))
