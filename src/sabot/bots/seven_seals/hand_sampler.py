"""Samples of the unseen cards: two seats exchange a card, by the likelihood of their moves.

Without observations the distribution is uniform.
"""

# Compiled by mypyc.

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.exchange_sampler import ExchangeSampler
from sabot.bots.seven_seals.hand_features import GUESSES, MAX_SEATS, HandFeatures
from sabot.bots.seven_seals.observations import NO_LEAST, Observations, exchange, holder_of
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import COLOUR_COUNT, COLOUR_SHIFT
from sabot.games.seven_seals.move_codes import PLAY, verb_of
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE


class HandSampler(ExchangeSampler):
    """A possible world for a seat, and the likelihood of each other seat's moves in it."""

    def __init__(self, world: SevenSeals, seat: i64, seen: Observations, lacks: vec[i64]) -> None:
        self.world = world
        self.seat = seat
        self.seen = seen
        self.lacks = lacks
        # The number of observed moves that the world has made.
        self.known: i64 = len(seen.moves)
        self.logs = [0.0] * MAX_SEATS
        # The last proposed exchange: two seats and their cards.
        self.one: i64 = 0
        self.two: i64 = 0
        self.card: i64 = 0
        self.wanted: i64 = 0

    def follow(self, lacks: vec[i64], rng: Rng) -> bool:
        """Make the new moves in the world; False if no simple exchange allows them."""
        self.lacks = lacks
        world = self.world
        index: i64
        for index in range(self.known, len(self.seen.moves)):
            move = self.seen.moves[index]
            if verb_of(move) == PLAY and not self.grant(move, lacks, rng):
                return False
            world.step(move)
        self.known = len(self.seen.moves)
        return self.clear_colours(lacks, rng)

    def grant(self, card: i64, lacks: vec[i64], rng: Rng) -> bool:
        """Give the seat to act a card, for one that its holder may have."""
        world = self.world
        seat = world.seat
        holder = holder_of(world, card)
        if holder == seat:
            return True
        first = seat * HAND_STRIDE + 1
        count = world.hands[first - 1]
        start = rng.below(count)
        index: i64
        for index in range(count):
            other = world.hands[first + (start + index) % count]
            if not lacks[holder * COLOUR_COUNT + (other >> COLOUR_SHIFT)]:
                exchange(world, seat, other, holder, card)
                return True
        return False

    def clear_colours(self, lacks: vec[i64], rng: Rng) -> bool:
        """Exchange all cards of colours that their holders did not follow."""
        world = self.world
        seat: i64
        for seat in range(world.setup.players):
            if seat == self.seat:
                continue
            place = seat * HAND_STRIDE + 1
            last = place + world.hands[place - 1]
            while place < last:
                card = world.hands[place]
                if not lacks[seat * COLOUR_COUNT + (card >> COLOUR_SHIFT)]:
                    place += 1
                elif self.rid(seat, card, lacks, rng):
                    place = seat * HAND_STRIDE + 1
                else:
                    return False
        return True

    def rid(self, seat: i64, card: i64, lacks: vec[i64], rng: Rng) -> bool:
        """Exchange a card with a seat that may have it, for one that this seat may have."""
        world = self.world
        players = world.setup.players
        start = rng.below(players)
        turn: i64
        for turn in range(players):
            other = (start + turn) % players
            if other == seat or other == self.seat:  # noqa: PLR1714 (a set is boxed)
                continue
            if lacks[other * COLOUR_COUNT + (card >> COLOUR_SHIFT)]:
                continue
            first = other * HAND_STRIDE + 1
            count = world.hands[first - 1]
            index: i64
            for index in range(count):
                wanted = world.hands[first + index]
                if not lacks[seat * COLOUR_COUNT + (wanted >> COLOUR_SHIFT)]:
                    exchange(world, seat, card, other, wanted)
                    return True
        return False

    def weigh(self) -> None:
        """Compute the likelihood of each other seat's moves."""
        seat: i64
        for seat in range(self.world.setup.players):
            if seat != self.seat:
                self.logs[seat] = self.seen.likelihood(self.world, seat, NO_LEAST)

    def deal_anew(self, rng: Rng) -> None:
        """Redeal the cards of the others at random; only before the first move."""
        world = self.world
        theirs = world.setup.no_holders[:]
        takers = vec[i64](capacity=len(world.setup.cards))
        seat: i64
        place: i64
        for seat in range(world.setup.players):
            if seat != self.seat:
                first = seat * HAND_STRIDE + 1
                for place in range(first, first + world.hands[first - 1]):
                    theirs[world.hands[place]] = 1
                    takers = append(takers, seat)
                world.hands[first - 1] = 0
        rng.shuffle(takers)
        place = 0
        for card in world.setup.cards:
            if theirs[card]:
                world.gain_highest(takers[place], card)
                place += 1

    def propose(self, rng: Rng) -> bool:
        """Choose two other seats and a card of each; False if one of them can't have it."""
        world = self.world
        lacks = self.lacks
        one = self.any_other(rng, self.seat)
        two = self.any_other(rng, one)
        place, count = one * HAND_STRIDE, world.hands[one * HAND_STRIDE]
        if count == 0 or world.hands[two * HAND_STRIDE] == 0:
            return False
        card = world.hands[place + 1 + rng.below(count)]
        place, count = two * HAND_STRIDE, world.hands[two * HAND_STRIDE]
        wanted = world.hands[place + 1 + rng.below(count)]
        self.one, self.two = one, two
        self.card, self.wanted = card, wanted
        return not (
            lacks[two * COLOUR_COUNT + (card >> COLOUR_SHIFT)]
            or lacks[one * COLOUR_COUNT + (wanted >> COLOUR_SHIFT)]
        )

    def decide(self, least: float) -> None:
        """Accept the exchange if it multiplies the likelihood of both seats by `least` or more."""
        one, two = self.one, self.two
        exchange(self.world, one, self.card, two, self.wanted)
        least_log: float = math.log(least) + self.logs[one] + self.logs[two]
        first = self.seen.likelihood(self.world, one, least_log)
        second: float = 0.0
        if first >= least_log:
            second = self.seen.likelihood(self.world, two, least_log - first)
        if first + second < least_log:
            exchange(self.world, one, self.wanted, two, self.card)
            return
        self.logs[one] = first
        self.logs[two] = second

    def any_other(self, rng: Rng, besides: i64) -> i64:
        """A random seat, except the viewer's own and one more."""
        players = self.world.setup.players
        seat = rng.below(players)
        while seat == self.seat or seat == besides:  # noqa: PLR1714 (a set is boxed)
            seat = rng.below(players)
        return seat


class Voids:
    """Finds the colours that seats did not follow."""

    def __init__(self) -> None:
        self.features = HandFeatures(vec[i64]([0] * len(GUESSES)))

    def of(self, table: SevenSeals) -> vec[i64]:
        """For each seat and colour, 1 if the seat lacks it."""
        self.features.look_at_tricks(table)
        return self.features.lacks[:]
