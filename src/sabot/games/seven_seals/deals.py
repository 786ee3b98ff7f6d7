"""Deals of The Seven Seals (SEV.2)."""

from typing import Final

import msgspec

from sabot.core.deals import Deals, FirstSeat, Pile
from sabot.games.seven_seals.cards import HAND_SIZE, NAMES
from sabot.games.seven_seals.moves import card_number
from sabot.games.seven_seals.rules import SevenSeals


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of one round: the dealer and the hands."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]


class Cards(Pile[SevenSeals], frozen=True):
    """The cards, whose numbers have gaps."""

    def name_of(self, card: int) -> str:
        """The name of a card."""
        return NAMES[card]

    def number_of(self, name: str) -> int:
        """The number of a card; refuses an unknown name."""
        return card_number(name)


DEALS: Final = Deals[SevenSeals, Deal](
    Deal,
    lambda state: state.setup.players,
    [Cards("card", (), lambda state: state.setup.cards, hand_size=lambda _: HAND_SIZE)],
    lambda state, dealt, piles: state.open_round(dealt.dealer, piles["card"]),
    FirstSeat("dealer", "deal", lambda state: state.next_dealer()),  # SEV.2.2
)
