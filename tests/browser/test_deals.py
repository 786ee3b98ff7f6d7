"""Fair deals: the browser works them out, and says so if somebody has cheated."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Somebody
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, opened, played_through, start

Forgery = Callable[[dict[str, Any]], None]


def another_seed(answer: dict[str, Any]) -> None:
    """The seed is not the one that was promised."""
    answer["seed"] = f"{int(answer['seed'][0], 16) ^ 1:x}{answer['seed'][1:]}"


def another_card(answer: dict[str, Any]) -> None:
    """Two cards have changed places."""
    deck = next(line for line in answer["dealt"][0]["after"] if line.startswith("deck: "))
    cards = deck.removeprefix("deck: ").split()
    other = next(place for place, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    dealt = answer["dealt"][0]["after"]
    dealt[dealt.index(deck)] = f"deck: {' '.join(cards)}"


def another_promise(answer: dict[str, Any]) -> None:
    """Another fingerprint was shown before the game."""
    answer["commitment"] = "0" * len(answer["commitment"])


def deals(page: Page, table: str, forge: Forgery | None = None) -> Page:
    """The page about the deals, with an answer that somebody has tampered with."""

    def answer(route: Route) -> None:
        found = json.loads(route.fetch().text())
        if forge is not None:
            forge(found)
        route.fulfill(json=found)

    page.route("**/deals", answer)
    page.goto(f"/t/{table}/deals/1")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_deals_are_fair(somebody: Somebody, game: str) -> None:
    page = somebody()
    table = played_through(page, SHORT[game])
    deals(page, table)
    expect(page.get_by_test_id("verdict")).to_have_text(said("deals-all-fine"))
    expect(page.get_by_text(said("deals-seed-fits"))).to_be_visible()
    expect(page.get_by_text(said("deals-seen-fits"))).to_be_visible()
    expect(page.get_by_text(said("deals-seen-never"))).to_have_count(0)


def test_a_browser_that_was_not_there_says_so(somebody: Somebody) -> None:
    there, late = somebody(), somebody()
    table = played_through(there, SHORT["sabotage"])
    at(late, table)
    late.get_by_label(said("your-name"), exact=True).fill("Late")
    late.get_by_role("button", name=said("door-watch"), exact=True).click()
    expect(late.get_by_role("region", name=said("play-game-over"))).to_be_visible()
    deals(late, table)
    expect(late.get_by_test_id("verdict")).to_have_text(said("deals-all-fine"))
    expect(late.get_by_text(said("deals-seen-never"))).to_be_visible()


def test_a_game_against_bots_in_one_click_is_compared_too(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    page.get_by_role("button", name=said("play-bots")).first.click()
    expect(page.get_by_role("region", name=said("play-players"))).to_be_visible()
    deals(page, page.url.rpartition("/")[2])
    expect(page.get_by_text(said("deals-seen-fits"))).to_be_visible()


def test_words_stand_beside_names(somebody: Somebody) -> None:
    page = somebody()
    table = opened(page, SHORT["sabotage"])
    at(page, table)
    page.get_by_text(said("luck"), exact=True).click()
    page.get_by_label(said("luck-words")).fill("good luck")
    page.keyboard.press("Enter")
    start(page)
    deals(page, table)
    expect(page.locator(".said").first).to_have_text("Ann “good luck”")


@pytest.mark.parametrize("forge", [another_seed, another_card, another_promise])
def test_cheating_is_found_out(somebody: Somebody, forge: Forgery) -> None:
    page = somebody()
    table = played_through(page, SHORT["seven_seals" if forge is another_seed else "saboteur"])
    deals(page, table, forge)
    expect(page.get_by_test_id("verdict")).to_have_text(said("deals-not-fine"))
    # Only whoever was there can tell that another fingerprint was shown.
    seen = "deals-seen-differs" if forge is another_promise else "deals-seen-fits"
    expect(page.get_by_text(said(seen))).to_be_visible()


def test_nothing_is_told_before_the_end(somebody: Somebody) -> None:
    page = somebody()
    table = opened(page, SHORT["saboteur"])
    start(at(page, table))
    deals(page, table)
    expect(page.get_by_text(said("deals-not-yet"))).to_be_visible()
    expect(page.get_by_test_id("verdict")).to_have_count(0)
