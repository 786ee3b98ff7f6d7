"""The options as the hot code reads them, with the tables that a whole game shares."""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

from sabot.core.hands import cards_of
from sabot.games.sabotage.cards import counts
from sabot.games.sabotage.roofs import Lines

TWO_PLAYERS: Final = 2
FOUR_PLAYERS: Final = 4
# SGT.2.1
HAND_SIZE: Final = 8

RANDOM_DEALER: Final = -1


class Setup:
    """One game's options as numbers, and its tables. Never changed, so copies share it."""

    def __init__(
        self, options: object, players: int, fewer_dismantle: bool, rounds: int, dealer: int
    ) -> None:
        # The options as people chose them; the rules read the numbers below.
        self.options = options
        self.players: i64 = players
        self.partners = players == FOUR_PLAYERS
        self.rounds: i64 = rounds
        self.dealer: i64 = dealer
        self.cards = cards_of(dict(enumerate(counts(fewer_dismantle))))
        self.deck_size: i64 = len(self.cards) - players * HAND_SIZE
        self.lines = Lines()
