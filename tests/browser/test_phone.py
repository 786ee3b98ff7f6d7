"""Phones: a whole round by taps; and all of a table on one screen, large enough for a finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import below_the_fold, resize
from tests.browser.scripts import script
from tests.browser.tables import GAMES, SHORT, at, opened, start

UPRIGHT = ((390, 844), (360, 640))
LYING = ((844, 390), (740, 360))
FULL = (
    "saboteur(players=10)",
    "saboteur2(players=5)",
    "saboteur2(players=12)",
    "seven_seals(players=5)",
    "sabotage(players=4)",
)
# Here the trick would be too small to read, so the middle of the table scrolls by itself.
SCROLLS = ("seven_seals(players=5)", (360, 640))
BEYOND = script("beyond_window")
SMALL = script("small_targets")
FINGER_PX = 44
ICON_PX = 15
# Of the board there is at least so much, in px.
LEAST_BOARD = 145


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round_by_taps(somebody: Somebody, game: str) -> None:
    page = somebody(**PHONE)
    at(page, opened(page, SHORT[game].replace("rounds=1", "rounds=2")))
    start(page)
    player = Player(page, 3, "tap", ready=False)

    play([player], lambda seen: seen.rests)
    assert player.moves > 2

    player.ready = True
    moves = player.moves
    play([player], lambda _: player.moves > moves)


def playing(page: Page, game: str) -> Page:
    """The page of somebody who plays and may ask for hints, with nothing lifted."""
    at(page, opened(page, game, meter="off"))
    start(page)
    player = Player(page, 22)
    play([player], lambda seen: not seen.dialog and any(each.held for each in seen.choices))
    page.keyboard.press("Escape")
    return page


def scrolls_by_itself(found: str, game: str, width: int) -> bool:
    """Whether this is the one table whose middle may scroll."""
    scrolls, (narrow, _) = SCROLLS
    return found.startswith("div.board-area") and (game, width) == (scrolls, narrow)


@pytest.mark.parametrize("game", FULL)
def test_a_full_table_is_on_one_screen(somebody: Somebody, game: str) -> None:
    page = playing(somebody(**PHONE), game)
    for width, height in (*UPRIGHT, *LYING):
        resize(page, width, height)
        window = f"{width} × {height}"
        assert below_the_fold(page) == 0, window
        beyond = [
            each for each in page.evaluate(BEYOND) if not scrolls_by_itself(each, game, width)
        ]
        assert beyond == [], window
        board = page.locator("main.board").bounding_box()
        assert board is not None
        assert board["height"] >= LEAST_BOARD, window


@pytest.mark.parametrize("game", FULL)
def test_a_finger_meets_what_it_aims_at(somebody: Somebody, game: str) -> None:
    page = playing(somebody(**PHONE), game)
    for width, height in UPRIGHT:
        resize(page, width, height)
        assert page.evaluate(SMALL, FINGER_PX) == [], (width, height)


def test_tools_prison_and_thief_can_be_made_out(somebody: Somebody) -> None:
    page = playing(somebody(**PHONE), "saboteur2(players=12)")
    for width, height in (*UPRIGHT, *LYING):
        resize(page, width, height)
        icons = page.locator("[data-anchor^=seat-] .slots .icon")
        expect(icons).to_have_count(12 * 5)
        sizes = icons.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)")
        assert min(sizes) >= ICON_PX, (width, height)
