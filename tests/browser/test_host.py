"""What a host can do about strangers, in the waiting room and while a game runs."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start
from tests.browser.test_turned_away import is_turned_away

GAME = "saboteur(players=3)"
LEAST_PX = 44


def more(page: Page, name: str) -> None:
    """Open what the host can do about somebody, by the keyboard."""
    button = page.get_by_role("button").filter(has_text=f"{said('seat-more')}: {name}")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def people_of(page: Page) -> None:
    """Open the list of all people of a running game."""
    page.get_by_role("button", name=said("play-menu")).first.click()
    page.get_by_role("button", name=said("play-people")).click()
    expect(page.get_by_role("dialog", name=said("play-people"))).to_be_visible()


def check_touch(page: Page) -> None:
    """Every button of the open dialog can be hit by a finger."""
    buttons = page.get_by_role("dialog").last.get_by_role("button").all()
    assert buttons
    for each in buttons:
        box = each.bounding_box()
        assert box is not None
        assert box["height"] >= LEAST_PX


def test_a_locked_table_says_so_to_everybody_and_lets_nobody_in(somebody: Somebody) -> None:
    ann, ben, eve = somebody(), somebody(), somebody()
    table = opened(ann, GAME)
    at(ann, table)
    comes_in(ben, table, "Ben")
    lock = ann.get_by_role("switch", name=said("table-lock"))
    lock.focus()
    ann.keyboard.press("Space")
    expect(ben.get_by_text(said("table-locked"))).to_be_visible()
    at(eve, table)
    eve.get_by_role("button", name=said("door-sit")).click()
    is_turned_away(eve, "locked")
    lock.click()
    expect(ben.get_by_text(said("table-locked"))).to_have_count(0)
    comes_in(eve, table, "Eve")


def test_who_is_muted_can_not_chat(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, GAME)
    at(ann, table)
    comes_in(eve, table, "Eve", to_play=False)
    more(ann, "Eve")
    check_touch(ann)
    ann.get_by_role("button", name=said("person-mute")).click()
    expect(ann.get_by_role("listitem").filter(has_text="Eve")).to_contain_text(said("person-muted"))
    box = eve.get_by_role("textbox", name=said("play-chat-write"))
    box.fill("buy gold")
    box.press("Enter")
    expect(eve.get_by_text(said("table-refusal-muted"))).to_be_visible()
    expect(ann.get_by_text("buy gold")).to_have_count(0)


def test_a_seat_is_kept_for_somebody(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, GAME)
    at(ann, table)
    comes_in(eve, table, "Eve", to_play=False)
    for number in (2, 3):
        keep = f"{said('seat-keep')}: {said('seat-number', number=number)}"
        ann.get_by_role("button").filter(has_text=keep).click()
        check_touch(ann)
        name = said("seat-keep-later") if number == 2 else said("seat-keep-for", name="Eve")
        ann.get_by_role("button", name=name).click()
    expect(eve.get_by_text(said("seat-kept"), exact=True)).to_be_visible()
    expect(eve.get_by_role("button", name=said("sit-here"))).to_have_count(1)
    eve.get_by_role("button", name=said("sit-here")).click()
    expect(eve.get_by_role("button", name=said("stand-up"))).to_be_visible()


def test_a_watcher_is_asked_to_leave_a_running_game(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, "sabotage(players=2)")
    at(ann, table)
    comes_in(eve, table, "Eve", to_play=False)
    start(ann)
    people_of(ann)
    ann.get_by_role("switch", name=said("table-lock")).click()
    expect(eve.get_by_text(said("play-told-table-locked", locked="yes")).first).to_be_visible()
    more(ann, "Eve")
    check_touch(ann)
    for label in ("ask-to-leave", "remove-now"):
        ann.get_by_role("button", name=said(label)).click()
    is_turned_away(eve, "no-entry")
