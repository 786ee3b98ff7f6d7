"""A table of different tastes inside worlds: every seat decides by a policy of its own."""

# Compiled by mypyc.

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.core.state import State


class Company(Policy):
    """Likes what the policy of the seat to act likes."""

    def __init__(self, seats: list[Policy]) -> None:
        self.seats = seats

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """As the seat to act scores them."""
        return self.seats[state.to_act()].scores(state, moves)
