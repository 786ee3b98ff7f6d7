"""The log stays at its end, unless whoever reads it goes back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import settled
from tests.browser.said import said
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


def test_lines_have_the_figure_of_who_did_it_below_their_round(somebody: Somebody) -> None:
    page = somewhere_in_a_game(somebody)
    log = page.get_by_role("log")
    divider = log.get_by_role("separator", name=said("play-log-round", round=1))
    expect(divider).to_have_count(1)
    # Everybody's figure is another, and the same in the log as at the seat.
    seats = page.get_by_role("region", name=said("play-players")).get_by_role("listitem")
    figures = [seat.locator(".face").get_attribute("data-speaker") for seat in seats.all()]
    assert len(set(figures)) == len(figures) > 1
    for seat, figure in zip(seats.all(), figures, strict=True):
        name = seat.locator("b").first.inner_text()
        line = log.locator(".line").filter(has_text=re.compile(rf"^\s*{name}\b")).last
        expect(line.locator(".face")).to_have_attribute("data-speaker", figure or "")


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
