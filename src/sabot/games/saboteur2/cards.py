"""The cards that Saboteur 2 adds, as data (SB2.1); those of the base game keep their numbers.

A tunnel card's name is its shape, with what else it shows before it: `ladder-ES`, `blue-NS`.
"""

# Compiled by mypyc.

from typing import Final

from sabot.games.saboteur import cards as base

NEW_TUNNELS: Final[tuple[tuple[str, int], ...]] = (
    ("NS/EW", 2),
    ("NW/ES", 1),
    ("NE/SW", 1),
    ("ladder-S", 1),
    ("ladder-W", 1),
    ("ladder-ES", 1),
    ("ladder-NE", 1),
    ("green-ES", 1),
    ("green-EW", 1),
    ("green-NSxE", 1),
    ("blue-NS", 1),
    ("blue-EW", 1),
    ("blue-SW", 1),
    ("crystal-xW", 1),
    ("crystal-xS", 1),
    ("crystal-ESW", 3),
    ("crystal-NES", 1),
    ("crystal-NESW", 1),
    ("crystal-ESWxN", 1),
    ("crystal-NSWxE", 1),
    ("crystal-EWxS", 1),
    ("NExS", 1),
    ("NSxEW", 1),
    ("EWxNS", 1),
    ("NSxE", 1),
    ("ESxN", 2),
)
NEW_ACTIONS: Final[tuple[tuple[str, int], ...]] = (
    ("inspection", 2),
    ("change-role", 2),
    ("swap-hands", 2),
    ("prison", 3),
    ("free", 4),
    ("thief", 4),
    ("hands-off", 3),
)
# One rockfall more than in the base game.
MORE_OF: Final[dict[str, int]] = {"rockfall": 1}

# Kinds by number: the base game's, then the new tunnel cards, then the new action cards.
NAMES: Final[tuple[str, ...]] = base.NAMES + tuple(name for name, _ in NEW_TUNNELS + NEW_ACTIONS)
COUNTS: Final[tuple[int, ...]] = tuple(
    count + MORE_OF.get(name, 0)
    for name, count in base.TUNNELS + base.ACTIONS + NEW_TUNNELS + NEW_ACTIONS
)
TUNNEL_NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in base.TUNNELS + NEW_TUNNELS)
DECK_SIZE: Final = 118

FIRST_NEW_TUNNEL: Final = 27
FIRST_LADDER: Final = 30
FIRST_GREEN: Final = 34
FIRST_BLUE: Final = 37
FIRST_CRYSTAL: Final = 40
FIRST_MIXED: Final = 48
INSPECTION: Final = 53
CHANGE_ROLE: Final = 54
SWAP_HANDS: Final = 55
PRISON: Final = 56
FREE: Final = 57
THIEF: Final = 58
HANDS_OFF: Final = 59

# SB2.1.2: the roles, and how many there are of each.
GREEN: Final = 0
BLUE: Final = 1
BOSS: Final = 2
PROFITEER: Final = 3
GEOLOGIST: Final = 4
SABOTEUR: Final = 5
ROLES: Final[tuple[str, ...]] = ("green", "blue", "boss", "profiteer", "geologist", "saboteur")
ROLE_COUNTS: Final[tuple[int, ...]] = (4, 4, 1, 1, 2, 3)


def is_tunnel(card: str) -> bool:
    """True if a card of this name is a tunnel card."""
    return card in TUNNEL_NAMES


def shapes_by_kind() -> list[str]:
    """The shape of each kind of card by number; an action card has none."""
    return [name if is_tunnel(name) else "" for name in NAMES]
