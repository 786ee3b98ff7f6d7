"""One gesture in all games: choose, aim, tap the aimed place again; also before the turn comes."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import Player, play
from tests.browser.fingers import drag, middle
from tests.browser.looking import settled
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start
from tests.browser.test_cards import hand
from tests.browser.test_mine import lift_what_can_be_laid

GAME = "saboteur(players=3,rounds=1,starter=A)"
TWO = "sabotage(players=2,rounds=1,dealer=B)"
# A clock that runs, and that nobody waits for.
CLOCK = {"kind": "turn", "seconds": 600}


def my_turn(page: Page, game: str = GAME, **settings: Any) -> Page:
    """Somebody whose turn it is, with bots at the other seats."""
    start(at(page, opened(page, game, **settings)))
    play([Player(page, 1)], lambda seen: not seen.dialog and bool(seen.choices))
    return page


def actions(page: Page) -> Locator:
    return page.get_by_test_id("actions").locator("button")


def pressed(page: Page) -> Locator:
    return page.locator("[data-anchor=hand] [aria-pressed=true]")


def one_tap(page: Page) -> None:
    """The preference that aiming plays."""
    page.evaluate("localStorage.setItem('sabot', JSON.stringify({oneTap: true}))")
    page.reload()
    expect(hand(page).first).to_be_visible()


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["mouse", "finger"])
def test_a_second_tap_on_the_aimed_place_lays_the_card(
    somebody: Somebody, looks: dict[str, object]
) -> None:
    page = my_turn(somebody(**looks))
    assert lift_what_can_be_laid(page)
    spot = page.locator("[data-spot]").first
    cell = spot.get_attribute("data-spot")
    press = spot.tap if looks else spot.click
    press()
    expect(spot).to_have_attribute("aria-pressed", "true")
    press()
    expect(page.locator(f".maze [data-anchor='cell-{cell}']")).to_have_count(1)


def test_turning_has_a_button_and_a_key(somebody: Somebody) -> None:
    page = my_turn(somebody())
    turn = actions(page).filter(has_text=said("mine-turn"))
    for card in range(1, 7):
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press(str(card))
        page.keyboard.press("ArrowRight")
        settled(page)
        if turn.count():
            break
    else:
        raise AssertionError("no card of this hand fits both ways up")
    aimed = page.locator("[data-spot][aria-pressed=true]").get_attribute("data-spot")
    ghost = page.locator(".shade .tunnel")
    before = ghost.get_attribute("class")
    turn.click()
    expect(ghost).not_to_have_attribute("class", str(before))
    page.keyboard.press("r")
    expect(ghost).to_have_attribute("class", str(before))
    now = page.locator("[data-spot][aria-pressed=true]")
    expect(now).to_have_attribute("data-spot", str(aimed))


@pytest.mark.parametrize("game", [GAME, TWO])
def test_discarding_takes_two_actions_even_where_one_tap_plays(
    somebody: Somebody, game: str
) -> None:
    page = my_turn(somebody(), game)
    one_tap(page)
    play([Player(page, 1)], lambda seen: not seen.dialog and bool(seen.choices))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.keyboard.press("1")
    expect(pressed(page)).to_have_count(1)
    page.keyboard.press("d")
    confirm = page.get_by_test_id("actions").locator("button.primary")
    expect(confirm).to_be_enabled()
    expect(pressed(page)).to_have_count(1)
    assert actions(page).all_inner_texts()[-1].startswith(said("cancel"))
    confirm.click()
    expect(pressed(page)).to_have_count(0)


def test_with_one_tap_a_clear_place_is_played_at_once(somebody: Somebody) -> None:
    page = my_turn(somebody(), TWO, clock=CLOCK)
    one_tap(page)
    play([Player(page, 1)], lambda seen: bool(seen.choices))
    targets = page.locator("button.can")
    for card in range(1, 10):
        page.keyboard.press(str(card))
        settled(page)
        if targets.count():
            break
    targets.first.click()
    expect(pressed(page)).to_have_count(0)
    expect(page.get_by_role("log").locator(".line").filter(has_text="You lay")).not_to_have_count(0)


def test_a_card_is_dragged_to_its_place_and_waits_there(somebody: Somebody) -> None:
    page = my_turn(somebody(**PHONE))
    assert lift_what_can_be_laid(page)
    card, spot = pressed(page).first, page.locator("[data-spot]").first
    drag(page, (middle(card), middle(spot)))
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("actions").locator("button.primary")).to_be_enabled()


def two_at_sabotage(somebody: Somebody) -> tuple[Page, Page]:
    """Two people at Sabotage: the one to play, and the one who waits."""
    ann, bob = somebody(), somebody()
    table = opened(ann, "sabotage(players=2,rounds=1)")
    comes_in(bob, table, "Bob")
    start(at(ann, table))
    for page in (ann, bob):
        expect(hand(page).first).to_be_visible()
    turn = ann.locator("h1.status em")
    return (ann, bob) if turn.count() else (bob, ann)


def a_letter(page: Page) -> tuple[int, str]:
    """A card of the hand that goes on the cell of its letter: its place, and its name."""
    names = [str(each.get_attribute("data-card")) for each in hand(page).all()]
    return next(each for each in enumerate(names) if re.fullmatch("[A-I]-.*", each[1]))


def test_a_card_aimed_before_the_turn_stays_and_can_then_be_confirmed(somebody: Somebody) -> None:
    now, later = two_at_sabotage(somebody)
    place, name = a_letter(later)
    hand(later).nth(place).click()
    expect(pressed(later)).to_have_count(1)
    cell = later.locator("section.roof").first.locator(f"[data-anchor$='-{name[0]}']")
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    confirm = later.get_by_test_id("actions").locator("button.primary")
    expect(confirm).to_be_disabled()

    hand(now).first.click()
    now.keyboard.press("d")
    now.keyboard.press("Enter")
    expect(later.locator("h1.status em")).to_be_visible()
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_enabled()
    cell.click()
    expect(pressed(later)).to_have_count(0)
    expect(cell).to_have_attribute("data-card", name)


def test_an_aim_that_turns_out_illegal_is_said_and_the_card_stays_lifted(
    somebody: Somebody,
) -> None:
    now, later = two_at_sabotage(somebody)
    place, name = a_letter(later)
    wrong = "A" if name[0] != "A" else "B"
    hand(later).nth(place).click()
    cell = later.locator("section.roof").first.locator(f"[data-anchor$='-{wrong}']")
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")

    hand(now).first.click()
    now.keyboard.press("d")
    now.keyboard.press("Enter")
    expect(later.get_by_role("alert").filter(has_text=said("play-aim-lost"))).to_be_visible()
    expect(pressed(later)).to_have_count(1)
    expect(later.get_by_test_id("actions").locator("button.primary")).to_have_count(0)
