"""Who holds which cards, as sets of bits: what one chooses by in a rush.

The game is played by its own rules; this goes along with it, card by card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.seven_seals.cards import CARD_CODES, COLOUR_COUNT, COLOUR_SHIFT, COLOUR_STRIDE
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE, MAX_PLAYERS
from sabot.games.seven_seals.state import beats

VALUE_MASK: Final = 15


class Holdings:
    """The hands of a game that is played out. `load` once, then `play` every card."""

    def __init__(self) -> None:
        self.players: i64 = 0
        # For each seat and colour the cards held; for each colour those in all hands.
        self.hands = vec[i64]([0] * (MAX_PLAYERS * COLOUR_COUNT))
        self.out = vec[i64]([0] * COLOUR_COUNT)
        self.beating = beating()

    def load(self, game: SevenSeals) -> None:
        """Take over who holds which cards."""
        self.players = game.setup.players
        index: i64
        for index in range(COLOUR_COUNT):
            self.out[index] = 0
        for index in range(self.players):
            self.load_hand(game, index)

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

    def play(self, game: SevenSeals, card: i64) -> None:
        """The seat to act plays a card."""
        bit = bit_of(card)
        colour = card >> COLOUR_SHIFT
        self.hands[game.seat * COLOUR_COUNT + colour] ^= bit
        self.out[colour] ^= bit
        game.step(card)


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


def card_of(colour: i64, bit: i64) -> i64:
    """The card of a colour that a bit stands for."""
    return colour << COLOUR_SHIFT | count(bit - 1)


def beating() -> vec[i64]:
    """For each card that may be the best of a trick, and each colour: the cards that beat it."""
    return vec[i64](
        [
            sum(1 << value for value in range(COLOUR_STRIDE) if beats(first + value, best))
            for best in range(CARD_CODES)
            for first in range(0, CARD_CODES, COLOUR_STRIDE)
        ]
    )
