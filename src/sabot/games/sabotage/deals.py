"""Deals of Sabotage (SGT.2)."""

from typing import Final

import msgspec

from sabot.core.deals import Deals, FirstSeat, Pile
from sabot.games.sabotage.cards import NAMES
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.setup import HAND_SIZE


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of one round. `deck` begins with the top card."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]


DEALS: Final = Deals[Sabotage, Deal](
    Deal,
    lambda state: state.setup.players,
    [Pile("card", NAMES, lambda state: state.setup.cards, "deck", lambda _: HAND_SIZE)],  # SGT.2.1
    lambda state, dealt, piles: state.open_round(dealt.dealer, piles["card"]),
    FirstSeat("dealer", "deal", lambda state: state.next_dealer()),  # SGT.2.2
)
