"""How the unseen cards may have come to where they are: dealt or drawn when, and kept until when.

A past puts every unseen card into a hand or the deck, and says when each card of a hand was drawn,
those that have been played since as well. So it tells from which cards a seat chose each time. Two
cards change places, or the times at which they were drawn, and the more often the likelier all
deeds are with it than before (Metropolis): after many changes pasts come as often as they are
likely.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import WORDS
from sabot.core.hands import put_in
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import KINDS
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE

# How tempting a card is: this is as much as the move that was made.
AS_MUCH: Final = 1000
# So many moves there are, about: what a surprise is one of.
SOME_MOVES: Final = 25.0
# Whose the cards in the deck are.
IN_DECK: Final = -1


class Deed:
    """A card that another seat played, and how much every other card would have tempted it."""

    def __init__(self, seat: i64, card: i64, size: i64, temptations: vec[i64]) -> None:
        self.seat = seat
        self.card = card
        # How many cards the seat held when it chose.
        self.size = size
        self.temptations = temptations


class Past:
    """One past of a round that a viewer may imagine; it begins with the hands of the table.

    Deeds are told by numbers, those of one seat after those of another. A card is in a hand from
    the deed `since` to that before `until`, and was drawn no later than `latest`.
    """

    def __init__(
        self, table: Sabotage, viewer: i64, deeds: list[Deed], noise: float, rng: Rng
    ) -> None:
        self.noise = noise
        self.kinds = vec[i64]()
        self.owners = vec[i64]()
        self.since = vec[i64]()
        self.until = vec[i64]()
        self.latest = vec[i64]()
        # Which cards are in a hand now, and which can't be seen.
        self.held = vec[i64]()
        self.unseen = vec[i64]()
        # By owner, where their cards begin and end.
        self.first = vec[i64]([0] * table.setup.players)
        self.end = vec[i64]([0] * table.setup.players)
        # By deed and kind, how much it tempted; and all cards of the hand together.
        self.temptations = vec[i64]()
        self.totals = vec[i64]()
        seat: i64
        for seat in range(table.setup.players):
            if seat != viewer:
                self.first[seat] = len(self.kinds)
                self.recall(table, seat, [deed for deed in deeds if deed.seat == seat], rng)
                self.end[seat] = len(self.kinds)
        card: i64
        for card in table.deck[table.drawn :]:
            self.place(card, IN_DECK, 0, 0, 0)
        index: i64
        for index in range(len(self.kinds)):
            self.weigh(self.since[index], self.until[index], self.kinds[index], 1)

    # What is known of it.

    def recall(self, table: Sabotage, seat: i64, deeds: list[Deed], rng: Rng) -> None:
        """What a seat played and holds, each card drawn at any time at which it could be."""
        now: i64 = len(self.totals)
        draws = vec[i64]()
        for deed in deeds:
            draws = drawn(draws, now, deed.size)
            self.temptations = joined(self.temptations, deed.temptations)
            self.totals = append(self.totals, 0)
            at = rng.below(len(draws))
            self.place(deed.card, seat, draws[at], now + 1, now)
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
        """Write down a card."""
        if until == latest:
            self.unseen = append(self.unseen, len(self.kinds))
        self.kinds = append(self.kinds, kind)
        self.owners = append(self.owners, owner)
        self.since = append(self.since, since)
        self.until = append(self.until, until)
        self.latest = append(self.latest, latest)

    def weigh(self, since: i64, until: i64, kind: i64, times: i64) -> None:
        """A card of this kind tempts in some deeds more, or fewer."""
        deed: i64
        for deed in range(since, until):
            self.totals[deed] += times * self.temptations[deed * KINDS + kind]

    # Changes.

    def change(self, times: i64, rng: Rng) -> None:
        """Let two cards change places or times, so often."""
        if len(self.held) == 0:
            return
        for _ in range(times):
            card = self.held[rng.below(len(self.held))]
            if rng.below(2) == 0:
                self.change_places(card, self.unseen[rng.below(len(self.unseen))], rng)
            else:
                owner = self.owners[card]
                first = self.first[owner]
                self.change_times(card, first + rng.below(self.end[owner] - first), rng)

    def change_places(self, one: i64, two: i64, rng: Rng) -> None:
        """Put each of two unseen cards where the other is, if that is likely."""
        kind = self.kinds[one]
        other = self.kinds[two]
        if kind == other:
            return
        ratio = self.swap(self.since[one], self.until[one], kind, other)
        ratio *= self.swap(self.since[two], self.until[two], other, kind)
        if accepted(ratio, rng):
            self.kinds[one] = other
            self.kinds[two] = kind
        else:
            self.swap(self.since[one], self.until[one], other, kind)
            self.swap(self.since[two], self.until[two], kind, other)

    def change_times(self, one: i64, two: i64, rng: Rng) -> None:
        """Let each of two cards be drawn when the other was, if that can be and is likely."""
        if self.since[one] > self.since[two]:
            one, two = two, one
        since = self.since[one]
        until = self.since[two]
        if until > self.latest[one]:
            return
        kind = self.kinds[one]
        other = self.kinds[two]
        if accepted(self.swap(since, until, kind, other), rng):
            self.since[one] = until
            self.since[two] = since
        else:
            self.swap(since, until, other, kind)

    def swap(self, since: i64, until: i64, gone: i64, come: i64) -> float:
        """Let one kind tempt instead of another; how much likelier the deeds are by that."""
        totals = self.totals
        temptations = self.temptations
        ratio: float = 1.0
        deed: i64
        for deed in range(since, until):
            before = totals[deed]
            at = deed * KINDS
            after = before + temptations[at + come] - temptations[at + gone]
            totals[deed] = after
            ratio *= self.chance(after) / self.chance(before)
        return ratio

    def chance(self, total: i64) -> float:
        """How likely a move is made from a hand that tempts so much in all."""
        return (1.0 - self.noise) * AS_MUCH / float(total) + self.noise / SOME_MOVES

    # What it says.

    def hands(self, known: vec[i64]) -> vec[i64]:
        """The hands of all seats: the viewer's as it is known, the others as they are here."""
        hands = known[:]
        card: i64
        for card in self.held:
            hands[self.owners[card] * HAND_STRIDE] = 0
        for card in self.held:
            put_in(hands, self.owners[card] * HAND_STRIDE, self.kinds[card])
        return hands


def drawn(draws: vec[i64], now: i64, size: i64) -> vec[i64]:
    """The times of all cards in a hand, if it has grown to this size now."""
    while len(draws) < size:
        draws = append(draws, now)
    return draws


def joined(one: vec[i64], two: vec[i64]) -> vec[i64]:
    """The one behind the other."""
    each: i64
    for each in two:
        one = append(one, each)
    return one


def accepted(ratio: float, rng: Rng) -> bool:
    """Whether a change is made that makes all deeds so much likelier."""
    return ratio >= 1.0 or float(rng.word()) < ratio * WORDS
