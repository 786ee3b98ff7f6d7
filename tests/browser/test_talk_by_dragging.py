"""One's figure, dragged onto a goal or a player, opens what can be said of them, as a tap does."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.fingers import Point, drag, middle
from tests.browser.said import said
from tests.browser.tables import at, opened, start

# Seven roles to claim: the largest menu.
GAME = "saboteur2(players=3,rounds=1)"


def own_figure(page: Page) -> Locator:
    """The viewer's figure, at their seat."""
    return page.locator("[data-anchor='face-0']")


def carry(page: Page, to: Point, *, by_finger: bool, aims: bool = True) -> None:
    """Drag one's figure somewhere. `aims`: there is something there, which is marked meanwhile."""
    if by_finger:
        drag(page, (middle(own_figure(page)), to))
        return
    own_figure(page).hover()
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    expect(page.get_by_test_id("pointed")).to_have_count(1 if aims else 0)
    page.mouse.up()


@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_ones_figure_is_dragged_to_say_something(somebody: Somebody, way: str) -> None:
    by_finger = way == "finger"
    page = somebody(**PHONE) if by_finger else somebody()
    at(page, opened(page, GAME))
    start(page)
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()
    goal = page.locator("[data-goal='1']")
    expect(goal).to_be_visible()
    carry(page, middle(goal), by_finger=by_finger)
    page.get_by_role("menuitem", name=said("claim-goal-stone", goal="II"), exact=True).click()
    expect(goal.locator("[data-claim='1']")).to_be_visible()

    carry(page, middle(page.locator("[data-anchor='face-1']")), by_finger=by_finger)
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    # All that can be said is seen without scrolling, on half of a phone and a little more.
    assert menu.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    box = menu.bounding_box()
    assert box is not None
    assert box["height"] < 520
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)

    # Dropped where there is nothing to say something of, it says nothing; a tap works as before.
    carry(page, middle(page.locator("main")), by_finger=by_finger, aims=False)
    expect(menu).to_have_count(0)
    page.locator("[data-anchor='seat-0'] button.name").click()
    expect(menu).to_be_visible()
