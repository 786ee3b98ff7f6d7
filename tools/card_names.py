"""Writes the names of all cards, goals, roles and seals, for the browser's drawings to be tested.

`python tools/card_names.py` after a game has got a new card.
"""

import json
from pathlib import Path
from typing import Final

from sabot.games.sabotage import cards as sabotage
from sabot.games.saboteur import cards as saboteur
from sabot.games.saboteur2 import cards as saboteur2
from sabot.games.seven_seals import cards as seven_seals

PAGE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "art" / "names.json"


def card_names() -> dict[str, dict[str, list[str]]]:
    """What each game calls the pieces that are drawn."""
    goals = list(saboteur.GOALS)
    return {
        "saboteur": {
            "cards": list(saboteur.NAMES),
            "goals": goals,
            "roles": list(saboteur.ROLES),
        },
        "saboteur2": {
            "cards": list(saboteur2.NAMES),
            "goals": goals,
            "roles": list(saboteur2.ROLES),
        },
        "seven_seals": {
            "cards": list(seven_seals.NAMES.values()),
            "seals": list(seven_seals.SEALS),
        },
        "sabotage": {"cards": list(sabotage.NAMES)},
    }


def page() -> str:
    """The names as they stand in the file."""
    return json.dumps(card_names(), indent=2) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
