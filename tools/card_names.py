"""Write the names of all cards, goals, roles and seals, and of the reasons of claims.

They test the browser's drawings; its menu of claims offers the reasons.

Run `python -m tools.card_names` after a game has got a new card or reason.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tools.typescript import SOURCE, games_shown

# By the constant that names them in a game's module of cards, or of claims.
PIECES: Final = {
    "cards": "NAMES",
    "goals": "GOALS",
    "roles": "ROLES",
    "seals": "SEALS",
    "grounds": "GROUNDS",
}


def names_of(game: str) -> dict[str, list[str]]:
    """What a game calls the pieces that are drawn, and the reasons of claims."""
    found = {**vars(import_module(f"sabot.games.{game}.cards")), **claims_of(game)}
    return {piece: listed(found[name]) for piece, name in PIECES.items() if name in found}


def claims_of(game: str) -> dict[str, Any]:
    """The constants of a game's claims, if it has any of its own."""
    module = f"sabot.games.{game}.claims"
    return vars(import_module(module)) if find_spec(module) else {}


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
