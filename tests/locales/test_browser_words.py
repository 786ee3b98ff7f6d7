"""The catalogues of the browser: together they have each text once, and in every language."""

import re

import pytest

from sabot.games.registry import GAMES
from sabot.locales import LANGUAGES, source

EVERYWHERE = ("front", "games", "table", "play", "aids", "bots", "replay", "options")
OF_GAME = {
    "saboteur": ("mine", "saboteur"),
    "saboteur2": ("mine", "saboteur", "saboteur2"),
    "seven_seals": ("seals", "seven_seals"),
    "sabotage": ("roofs", "sabotage"),
}
CATALOGUES = (*EVERYWHERE, "mine", "seals", "roofs")
NAME = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_there_twice_where_catalogues_are_loaded_together(
    game: str, language: str
) -> None:
    names = [
        name
        for catalogue in (*EVERYWHERE, *OF_GAME[game])
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
