"""What the front page shows, in four languages, and where its ways lead."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.looking import LANGUAGES
from tests.browser.said import said
from tests.browser.tables import GAMES, at, opened

OWN_NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}


def named(game: str, part: str, language: str) -> str:
    """A text of a game on the front page."""
    return said(f"game-{game.replace('_', '-')}-{part}", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_offers_every_game(somebody: Somebody, language: str) -> None:
    page = somebody(locale=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(f"Sabot · {said('lobby-title', language)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sabot")
    expect(page.get_by_text(said("lobby-line", language), exact=True)).to_be_visible()
    cards = page.get_by_role("region", name=said("lobby-games", language)).get_by_role("article")
    expect(cards).to_have_count(len(GAMES))
    for game in GAMES:
        title = named(game, "title", language)
        heading = page.get_by_role("heading", name=title, exact=True)
        card = cards.filter(has=heading)
        for part in ("players", "line"):
            expect(card).to_contain_text(named(game, part, language))
        way_to_rules = card.get_by_role("link", name=said("how-to-play-game", language, game=title))
        expect(way_to_rules).to_have_attribute("href", f"/rules/{game}")
        for way in ("play-bots", "new-table"):
            expect(card.get_by_text(said(way, language))).to_be_visible()
        assert card.locator("svg").first.bounding_box()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_leads_to_tables(somebody: Somebody, language: str) -> None:
    page = somebody(locale=language)
    page.goto("/")
    open_tables = page.get_by_role("region", name=said("open-tables", language))
    expect(open_tables).to_be_visible()
    expect(page.get_by_role("heading", name=said("join-by-code", language))).to_be_visible()
    expect(page.get_by_role("button", name=said("settings", language))).to_be_visible()
    page.get_by_label(said("code-or-link", language)).fill("?")
    page.get_by_role("button", name=said("join-table", language), exact=True).click()
    expect(page.get_by_text(said("no-code", language))).to_be_visible()
    languages = page.get_by_role("navigation", name=said("language", language))
    expect(languages.get_by_role("button")).to_have_text([OWN_NAMES[each] for each in LANGUAGES])
    chosen = languages.get_by_role("button", pressed=True)
    expect(chosen).to_have_text(OWN_NAMES[language])


def test_another_language_is_one_click_away_and_stays(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Italiano", exact=True).click()
    expect(page.get_by_text(said("lobby-line", "it"), exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text(said("lobby-line", "it"), exact=True)).to_be_visible()


def test_a_table_by_its_code_and_by_its_place_in_the_list(somebody: Somebody) -> None:
    host, guest = somebody(), somebody()
    table = opened(host, "saboteur(players=3)", listed=True)
    # Tables are listed while somebody is there.
    expect(at(host, table).get_by_role("button", name=said("leave-table"))).to_be_visible()
    guest.goto("/")
    row = guest.get_by_role("region", name=said("open-tables")).get_by_role("listitem")
    way = row.locator(f"a[href='/t/{table}']")
    expect(way).to_contain_text(said("join-table"))
    guest.get_by_label(said("code-or-link")).fill(f"{guest.url}t/{table}")
    guest.get_by_role("button", name=said("join-table"), exact=True).click()
    expect(guest).to_have_url(re.compile(rf"/t/{table}$"))
    expect(guest.get_by_role("button", name=said("door-sit"), exact=True)).to_be_visible()


def test_one_click_starts_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    heading = page.get_by_role("heading", name=said("game-saboteur-title"), exact=True)
    card = page.get_by_role("article").filter(has=heading)
    card.get_by_role("button").filter(has_text=said("play-bots")).click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    expect(page.get_by_role("region", name=said("play-players"))).to_be_visible()
