"""The cards of the base game as data (SAB.1): what there is, how often, and what it is called.

A card is a kind, never an id: two equal cards can't be told apart, so no number gives one away.
"""

# Compiled by mypyc.

from typing import Final

# Shapes are written as in the rule book: joined sides, then x and its dead-end sides.
TUNNELS: Final[tuple[tuple[str, int], ...]] = (
    ("NS", 4),
    ("EW", 3),
    ("NES", 5),
    ("ESW", 5),
    ("NESW", 5),
    ("ES", 4),
    ("SW", 5),
    ("xNESW", 1),
    ("xNES", 1),
    ("xESW", 1),
    ("xNS", 1),
    ("xEW", 1),
    ("xES", 1),
    ("xSW", 1),
    ("xS", 1),
    ("xW", 1),
)
TOOLS: Final[tuple[str, ...]] = ("pick", "lantern", "cart")
# A broken tool is written with a minus, a repair card with a plus and the tools that it shows.
ACTIONS: Final[tuple[tuple[str, int], ...]] = (
    ("-pick", 3),
    ("-lantern", 3),
    ("-cart", 3),
    ("+pick", 2),
    ("+lantern", 2),
    ("+cart", 2),
    ("+pick/lantern", 1),
    ("+pick/cart", 1),
    ("+lantern/cart", 1),
    ("rockfall", 3),
    ("map", 6),
)
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in TUNNELS + ACTIONS)
COUNTS: Final[tuple[int, ...]] = tuple(count for _, count in TUNNELS + ACTIONS)

# Kinds by number, in the order above: the hot code asks for ranges.
FIRST_BROKEN: Final = 16
FIRST_REPAIR: Final = 19
ROCKFALL: Final = 25
MAP: Final = 26
KINDS: Final = 27
DECK_SIZE: Final = 67

GOALS: Final[tuple[str, ...]] = ("treasure", "stone-SW", "stone-ES")
GOAL_COUNT: Final = 3
ALL_GOALS: Final = 7
TREASURE: Final = 0

DIGGER: Final = 0
SABOTEUR: Final = 1
ROLES: Final[tuple[str, ...]] = ("digger", "saboteur")

TOOL_COUNT: Final = 3
ALL_TOOLS: Final = 7

# SAB.1.3: how many gold cards are worth 1, 2 and 3 nuggets.
GOLD: Final[tuple[int, int, int]] = (16, 8, 4)
BEST_GOLD: Final = 3
