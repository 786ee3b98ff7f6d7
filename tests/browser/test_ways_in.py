"""Ways into tables: codes in words, one's own tables, and results for strangers."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.said import said
from tests.browser.tables import SHORT, at, opened, played_through, start


def code_shown(page: Page) -> str:
    """The code in words that an invitation shows."""
    shown = page.get_by_label(said("invite-code"))
    expect(shown).to_have_text(re.compile(r"^[a-z]+( [a-z]+){3}$"))
    return shown.inner_text()


def test_the_front_page_offers_every_game(page: Page) -> None:
    page.goto("/")
    for game in ("saboteur", "saboteur2", "seven_seals", "sabotage"):
        expect(page.locator(f"a[href='/new/{game}']")).to_be_visible()


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["desktop", "phone"])
def test_an_invitation_is_above_the_fold(somebody: Somebody, looks: dict[str, object]) -> None:
    page = somebody(**looks)
    at(page, opened(page, SHORT["saboteur"]))
    code_shown(page)
    box, size = page.get_by_label(said("invite-code")).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] + box["height"] < size["height"]


def test_a_code_in_words_leads_to_the_table(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    table = opened(ann, SHORT["saboteur"])
    code = code_shown(at(ann, table))
    ben.goto("/")
    ben.get_by_label(said("code-or-link")).fill("piano taxi robot kiwi")
    ben.get_by_role("button", name=said("join-table"), exact=True).click()
    expect(ben.get_by_text(said("server-refusal-no-code")[1:])).to_be_visible()
    ben.get_by_label(said("code-or-link")).fill(code.upper().replace(" ", "-"))
    ben.get_by_role("button", name=said("join-table"), exact=True).click()
    expect(ben).to_have_url(re.compile(f"/t/{table}$"))
    expect(ben.get_by_label(said("your-name"), exact=True)).to_be_visible()


def test_a_running_game_can_be_gone_back_to_from_anywhere(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    table = opened(page, "saboteur(players=3)", bot_pause=10_000)
    start(at(page, table))
    page.go_back()
    back = page.get_by_role("link", name=said("back-to-game"))
    expect(back).to_have_attribute("href", f"/t/{table}")
    page.goto("/rules/saboteur")
    expect(back).to_have_attribute("href", f"/t/{table}")
    back.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(back).to_have_count(0)


def test_a_finished_table_shows_its_result_to_strangers(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    table = played_through(ann, SHORT["seven_seals"])
    replay = said("result-replay")
    ann.goto("/")
    expect(ann.get_by_role("link", name=replay)).to_have_attribute("href", f"/t/{table}/replay/1")
    at(ben, table)
    # Bots have the names that they had at the table.
    expect(ben.get_by_text(re.compile(said("play-bot-name-0") + r" \d"))).to_be_visible()
    ben.get_by_role("link", name=replay).click()
    expect(ben).to_have_url(re.compile(f"/t/{table}/replay/1"))
