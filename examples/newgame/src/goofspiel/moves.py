"""Moves as people and the wire see them, and why one is refused."""

from typing import Final

import msgspec

from goofspiel.rules import SUIT, Goofspiel
from sabot.core.errors import IllegalMove
from sabot.core.move_table import MoveTable


class Bid(msgspec.Struct, frozen=True, tag_field="move", tag="bid"):
    """Bid a card of one's hand for the prize."""

    card: str


MOVES: Final = MoveTable([Bid(card) for card in SUIT])
REASONS: Final = {
    "not-in-hand": "you have bid the card {card} already",
}


def refusal(state: Goofspiel, move: Bid) -> IllegalMove:
    """The reason why a move is not legal."""
    del state  # any card of one's hand can be bid
    return IllegalMove(REASONS, "not-in-hand", card=move.card)
