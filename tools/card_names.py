"""Write the names of all cards, goals, roles and seals, which test the browser's drawings.

Run `python -m tools.card_names` after a game has got a new card.
"""

import json
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.typescript import SOURCE, games_shown

# What is drawn, by the constant that names it in a game's `cards` module.
PIECES: Final = {"cards": "NAMES", "goals": "GOALS", "roles": "ROLES", "seals": "SEALS"}


def names_of(game: str) -> dict[str, list[str]]:
    """What a game calls the pieces that are drawn."""
    found = vars(import_module(f"sabot.games.{game}.cards"))
    listed = {piece: found[constant] for piece, constant in PIECES.items() if constant in found}
    return {
        piece: list(names.values() if isinstance(names, Mapping) else names)
        for piece, names in listed.items()
    }


def pages() -> dict[Path, str]:
    """The files by their paths, and what they should hold."""
    return {
        SOURCE / "games" / game / "names.json": json.dumps(names_of(game), indent=2) + "\n"
        for game in games_shown()
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
