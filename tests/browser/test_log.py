"""The log stays at its end, unless whoever reads it goes back."""

from playwright.sync_api import Page

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import settled
from tests.browser.scripts import script
from tests.browser.tables import SHORT, at, opened, start

# Lines so high that a single one is out of sight, and word of scrolling that comes late: when the
# next lines are there already, as it does where several come within a frame.
LATE = script("late_scrolling")
MANY = 6


def test_it_follows_even_if_lines_come_faster_than_they_are_drawn(somebody: Somebody) -> None:
    page = somewhere_in_a_game(somebody)
    assert from_the_end(page) < 2


def test_who_has_gone_back_is_left_there(somebody: Somebody) -> None:
    page = somewhere_in_a_game(somebody)
    page.get_by_role("log").evaluate("(log) => log.scrollTo(0, 10)")
    settled(page)
    several_moves(page)
    assert page.get_by_role("log").evaluate("(log) => log.scrollTop") == 10


def somewhere_in_a_game(somebody: Somebody) -> Page:
    """The page of a game whose lines come fast, after some of them."""
    page = somebody()
    at(page, opened(page, SHORT["saboteur2"]))
    start(page)
    page.evaluate(LATE)
    several_moves(page)
    return page


def several_moves(page: Page) -> None:
    """Some moves, and some of the others'."""
    player = Player(page, 3)
    play([player], lambda _: player.moves >= MANY)
    settled(page)


def from_the_end(page: Page) -> float:
    """How far below what is seen the log goes on."""
    rest = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    return float(page.get_by_role("log").evaluate(rest))
