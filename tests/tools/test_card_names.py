"""The names that the drawings are tested with are those of the games."""

from pathlib import Path

import pytest

from sabot.games.registry import GAMES
from tools.card_names import pages


@pytest.mark.parametrize(("path", "text"), pages().items(), ids=lambda each: Path(str(each)).parent)
def test_the_names_are_fresh(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "stale: run `python -m tools.card_names`"


def test_every_game_that_is_drawn_has_its_names() -> None:
    assert {path.parent.name for path in pages()} <= set(GAMES)
    assert all('"cards"' in text for text in pages().values())
