"""Samples the cards of the other hands, by the moves that the seats made and did not make.

The prior is uniform over all deals of the unseen cards. A sample puts every unseen card into a hand
or the deck, and fixes when each card of a hand was drawn, including cards played since. So it
determines the hand from which a seat chose each move.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.exchange_sampler import ExchangeSampler
from sabot.bots.sabotage.observations import AS_MUCH, ObservedMove
from sabot.core.hands import put_in
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import KINDS
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE

# About the number of legal moves: noise makes each of them with one part in this many.
SOME_MOVES: Final = 25.0
# The owner of the cards in the deck.
IN_DECK: Final = -1
# The number of exchanges before the first sample counts, and between one sample and the next.
SETTLING: Final = 2000
BETWEEN: Final = 30


class HandSampler(ExchangeSampler):
    """One possible history of a round for a viewer; it begins with the hands of the table.

    Moves come in the order in which they were made. They are numbered, those of one seat after
    those of another. A card is in a hand from the move `since` to that before `until`, and was
    drawn no later than `latest`.
    """

    def __init__(
        self, table: Sabotage, viewer: i64, moves: list[ObservedMove], noise: float, rng: Rng
    ) -> None:
        self.noise = noise
        # The last proposal: an exchange of two cards, or of the times at which they were drawn.
        self.one: i64 = 0
        self.two: i64 = 0
        self.by_time = False
        self.kinds = vec[i64]()
        self.owners = vec[i64]()
        self.since = vec[i64]()
        self.until = vec[i64]()
        self.latest = vec[i64]()
        # The cards that are in a hand now, and the unseen ones.
        self.held = vec[i64]()
        self.unseen = vec[i64]()
        # For each owner, the range of their cards.
        self.first = vec[i64]([0] * table.setup.players)
        self.end = vec[i64]([0] * table.setup.players)
        # The temptation of each kind in each observed move; and the sum over all cards of the hand.
        self.temptations = vec[i64]()
        self.totals = vec[i64]()
        seat: i64
        for seat in range(table.setup.players):
            if seat != viewer:
                self.first[seat] = len(self.kinds)
                self.recall(table, seat, [each for each in moves if each.seat == seat], rng)
                self.end[seat] = len(self.kinds)
        card: i64
        for card in table.deck[table.drawn :]:
            self.place(card, IN_DECK, 0, 0, 0)
        index: i64
        for index in range(len(self.kinds)):
            self.weigh(self.since[index], self.until[index], self.kinds[index], 1)

    def recall(self, table: Sabotage, seat: i64, moves: list[ObservedMove], rng: Rng) -> None:
        """Record the cards that a seat played and holds, each with a possible time of drawing."""
        now: i64 = len(self.totals)
        draws = vec[i64]()
        for move in moves:
            draws = drawn(draws, now, move.size)
            self.temptations = joined(self.temptations, move.temptations)
            self.totals = append(self.totals, 0)
            at = rng.below(len(draws))
            self.place(move.card, seat, draws[at], now + 1, now)
            draws[at] = draws[len(draws) - 1]
            draws = draws[: len(draws) - 1]
            now += 1
        base = seat * HAND_STRIDE
        draws = drawn(draws, now, table.hands[base])
        index: i64
        for index in range(len(draws)):
            self.held = append(self.held, len(self.kinds))
            self.place(table.hands[base + 1 + index], seat, draws[index], now, now)

    def place(self, kind: i64, owner: i64, since: i64, until: i64, latest: i64) -> None:
        """Record a card."""
        if until == latest:
            self.unseen = append(self.unseen, len(self.kinds))
        self.kinds = append(self.kinds, kind)
        self.owners = append(self.owners, owner)
        self.since = append(self.since, since)
        self.until = append(self.until, until)
        self.latest = append(self.latest, latest)

    def weigh(self, since: i64, until: i64, kind: i64, times: i64) -> None:
        """Add a card of this kind to the temptation of some moves, or remove it."""
        move: i64
        for move in range(since, until):
            self.totals[move] += times * self.temptations[move * KINDS + kind]

    # Changes.

    def propose(self, rng: Rng) -> bool:
        """Propose an exchange of two cards, or of the times at which they were drawn."""
        if len(self.held) == 0:
            return False
        self.one = self.held[rng.below(len(self.held))]
        self.by_time = rng.below(2) == 1
        if not self.by_time:
            self.two = self.unseen[rng.below(len(self.unseen))]
            return self.kinds[self.one] != self.kinds[self.two]
        owner = self.owners[self.one]
        first = self.first[owner]
        self.two = first + rng.below(self.end[owner] - first)
        if self.since[self.one] > self.since[self.two]:
            self.one, self.two = self.two, self.one
        return self.since[self.two] <= self.latest[self.one]

    def decide(self, least: float) -> None:
        """Accept the exchange if it multiplies the likelihood by `least` or more."""
        if self.by_time:
            self.change_times(least)
        else:
            self.change_places(least)

    def change_places(self, least: float) -> None:
        """Exchange the places of two unseen cards, if that is likely enough."""
        one, two = self.one, self.two
        kind = self.kinds[one]
        other = self.kinds[two]
        ratio = self.swap(self.since[one], self.until[one], kind, other)
        ratio *= self.swap(self.since[two], self.until[two], other, kind)
        if ratio >= least:
            self.kinds[one] = other
            self.kinds[two] = kind
        else:
            self.swap(self.since[one], self.until[one], other, kind)
            self.swap(self.since[two], self.until[two], kind, other)

    def change_times(self, least: float) -> None:
        """Exchange the times at which two cards were drawn, if that is likely enough."""
        one, two = self.one, self.two
        since = self.since[one]
        until = self.since[two]
        kind = self.kinds[one]
        other = self.kinds[two]
        if self.swap(since, until, kind, other) >= least:
            self.since[one] = until
            self.since[two] = since
        else:
            self.swap(since, until, other, kind)

    def swap(self, since: i64, until: i64, gone: i64, come: i64) -> float:
        """Replace one kind with another in the temptations; return the ratio of the likelihoods."""
        totals = self.totals
        temptations = self.temptations
        ratio: float = 1.0
        move: i64
        for move in range(since, until):
            before = totals[move]
            at = move * KINDS
            after = before + temptations[at + come] - temptations[at + gone]
            totals[move] = after
            ratio *= self.chance(after) / self.chance(before)
        return ratio

    def chance(self, total: i64) -> float:
        """The probability of an observed move from a hand with this total temptation."""
        return (1.0 - self.noise) * AS_MUCH / float(total) + self.noise / SOME_MOVES

    def hands(self, known: vec[i64]) -> vec[i64]:
        """The hands of all seats: the viewer's known hand, and the sampled hands of the others."""
        hands = known[:]
        card: i64
        for card in self.held:
            hands[self.owners[card] * HAND_STRIDE] = 0
        for card in self.held:
            put_in(hands, self.owners[card] * HAND_STRIDE, self.kinds[card])
        return hands


def drawn(draws: vec[i64], now: i64, size: i64) -> vec[i64]:
    """The times at which the cards of a hand were drawn, if it has this size now."""
    while len(draws) < size:
        draws = append(draws, now)
    return draws


def joined(one: vec[i64], two: vec[i64]) -> vec[i64]:
    """The concatenation of both."""
    each: i64
    for each in two:
        one = append(one, each)
    return one


def sampled_hands(sampler: HandSampler, known: vec[i64], count: i64, rng: Rng) -> list[vec[i64]]:
    """Sample `count` sets of hands with the known hand, by the likelihood of the moves."""
    sampler.run(SETTLING, rng)
    found: list[vec[i64]] = []
    for _ in range(count):
        sampler.run(BETWEEN, rng)
        found.append(sampler.hands(known))
    return found


def hidden(table: Sabotage, viewer: i64) -> vec[i64]:
    """The cards in the other hands and those left in the deck."""
    cards = hidden_in(table.hands, viewer)
    for card in table.deck[table.drawn :]:
        cards = append(cards, card)
    return cards


def with_hands(table: Sabotage, viewer: i64, hands: vec[i64], rng: Rng) -> Sabotage:
    """The same table with these hands and the rest of the cards shuffled into the deck."""
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
