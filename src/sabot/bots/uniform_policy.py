"""R0 inside worlds: the baseline that other policies are tuned against."""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.core.state import State


class UniformPolicy(Policy):
    """Likes every move the same."""

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:  # noqa: ARG002 (whatever it is)
        """All alike."""
        return vec[i64]([0] * len(moves))
