"""Deals in which some cards are as wished; a lesson and a test know what happens with them."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec


class WishedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that seats hold, what lies on top of the deck, roles, goals, and gold on top.

    Seats are counted from 0. Roles are those of the first seats, goals are complete; without any
    they stay as dealt.
    """

    hands: dict[int, list[str]] = {}
    deck: list[str] = []
    roles: list[str] = []
    goals: list[str] = []
    gold: list[int] = []


class Unshuffled:
    """The order in which cards are listed: for deals that are to be the same every time."""

    def permutation(self, size: int, /) -> list[int]:
        """The numbers below size, in their order."""
        return [*range(size)]


def prepared(deal: Any, wish: WishedDeal) -> Any:
    """The deal, with wished cards exchanged for others; the cards stay the same in all."""
    piles = {name: len(getattr(deal, name)) for name in ("aside", "deck") if hasattr(deal, name)}
    rest = [card for hand in deal.hands for card in hand]
    rest += [card for name in piles for card in getattr(deal, name)]
    for card in (*(card for hand in wish.hands.values() for card in hand), *wish.deck):
        rest.remove(card)
    cards = iter(rest)
    hands = [wish.hands.get(seat, []) for seat in range(len(deal.hands))]
    filled = (
        (*wished, *islice(cards, len(dealt) - len(wished)))
        for wished, dealt in zip(hands, deal.hands, strict=True)
    )
    changes: dict[str, Any] = {"hands": tuple(filled)}
    for name, size in piles.items():
        top = wish.deck if name == "deck" else []
        changes[name] = (*top, *islice(cards, size - len(top)))
    if wish.roles:
        changes["roles"] = on_top(wish.roles, deal.roles)
    if wish.goals:
        changes["goals"] = tuple(wish.goals)
    if wish.gold:
        changes["gold"] = on_top(wish.gold, deal.gold)
    return msgspec.structs.replace(deal, **changes)


def on_top(wished: Iterable[Any], pile: Sequence[Any]) -> tuple[Any, ...]:
    """The pile with these of its cards on top."""
    top, rest = [*wished], [*pile]
    for card in top:
        rest.remove(card)
    return (*top, *rest)
