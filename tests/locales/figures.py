"""The sections and figures of "How to play", read from the files that the browser reads."""

import json
import re
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
LIST: Final = re.compile(r"SECTIONS: Section<\w+>\[\] = (\[.*\]);", re.DOTALL)
KEY: Final = re.compile(r"\b(\w+):")
TRAILING_COMMA: Final = re.compile(r",(\s*[\]}])")

Figure = dict[str, Any]


def sections(game: str) -> list[dict[str, Any]]:
    """The sections of a game: a list of plain data, so JSON but for the form of its keys."""
    found = LIST.search((FOLDER / game / "howto.ts").read_text("utf-8"))
    assert found is not None, f"howto.ts of {game} has no SECTIONS"
    read: list[dict[str, Any]] = json.loads(TRAILING_COMMA.sub(r"\1", KEY.sub(r'"\1":', found[1])))
    return read


def figures(game: str, *kinds: str) -> list[Figure]:
    """All figures of a game that are of one of these kinds."""
    return [
        each for section in sections(game) for each in section["figures"] if each["kind"] in kinds
    ]


def laid(cell: list[Any]) -> str:
    """A card in a mine, written as the move that lays it."""
    col, row, card, turned = [*cell, False][:4]
    return f"{card}@{col},{row}{'t' if turned else ''}"
