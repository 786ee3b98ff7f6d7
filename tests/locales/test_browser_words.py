"""The catalogues that the browser speaks from: together they have each text once, in all tongues."""

import re

import pytest

from sabot.games.registry import GAMES
from sabot.locales import LANGUAGES, source

EVERYWHERE = ("front", "games", "table", "play", "replay", "options")
OF_GAME = {
    "saboteur": ("mine", "saboteur"),
    "saboteur2": ("mine", "saboteur", "saboteur2"),
    "seven_seals": ("seals", "seven_seals"),
    "sabotage": ("roofs", "sabotage"),
}
NAME = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
FACT = re.compile(r"\$([a-z]\w*)")
ENTRY = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|\s*)$)*)", re.MULTILINE)


def facts_by_name(language: str, catalogue: str) -> dict[str, set[str]]:
    return {
        name: set(FACT.findall(text)) for name, text in ENTRY.findall(source(language, catalogue))
    }


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
@pytest.mark.parametrize(
    "catalogue", ["front", "games", "play", "replay", "mine", "seals", "roofs"]
)
def test_every_language_has_the_same_texts_with_the_same_facts(
    catalogue: str, language: str
) -> None:
    english = facts_by_name("en", catalogue)
    assert english
    assert facts_by_name(language, catalogue) == english
