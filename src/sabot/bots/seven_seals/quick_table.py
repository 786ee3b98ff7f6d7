"""A round on bits: hands as sets of cards, and the trick on the table, to be played on in no time.

It knows what happens, not what is wise: `rush.Rush` chooses the cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.seven_seals.cards import (
    BLACK_POINTS,
    COLOUR_COUNT,
    COLOUR_SHIFT,
    COLOURED_POINTS,
    RED,
    WHITE_POINTS,
)
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE, MAX_PLAYERS, SEAL_BITS, SEAL_MASK

VALUE_MASK: Final = 15
# A card is its colour above sixteen bits, of which the one of its value is set.
CARD_SHIFT: Final = 16
CARD_MASK: Final = 0xFFFF

# Seals of a seat in one number, as the game has them.
ONE_WHITE: Final = 0x100000
ONE_BLACK: Final = 0x1000000
WHITES: Final = 0xF00000
BLACKS: Final = 0xF000000
COLOURED_AND_WHITE: Final = 0xFFFFFF
WHITE_AT: Final = 20
BLACK_AT: Final = 24


class QuickTable:
    """How a round stands."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.saboteur: i64 = 0
        # For each seat and colour the cards held; for each colour those in all hands.
        self.hands = vec[i64]([0] * (MAX_PLAYERS * COLOUR_COUNT))
        self.out = vec[i64]([0] * COLOUR_COUNT)
        # The seals of each seat and of the stock; for each colour those that serve for its tricks.
        self.seals = vec[i64]([0] * (MAX_PLAYERS + 1))
        self.serving = vec[i64](
            [SEAL_MASK << (colour * SEAL_BITS) | WHITES for colour in range(COLOUR_COUNT)]
        )
        # The trick on the table: how many cards, the colour led, and the best card with its seat.
        self.laid: i64 = 0
        self.led: i64 = 0
        self.best_colour: i64 = 0
        self.best: i64 = 0
        self.best_seat: i64 = 0

    def load(self, game: SevenSeals) -> None:
        """Take over how a game stands."""
        self.players = game.setup.players
        index: i64
        for index in range(COLOUR_COUNT):
            self.out[index] = 0
        for index in range(self.players):
            self.load_hand(game, index)
        self.load_seals(game)
        self.laid = 0
        seat = game.leader
        for index in range(game.trick_start, len(game.played)):
            card = game.played[index]
            self.note(seat, card >> COLOUR_SHIFT, bit_of(card))
            seat = self.left_of(seat)

    def load_seals(self, game: SevenSeals) -> None:
        """Take over who holds which seals."""
        self.saboteur = game.saboteur
        index: i64
        for index in range(self.players + 1):
            self.seals[index] = game.seals[index]

    def load_hand(self, game: SevenSeals, seat: i64) -> None:
        """Take over the cards of a seat."""
        hands = self.hands
        base = seat * COLOUR_COUNT
        place: i64
        for place in range(base, base + COLOUR_COUNT):
            hands[place] = 0
        first = seat * HAND_STRIDE + 1
        for place in range(first, first + game.hands[first - 1]):
            card = game.hands[place]
            bit = bit_of(card)
            hands[base + (card >> COLOUR_SHIFT)] |= bit
            self.out[card >> COLOUR_SHIFT] |= bit

    # What may be asked.

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def need(self, seat: i64, colour: i64) -> i64:
        """How many seals of a colour a seat holds."""
        return (self.seals[seat] >> (colour * SEAL_BITS)) & SEAL_MASK

    def points(self, seat: i64, saboteur_base: i64) -> i64:
        """The seat's penalty points by the seals as they lie (SEV.5.1 to SEV.5.3)."""
        index: i64
        if seat == self.saboteur:
            points = saboteur_base
            for index in range(self.players):
                points -= (self.seals[index] >> BLACK_AT) & SEAL_MASK
            return max(0, points)
        seals = self.seals[seat]
        points = BLACK_POINTS * ((seals >> BLACK_AT) & SEAL_MASK)
        points += WHITE_POINTS * ((seals >> WHITE_AT) & SEAL_MASK)
        for index in range(COLOUR_COUNT):
            points += COLOURED_POINTS * ((seals >> (index * SEAL_BITS)) & SEAL_MASK)
        return points

    # What happens.

    def lay(self, seat: i64, card: i64) -> None:
        """A seat plays a card."""
        colour = card >> CARD_SHIFT
        bit = card & CARD_MASK
        self.hands[seat * COLOUR_COUNT + colour] ^= bit
        self.out[colour] ^= bit
        self.note(seat, colour, bit)

    def note(self, seat: i64, colour: i64, bit: i64) -> None:
        """A card lies on the table; it may be the best (SEV.4.3)."""
        self.laid += 1
        if self.laid == 1:
            self.led = colour
        elif colour == self.best_colour:
            if bit < self.best:
                return
        elif colour != RED:
            return
        self.best_colour = colour
        self.best = bit
        self.best_seat = seat

    def settle(self) -> None:
        """The winner gives the seal that is hardest to be rid of, or takes a black one (SEV.4.4).

        The trick leaves the table.
        """
        self.laid = 0
        winner = self.best_seat
        if winner == self.saboteur:
            return
        one: i64 = 1
        if self.need(winner, self.led):
            self.seals[winner] -= one << (self.led * SEAL_BITS)
        elif self.best_colour == RED and self.need(winner, RED):
            self.seals[winner] -= one
        elif self.seals[winner] & WHITES:
            self.seals[winner] -= ONE_WHITE
        elif self.seals[self.players] & BLACKS:
            self.seals[winner] += ONE_BLACK
            self.seals[self.players] -= ONE_BLACK


def count(cards: i64) -> i64:
    """How many cards of a colour these are."""
    # Neighbours are added up: by twos, by fours, by eights, and both halves.
    cards -= (cards >> 1) & 0x5555
    cards = (cards & 0x3333) + ((cards >> 2) & 0x3333)
    cards = (cards + (cards >> 4)) & 0x0F0F
    return (cards + (cards >> 8)) & 0x1F


def bit_of(card: i64) -> i64:
    """The bit of a card's value."""
    one: i64 = 1
    return one << (card & VALUE_MASK)
