"""The catalogues of the browser: together they have each text once, and in every language."""

import re
from pathlib import Path

import pytest

from sabot.locales import LANGUAGES, source

EVERYWHERE = ("front", "games", "table", "play", "aids", "bots", "replay", "options")
# Screens that are loaded when somebody opens them.
LATER = ("coach", "lessons", "lookback", "me", "puzzles", "records", "share")
FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"
LISTED = re.compile(r"catalogues: \[([^\]]*)\]")


def catalogues(game: str) -> list[str]:
    """The catalogues that a game's module asks for."""
    found = LISTED.search((FOLDERS / game / "index.ts").read_text("utf-8"))
    assert found, f"index.ts of {game} names no catalogues"
    return re.findall(r'"([^"]+)"', found[1])


MODULES = sorted(path.parent.name for path in FOLDERS.glob("*/index.ts"))
OF_GAMES = sorted({each for module in MODULES for each in catalogues(module)})
CATALOGUES = (*EVERYWHERE, *LATER, *OF_GAMES)
NAME = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_no_text_is_there_twice_where_catalogues_are_loaded_together(
    game: str, language: str
) -> None:
    names = [
        name
        for catalogue in (*EVERYWHERE, *LATER, *catalogues(game))
        for name in NAME.findall(source(language, catalogue))
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_texts(catalogue: str, language: str) -> None:
    # Which facts a text needs is a matter of grammar; one that is missing fails in the browser.
    english = NAME.findall(source("en", catalogue))
    assert english
    assert sorted(NAME.findall(source(language, catalogue))) == sorted(english)
