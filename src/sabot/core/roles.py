"""Public counts of each role among the players, by their number."""

from collections import Counter
from collections.abc import Iterable

import msgspec


class RoleInPlay(msgspec.Struct, frozen=True):
    """A role: how many cards of it are in the deal, and how many players can have it at once."""

    role: str
    cards: int
    least: int
    most: int


def roles_among(roles: Iterable[str], players: int) -> tuple[RoleInPlay, ...]:
    """The possible counts of each role among the players, for these cards in the deal."""
    cards = Counter(roles)
    left_over = cards.total() - players
    return tuple(
        RoleInPlay(role, count, max(0, count - left_over), min(count, players))
        for role, count in cards.items()
    )
