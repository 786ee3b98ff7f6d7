"""At 200 % everything that is needed to play can be reached, and nothing covers anything."""

from typing import Any

import pytest

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, Seen, play
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.tables import GAMES, SHORT, at, opened, start

# A window of 1440 × 900 at twice the size.
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
COVERED = script("covered")
OVERLAPPING = script("overlapping")


def ready(seen: Seen) -> bool:
    """Whether there is something to choose, and nothing to look at first."""
    return bool(seen.choices) and seen.dialog is None and not seen.looks


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_twice_the_size(somebody: Somebody, game: str) -> None:
    page = somebody(**ZOOMED)
    at(page, opened(page, SHORT[game]))
    start(page)
    player = Player(page, 51)
    play([player], lambda seen: player.moves > 4 or seen.over)
    # A scene and the window of one's role lie over the board until they have been seen.
    scene = page.locator(".cutscene")
    play([player], lambda seen: seen.over or (ready(seen) and scene.count() == 0))
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_the_head_has_room_for_a_long_question(somebody: Somebody, language: str) -> None:
    page = somebody(**ZOOMED)
    at(page, opened(page, SHORT["saboteur2"]))
    start(page)
    asked = f"{said('play-turn-call', language)} · {said('mine-ask-tunnel', language)}"
    page.locator("h1.status").evaluate("(head, text) => (head.textContent = text)", asked)
    assert page.evaluate(OVERLAPPING) == []
