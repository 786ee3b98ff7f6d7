"""Lines that fit on the screen."""

import pytest

from sabot.games.registry import GAMES
from sabot.locales import LANGUAGES, Words
from sabot.terminal.layout import wrapped
from sabot.terminal.presenters import presenter_of


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_of_every_game_fits(game: str, language: str, width: int) -> None:
    presenter = presenter_of(game, Words(language), ["Ada", "Ben", "Cleo"], 0)
    lines = [*presenter.words.lines("help-keys"), *presenter.help()]
    shown = list(wrapped(lines, width))
    assert max(map(len, shown)) <= width
    assert " ".join(" ".join(shown).split()) == " ".join(" ".join(lines).split())


def test_a_line_goes_on_below_its_text() -> None:
    lines = ["  d 3        discard the third card of your hand", "plain words that go on"]
    assert list(wrapped(lines, 32)) == [
        "  d 3        discard the third",
        "             card of your hand",
        "plain words that go on",
    ]
    assert list(wrapped(["", "    code that is long"], 16)) == ["", "    code that is", "    long"]
