"""A card lifted and aimed before the turn: it stays until then, or is said to be impossible.

Sabotage is tried in `test_gestures`.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Somebody
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start
from tests.browser.test_cards import hand
from tests.browser.test_gestures import pressed

MINES = ("saboteur", "saboteur2")
MOST_TABLES = 8
TUNNEL = re.compile("[NESW]{2,4}")


def two_of_three(somebody: Somebody, game: str) -> tuple[Page, Page]:
    """Ann, who begins, and Bob, who comes after her; a bot has the third seat."""
    ann, bob = somebody(), somebody()
    table = opened(ann, game)
    comes_in(bob, table, "Bob")
    start(at(ann, table))
    return ann, bob


def turn(page: Page) -> Locator:
    """The call to play."""
    return page.locator("h1.status em")


def confirm(page: Page) -> Locator:
    return page.get_by_test_id("actions").locator("button.primary")


def names(page: Page) -> list[str]:
    return [str(each.get_attribute("data-card")) for each in hand(page).all()]


def lost(page: Page) -> Locator:
    """The notice that an aim has become impossible."""
    return page.get_by_role("alert").filter(has_text=said("play-aim-lost"))


# The mine.


def at_a_mine(somebody: Somebody, game: str) -> tuple[Page, Page, int]:
    """Two at a mine, and the place of a tunnel in Bob's hand; few hands have none."""
    for _ in range(MOST_TABLES):
        ann, bob = two_of_three(somebody, f"{game}(players=3,rounds=1,starter=A)")
        for page in (ann, bob):
            page.get_by_role("button", name=said("play-i-have-seen-it")).click()
            expect(hand(page).first).to_be_visible()
        for place, name in enumerate(names(bob)):
            if TUNNEL.fullmatch(name):
                return ann, bob, place
    raise AssertionError("nobody was dealt a tunnel")


def fitting(card: str) -> tuple[str, bool]:
    """A cell beside the start where a tunnel fits, and whether it must be turned for that."""
    if "W" in card or "E" in card:
        return "1,0", "W" not in card
    return "0,1", False


def discard(page: Page) -> None:
    """Whoever is to play puts their first card down."""
    expect(turn(page)).to_be_visible()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)


@pytest.mark.parametrize("game", MINES)
def test_a_tunnel_aimed_before_the_turn_is_laid_with_one_confirmation(
    somebody: Somebody, game: str
) -> None:
    ann, bob, place = at_a_mine(somebody, game)
    card = names(bob)[place]
    cell, turned = fitting(card)
    hand(bob).nth(place).click()
    expect(pressed(bob)).to_have_count(1)
    spot = bob.locator(f"[data-spot='{cell}']")
    spot.click()
    expect(spot).to_have_attribute("aria-pressed", "true")
    if turned:
        bob.keyboard.press("r")
    expect(confirm(bob)).to_be_disabled()

    discard(ann)
    expect(turn(bob)).to_be_visible()
    expect(pressed(bob)).to_have_count(1)
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(lost(bob)).to_have_count(0)
    confirm(bob).click()
    laid = f".maze [data-anchor='cell-{cell}'][data-card='{card}']"
    expect(bob.locator(laid)).to_have_count(1)
    expect(ann.locator(laid)).to_have_count(1)


@pytest.mark.parametrize("game", MINES)
def test_a_tunnel_aimed_where_nothing_leads_is_said_to_be_impossible(
    somebody: Somebody, game: str
) -> None:
    ann, bob, place = at_a_mine(somebody, game)
    hand(bob).nth(place).click()
    spot = bob.locator("[data-spot='4,0']")
    spot.click()
    expect(spot).to_have_attribute("aria-pressed", "true")

    discard(ann)
    expect(lost(bob)).to_be_visible()
    expect(turn(bob)).to_be_visible()
    expect(pressed(bob)).to_have_count(1)
    expect(confirm(bob)).to_have_count(0)


# Tricks.


def at_a_trick(somebody: Somebody) -> tuple[Page, Page]:
    """Two at The Seven Seals, who have announced nothing; Ann is to lead."""
    ann, bob = two_of_three(somebody, "seven_seals(players=3,rounds=1,dealer=C)")
    for page in (ann, bob):
        expect(turn(page)).to_be_visible()
        page.keyboard.press("d")
        page.keyboard.press("Enter")
        expect(turn(page)).to_have_count(0)
    expect(turn(ann)).to_be_visible()
    expect(ann.get_by_role("list", name=said("seals-text-trick"))).to_be_visible()
    return ann, bob


def leads(ann: Page, bob: Page) -> Iterator[tuple[str, str, str]]:
    """Cards that Ann could lead, with one of Bob's that may follow, and one that may not."""
    held = names(bob)
    for led in names(ann):
        same = [card for card in held if card[0] == led[0]]
        # Red trumps: it may be bound by rules of its own.
        other = [card for card in held if card[0] not in {led[0], "r"}]
        if same and other and led[0] != "r":
            yield led, same[0], other[0]


@pytest.mark.parametrize("follows", [True, False], ids=["possible", "impossible"])
def test_a_card_aimed_before_the_turn_is_played_if_it_may_follow(
    somebody: Somebody, *, follows: bool
) -> None:
    ann, bob = at_a_trick(somebody)
    led, right, wrong = next(leads(ann, bob))
    card = right if follows else wrong
    bob.locator(f"[data-anchor=hand] [data-card={card}]").click()
    expect(pressed(bob)).to_have_count(1)
    expect(confirm(bob)).to_be_disabled()

    ann.locator(f"[data-anchor=hand] [data-card={led}]").click()
    ann.keyboard.press("Enter")
    expect(turn(bob)).to_be_visible()
    if follows:
        expect(lost(bob)).to_have_count(0)
        confirm(bob).click()
        expect(ann.locator(f".trick [data-card={card}]")).to_have_count(1)
    else:
        expect(lost(bob)).to_be_visible()
        expect(confirm(bob)).to_have_count(0)
