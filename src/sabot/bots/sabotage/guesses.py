"""Which cards the others may hold, by what they played and what they did not play.

Before anything is learnt every deal of the unseen cards is as likely. A guess is one such deal; it
is followed back in time: what a seat played returns to its hand, and what it must have drawn since
leaves it, any card as likely as another. The move that a seat made was the less likely, the more
the other cards of its hand would have tempted it, as the rules bot sees it. Guesses in which the
moves were likely are kept and multiplied, the others forgotten (a particle filter that runs
backwards).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import UNIT, WORDS, Policy
from sabot.core.hands import put_in, take_out
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import KINDS
from sabot.games.sabotage.codes import card_of
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE

# If all the weight lies on less than this part of the guesses, they are drawn anew.
UNEVEN: Final = 0.5
# How tempting a card is: this is as much as the move that was made. No card tempts without end.
AS_MUCH: Final = 1000
MOST: Final = 1000000
# Above this a number is too large to be raised to.
LIMIT: Final = 20.0
# So many moves there are, about: what a surprise is one of.
SOME_MOVES: Final = 25.0


class Deed:
    """A card that another seat played, and how much every other card would have tempted it."""

    def __init__(self, seat: i64, card: i64, size: i64, temptations: vec[i64]) -> None:
        self.seat = seat
        self.card = card
        # How many cards the seat held when it chose.
        self.size = size
        self.temptations = temptations


class Guess:
    """Hands that may be, and as they were at an earlier time."""

    def __init__(self, hands: vec[i64], then: vec[i64]) -> None:
        self.hands = hands
        self.then = then


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
        cards = hidden(table, viewer)
        guesses: list[Guess] = []
        for _ in range(count):
            hands = redealt(table, viewer, cards, rng)
            guesses.append(Guess(hands, hands[:]))
        weights = [1.0] * len(guesses)
        for deed in reversed(deeds):
            for index, guess in enumerate(guesses):
                weights[index] *= self.chance(deed, guess.then, rng)
            if spread(weights) < UNEVEN:
                guesses = drawn_by(weights, guesses, rng)
                weights = [1.0] * len(guesses)
        return [guess.hands for guess in drawn_by(weights, guesses, rng)]

    def chance(self, deed: Deed, then: vec[i64], rng: Rng) -> float:
        """How likely the seat did this, with the hand that it had then; steps back to it."""
        base = deed.seat * HAND_STRIDE
        while then[base] >= deed.size:
            take_out(then, base, then[base + 1 + rng.below(then[base])])
        put_in(then, base, deed.card)
        total: i64 = 0
        before: i64 = -1
        index: i64
        for index in range(base + 1, base + 1 + deed.size):
            card = then[index]
            if card != before:
                total += deed.temptations[card]
            before = card
        return (1.0 - self.noise) * AS_MUCH / float(total) + self.noise / SOME_MOVES


def redealt(table: Sabotage, viewer: i64, cards: vec[i64], rng: Rng) -> vec[i64]:
    """Hands as the viewer may imagine them, from the cards that it can't see, in any order."""
    hands = table.hands[:]
    left: i64 = len(cards)
    seat: i64
    for seat in range(table.setup.players):
        if seat == viewer:
            continue
        base = seat * HAND_STRIDE
        size = hands[base]
        hands[base] = 0
        for _ in range(size):
            place = rng.below(left)
            left -= 1
            card = cards[place]
            cards[place] = cards[left]
            cards[left] = card
            put_in(hands, base, card)
    return hands


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


def spread(weights: list[float]) -> float:
    """On how large a part of the guesses the weight lies: 1 if on all of them alike."""
    total: float = 0.0
    squares: float = 0.0
    for weight in weights:
        total += weight
        squares += weight * weight
    return total * total / squares / len(weights)


def drawn_by(weights: list[float], guesses: list[Guess], rng: Rng) -> list[Guess]:
    """As many guesses, each as often as its weight says, in even steps."""
    total: float = 0.0
    for weight in weights:
        total += weight
    step = total / len(guesses)
    at: float = step * float(rng.word()) / WORDS
    drawn: list[Guess] = []
    reached: float = 0.0
    for index, guess in enumerate(guesses):
        reached += weights[index]
        while at < reached and len(drawn) < len(guesses):
            drawn.append(Guess(guess.hands, guess.then[:]))
            at += step
    while len(drawn) < len(guesses):
        drawn.append(guesses[-1])
    return drawn
