"""A game that was played: step by step, through all eyes, and on from anywhere."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import resize
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, played_through


def replay(page: Page, table: str, query: str = "") -> Page:
    """The page on a replay."""
    page.goto(f"/t/{table}/replay/1{query}")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def slider(page: Page) -> Locator:
    """Where in the game we are."""
    return page.get_by_role("slider")


def button(page: Page, name: str) -> Locator:
    """A button of the replay."""
    return page.get_by_role("button", name=said(name), exact=True)


def shows(page: Page, step: int) -> None:
    """That step is shown, and the address leads to it."""
    expect(slider(page)).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"[?&]step={step}\b"))


def lines(page: Page) -> int:
    """How many lines the log has."""
    return page.get_by_role("log").locator(".line").count()


@pytest.fixture
def table(somebody: Somebody) -> tuple[Page, str]:
    """A finished game of Saboteur and somebody who has watched it."""
    page = somebody()
    return page, played_through(page, SHORT["saboteur"])


def test_steps_and_slider_do_not_tell_the_end(table: tuple[Page, str]) -> None:
    page, name = table
    replay(page, name)
    shows(page, 0)
    expect(slider(page)).to_have_attribute("max", "0")
    for step in range(1, 6):
        button(page, "replay-next").click()
        shows(page, step)
    expect(slider(page)).to_have_attribute("max", "5")
    told = lines(page)
    button(page, "replay-first").click()
    shows(page, 0)
    assert lines(page) < told
    button(page, "replay-last").click()
    shows(page, 5)
    page.locator("body").press("ArrowLeft")
    shows(page, 4)
    slider(page).fill("2")
    shows(page, 2)

    page.get_by_label(said("replay-spoilers")).check()
    last = int(slider(page).get_attribute("max") or 0)
    assert last > 10
    button(page, "replay-last").click()
    shows(page, last)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(button(page, "replay-next")).to_be_disabled()


def test_a_link_opens_at_its_move(table: tuple[Page, str]) -> None:
    page, name = table
    replay(page, name, "?step=7")
    shows(page, 7)
    expect(slider(page)).to_have_attribute("max", "7")
    status = page.get_by_role("heading", level=1).inner_text()
    other = replay(page.context.new_page(), name, page.url.partition("replay/1")[2])
    expect(other.get_by_role("heading", level=1)).to_have_text(status)


def test_it_plays_by_itself(table: tuple[Page, str]) -> None:
    page, name = table
    replay(page, name)
    button(page, "replay-play").click()
    shows(page, 2)
    button(page, "replay-stop").click()


def look_through(page: Page, eyes: str) -> None:
    """See the same moment through other eyes."""
    with page.expect_response("**/replay?seat=*"):
        page.get_by_label(said("replay-eyes")).select_option(label=eyes)
    shows(page, 6)


@pytest.mark.parametrize("game", GAMES)
def test_perspectives_and_playing_on(somebody: Somebody, game: str) -> None:
    page = somebody()
    name = played_through(page, SHORT[game])
    replay(page, name, "?step=6")
    eyes = page.get_by_label(said("replay-eyes"))
    hand = page.locator("[data-anchor=hand]")
    cards = hand.locator("svg.card")
    expect(cards).to_have_count(0)
    seats = eyes.locator("option").all_inner_texts()[1:-1]
    held: list[int] = []
    for seat in seats:
        look_through(page, seat)
        expect(cards.first).to_be_visible()
        held.append(cards.count())
    look_through(page, said("replay-all"))
    expect(cards).to_have_count(sum(held))
    look_through(page, said("replay-public"))
    expect(cards).to_have_count(0)

    turn = whose_turn(page)
    look_through(page, turn)
    held_then = hand_of(page)
    page.locator("summary").filter(has_text=said("replay-branch")).click()
    page.get_by_label(said("replay-branch-seat")).select_option(label=turn)
    button(page, "replay-branch").click()
    expect(page).not_to_have_url(re.compile("/replay/"))
    player = Player(page, 31)
    play([player], lambda seen: seen.offers and seen.dialog is None)
    assert hand_of(page) == held_then
    play([player], lambda _: player.moves > 0)


def whose_turn(page: Page) -> str:
    """The name of who is to act."""
    players = page.get_by_role("region", name=said("play-players")).get_by_role("listitem")
    return players.filter(has_text=said("play-seat-to-act")).locator("b").inner_text()


def hand_of(page: Page) -> list[str]:
    """The cards in the hand, without what is said about them."""
    cards = page.locator("[data-anchor=hand]").get_by_role("button").all()
    return sorted((card.get_attribute("aria-label") or "").split(". ")[0] for card in cards)


def test_everything_shows_the_goals_too(table: tuple[Page, str]) -> None:
    page, name = table
    board = page.get_by_role("region", name=said("play-text-board"))
    replay(page, name, "?step=3")
    expect(board).not_to_contain_text("the treasure")
    expect(page.locator("[data-note=treasure]")).to_have_count(0)
    replay(page, name, "?step=3&seat=all")
    expect(board).to_contain_text("the treasure")
    expect(page.locator("[data-note=treasure]")).to_have_count(1)
    expect(page.locator(".line.own")).to_have_count(0)


def test_controls_can_be_pressed_at_every_width(table: tuple[Page, str]) -> None:
    page, name = table
    replay(page, name, "?seat=A")
    for width in (360, 390, 700, 701, 900, 1100, 1101, 1300):
        resize(page, width, 800)
        for each in ("first", "previous", "play", "next", "last"):
            assert has_room(button(page, f"replay-{each}"), 32, width), (width, each)
        assert has_room(slider(page), 220, width), width


def has_room(target: Locator, least: int, width: int) -> bool:
    """Whether something is at least so wide, and within the window."""
    box = target.bounding_box()
    return box is not None and box["width"] >= least and box["x"] + box["width"] <= width


def test_cards_fly_one_step_on_and_after_no_jump(somebody: Somebody) -> None:
    page = somebody(reduced_motion="no-preference")
    name = played_through(page, SHORT["sabotage"])
    replay(page, name, "?step=4")
    page.evaluate(FLIGHTS)
    button(page, "replay-first").click()
    shows(page, 0)
    expect(page.locator("html")).to_have_attribute("data-flights", "0")
    for step in range(1, 5):
        button(page, "replay-next").click()
        shows(page, step)
    expect(page.locator("html")).not_to_have_attribute("data-flights", "0")


# Counts the cards that fly: they are gone before a test could look for them.
FLIGHTS = """() => {
  const { dataset } = document.documentElement;
  dataset.flights = 0;
  const count = (sum, each) => sum + each.addedNodes.length;
  const seen = (records) => (dataset.flights = records.reduce(count, Number(dataset.flights)));
  new MutationObserver(seen).observe(document.querySelector(".overlay"), { childList: true });
}"""
