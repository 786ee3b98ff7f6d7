"""The board of the mine: places can be found by their numbers, and nothing moves that need not."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import Player, play
from tests.browser.fingers import drag, middle
from tests.browser.looking import comes_true, resize, settled
from tests.browser.said import said
from tests.browser.tables import at, opened, start
from tests.browser.test_mine import lift_what_can_be_laid

GAME = "saboteur(players=3,rounds=1,starter=A)"
SIDES = {"N": ("up", "left"), "E": ("right", "up"), "S": ("down", "right"), "W": ("left", "down")}


def playing(page: Page, **settings: Any) -> Page:
    """Somebody whose turn it is, and who has seen their role."""
    start(at(page, opened(page, GAME, **settings)))
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()
    play([Player(page, 1)], lambda seen: not seen.dialog)
    return page


def where(page: Page) -> str:
    """How the mine lies on the screen: the camera, and the place of its board."""
    settled(page)
    camera = page.locator("g.world").evaluate(
        "each => each.ownerSVGElement.style.transform + each.style.transform"
    )
    return f"{camera} {page.locator('.mine').bounding_box()!r}".split(", 'width'")[0]


def marked(page: Page) -> list[str]:
    return page.get_by_test_id("axes").locator(".marked").all_inner_texts()


def test_a_line_of_the_log_shows_its_cell(somebody: Somebody) -> None:
    page = playing(somebody())
    assert lift_what_can_be_laid(page)
    page.keyboard.press("ArrowRight")
    settled(page)
    aimed = marked(page)
    assert len(aimed) == 2
    page.keyboard.press("Enter")
    named = f"{aimed[0]}\u00a0·\u00a0{aimed[1]}"
    line = page.get_by_role("log").get_by_role("button").filter(has_text=named).last
    expect(line).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.get_by_test_id("pointed")).to_have_count(0)
    line.hover()
    mark = page.get_by_test_id("pointed")
    expect(mark).to_be_visible()
    col, row = (each.replace("−", "-") for each in aimed)
    cell = page.locator(f"[data-anchor='cell-{col},{row}']").first
    # The drawing of a tunnel may reach a little beyond its card. The board may still move for one
    # that another has laid outside of it.
    assert comes_true(page, lambda: middle(mark) == pytest.approx(middle(cell), abs=10))
    assert marked(page)[:2] == aimed
    page.mouse.move(5, 5)
    expect(mark).to_have_count(0)
    line.click()
    expect(mark).to_be_visible()
    expect(mark).to_have_count(0)


def test_sides_are_named_as_they_lie_on_the_screen(somebody: Somebody) -> None:
    page = playing(somebody())
    cards = page.locator("[data-anchor=hand] button[data-card]")
    names = [str(each.get_attribute("data-card")) for each in cards.all()]
    place, name = next(each for each in enumerate(names) if re.fullmatch("x?[NESW]+", each[1]))
    for turned, size in enumerate(((1440, 900), (390, 844))):
        resize(page, *size)
        label = str(cards.nth(place).get_attribute("aria-label"))
        words = {
            word for pair in SIDES.values() for word in pair if re.search(rf"\b{word}\b", label)
        }
        assert words == {SIDES[side][turned] for side in name.removeprefix("x")}


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["desktop", "phone"])
def test_the_board_keeps_still_while_somebody_chooses(
    somebody: Somebody, looks: dict[str, object]
) -> None:
    page = playing(somebody(**looks))
    before = where(page)
    for key in ("1", "ArrowRight", "Escape", "d", "Escape", "2", "ArrowRight", "ArrowRight", "r"):
        page.keyboard.press(key)
        assert where(page) == before, key
    assert lift_what_can_be_laid(page)
    assert where(page) == before
    spot = page.locator("[data-spot]").first
    place = middle(spot)
    page.mouse.click(*place)
    assert where(page) == before
    assert middle(page.locator("[data-spot][aria-pressed=true]")) == pytest.approx(place, abs=1)


def test_a_notice_moves_nothing(somebody: Somebody) -> None:
    page = playing(somebody())
    before = where(page)
    page.get_by_role("button", name=said("play-menu")).click()
    page.get_by_role("button", name=said("play-pause"), exact=False).first.click()
    notice = page.get_by_role("button", name=said("play-resume"), exact=True)
    expect(notice.last).to_be_visible()
    assert where(page) == before


def test_wheel_and_drag_move_the_mine_until_everything_is_asked_for(somebody: Somebody) -> None:
    page = playing(somebody())
    before = where(page)
    x, y = middle(page.locator(".mine"))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    zoomed = where(page)
    assert zoomed != before
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    assert where(page) != zoomed
    page.get_by_role("button", name=said("mine-fit"), exact=True).click()
    assert where(page) == before


def test_two_fingers_zoom_the_mine(somebody: Somebody) -> None:
    page = playing(somebody(**PHONE))
    before = where(page)
    x, y = middle(page.locator(".mine"))
    drag(page, ((x - 30, y), (x - 80, y)), ((x + 30, y), (x + 80, y)))
    assert where(page) != before
    page.get_by_role("button", name=said("mine-fit"), exact=True).click()
    assert where(page) == before
