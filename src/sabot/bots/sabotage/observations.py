"""Observed moves of a round, and how strongly each other card would have tempted the seat.

A move is the less likely, the more the other cards of the hand would have tempted the seat, by the
scores of the rules bot.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import UNIT, Policy
from sabot.games.sabotage.cards import KINDS
from sabot.games.sabotage.move_codes import card_of
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE

# The temptation of the move that was made; others are relative to it.
AS_MUCH: Final = 1000
# The upper bound of a temptation.
MOST: Final = 1000000
# The largest exponent that is passed to `exp`.
LIMIT: Final = 20.0


class ObservedMove:
    """A card that another seat played, and how much every other card would have tempted it."""

    def __init__(self, seat: i64, card: i64, size: i64, temptations: vec[i64]) -> None:
        self.seat = seat
        self.card = card
        # The number of cards that the seat held when it chose.
        self.size = size
        self.temptations = temptations


class MoveObserver:
    """Computes temptations by a policy; with higher coolness the others follow it more closely."""

    def __init__(self, policy: Policy, coolness: float) -> None:
        self.policy = policy
        self.coolness = coolness

    def observed(self, table: Sabotage, move: i64) -> ObservedMove:
        """The observed move of the seat to play; its hand at this table does not matter."""
        seat = table.seat
        temptations = vec[i64]([0] * KINDS)
        card = card_of(move)
        kind: i64
        for kind in range(KINDS):
            temptations[kind] = self.temptation(table, seat, move, kind)
        return ObservedMove(seat, card, table.hand_count(seat), temptations)

    def temptation(self, table: Sabotage, seat: i64, move: i64, kind: i64) -> i64:
        """The temptation of a card for a seat that made this move."""
        other = table.copy()
        other.hands[seat * HAND_STRIDE] = 0
        other.gain(seat, card_of(move))
        if kind != card_of(move):
            other.gain(seat, kind)
        moves = other.moves()
        scores = self.policy.scores(other, moves)
        index: i64
        made: i64 = 0
        for index in range(len(moves)):
            if moves[index] == move:
                made = scores[index]
        total: i64 = 0
        for index in range(len(moves)):
            if card_of(moves[index]) == kind:
                lure = min(float(scores[index] - made) * self.coolness / UNIT, LIMIT)
                total += i64(AS_MUCH * math.exp(lure))
        return min(total, MOST)
