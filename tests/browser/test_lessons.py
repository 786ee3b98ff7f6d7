"""First games, taken to their end: by click, by tap on a phone, by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from sabot.server.lessons.lesson import LESSONS
from tests.browser.conftest import PHONE, Somebody
from tests.browser.deeds import put_down
from tests.browser.driver import Way
from tests.browser.learner import Learner
from tests.browser.said import said
from tests.browser.tables import at, opened, start

SHORT: list[tuple[str, Way]] = [
    ("saboteur", "click"),
    ("seven_seals", "tap"),
    ("sabotage", "keyboard"),
    ("saboteur2", "click"),
]
WAYS: tuple[Way, ...] = ("click", "tap", "keyboard")
LONG = [(game, way) for game in LESSONS for way in WAYS if (game, way) not in SHORT]


@pytest.mark.parametrize(
    ("game", "way"),
    [*SHORT, *(pytest.param(*each, marks=pytest.mark.long) for each in LONG)],
)
def test_a_lesson_is_taken_to_its_end_with_a_mistake_in_every_step(
    somebody: Somebody, game: str, way: Way
) -> None:
    page = somebody(**PHONE) if way == "tap" else somebody()
    Learner(page, game, way).take_lesson()


def test_a_lesson_goes_on_where_it_was_left(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/learn/sabotage?step=wrench")
    expect(page.locator("[data-lesson=wrench]")).to_be_visible()
    page.get_by_role("button", name=said("lesson-show")).click()
    page.get_by_role("button", name=said("lesson-next")).click()
    expect(page.locator("[data-lesson=sabotage]")).to_be_visible()
    page.goto("/learn/sabotage")
    expect(page.locator("[data-lesson=sabotage]")).to_be_visible()


def test_the_front_page_offers_a_first_game_to_whoever_has_never_played(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    page.get_by_role("link", name=said("first-game-begin")).click()
    expect(page.locator("[data-lesson=mine]")).to_be_visible()
    page.evaluate("localStorage.sabot = JSON.stringify({games: 1})")
    page.goto("/")
    card = page.get_by_role("link", name=said("learn-game", game="Saboteur"), exact=True)
    expect(card).to_be_visible()
    expect(page.get_by_role("link", name=said("first-game-begin"))).to_have_count(0)


def with_coach(page: Page) -> Page:
    """The page of somebody new, who has a coach."""
    page.goto("/")
    page.evaluate("localStorage.sabot = '{}'")
    return page


def test_the_coach_explains_once_and_can_be_sent_away(somebody: Somebody) -> None:
    page = with_coach(somebody())
    at(page, opened(page, "saboteur(players=3,rounds=1,starter=A)"))
    start(page)
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()
    first = page.locator("[data-coach=coach-mine-card-passed]")
    put_down(page)
    expect(first).to_be_visible()
    page.get_by_role("button", name=said("coach-got-it")).click()
    expect(first).to_have_count(0)
    page.reload()
    put_down(page)
    expect(first).to_have_count(0)
    page.evaluate("localStorage.removeItem('sabot-coach')")
    page.reload()
    put_down(page)
    page.get_by_role("button", name=said("coach-off")).click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.reload()
    put_down(page)
    expect(page.locator("[data-coach]")).to_have_count(0)
