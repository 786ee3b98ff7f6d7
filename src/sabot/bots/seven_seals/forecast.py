"""What the cards of a hand will bring: tricks that it can win, and tricks that it can't avoid.

All is reckoned from the hand of the seat to act and from what lies open: cards that were played,
colours that somebody did not follow, and seals.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.state import NOBODY
from sabot.games.seven_seals.cards import (
    BLACK,
    BLACK_POINTS,
    CARD_CODES,
    COLOUR_COUNT,
    COLOUR_SHIFT,
    COLOUR_STRIDE,
    COLOURED_POINTS,
    HAND_SIZE,
    RED,
    WHITE,
    WHITE_POINTS,
)
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE
from sabot.games.seven_seals.state import ANNOUNCING, beats

# Chances count in these: a sure thing.
SURE: Final = 4096
SURE_BITS: Final = 12

# How the bot guesses, in thousandths. The order is that of the numbers below.
GUESSES: Final[tuple[str, ...]] = (
    "outranked",  # the chance to win all the same, for each unseen card above
    "falling",  # how many unseen cards above fall with each higher card of one's own
    "ruffed",  # the chance to win all the same, for each card that others lack to follow
    "ruffing",  # the chance of any red card to win where one can't follow
    "forced",  # the chance that the highest card wins though one would rather not
    "covered",  # the chance to be forced, for each unseen card above
    "called",  # the chance that a card is called for, for each of one's own below
    "eager",  # the chance that somebody who wants the trick wins it, who can
    "loath",  # the chance that somebody who does not want it wins it all the same, who can
    "stray",  # the chance that such a one does so by red
    "slack_strength",  # how much stronger cards are for each trick that nobody has promised
    "slack_danger",  # how much more dangerous they are likewise
)
OUTRANKED: Final = 0
FALLING: Final = 1
RUFFED: Final = 2
RUFFING: Final = 3
FORCED: Final = 4
COVERED: Final = 5
CALLED: Final = 6
EAGER: Final = 7
LOATH: Final = 8
STRAY: Final = 9
SLACK_STRENGTH: Final = 10
SLACK_DANGER: Final = 11

MAX_SEATS: Final = 5
# Powers are kept for quarters of a card.
QUARTERS: Final = 4
POWERS: Final = 64
ROOM: Final = 8
NO_CARD: Final = -1


class Forecast:
    """What one seat can tell of a round. `look` once, then ask."""

    def __init__(self, guesses: vec[i64]) -> None:
        self.falling = guesses[FALLING] * QUARTERS
        self.outranked = powers(guesses[OUTRANKED])
        self.ruffed = powers(guesses[RUFFED])
        self.covered = powers(guesses[COVERED])
        self.called = powers(guesses[CALLED])
        self.ruffing = share(guesses[RUFFING])
        self.forced = share(guesses[FORCED])
        self.eager = share(guesses[EAGER])
        self.loath = share(guesses[LOATH])
        self.stray = share(guesses[STRAY])
        self.slack_strength = guesses[SLACK_STRENGTH]
        self.slack_danger = guesses[SLACK_DANGER]
        self.misses = misses()
        self.clear()

    def clear(self) -> None:
        """Forget the table that was looked at."""
        self.seat: i64 = 0
        self.others: i64 = 0
        # For each seat and colour: whether it is known to lack the colour.
        self.lacks = vec[i64]([0] * (MAX_SEATS * COLOUR_COUNT))
        # For each card: whether it is unseen, and how many unseen ones of its colour beat it.
        self.unseen = vec[i64]([0] * CARD_CODES)
        self.above = vec[i64]([0] * CARD_CODES)
        # For each colour: its unseen cards, who else may hold some, and one's own cards: where
        # they begin in the hands, and how many they are.
        self.left = vec[i64]([0] * COLOUR_COUNT)
        self.holders = vec[i64]([0] * COLOUR_COUNT)
        self.first = vec[i64]([0] * COLOUR_COUNT)
        self.count = vec[i64]([0] * COLOUR_COUNT)
        # The chance that some red card of one's own wins a trick by ruffing.
        self.ruff: i64 = 0
        # How many more tricks are left than promised, in tenths, and what follows from it.
        self.slack: i64 = 0
        self.stronger: i64 = 0
        self.forced_now: i64 = 0
        self.black_left: i64 = 0
        # What a colour will bring, with some need: tricks that are lacking, tricks too many, and
        # tricks that could be won beyond the need.
        self.lacking: i64 = 0
        self.surplus: i64 = 0
        self.spare: i64 = 0
        self.spread = vec[i64]([0] * ROOM)
        # The same for each colour of the whole hand with the seals that lie there, and in all.
        self.lacking_of = vec[i64]([0] * COLOUR_COUNT)
        self.surplus_of = vec[i64]([0] * COLOUR_COUNT)
        self.spare_of = vec[i64]([0] * COLOUR_COUNT)
        self.all_lacking: i64 = 0
        self.all_surplus: i64 = 0
        self.all_spare: i64 = 0

    # Looking.

    def look(self, game: SevenSeals) -> None:
        """Take in all that the seat to act knows."""
        self.seat = game.seat
        self.others = game.setup.players - 1
        self.look_at_cards(game)
        self.look_at_tricks(game)
        self.count_holders(game)
        self.look_for_ruffs()
        self.look_at_seals(game)

    def look_at_cards(self, game: SevenSeals) -> None:
        """Find out which cards are unseen, and what they beat."""
        unseen = self.unseen
        for card in game.setup.cards:
            unseen[card] = 1
        for card in game.played:
            unseen[card] = 0
        colour: i64
        for colour in range(COLOUR_COUNT):
            self.count[colour] = 0
        first = game.seat * HAND_STRIDE + 1
        place: i64
        for place in range(first, first + game.hands[first - 1]):
            card = game.hands[place]
            unseen[card] = 0
            colour = card >> COLOUR_SHIFT
            if self.count[colour] == 0:
                self.first[colour] = place
            self.count[colour] += 1
        highest = 3 * game.setup.players
        for colour in range(COLOUR_COUNT):
            beaten_by: i64 = 0
            card = colour * COLOUR_STRIDE + highest
            while card > colour * COLOUR_STRIDE:
                self.above[card] = beaten_by
                beaten_by += unseen[card]
                card -= 1
            self.left[colour] = beaten_by

    def look_at_tricks(self, game: SevenSeals) -> None:
        """Find out who did not follow."""
        index: i64
        for index in range(MAX_SEATS * COLOUR_COUNT):
            self.lacks[index] = 0
        players = game.setup.players
        played = game.played
        winner = game.left_of(game.dealer)
        start: i64 = 0
        while start < len(played):
            best = played[start]
            led = best >> COLOUR_SHIFT
            seat = winner
            end = min(start + players, len(played))
            for index in range(start + 1, end):
                card = played[index]
                seat = game.left_of(seat)
                if card >> COLOUR_SHIFT != led:
                    self.lacks[seat * COLOUR_COUNT + led] = 1
                if beats(card, best):
                    best = card
                    winner = seat
            start += players

    def count_holders(self, game: SevenSeals) -> None:
        """Count who else may hold cards of each colour."""
        colour: i64
        seat: i64
        for colour in range(COLOUR_COUNT):
            holders: i64 = 0
            for seat in range(game.setup.players):
                if seat != game.seat and self.lacks[seat * COLOUR_COUNT + colour] == 0:
                    holders += 1
            self.holders[colour] = holders

    def look_for_ruffs(self) -> None:
        """Guess how well red cards win tricks of other colours: by the shortest of them."""
        best: i64 = 0
        colour: i64
        for colour in range(RED + 1, COLOUR_COUNT):
            if self.left[colour] and self.count[colour] < 3:
                best = max(best, self.ruffing * (3 - self.count[colour]) // 3)
        self.ruff = best

    def look_at_seals(self, game: SevenSeals) -> None:
        """Find out how many tricks nobody wants; who is yet to announce will take what is usual."""
        players = game.setup.players
        promised: i64 = 0
        seat: i64
        for seat in range(players):
            promised += 10 * game.owed(seat)
        if game.phase == ANNOUNCING:
            # The seat itself is to promise what is usual too.
            promised -= 10 * game.owed(game.seat)
            promised += 10 * HAND_SIZE * seats_to_announce(game) // players
        self.slack = 10 * (HAND_SIZE - game.trick_start // players) - promised
        self.black_left = game.held(game.stock(), BLACK) * SURE
        self.stronger = SURE + self.slack * self.slack_strength * SURE // 10000
        self.forced_now = max(0, self.forced + self.slack * self.slack_danger * SURE // 10000)

    # What single cards will bring.

    def strength(self, card: i64, higher: i64) -> i64:
        """The chance to win a trick with a card if one wants, beside higher ones of one's own."""
        colour = card >> COLOUR_SHIFT
        outranked = (QUARTERS * 1000 * self.above[card] - higher * self.falling) // 1000
        chance = self.outranked[max(0, min(outranked, POWERS - 1))]
        chance = max(0, min(SURE, chance * self.stronger >> SURE_BITS))
        if colour == RED:
            return chance + ((SURE - chance) * self.ruff >> SURE_BITS)
        if self.left[RED]:
            # All can follow for some rounds if others have two cards each to spare.
            missing = (higher + 2) * self.others - self.left[colour]
            if missing > 0:
                chance = chance * self.ruffed[min(QUARTERS * missing, POWERS - 1)] >> SURE_BITS
        return chance

    def danger(self, card: i64, lower: i64) -> i64:
        """The chance that a card wins though one would rather not, beside lower ones."""
        colour = card >> COLOUR_SHIFT
        chance = self.forced_now * self.covered[min(QUARTERS * self.above[card], POWERS - 1)]
        chance = min(SURE, chance >> SURE_BITS) * self.called[min(QUARTERS * lower, POWERS - 1)]
        below = self.left[colour] - self.above[card]
        if below < self.others:
            # Who plays the lowest card of all does not win with it, unless nobody can follow.
            return (chance >> SURE_BITS) * (1 + below) // (1 + self.others)
        return chance >> SURE_BITS

    # What a colour will bring.

    def reckon(self, game: SevenSeals, colour: i64, without: i64, need: i64) -> None:
        """Reckon what a colour will bring if one needs so many tricks, without one of its cards."""
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
        """How many tricks beyond the need one can't avoid."""
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
        """No trick is won for sure."""
        won: i64
        for won in range(need):
            self.spread[won] = 0
        self.spread[0] = SURE

    def add_to_spread(self, chance: i64, need: i64) -> None:
        """One trick more, by this chance."""
        spread = self.spread
        won = need - 1
        while won > 0:
            spread[won] += ((spread[won - 1] - spread[won]) * chance) >> SURE_BITS
            won -= 1
        spread[0] -= spread[0] * chance >> SURE_BITS

    def short_of(self, need: i64) -> i64:
        """How many tricks are lacking to the need."""
        lacking: i64 = 0
        won: i64
        for won in range(need):
            lacking += (need - won) * self.spread[won]
        return lacking

    # What the round will cost.

    def reckon_all(self, game: SevenSeals) -> None:
        """Reckon what each colour will bring, with the seals that lie there."""
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
        """What the round will cost: white seals serve for any trick beyond the others."""
        points = COLOURED_POINTS * lacking
        points += BLACK_POINTS * min(self.black_left, max(0, surplus - white * SURE))
        return points + WHITE_POINTS * max(0, white * SURE - spare)

    def penalty_without(self, game: SevenSeals, card: i64, given: i64) -> i64:
        """What the round will cost once a card is played, and a seal given, if it is one."""
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
        """What the round will cost once a seal is given, with the hand as it is."""
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
        """What a colour will cost if one promises so many tricks."""
        self.reckon(game, colour, NO_CARD, need)
        return COLOURED_POINTS * self.lacking + BLACK_POINTS * self.surplus

    # Who wins the trick.

    def chance_to_win(self, game: SevenSeals, card: i64) -> i64:
        """The chance that a card wins the trick on the table."""
        led = card >> COLOUR_SHIFT
        laid = game.trick_size()
        if laid:
            led = game.led_colour()
            if not beats(card, game.played[game.trick_start + game.best_play()]):
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
        """The chance that one who may hold a card's colour plays a higher one."""
        colour = card >> COLOUR_SHIFT
        above = self.above[card]
        # Who has no lower card must.
        must = self.chance_to_miss(colour, self.left[colour] - above)
        will = self.loath
        if wants:
            will = self.eager
        plays = must + ((SURE - must) * will >> SURE_BITS)
        return (SURE - self.chance_to_miss(colour, above)) * plays >> SURE_BITS

    def chance_to_miss(self, colour: i64, cards: i64) -> i64:
        """The chance that one who may hold a colour has none of so many unseen cards of it."""
        return self.misses[self.holders[colour] * COLOUR_STRIDE + cards]


def seats_to_announce(game: SevenSeals) -> i64:
    """How many seats have not announced yet, with the one that does."""
    seats: i64 = 1
    seat = game.seat
    while seat != game.dealer:
        seat = game.left_of(seat)
        seats += 1
    return seats


def wants_trick(game: SevenSeals, seat: i64, colour: i64) -> bool:
    """Whether a seat has a seal to give for a trick of a colour."""
    return game.held(seat, colour) > 0 or game.held(seat, WHITE) > 0


def share(thousandths: i64) -> i64:
    """A chance, as the bot counts."""
    return max(0, min(SURE, thousandths * SURE // 1000))


def powers(thousandths: i64) -> vec[i64]:
    """The chance of so many quarters of a card, if this is that of a whole one."""
    base = max(0.0, min(1.0, float(thousandths) / 1000.0))
    return vec[i64]([int(SURE * base ** (each / QUARTERS)) for each in range(POWERS)])


def misses() -> vec[i64]:
    """The chance that one of so many holders has none of so many cards; nobody's are with none."""
    table: list[int] = []
    for holders in range(MAX_SEATS):
        share_of_others = 1.0 - 1.0 / max(1, holders)
        table += [int(SURE * share_of_others**cards) for cards in range(COLOUR_STRIDE)]
    return vec[i64](table)
