"""Features of a round that one seat knows: its hand, and public information.

Public are the cards played, the colours that a seat did not follow, and the seals.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.seven_seals.cards import (
    BLACK,
    CARD_CODES,
    COLOUR_COUNT,
    COLOUR_SHIFT,
    COLOUR_STRIDE,
    HAND_SIZE,
    RED,
)
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE
from sabot.games.seven_seals.state import ANNOUNCING, beats

# Certainty, in the unit of chances.
SURE: Final = 4096
SURE_BITS: Final = 12

# Parameters of the bot's estimates, in thousandths. The order is that of the numbers below.
GUESSES: Final[tuple[str, ...]] = (
    "outranked",  # the chance to win nevertheless, for each unseen card above
    "falling",  # how many unseen cards above fall with each higher card of one's own
    "ruffed",  # the chance to win nevertheless, for each card that others lack to follow
    "ruffing",  # the chance of any red card to win where one can't follow
    "forced",  # the chance that the highest card wins against one's wish
    "covered",  # the chance to be forced, for each unseen card above
    "called",  # the chance that a card is called for, for each of one's own below
    "eager",  # the chance that a player who can win the trick and wants it wins it
    "loath",  # the chance that a player who can win the trick and does not want it wins it
    "stray",  # the chance that such a player wins it with red
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
# Powers are tabulated in quarters of a card.
QUARTERS: Final = 4
POWERS: Final = 64


class HandFeatures:
    """Features of a round for one seat. Call `look` once, then the rest."""

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
        self.seat: i64 = 0
        self.others: i64 = 0
        # For each seat and colour: 1 if the seat is known to lack the colour.
        self.lacks = vec[i64]([0] * (MAX_SEATS * COLOUR_COUNT))
        # For each card: 1 if it is unseen; and the number of unseen ones of its colour that beat
        # it.
        self.unseen = vec[i64]([0] * CARD_CODES)
        self.above = vec[i64]([0] * CARD_CODES)
        # For each colour: the number of unseen cards, the number of others who may hold some, and
        # one's own cards: where they begin in the hands, and their number.
        self.left = vec[i64]([0] * COLOUR_COUNT)
        self.holders = vec[i64]([0] * COLOUR_COUNT)
        self.first = vec[i64]([0] * COLOUR_COUNT)
        self.count = vec[i64]([0] * COLOUR_COUNT)
        # The chance that a red card of one's own wins a trick by ruffing.
        self.ruff: i64 = 0
        # The number of tricks left minus those promised, in tenths, and its effects.
        self.slack: i64 = 0
        self.stronger: i64 = 0
        self.forced_now: i64 = 0
        self.black_left: i64 = 0

    def look(self, game: SevenSeals) -> None:
        """Compute what the seat to act knows."""
        self.seat = game.seat
        self.others = game.setup.players - 1
        self.look_at_cards(game)
        self.look_at_tricks(game)
        self.count_holders(game)
        self.look_for_ruffs()
        self.look_at_seals(game)

    def look_at_cards(self, game: SevenSeals) -> None:
        """Find the unseen cards, and count those above each card."""
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
        """Find the colours that each seat did not follow."""
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
        """Count the other seats that may hold cards of each colour."""
        colour: i64
        seat: i64
        for colour in range(COLOUR_COUNT):
            holders: i64 = 0
            for seat in range(game.setup.players):
                if seat != game.seat and self.lacks[seat * COLOUR_COUNT + colour] == 0:
                    holders += 1
            self.holders[colour] = holders

    def look_for_ruffs(self) -> None:
        """Estimate how well red cards win tricks of other colours, by the shortest of them."""
        best: i64 = 0
        colour: i64
        for colour in range(RED + 1, COLOUR_COUNT):
            if self.left[colour] and self.count[colour] < 3:
                best = max(best, self.ruffing * (3 - self.count[colour]) // 3)
        self.ruff = best

    def look_at_seals(self, game: SevenSeals) -> None:
        """Count the tricks that nobody wants; seats that have yet to announce take the average."""
        players = game.setup.players
        promised: i64 = 0
        seat: i64
        for seat in range(players):
            promised += 10 * game.owed(seat)
        if game.phase == ANNOUNCING:
            # The seat itself counts with the average too.
            promised -= 10 * game.owed(game.seat)
            promised += 10 * HAND_SIZE * seats_to_announce(game) // players
        self.slack = 10 * (HAND_SIZE - game.trick_start // players) - promised
        self.black_left = game.held(game.stock(), BLACK) * SURE
        self.stronger = SURE + self.slack * self.slack_strength * SURE // 10000
        self.forced_now = max(0, self.forced + self.slack * self.slack_danger * SURE // 10000)


def seats_to_announce(game: SevenSeals) -> i64:
    """The number of seats that have not finished announcing."""
    seats: i64 = 1
    seat = game.seat
    while seat != game.dealer:
        seat = game.left_of(seat)
        seats += 1
    return seats


def share(thousandths: i64) -> i64:
    """A chance in the bot's unit."""
    return max(0, min(SURE, thousandths * SURE // 1000))


def powers(thousandths: i64) -> vec[i64]:
    """The chance for each number of quarters of a card, from that for a whole one."""
    base = max(0.0, min(1.0, float(thousandths) / 1000.0))
    return vec[i64]([int(SURE * base ** (each / QUARTERS)) for each in range(POWERS)])


def misses() -> vec[i64]:
    """The chance that one of some holders has none of some cards, by both numbers."""
    table: list[int] = []
    for holders in range(MAX_SEATS):
        share_of_others = 1.0 - 1.0 / max(1, holders)
        table += [int(SURE * share_of_others**cards) for cards in range(COLOUR_STRIDE)]
    return vec[i64](table)
