"""Which cards the others may hold, by what they played and what they did not play.

Before anything is learnt every deal of the unseen cards is as likely. The move that a seat made was
the less likely, the more the other cards of its hand would have tempted it, as the rules bot sees
it; `pasts` looks for hands from which all its moves were likely.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import UNIT, Policy
from sabot.bots.sabotage.pasts import AS_MUCH, Deed, Past
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import KINDS
from sabot.games.sabotage.codes import card_of
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE

# No card tempts without end.
MOST: Final = 1000000
# Above this a number is too large to be raised to.
LIMIT: Final = 20.0
# A past is changed so often before it counts, and so often from one guess to the next.
SETTLING: Final = 2000
BETWEEN: Final = 30


class Guesses:
    """Weighs guesses by a policy: the cooler, the more it is believed; noise is for surprises."""

    def __init__(self, policy: Policy, coolness: float, noise: float) -> None:
        self.policy = policy
        self.coolness = coolness
        self.noise = noise

    def deed(self, table: Sabotage, move: i64) -> Deed:
        """What the seat to play did at a table; its hand there is of no account."""
        seat = table.seat
        temptations = vec[i64]([0] * KINDS)
        card = card_of(move)
        kind: i64
        for kind in range(KINDS):
            temptations[kind] = self.temptation(table, seat, move, kind)
        return Deed(seat, card, table.hand_count(seat), temptations)

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

    def hands(
        self, table: Sabotage, viewer: i64, deeds: list[Deed], count: i64, rng: Rng
    ) -> list[vec[i64]]:
        """So many hands that agree with what the viewer sees, by how likely the deeds are there.

        Deeds are in the order in which they were done.
        """
        past = Past(table, viewer, deeds, self.noise, rng)
        past.change(SETTLING, rng)
        found: list[vec[i64]] = []
        for _ in range(count):
            past.change(BETWEEN, rng)
            found.append(past.hands(table.hands))
        return found


def hidden(table: Sabotage, viewer: i64) -> vec[i64]:
    """The cards in the other hands and those left in the deck."""
    cards = hidden_in(table.hands, viewer)
    for card in table.deck[table.drawn :]:
        cards = append(cards, card)
    return cards


def with_hands(table: Sabotage, viewer: i64, hands: vec[i64], rng: Rng) -> Sabotage:
    """The same table with these hands, and the deck in any order."""
    counts = vec[i64]([0] * KINDS)
    card: i64
    for card in hidden(table, viewer):
        counts[card] += 1
    world = table.copy()
    world.hands = hands[:]
    for card in hidden_in(hands, viewer):
        counts[card] -= 1
    deck = vec[i64](capacity=len(table.deck))
    for card in range(KINDS):
        for _ in range(counts[card]):
            deck = append(deck, card)
    rng.shuffle(deck)
    world.deck = deck
    world.drawn = 0
    return world


def hidden_in(hands: vec[i64], viewer: i64) -> vec[i64]:
    """The cards in the other hands."""
    cards = vec[i64]()
    base: i64 = 0
    index: i64
    while base < len(hands):
        if base != viewer * HAND_STRIDE:
            for index in range(base + 1, base + 1 + hands[base]):
                cards = append(cards, hands[index])
        base += HAND_STRIDE
    return cards
