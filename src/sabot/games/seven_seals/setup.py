"""The options as the hot code reads them, with the tables that a whole game shares."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.seven_seals.cards import CARD_CODES, HAND_SIZE, cards_in_play

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5

# A hand is its size and then its cards in ascending order.
HAND_STRIDE: Final = 16

# How many of each seal, four bits a kind, red in the lowest.
SEAL_BITS: Final = 4
SEAL_MASK: Final = 15
ALL_SEALS: Final = 0x6433335

RANDOM_DEALER: Final = -1


class Setup:
    """One game's options as numbers, and its tables. Never changed, so copies share it."""

    def __init__(
        self, options: object, players: int, saboteur_base: int, rounds: int, dealer: int
    ) -> None:
        # The options as people chose them; the rules read the numbers below.
        self.options = options
        self.players: i64 = players
        self.saboteur_base: i64 = saboteur_base
        self.rounds: i64 = rounds
        self.dealer: i64 = dealer
        self.cards = vec[i64](cards_in_play(players))
        self.plays: i64 = players * HAND_SIZE
        # Templates to copy: no cards in any hand, all seals in the stock, nobody holds a card.
        self.no_hands = vec[i64]([0] * (players * HAND_STRIDE))
        self.no_seals = vec[i64]([0] * players + [ALL_SEALS])
        self.no_holders = vec[i64]([0] * CARD_CODES)
