"""The view of the mine: where a card may go can be seen, whatever the window is."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import resize, settled
from tests.browser.scripts import script
from tests.browser.tables import SHORT, at, opened, start

HALF_SEEN = script("half_seen")
WINDOWS = ((1440, 900), (1024, 768), (390, 844))
HAND = 6


def lift_what_can_be_laid(page: Page) -> bool:
    """Lift a card of the hand that fits somewhere, if there is one."""
    for card in range(1, HAND + 1):
        page.keyboard.press(str(card))
        settled(page)
        if page.locator("[data-spot]").count():
            return True
    return False


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_no_place_of_a_card_is_cut_by_the_edge(somebody: Somebody, game: str) -> None:
    page = somebody(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    at(page, opened(page, SHORT[game]))
    start(page)
    player = Player(page, 7)
    play([player], lambda seen: not seen.dialog and any(each.held for each in seen.choices))
    assert lift_what_can_be_laid(page)
    places = page.locator("[data-spot]").count()
    page.keyboard.press("ArrowRight")

    for width, height in WINDOWS:
        resize(page, width, height)
        assert page.locator("[data-spot]").count() == places
        assert page.evaluate(HALF_SEEN) == [], (width, height)
