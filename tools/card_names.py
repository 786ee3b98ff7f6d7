"""Write the names of all cards, goals, roles and seals, which test the browser's drawings.

Run `python -m tools.card_names` after a game has got a new card.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.typescript import SOURCE, games_shown

# What is drawn, by the constant that names it in a game's `cards` module.
PIECES: Final = {"cards": "NAMES", "goals": "GOALS", "roles": "ROLES", "seals": "SEALS"}


def names_of(game: str) -> dict[str, list[str]]:
    """What a game calls the pieces that are drawn."""
    found = vars(import_module(f"sabot.games.{game}.cards"))
    return {piece: listed(found[name]) for piece, name in PIECES.items() if name in found}


def listed(names: Sequence[str] | Mapping[int, str]) -> list[str]:
    """The names, which some games keep by the numbers of their cards."""
    return list(names.values() if isinstance(names, Mapping) else names)


def pages() -> dict[Path, str]:
    """The files by their paths, and what they should hold."""
    return {
        SOURCE / "games" / game / "names.json": json.dumps(names_of(game), indent=2) + "\n"
        for game in games_shown()
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
