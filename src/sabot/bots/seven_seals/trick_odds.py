"""The odds of winning the trick on the table, as one seat can estimate them."""

# Compiled by mypyc.

from mypy_extensions import i64

from sabot.bots.seven_seals.hand_features import SURE, SURE_BITS, HandFeatures
from sabot.games.seven_seals.cards import COLOUR_COUNT, COLOUR_SHIFT, COLOUR_STRIDE, RED, WHITE
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import SEAL_BITS, SEAL_MASK
from sabot.games.seven_seals.state import beats


class TrickOdds(HandFeatures):
    """The chances that later players beat a card."""

    def chance_to_win(self, game: SevenSeals, card: i64) -> i64:
        """The chance that a card wins the trick on the table."""
        led = card >> COLOUR_SHIFT
        laid = game.trick_size()
        if laid:
            led = game.led_colour()
            if not beats(card, game.best_card()):
                return 0
        chance: i64 = SURE
        seat = game.seat
        while laid < self.others:
            laid += 1
            seat = game.left_of(seat)
            chance = chance * (SURE - self.chance_to_beat(game, seat, card, led)) >> SURE_BITS
        return chance

    def chance_to_beat(self, game: SevenSeals, seat: i64, card: i64, led: i64) -> i64:
        """The chance that a seat beats a card that is the best so far."""
        wants = wants_trick(game, seat, led)
        lacks: i64 = SURE
        chance: i64 = 0
        if self.lacks[seat * COLOUR_COUNT + led] == 0:
            lacks = self.chance_to_miss(led, self.left[led])
            if card >> COLOUR_SHIFT == led:
                chance = self.chance_to_top(card, wants)
        if led == RED or self.lacks[seat * COLOUR_COUNT + RED]:
            return chance
        reds = self.left[RED]
        if card >> COLOUR_SHIFT == RED:
            reds = self.above[card]
        ruff = lacks * (SURE - self.chance_to_miss(RED, reds)) >> SURE_BITS
        if wants or wants_trick(game, seat, RED):
            return min(SURE, chance + (ruff * self.eager >> SURE_BITS))
        return min(SURE, chance + (ruff * self.stray >> SURE_BITS))

    def chance_to_top(self, card: i64, wants: bool) -> i64:  # noqa: FBT001 (as in the rules)
        """The chance that a player who may hold a card's colour plays a higher one."""
        colour = card >> COLOUR_SHIFT
        above = self.above[card]
        # A player without a lower card must.
        must = self.chance_to_miss(colour, self.left[colour] - above)
        will = self.loath
        if wants:
            will = self.eager
        plays = must + ((SURE - must) * will >> SURE_BITS)
        return (SURE - self.chance_to_miss(colour, above)) * plays >> SURE_BITS

    def chance_to_miss(self, colour: i64, cards: i64) -> i64:
        """The chance that a player who may hold a colour has none of these unseen cards of it."""
        return self.misses[self.holders[colour] * COLOUR_STRIDE + cards]


def wants_trick(game: SevenSeals, seat: i64, colour: i64) -> bool:
    """True if a seat has a seal to give for a trick of a colour."""
    seals = game.seals[seat]
    return ((seals >> (colour * SEAL_BITS)) | (seals >> (WHITE * SEAL_BITS))) & SEAL_MASK != 0
