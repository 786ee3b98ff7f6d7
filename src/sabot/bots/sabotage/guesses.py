"""Which cards the others may hold, by what they played and what they did not play.

Before anything is learnt every deal of the unseen cards is as likely. A guess is one such deal; it
is followed back in time: what a seat played returns to its hand, and what it must have drawn since
leaves it, any card as likely as another. In each hand that comes about so, the rules bot says how
likely the move was that the seat made. Guesses in which the moves were likely are kept and
multiplied, the others forgotten (a particle filter that runs backwards).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import UNIT, WORDS, Policy
from sabot.core.hands import put_in, take_out
from sabot.core.rng import Rng
from sabot.games.sabotage.codes import card_of
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE

# If all the weight lies on less than this part of the guesses, they are drawn anew.
UNEVEN: Final = 0.5


class Deed:
    """A card that another seat played, and the table as it was when that seat chose.

    Of the table all but the seat's hand is known to who watched; the hand is written into it.
    """

    def __init__(self, table: Sabotage, move: i64) -> None:
        self.table = table
        self.move = move
        self.seat: i64 = table.seat
        self.card: i64 = card_of(move)
        self.size: i64 = table.hand_count(table.seat)


class Guess:
    """A world that may be so, and the hands in it as they were at an earlier time."""

    def __init__(self, world: Sabotage, then: vec[i64]) -> None:
        self.world = world
        self.then = then


class Guesses:
    """Weighs guesses by a policy: the cooler, the more it is believed; noise is for surprises."""

    def __init__(self, policy: Policy, coolness: float, noise: float) -> None:
        self.policy = policy
        self.coolness = coolness
        self.noise = noise

    def worlds(
        self, table: Sabotage, viewer: i64, deeds: list[Deed], count: i64, rng: Rng
    ) -> list[Sabotage]:
        """So many worlds that look to the viewer as this one, by how likely the deeds are there.

        Deeds are in the order in which they were done.
        """
        guesses: list[Guess] = []
        for _ in range(count):
            world = redealt(table, viewer, rng)
            guesses.append(Guess(world, world.hands[:]))
        weights = [1.0] * len(guesses)
        for deed in reversed(deeds):
            for index, guess in enumerate(guesses):
                weights[index] *= self.chance(deed, guess.then, rng)
            if spread(weights) < UNEVEN:
                guesses = drawn_by(weights, guesses, rng)
                weights = [1.0] * len(guesses)
        return [guess.world for guess in drawn_by(weights, guesses, rng)]

    def chance(self, deed: Deed, then: vec[i64], rng: Rng) -> float:
        """How likely the seat did this, with the hand that it had then; steps back to it."""
        base = deed.seat * HAND_STRIDE
        while then[base] >= deed.size:
            take_out(then, base, then[base + 1 + rng.below(then[base])])
        put_in(then, base, deed.card)
        hands = deed.table.hands
        index: i64
        for index in range(base, base + 1 + deed.size):
            hands[index] = then[index]
        return self.likelihood(deed.table, deed.move)

    def likelihood(self, table: Sabotage, move: i64) -> float:
        """How likely the seat to act makes this move."""
        moves = table.moves()
        if len(moves) == 1:
            return 1.0
        scores = self.policy.scores(table, moves)
        best = scores[0]
        each: i64
        for each in scores:
            best = max(best, each)
        total: float = 0.0
        mine: float = 0.0
        index: i64
        for index in range(len(moves)):
            weight = math.exp(float(scores[index] - best) * self.coolness / UNIT)
            total += weight
            if moves[index] == move:
                mine = weight
        return (1.0 - self.noise) * mine / total + self.noise / float(len(moves))


def redealt(table: Sabotage, viewer: i64, rng: Rng) -> Sabotage:
    """The same table with all that the viewer can't see dealt anew, every deal as likely."""
    world = table.copy()
    cards = hidden(world, viewer)
    rng.shuffle(cards)
    seat: i64
    at: i64 = 0
    for seat in range(world.setup.players):
        if seat == viewer:
            continue
        base = seat * HAND_STRIDE
        size = world.hands[base]
        world.hands[base] = 0
        for _ in range(size):
            put_in(world.hands, base, cards[at])
            at += 1
    world.deck = cards[at:]
    world.drawn = 0
    return world


def hidden(world: Sabotage, viewer: i64) -> vec[i64]:
    """The cards in the other hands and those left in the deck."""
    cards = world.deck[world.drawn :]
    seat: i64
    index: i64
    for seat in range(world.setup.players):
        base = seat * HAND_STRIDE
        if seat != viewer:
            for index in range(base + 1, base + 1 + world.hands[base]):
                cards = append(cards, world.hands[index])
    return cards


def reshuffled(world: Sabotage, rng: Rng) -> Sabotage:
    """The same hands with the deck in another order."""
    other = world.copy()
    other.deck = world.deck[world.drawn :]
    other.drawn = 0
    rng.shuffle(other.deck)
    return other


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
            drawn.append(Guess(guess.world, guess.then[:]))
            at += step
    while len(drawn) < len(guesses):
        drawn.append(guesses[-1])
    return drawn
