"""Rounds played out in a rush: as the rules bot plays, in brief, in a small part of its time.

It plays imagined worlds only, for it takes it that all know who lacks which colour.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.seven_seals.announcing import Announcing
from sabot.bots.seven_seals.holdings import card_of, count
from sabot.bots.seven_seals.odds import wants_trick
from sabot.bots.seven_seals.outlook import SURE, SURE_BITS
from sabot.bots.seven_seals.prices import Prices
from sabot.bots.seven_seals.rules import (
    CHASING_AT,
    DUCKING_AT,
    LEAD_OUTRANKED,
    LEAD_RED,
    LEAD_UNWANTED,
    LEAD_WANTED,
    PENALTY,
    SABOTAGING_AT,
    WIN,
    Rules,
)
from sabot.core.state import NOBODY
from sabot.games.seven_seals.cards import (
    BLACK,
    BLACK_POINTS,
    COLOUR_COUNT,
    COLOURED_POINTS,
    RED,
    WHITE,
)
from sabot.games.seven_seals.codes import pack_give
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE
from sabot.games.seven_seals.state import ANNOUNCING, GIVING

# A white seal given saves so much, as chances count: less than its points, for there will be other
# tricks to give it for.
WHITE_SAVES: Final = 10240
WORST: Final = -1000000000
CHASING: Final = 0
DUCKING: Final = 1
SABOTAGING: Final = 2


class QuickAnnouncing(Announcing):
    """Announces as the rules bot does, but by prices on bits."""

    def __init__(self, usual: Announcing, prices: Prices) -> None:
        super().__init__(usual.weights, usual.forecast)
        self.prices = prices

    def announce_all(self, game: SevenSeals) -> None:
        """Let all who have yet to announce do so; the prices have the hands already."""
        while game.phase == ANNOUNCING:
            self.announce(game)

    def look_ahead(self, game: SevenSeals) -> None:
        """Take in what the seat to act knows."""
        self.forecast.look_at_seals(game)
        self.prices.look(game)
        self.prices.look_for_ruffs(game.seat)

    def reckon(self, game: SevenSeals, colour: i64, need: i64) -> i64:
        """What a colour will cost if one promises so many tricks."""
        prices = self.prices
        mine = prices.hands[game.seat * COLOUR_COUNT + colour]
        return prices.price(colour, mine, prices.out[colour] ^ mine, need)


class Rush(Prices):
    """Plays a round to its end, all seats by the same rules of thumb."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.forecast)
        self.rules = rules
        self.saboteur_wins = 100 * in_points(rules, WIN)[SABOTAGING]
        # What a lead is worth beside what it will cost, by what a seat is up to.
        self.lead_outranked = in_points(rules, LEAD_OUTRANKED)
        self.lead_wanted = in_points(rules, LEAD_WANTED)
        self.lead_unwanted = in_points(rules, LEAD_UNWANTED)
        self.lead_red = in_points(rules, LEAD_RED)
        self.temper: i64 = CHASING
        # The best card so far, and what it is worth.
        self.chosen: i64 = 0
        self.most: i64 = WORST
        self.announcing = QuickAnnouncing(rules.announcing, self)

    def cost(self, game: SevenSeals, seat: i64) -> i64:
        """The points that the round costs a seat if all go on like this; `game` is used up."""
        self.load(game)
        if game.phase == ANNOUNCING:
            self.announcing.announce_all(game)
        while game.to_act() != NOBODY:
            if game.phase == GIVING:
                game.step(settlement(game))
            else:
                self.play(game, self.card(game))
        return game.points_of_round(seat)

    def card(self, game: SevenSeals) -> i64:
        """The card that the seat to act plays."""
        if game.hand_count(game.seat) == 1:
            return game.hands[game.seat * HAND_STRIDE + 1]
        if game.trick_size():
            return self.answer(game)
        return self.lead(game)

    def begin(self, game: SevenSeals) -> None:
        """The seat to act is to choose."""
        self.look(game)
        self.most = WORST
        if game.seat == game.saboteur:
            self.temper = SABOTAGING
        elif game.owed(game.seat):
            self.temper = CHASING
        else:
            self.temper = DUCKING

    # Leading.

    def lead(self, game: SevenSeals) -> i64:
        """The card that the seat to act leads."""
        self.begin(game)
        seat = game.seat
        colour: i64
        for colour in range(COLOUR_COUNT):
            mine = self.hands[seat * COLOUR_COUNT + colour]
            if mine:
                before = self.price_so_far(game, colour)
                self.try_to_win(game, colour, mine, before + self.liking_of_lead(game, colour))
        return self.chosen

    def liking_of_lead(self, game: SevenSeals, colour: i64) -> i64:
        """How much a seat likes to lead a colour, by whom it suits."""
        if self.temper == CHASING:
            return 0
        liking: i64 = 0
        if colour == RED:
            liking = self.lead_red[self.temper]
        other: i64
        for other in range(self.players):
            if other != game.seat:
                if wants_trick(game, other, colour):
                    liking += self.lead_wanted[self.temper]
                else:
                    liking += self.lead_unwanted[self.temper]
        return liking

    # Following.

    def answer(self, game: SevenSeals) -> i64:
        """The card that the seat to act plays on the trick."""
        led = game.led_colour()
        mine = self.hands[game.seat * COLOUR_COUNT + led]
        if mine == 0:
            return self.answer_without(game)
        lowest = mine & -mine
        if mine == lowest:
            return card_of(led, mine)
        winning = mine & self.beating[game.best_card() * COLOUR_COUNT + led]
        # Often all of them come to the same, and nothing need be reckoned.
        all_or_none = winning == 0 or winning == mine  # noqa: PLR1714 (a set is boxed)
        if all_or_none and without_alike(mine, lowest, self.out[led] ^ mine) == 0:
            return card_of(led, lowest)
        self.begin(game)
        self.try_to_win(game, led, winning, 0)
        self.try_to_lose(game, led, mine ^ winning, 0)
        return self.chosen

    def answer_without(self, game: SevenSeals) -> i64:
        """The card of a seat that can't follow."""
        self.begin(game)
        seat = game.seat
        beating = game.best_card() * COLOUR_COUNT
        colour: i64
        for colour in range(COLOUR_COUNT):
            mine = self.hands[seat * COLOUR_COUNT + colour]
            if mine:
                before = self.price_so_far(game, colour)
                winning = mine & self.beating[beating + colour]
                self.try_to_ruff(game, winning, before)
                self.try_to_lose(game, colour, mine ^ winning, before)
        return self.chosen

    # Judging cards.

    def try_to_win(self, game: SevenSeals, colour: i64, cards: i64, before: i64) -> None:
        """Judge cards of the led colour that are the best so far, or would be led."""
        mine = self.hands[game.seat * COLOUR_COUNT + colour]
        others = self.out[colour] ^ mine
        need = game.held(game.seat, colour)
        unserved = self.unserved(game)
        leading = self.coming + 1 == self.players
        while cards:
            bit = cards & -cards
            cards = without_alike(cards, bit, others)
            chance = self.chance_to_win(game, colour, others, bit)
            worth = before
            if need:
                self.reckon(colour, mine ^ bit, others)
                worth -= self.price_with(need - 1) * chance >> SURE_BITS
                worth -= self.price_with(need) * (SURE - chance) >> SURE_BITS
            else:
                worth -= self.price_of_ducking(mine ^ bit, others)
                worth += unserved * chance >> SURE_BITS
            if leading:
                worth += self.lead_outranked[self.temper] * count(others & -(bit + bit))
            self.consider(worth, colour, bit)

    def try_to_ruff(self, game: SevenSeals, cards: i64, before: i64) -> None:
        """Judge red cards that win the trick so far, of which another colour was led."""
        mine = self.hands[game.seat * COLOUR_COUNT + RED]
        need = game.held(game.seat, RED)
        while cards:
            bit = cards & -cards
            cards = without_alike(cards, bit, self.reds)
            if game.held(game.seat, game.led_colour()):
                worth = COLOURED_POINTS * SURE - self.price(RED, mine ^ bit, self.reds, need)
            elif need:
                worth = -self.price(RED, mine ^ bit, self.reds, need - 1)
            else:
                worth = self.unserved(game) - self.price(RED, mine ^ bit, self.reds, 0)
            self.consider(before + worth, RED, bit)

    def try_to_lose(self, game: SevenSeals, colour: i64, cards: i64, before: i64) -> None:
        """Judge cards that do not win the trick."""
        mine = self.hands[game.seat * COLOUR_COUNT + colour]
        others = self.out[colour] ^ mine
        need = game.held(game.seat, colour)
        while cards:
            bit = cards & -cards
            cards = without_alike(cards, bit, others)
            self.consider(before - self.price(colour, mine ^ bit, others, need), colour, bit)

    def unserved(self, game: SevenSeals) -> i64:
        """What it is worth to win a trick for which one has no coloured seal."""
        if game.seat == game.saboteur:
            return self.saboteur_wins
        if game.held(game.seat, WHITE):
            return WHITE_SAVES
        if game.held(game.stock(), BLACK):
            return -BLACK_POINTS * SURE
        return 0

    def consider(self, worth: i64, colour: i64, bit: i64) -> None:
        """A card is worth so much."""
        if worth > self.most:
            self.most = worth
            self.chosen = card_of(colour, bit)


def settlement(game: SevenSeals) -> i64:
    """What the winner gives: a seal of the led colour, the hardest to be rid of, or the next best.

    Red ones come before white ones, for there will be other tricks to give those for.
    """
    moves = game.moves()
    hardest = pack_give(game.led_colour())
    for move in moves:
        if move == hardest:
            return move
    return moves[0]


def without_alike(cards: i64, bit: i64, others: i64) -> i64:
    """The cards above this one, without those that come to the same: no other's lies between."""
    cards ^= bit
    while cards:
        following = cards & -cards
        if others & (following - 1) & -bit:
            return cards
        cards ^= following
    return cards


def in_points(rules: Rules, feature: i64) -> vec[i64]:
    """What the rules bot would pay for something, as chances count, by what a seat is up to."""
    return vec[i64](
        [
            int(rules.tempers[temper + feature])
            * SURE
            // 100
            // max(1, -int(rules.tempers[temper + PENALTY]))
            for temper in (CHASING_AT, DUCKING_AT, SABOTAGING_AT)
        ]
    )
