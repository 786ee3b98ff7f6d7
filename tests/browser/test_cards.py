"""Cards say what they are: by mouse, keyboard, finger and screen reader, in hand and on table."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import Player, play
from tests.browser.fingers import middle, send, touch
from tests.browser.looking import cut_words, settled, violations
from tests.browser.said import said
from tests.browser.tables import GAMES, at, opened, start

FIRST = {
    "saboteur": "saboteur(players=3,rounds=1,starter=A)",
    "saboteur2": "saboteur2(players=3,rounds=1,starter=A)",
    "seven_seals": "seven_seals(players=3,rounds=1)",
    "sabotage": "sabotage(players=2,rounds=1)",
}


def dealt(page: Page, game: str) -> Page:
    """Somebody with a hand of cards."""
    start(at(page, opened(page, FIRST[game])))
    seen = page.get_by_role("button", name=said("play-i-have-seen-it"))
    cards = page.locator("[data-anchor=hand] [data-card]")
    expect(seen.or_(cards).first).to_be_visible()
    if game.startswith("saboteur"):
        seen.click()
    expect(cards.first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    return page


def hand(page: Page) -> Locator:
    return page.locator("[data-anchor=hand] button[data-card]")


def tip(page: Page) -> Locator:
    return page.get_by_test_id("card-tip")


def description(card: Locator) -> str:
    """What a screen reader adds to the name of a card."""
    text = card.evaluate(
        "each => document.getElementById(each.getAttribute('aria-describedby')).textContent"
    )
    return str(text)


def away(page: Page) -> None:
    """The mouse lies where no card is."""
    page.mouse.move(5, 5)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_says_its_name_and_effect_by_mouse_and_by_keyboard(
    somebody: Somebody, game: str
) -> None:
    page = dealt(somebody(), game)
    for place in range(2):
        card = hand(page).nth(place)
        card.hover(position={"x": 12, "y": 40})
        expect(tip(page)).to_contain_text(description(card))
        away(page)
        expect(tip(page)).to_have_count(0)

    page.keyboard.press("Tab")
    hand(page).first.focus()
    expect(tip(page)).to_contain_text(description(hand(page).first))
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    assert violations(page) == []


def test_esc_closes_what_a_card_says_and_then_puts_the_card_down(somebody: Somebody) -> None:
    page = dealt(somebody(), "saboteur")
    away(page)
    page.keyboard.press("1")
    expect(hand(page).first).to_have_attribute("aria-pressed", "true")
    hand(page).nth(1).hover()
    expect(tip(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    expect(hand(page).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(hand(page).first).to_have_attribute("aria-pressed", "false")


def test_what_a_card_says_covers_none_of_its_targets(somebody: Somebody) -> None:
    page = dealt(somebody(), "saboteur")
    for key in range(1, 7):
        away(page)
        page.keyboard.press(str(key))
        settled(page)
        hand(page).nth(key - 1).hover()
        expect(tip(page)).to_be_visible()
        covered = page.evaluate(
            """() => {
              const tip = document.querySelector("[data-testid=card-tip]").getBoundingClientRect();
              const over = (each) => each.left < tip.right && tip.left < each.right
                && each.top < tip.bottom && tip.top < each.bottom;
              return [...document.querySelectorAll("[data-target]")]
                .filter((each) => over(each.getBoundingClientRect())).length;
            }"""
        )
        assert covered == 0


def test_cards_of_the_table_say_what_they_are(somebody: Somebody) -> None:
    page = dealt(somebody(), "saboteur")
    page.mouse.move(*middle(page.locator("[data-anchor='cell-0,0']")))
    expect(tip(page)).to_contain_text(said("mine-says-start"))
    page.mouse.move(*middle(page.locator("[data-anchor=goal-1]")))
    expect(tip(page)).to_contain_text(said("mine-goal", goal="II"))


def described(page: Page) -> dict[str, str]:
    """Pictures on the page by the name that screen readers say, with what they add to it."""
    session: Any = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]

    def value(node: dict[str, Any], part: str) -> str:
        return str(node.get(part, {}).get("value", ""))

    pictures = [each for each in nodes if value(each, "role") in {"image", "img"}]
    return {value(each, "name"): value(each, "description") for each in pictures}


def test_screen_readers_have_what_cards_of_the_mine_do(somebody: Somebody) -> None:
    page = dealt(somebody(), "saboteur")
    found = described(page)
    assert found[said("mine-text-start", cell="0\u00a0·\u00a00")] == said("mine-says-start")
    hidden = [says for says in found.values() if says == said("mine-says-goal")]
    assert len(hidden) == 3, found


@pytest.mark.parametrize("game", ["seven_seals", "saboteur2"])
def test_screen_readers_have_what_played_cards_do(somebody: Somebody, game: str) -> None:
    page = dealt(somebody(), game)
    laid = page.locator(".trick [data-card], .maze [data-anchor^=cell-]:not([data-card=start])")
    play([Player(page, 5)], lambda _: laid.count() > 0)
    expect(laid.first).to_be_attached()
    names = laid.locator("[role=img]").or_(laid.and_(page.locator("[role=img]")))
    label = str(names.first.get_attribute("aria-label"))
    says = described(page)[label]
    assert says, label
    page.mouse.move(*middle(laid.first))
    expect(tip(page)).to_contain_text(says)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_stays_asks_and_lifts_nothing(somebody: Somebody, game: str) -> None:
    page = dealt(somebody(**PHONE), game)
    card = hand(page).first
    card.scroll_into_view_if_needed()
    x, y = middle(card)
    with touch(page) as session:
        send(session, "touchStart", [(x, y)])
        expect(tip(page)).to_contain_text(description(card))
        send(session, "touchEnd", [])
    expect(tip(page)).to_be_visible()
    expect(page.locator("[data-anchor=hand] [aria-pressed=true]")).to_have_count(0)
    page.touchscreen.tap(5, 300)
    expect(tip(page)).to_have_count(0)
    if game.startswith("saboteur"):
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")


def test_names_can_be_printed_on_the_cards(somebody: Somebody) -> None:
    page = dealt(somebody(), "saboteur2")
    names = page.locator("[data-anchor=hand] button .name")
    expect(names).to_have_count(0)
    page.evaluate("localStorage.setItem('sabot', JSON.stringify({cardNames: true}))")
    page.reload()
    expect(names).to_have_count(6)
    assert cut_words(page) == []
