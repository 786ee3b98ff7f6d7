"""At 200 % everything that is needed to play can be reached, and nothing covers anything."""

from typing import Any

import pytest

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.tables import GAMES, SHORT, at, opened, start

# A window of 1440 × 900 at twice the size.
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
COVERED = script("covered")
OVERLAPPING = script("overlapping")


# Known fault: at twice the size something may lie over the mine or the seats of Saboteur 2.
KNOWN = pytest.mark.xfail(reason="Saboteur 2 is covered in part at twice the size", strict=False)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=KNOWN if game == "saboteur2" else ()) for game in GAMES]
)
def test_a_game_at_twice_the_size(somebody: Somebody, game: str) -> None:
    page = somebody(**ZOOMED)
    at(page, opened(page, SHORT[game]))
    start(page)
    player = Player(page, 51)
    play([player], lambda seen: player.moves > 4 or seen.over)
    play([player], lambda seen: bool(seen.choices) or seen.over)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_the_head_has_room_for_a_long_question(somebody: Somebody, language: str) -> None:
    page = somebody(**ZOOMED)
    at(page, opened(page, SHORT["saboteur2"]))
    start(page)
    asked = f"{said('play-turn-call', language)} · {said('mine-ask-tunnel', language)}"
    page.locator("h1.status").evaluate("(head, text) => (head.textContent = text)", asked)
    assert page.evaluate(OVERLAPPING) == []
