"""A policy for a whole table: every seat has its own policy."""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.core.state import State


class SeatPolicies(Policy):
    """Delegates to the policy of the seat to act."""

    def __init__(self, seats: list[Policy]) -> None:
        self.seats = seats

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores by the policy of the seat to act."""
        return self.seats[state.to_act()].scores(state, moves)
