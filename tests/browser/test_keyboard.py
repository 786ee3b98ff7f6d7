"""Everything by keyboard: from the front page to the end of a game."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.tables import at, opened, start

LONGEST_WAY = 120
FOCUSED = script("focused")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until that has the focus."""
    for _ in range(LONGEST_WAY):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not lead to “{name}”")


def choose(page: Page, label: str, value: str) -> None:
    """Choose from a list by typing what stands there."""
    tab_to(page, label)
    page.keyboard.type(value)
    assert page.evaluate("document.activeElement.selectedOptions[0].label") == value


def test_a_whole_game_by_keyboard(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/")
    expect(page.get_by_role("heading", name="Sabot", exact=True)).to_be_visible()
    tab_to(page, f"{said('new-table')}: {said('game-saboteur-title')}")
    page.keyboard.press("Enter")
    expect(page.get_by_label(said("your-name"), exact=True)).to_be_visible()
    tab_to(page, said("your-name"))
    page.keyboard.type("Ann")
    choose(page, "Players", "3")
    choose(page, "Rounds", "1")
    tab_to(page, said("setup-exact-pauses"))
    page.keyboard.press("Enter")
    choose(page, said("setup-bot-pause"), said("setup-seconds", seconds=0))
    page.keyboard.press("Enter")  # sends a form, or does nothing: then the button does
    if "/new/" in page.url:
        tab_to(page, said("create-table"))
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said("leave-table"))).to_be_visible()
    # Good bots dig quickly; with these a round lasts.
    choose(page, said("seat-bots"), said("bot-random"))
    tab_to(page, said("start-with-bots", count=2))
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=said("play-players"))).to_be_visible()

    player = Player(page, 5, "keyboard")
    play([player], lambda seen: seen.over)
    assert player.moves > 5

    tab_to(page, said("play-rematch"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said("leave-table"))).to_be_visible()


def test_the_role_shows_while_space_is_held(somebody: Somebody) -> None:
    page = somebody()
    at(page, opened(page, "saboteur(players=3)"))
    start(page)
    page.keyboard.press("Enter")
    chip = page.get_by_role("button", name=said("play-my-role"))
    expect(chip).to_have_attribute("aria-expanded", "false")
    page.keyboard.down("Space")
    expect(chip).to_have_attribute("aria-expanded", "true")
    page.keyboard.up("Space")
    expect(chip).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=said("play-help"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
