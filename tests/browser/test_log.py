"""The log stays at its end, unless whoever reads it goes back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import settled
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.tables import SHORT, at, comes_in, opened, start

# Lines so high that a single one is out of sight, and word of scrolling that comes late: when the
# next lines are there already, as it does where several come within a frame.
LATE = script("late_scrolling")
HEAR = script("hear")
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


def test_the_log_is_the_same_after_a_reload(somebody: Somebody) -> None:
    page = somebody()
    at(page, opened(page, SHORT["saboteur2"]))
    comes_in_and_leaves(somebody(), page)
    start(page)
    player = Player(page, 3)
    play([player], lambda _: player.moves >= MANY and player.look().offers)
    before = lines_of(page)
    assert len(before) > MANY
    page.reload()
    expect(page.get_by_role("log").locator(".line")).to_have_text(before)


def test_older_rounds_come_when_one_scrolls_back_to_them(somebody: Somebody) -> None:
    page = somebody()
    rounds = (said("play-log-round", round=n) for n in (1, 2, 3))
    at(page, opened(page, "seven_seals(players=3,rounds=3)", sit=None, round_pause=0))
    start(page)
    expect(page.get_by_role("region", name=said("play-game-over"))).to_be_visible(timeout=60_000)
    before = lines_of(page)

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    log = page.get_by_role("log")
    first, second, third = (log.get_by_role("separator", name=name) for name in rounds)
    expect(third).to_have_count(1)
    expect(second).to_have_count(0)
    older = log.get_by_role("button", name=said("play-log-older"))
    seen = log.locator(".line").first
    words = seen.inner_text()

    settled(page)
    page.evaluate(HEAR)
    log.evaluate("(log) => log.scrollTo(0, 5)")
    expect(second).to_have_count(1)
    settled(page)
    # What one has just read is still in sight.
    expect(log.locator(".line").filter(has_text=words).last).to_be_in_viewport()
    expect(older).to_be_enabled()
    older.click()
    expect(first).to_have_count(1)
    # A page that lagged behind the game had only the end of it.
    assert lines_of(page)[-len(before) :] == before
    expect(older).to_have_count(0)
    # It is no news: screen readers are not told.
    assert page.evaluate("heard()") == []
    assert sum("/log" in each for each in asked) == 3
    assert not any("/replay" in each for each in asked)


def comes_in_and_leaves(guest: Page, host: Page) -> None:
    """Somebody else looks in before the game: that is in nobody's log of it."""
    comes_in(guest, host.url.rpartition("/")[2], "Ben", to_play=False)
    expect(host.get_by_text("Ben").first).to_be_visible()
    guest.get_by_role("button", name=said("leave-table")).click()
    expect(host.get_by_text("Ben")).to_have_count(0)


def lines_of(page: Page) -> list[str]:
    """The lines of the log, once they keep still."""
    settled(page)
    return page.get_by_role("log").locator(".line").all_text_contents()


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
