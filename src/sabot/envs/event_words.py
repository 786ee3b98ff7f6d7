"""The words that events of a game use: cards, roles, tools and so on, in a fixed order."""

from importlib import import_module
from typing import Final

from sabot.core.errors import SabotError

# Constants with names, and words of their own.
SOURCES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "saboteur": (("NAMES", "TOOLS", "GOALS", "ROLES"), ("diggers", "saboteurs", "nobody")),
    "saboteur2": (
        ("NAMES", "ROLES"),
        ("pick", "lantern", "cart", "treasure", "stone-SW", "stone-ES", "saboteurs"),
    ),
    "seven_seals": (("NUMBERS", "SEALS"), ()),
    "sabotage": (("NAMES", "LETTERS"), ()),
}


def words_of(game_id: str) -> tuple[str, ...]:
    """All words, each once."""
    if game_id not in SOURCES:
        raise SabotError(f"there are no tokens for '{game_id}'; see sabot.envs.event_words")
    names, own = SOURCES[game_id]
    cards = import_module(f"sabot.games.{game_id}.cards")
    words = [word for name in names for word in getattr(cards, name)]
    return tuple(dict.fromkeys([*words, *own]))
