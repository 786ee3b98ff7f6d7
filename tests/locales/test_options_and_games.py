"""What the set-up form and the front page say of each game and of each of its options."""

import pytest

from sabot.core.options import Number, OneOf, Option, Seat
from sabot.games.registry import GAMES
from sabot.locales import COMMON, LANGUAGES
from tests.locales.catalogues import text_by_name, variables_by_name


def names_of(game: str, option: Option) -> list[str]:
    """The label, the sentence, and a text for each value that is a word."""
    stem = f"option-{game}-{option.name}".replace("_", "-")
    words: tuple[str, ...] = ()
    if isinstance(option.kind, OneOf):
        words = option.kind.words
    elif isinstance(option.kind, Seat):
        words = ("random",)
    return [stem, f"{stem}-says", *(f"{stem}-{word}".replace("_", "-") for word in words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_word_has_its_texts_and_no_other_texts_are_there(language: str) -> None:
    wanted = [
        name
        for game in GAMES
        for option in GAMES[game].option_table
        for name in names_of(game, option)
    ]
    texts = variables_by_name(language, "options")
    assert list(texts) == wanted
    assert not any(texts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_title_its_players_and_its_line(language: str) -> None:
    stems = [f"game-{game.replace('_', '-')}" for game in GAMES]
    wanted = [f"{stem}-{part}" for stem in stems for part in ("title", "players", "line")]
    assert list(variables_by_name(language, "games")) == wanted


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_are_as_many_as_the_game_takes(language: str, game: str) -> None:
    said = text_by_name(language, "games")[f"game-{game.replace('_', '-')}-players"]
    kind = next(each.kind for each in GAMES[game].option_table if each.name == "players")
    assert isinstance(kind, Number)
    how_many, _, _ = said.partition("·")
    assert {int(word) for word in how_many.replace("–", " ").split() if word.isdigit()} == {
        kind.low,
        kind.high,
    }


def test_no_text_is_in_another_catalogue_too() -> None:
    catalogues = (*COMMON, *GAMES, "games", "options", *(f"howto-{game}" for game in GAMES))
    names = [name for each in dict.fromkeys(catalogues) for name in variables_by_name("en", each)]
    assert len(set(names)) == len(names)
