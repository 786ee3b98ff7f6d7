"""Forecasts the tricks of a hand: those that it can win, and those that it can't avoid."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.seven_seals.hand_features import POWERS, QUARTERS, SURE, SURE_BITS
from sabot.bots.seven_seals.trick_odds import TrickOdds
from sabot.core.state import NOBODY
from sabot.games.seven_seals.cards import (
    BLACK_POINTS,
    COLOUR_COUNT,
    COLOUR_SHIFT,
    COLOURED_POINTS,
    RED,
    WHITE,
    WHITE_POINTS,
)
from sabot.games.seven_seals.rules import SevenSeals

ROOM: Final = 8
NO_CARD: Final = -1


class TrickForecast(TrickOdds):
    """The expected cost of a round to a seat."""

    def __init__(self, guesses: vec[i64]) -> None:
        super().__init__(guesses)
        # The forecast for a colour with some need: missing tricks, unwanted tricks, and tricks that
        # could be won beyond the need.
        self.lacking: i64 = 0
        self.surplus: i64 = 0
        self.spare: i64 = 0
        self.spread = vec[i64]([0] * ROOM)
        # The same for each colour of the whole hand with its seals, and in total.
        self.lacking_of = vec[i64]([0] * COLOUR_COUNT)
        self.surplus_of = vec[i64]([0] * COLOUR_COUNT)
        self.spare_of = vec[i64]([0] * COLOUR_COUNT)
        self.all_lacking: i64 = 0
        self.all_surplus: i64 = 0
        self.all_spare: i64 = 0

    # Single cards.

    def strength(self, card: i64, higher: i64) -> i64:
        """The chance to win a wanted trick with a card, next to higher ones of one's own."""
        colour = card >> COLOUR_SHIFT
        chance = self.chance_beside(self.above[card], higher)
        chance = max(0, min(SURE, chance * self.stronger >> SURE_BITS))
        if colour == RED:
            return chance + ((SURE - chance) * self.ruff >> SURE_BITS)
        if self.left[RED]:
            # All can follow for some tricks if others have two cards each to spare.
            missing = (higher + 2) * self.others - self.left[colour]
            if missing > 0:
                chance = chance * self.ruffed[min(QUARTERS * missing, POWERS - 1)] >> SURE_BITS
        return chance

    def chance_beside(self, above: i64, higher: i64) -> i64:
        """The chance to win, by the number of unseen cards above and of one's own above."""
        outranked = (QUARTERS * 1000 * above - higher * self.falling) // 1000
        return self.outranked[max(0, min(outranked, POWERS - 1))]

    def danger(self, card: i64, lower: i64) -> i64:
        """The chance that a card wins an unwanted trick, next to lower ones of one's own."""
        colour = card >> COLOUR_SHIFT
        chance = self.forced_now * self.covered[min(QUARTERS * self.above[card], POWERS - 1)]
        chance = min(SURE, chance >> SURE_BITS) * self.called[min(QUARTERS * lower, POWERS - 1)]
        below = self.left[colour] - self.above[card]
        if below < self.others:
            # The lowest card of all does not win, unless nobody can follow.
            return (chance >> SURE_BITS) * (1 + below) // (1 + self.others)
        return chance >> SURE_BITS

    # Colours.

    def reckon(self, game: SevenSeals, colour: i64, without: i64, need: i64) -> None:
        """Forecast a colour without one of its cards, if the seat needs this number of tricks."""
        first = self.first[colour]
        count = self.count[colour]
        cards = count
        if without != NO_CARD:
            cards -= 1
        for_certain: i64 = 0
        possible: i64 = 0
        lower: i64 = 0
        place: i64
        self.begin_spread(need)
        for place in range(first, first + count):
            card = game.hands[place]
            if card == without:
                continue
            for_certain += self.danger(card, lower)
            lower += 1
            chance = self.strength(card, cards - lower)
            possible += chance
            self.add_to_spread(chance, need)
        self.lacking = self.short_of(need)
        self.spare = max(0, possible - need * SURE + self.lacking)
        self.surplus = for_certain
        if need and for_certain:
            self.surplus = self.excess(game, colour, without, need, for_certain)

    def excess(
        self, game: SevenSeals, colour: i64, without: i64, need: i64, for_certain: i64
    ) -> i64:
        """The expected number of unavoidable tricks beyond the need."""
        first = self.first[colour]
        lower: i64 = 0
        place: i64
        self.begin_spread(need)
        for place in range(first, first + self.count[colour]):
            card = game.hands[place]
            if card != without:
                self.add_to_spread(self.danger(card, lower), need)
                lower += 1
        return max(0, for_certain - need * SURE + self.short_of(need))

    def begin_spread(self, need: i64) -> None:
        """Reset the distribution of won tricks to none."""
        won: i64
        for won in range(need):
            self.spread[won] = 0
        self.spread[0] = SURE

    def add_to_spread(self, chance: i64, need: i64) -> None:
        """Add a trick with this chance to the distribution."""
        spread = self.spread
        won = need - 1
        while won > 0:
            spread[won] += ((spread[won - 1] - spread[won]) * chance) >> SURE_BITS
            won -= 1
        spread[0] -= spread[0] * chance >> SURE_BITS

    def short_of(self, need: i64) -> i64:
        """The expected number of tricks missing to the need."""
        lacking: i64 = 0
        won: i64
        for won in range(need):
            lacking += (need - won) * self.spread[won]
        return lacking

    # The round.

    def reckon_all(self, game: SevenSeals) -> None:
        """Forecast each colour with its seals."""
        self.all_lacking = 0
        self.all_surplus = 0
        self.all_spare = 0
        colour: i64
        for colour in range(COLOUR_COUNT):
            self.reckon(game, colour, NO_CARD, game.held(game.seat, colour))
            self.lacking_of[colour] = self.lacking
            self.surplus_of[colour] = self.surplus
            self.spare_of[colour] = self.spare
            self.all_lacking += self.lacking
            self.all_surplus += self.surplus
            self.all_spare += self.spare

    def penalty(self, lacking: i64, surplus: i64, spare: i64, white: i64) -> i64:
        """The expected cost of the round; white seals serve for any trick beyond the others."""
        points = COLOURED_POINTS * lacking
        points += BLACK_POINTS * min(self.black_left, max(0, surplus - white * SURE))
        return points + WHITE_POINTS * max(0, white * SURE - spare)

    def penalty_without(self, game: SevenSeals, card: i64, given: i64) -> i64:
        """The expected cost of the round once a card is played, and a seal given, if any."""
        colour = card >> COLOUR_SHIFT
        lacking = self.all_lacking - self.lacking_of[colour]
        surplus = self.all_surplus - self.surplus_of[colour]
        spare = self.all_spare - self.spare_of[colour]
        need = game.held(self.seat, colour)
        if given == colour:
            need -= 1
        self.reckon(game, colour, card, need)
        lacking += self.lacking
        surplus += self.surplus
        spare += self.spare
        if given != NOBODY and given != colour and given != WHITE:  # noqa: PLR1714 (a set is boxed)
            lacking -= self.lacking_of[given]
            surplus -= self.surplus_of[given]
            spare -= self.spare_of[given]
            self.reckon(game, given, NO_CARD, game.held(self.seat, given) - 1)
            lacking += self.lacking
            surplus += self.surplus
            spare += self.spare
        white = game.held(self.seat, WHITE)
        if given == WHITE:
            white -= 1
        return self.penalty(lacking, surplus, spare, white)

    def penalty_after(self, game: SevenSeals, given: i64) -> i64:
        """The expected cost of the round once a seal is given, with the hand as it is."""
        lacking, surplus, spare = self.all_lacking, self.all_surplus, self.all_spare
        white = game.held(self.seat, WHITE)
        if given == WHITE:
            white -= 1
        elif given != NOBODY:
            self.reckon(game, given, NO_CARD, game.held(self.seat, given) - 1)
            lacking += self.lacking - self.lacking_of[given]
            surplus += self.surplus - self.surplus_of[given]
            spare += self.spare - self.spare_of[given]
        return self.penalty(lacking, surplus, spare, white)

    def cost_of(self, game: SevenSeals, colour: i64, need: i64) -> i64:
        """The expected cost of a colour if the seat promises this number of tricks."""
        self.reckon(game, colour, NO_CARD, need)
        return COLOURED_POINTS * self.lacking + BLACK_POINTS * self.surplus


def hundredths(amount: i64) -> i64:
    """A chance, or expected points, in hundredths."""
    return amount * 100 >> SURE_BITS
