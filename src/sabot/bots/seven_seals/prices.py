"""What cards will cost and who may beat them: the forecast in brief, on bits and from tables."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.seven_seals.forecast import Forecast
from sabot.bots.seven_seals.holdings import Holdings, count
from sabot.bots.seven_seals.odds import wants_trick
from sabot.bots.seven_seals.outlook import QUARTERS, SURE, SURE_BITS
from sabot.games.seven_seals.cards import BLACK_POINTS, COLOUR_COUNT, COLOURED_POINTS, RED
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import MAX_PLAYERS, MIN_PLAYERS

# Tables have a row for each number of unseen cards above, and for red a page by the chance to ruff.
ROW: Final = 16
PAGE: Final = 256
# A colour of fewer cards than this is one that one may soon ruff.
SHORT: Final = 3
# More than two tricks are reckoned as two and the rest.
FEW: Final = 2


class Prices(Holdings):
    """What one seat will pay. `look` once, then ask."""

    def __init__(self, forecast: Forecast) -> None:
        super().__init__()
        self.strengths = strengths(forecast)
        self.dangers = dangers(forecast)
        self.ruffed = vec[i64](list(forecast.ruffed)[::QUARTERS])
        self.misses = forecast.misses
        self.eager = forecast.eager
        self.loath = forecast.loath
        self.stray = forecast.stray
        # The red cards of others, and the page by which one's own are judged.
        self.reds: i64 = 0
        self.ruffing: i64 = 0
        # Of the cards last reckoned: the chances to win no trick that one wants, one, and two; the
        # tricks that one wins against one's will, and the chance of none.
        self.none: i64 = SURE
        self.one: i64 = 0
        self.two: i64 = 0
        self.unwilling: i64 = 0
        self.free: i64 = SURE
        # How many will play on the trick after the seat to act.
        self.coming: i64 = 0

    def look(self, game: SevenSeals) -> None:
        """Take in how many come later, which reds are out, and, where it matters, the ruffs."""
        self.coming = self.players - game.trick_size() - 1
        self.reds = self.out[RED] ^ self.hands[game.seat * COLOUR_COUNT]
        if game.held(game.seat, RED):
            self.look_for_ruffs(game.seat)

    def look_for_ruffs(self, seat: i64) -> None:
        """Guess how well red cards win tricks of other colours: by the shortest of them."""
        self.ruffing = PAGE
        colour: i64
        for colour in range(RED + 1, COLOUR_COUNT):
            mine = self.hands[seat * COLOUR_COUNT + colour]
            if self.out[colour] != mine and count(mine) < SHORT:
                self.ruffing = max(self.ruffing, PAGE * (1 + SHORT - count(mine)))

    # What a colour will cost.

    def price_so_far(self, game: SevenSeals, colour: i64) -> i64:
        """What the cards of the seat to act will cost as they are."""
        mine = self.hands[game.seat * COLOUR_COUNT + colour]
        return self.price(colour, mine, self.out[colour] ^ mine, game.held(game.seat, colour))

    def price(self, colour: i64, mine: i64, others: i64, need: i64) -> i64:
        """What one's own cards of a colour will cost, with so many seals of it, beside others'."""
        if need == 0:
            return self.price_of_ducking(mine, others)
        self.reckon(colour, mine, others)
        return self.price_with(need)

    def reckon(self, colour: i64, mine: i64, others: i64) -> None:
        """Take in what tricks one's own cards of a colour will win, beside others'."""
        page: i64 = 0
        if colour == RED:
            page = self.ruffing
        higher = count(mine)
        lower: i64 = 0
        none: i64 = SURE
        one: i64 = 0
        two: i64 = 0
        free: i64 = SURE
        unwilling: i64 = 0
        left = count(others)
        strengths, dangers = self.strengths, self.dangers
        ruffs = page == 0 and self.reds != 0
        while mine:
            bit = mine & -mine
            mine ^= bit
            higher -= 1
            above = count(others & -(bit + bit))
            row = above * ROW
            chance = strengths[page + row + higher]
            if ruffs:
                chance = self.unruffed(chance, higher, left)
            two += (one - two) * chance >> SURE_BITS
            one += (none - one) * chance >> SURE_BITS
            none -= none * chance >> SURE_BITS
            chance = dangers[self.sheltered(left - above) + row + lower]
            unwilling += chance
            free -= free * chance >> SURE_BITS
            lower += 1
        self.none = none
        self.one = one
        self.two = two
        self.unwilling = unwilling
        self.free = free

    def price_with(self, need: i64) -> i64:
        """What the cards last reckoned will cost with so many seals of their colour."""
        surplus = self.unwilling - need * SURE
        if need == 0:
            return BLACK_POINTS * surplus
        if need == 1:
            return COLOURED_POINTS * self.none + BLACK_POINTS * (surplus + self.free)
        lacking = FEW * self.none + self.one
        if need > FEW:
            lacking += self.none + self.one + self.two + (need - FEW - 1) * SURE
        return COLOURED_POINTS * lacking + BLACK_POINTS * max(0, surplus)

    def price_of_ducking(self, mine: i64, others: i64) -> i64:
        """The same for who has no seal of the colour: every trick is one too many."""
        dangers = self.dangers
        left = count(others)
        lower: i64 = 0
        surplus: i64 = 0
        while mine:
            bit = mine & -mine
            mine ^= bit
            above = count(others & -(bit + bit))
            surplus += dangers[self.sheltered(left - above) + above * ROW + lower]
            lower += 1
        return BLACK_POINTS * surplus

    def sheltered(self, below: i64) -> i64:
        """The page of dangers for a card that beats so many unseen ones."""
        if below >= self.players - 1:
            return 0
        return PAGE * (below + 1 + (self.players - MIN_PLAYERS) * MAX_PLAYERS)

    def unruffed(self, chance: i64, higher: i64, left: i64) -> i64:
        """What is left of a card's chance where others will soon lack its colour."""
        missing = (higher + FEW) * (self.players - 1) - left
        if missing <= 0:
            return chance
        return chance * self.ruffed[min(missing, ROW - 1)] >> SURE_BITS

    # Who wins the trick.

    def chance_to_win(self, game: SevenSeals, led: i64, others: i64, card: i64) -> i64:
        """The chance of a card of the led colour that is the best so far."""
        coming = self.coming
        if coming == 0:
            return SURE
        above = count(others & -(card + card))
        holders = (self.players - 1) * ROW
        topped = SURE - self.misses[holders + above]
        must = self.misses[holders + count(others) - above]
        # What those who hold the colour do to it, if they want the trick or not.
        eager = topped * (must + ((SURE - must) * self.eager >> SURE_BITS)) >> SURE_BITS
        loath = topped * (must + ((SURE - must) * self.loath >> SURE_BITS)) >> SURE_BITS
        hands = self.hands
        chance: i64 = SURE
        seat = game.seat
        while coming:
            coming -= 1
            seat = game.left_of(seat)
            if hands[seat * COLOUR_COUNT + led] == 0:
                chance -= chance * self.chance_to_ruff(game, seat, led) >> SURE_BITS
            elif wants_trick(game, seat, led):
                chance -= chance * eager >> SURE_BITS
            else:
                chance -= chance * loath >> SURE_BITS
        return chance

    def chance_to_ruff(self, game: SevenSeals, seat: i64, led: i64) -> i64:
        """The chance that a seat ruffs a colour that it lacks."""
        if self.hands[seat * COLOUR_COUNT] == 0:
            return 0
        if wants_trick(game, seat, led) or game.held(seat, RED):
            return self.eager
        return self.stray


def strengths(forecast: Forecast) -> vec[i64]:
    """The chance to win with a card if one wants, by unseen cards above and one's own."""
    table: list[int] = []
    for page in range(2 + SHORT):
        ruff = int(forecast.ruffing) * max(0, page - 1) // SHORT
        for above in range(ROW):
            for higher in range(ROW):
                chance = int(forecast.chance_beside(above, higher))
                table.append(chance + ((SURE - chance) * ruff >> SURE_BITS))
    return vec[i64](table)


def dangers(forecast: Forecast) -> vec[i64]:
    """The chance to win though one would rather not, by unseen cards above and one's own below.

    A page for all cards that beat enough others'; then pages by the number of players, for cards
    that beat fewer: who plays the lowest card of all does not win with it.
    """
    forced = int(forecast.forced)
    covered = list(forecast.covered)[::QUARTERS]
    called = list(forecast.called)[::QUARTERS]
    page = [
        (forced * int(covered[above]) >> SURE_BITS) * int(called[lower]) >> SURE_BITS
        for above in range(ROW)
        for lower in range(ROW)
    ]
    table = page[:]
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        for below in range(MAX_PLAYERS):
            table += [chance * min(1 + below, players) // players for chance in page]
    return vec[i64](table)
