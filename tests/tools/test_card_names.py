"""The names that the drawings are tested with are those of the games."""

from sabot.games.registry import GAMES
from tools.card_names import PAGE, card_names, page


def test_the_page_of_names_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/card_names.py"


def test_every_game_has_its_names() -> None:
    assert set(card_names()) == set(GAMES)
