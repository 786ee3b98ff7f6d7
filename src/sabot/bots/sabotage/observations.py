"""What others were seen to play in a round, and how much each card would have tempted them.

The move that a seat made was the less likely, the more the other cards of its hand would have
tempted it, as the rules bot sees it.
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

# How tempting a card is: this is as much as the move that was made.
AS_MUCH: Final = 1000
# No card tempts without end.
MOST: Final = 1000000
# Above this a number is too large to be raised to.
LIMIT: Final = 20.0


class ObservedMove:
    """A card that another seat played, and how much every other card would have tempted it."""

    def __init__(self, seat: i64, card: i64, size: i64, temptations: vec[i64]) -> None:
        self.seat = seat
        self.card = card
        # How many cards the seat held when it chose.
        self.size = size
        self.temptations = temptations


class MoveObserver:
    """Weighs moves by a policy: the cooler, the more others are taken to play by it."""

    def __init__(self, policy: Policy, coolness: float) -> None:
        self.policy = policy
        self.coolness = coolness

    def observed(self, table: Sabotage, move: i64) -> ObservedMove:
        """What the seat to play did at a table; its hand there is of no account."""
        seat = table.seat
        temptations = vec[i64]([0] * KINDS)
        card = card_of(move)
        kind: i64
        for kind in range(KINDS):
            temptations[kind] = self.temptation(table, seat, move, kind)
        return ObservedMove(seat, card, table.hand_count(seat), temptations)

    def temptation(self, table: Sabotage, seat: i64, move: i64, kind: i64) -> i64:
        """How much a card would have tempted a seat that made this move."""
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
