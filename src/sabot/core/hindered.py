"""Reasons why a card or choice can't be used now, for the screen to show beside it."""

import msgspec

from sabot.core.errors import Refusal


class Hindered(msgspec.Struct, frozen=True):
    """A kind of card in the hand, or another choice, that the seat to act can't use now.

    A card can at most be discarded. `reason` names a short sentence in the catalogues and `facts`
    fill it, with the names that refusals have for tools, colours and seats.
    """

    card: str
    reason: str
    facts: dict[str, str]


def hindered_by(card: str, refused: Refusal) -> Hindered:
    """The card or choice with the reason for which its move is refused."""
    return Hindered(card, refused.reason, refused.facts)
