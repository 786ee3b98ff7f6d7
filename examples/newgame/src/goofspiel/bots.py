"""A rules bot: it bids about what the prize is worth."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from goofspiel.rules import SUIT, Goofspiel
from sabot.bots.policy import Policy
from sabot.core.state import State


class BidWorth(Policy):
    """Likes a card the more, the nearer it is to the prize."""

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """How much the seat to act likes each of its moves, in thousandths."""
        worth = SUIT.index(cast("Goofspiel", state).prize() or SUIT[0])
        return vec[i64]([-400 * abs(int(move) - worth) for move in moves])


def policy(weights: dict[str, int]) -> Policy:
    """The policy. It has no weights."""
    del weights
    return BidWorth()
