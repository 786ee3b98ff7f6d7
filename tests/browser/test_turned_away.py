"""Where there is no way in: a friendly sentence, and a way on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start


def is_turned_away(page: Page, reason: str) -> None:
    """Says why, and leads to the lobby."""
    expect(page.get_by_role("heading", name=said(f"away-{reason}-title"))).to_be_visible()
    expect(page.get_by_text(said(f"away-{reason}"))).to_be_visible()
    page.get_by_role("link", name=said("to-lobby")).last.click()
    expect(page.get_by_role("heading", name="Sabot", exact=True)).to_be_visible()


@pytest.mark.parametrize("address", ["/new/chess", "/rules/chess"])
def test_nowhere(page: Page, address: str) -> None:
    page.goto(address)
    is_turned_away(page, "nowhere")


def test_no_such_table(page: Page) -> None:
    page.goto("/t/nosuchtable")
    is_turned_away(page, "no-table")


def test_no_watchers(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, "saboteur(players=3)", watching=False)
    start(at(ann, table))
    at(eve, table)
    is_turned_away(eve, "no-watching")


def test_all_seats_taken(somebody: Somebody) -> None:
    ann, ben, eve = somebody(), somebody(), somebody()
    table = opened(ann, "sabotage(players=2)")
    comes_in(ben, table, "Ben")
    at(eve, table)
    expect(eve.get_by_text(said("door-no-seat", seats=2))).to_be_visible()
    eve.get_by_role("button", name=said("door-watch")).click()
    # There is no seat left to take.
    expect(eve.get_by_text(said("wait-for-host", host="Ann"), exact=True)).to_be_visible()


def test_a_full_room(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, "sabotage(players=2)")
    crowd = somebody()
    for number in range(200):
        answer = crowd.request.post(
            f"/api/tables/{table}/people",
            data={"name": f"Guest {number}", "credentials": "token"},
            headers={"origin": crowd.request.get("/healthz").url.removesuffix("/healthz")},
        )
        if not answer.ok:
            break
    else:
        pytest.fail("the room is never full")
    at(eve, table)
    eve.get_by_role("button", name=said("door-sit")).or_(
        eve.get_by_role("button", name=said("door-watch"))
    ).click()
    is_turned_away(eve, "crowded")


def test_a_wrong_pin(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, "saboteur(players=3)", pin="4711")
    at(eve, table)
    eve.get_by_label(said("pin"), exact=True).fill("1234")
    eve.get_by_role("button", name=said("door-sit")).click()
    expect(eve.get_by_role("alert")).to_contain_text("PIN")
    eve.get_by_label(said("pin"), exact=True).fill("4711")
    eve.get_by_role("button", name=said("door-sit")).click()
    expect(eve.get_by_role("button", name=said("stand-up"))).to_be_visible()


def test_asked_to_leave(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    table = opened(ann, "saboteur(players=3)")
    at(ann, table)
    comes_in(eve, table, "Eve", to_play=False)
    ann.get_by_role("button").filter(has_text=f"{said('seat-more')}: Eve").click()
    ann.get_by_role("button", name=said("ask-to-leave")).click()
    expect(ann.get_by_text(said("remove-sure", name="Eve"))).to_be_visible()
    ann.get_by_role("button", name=said("remove-now")).click()
    is_turned_away(eve, "no-entry")
    at(eve, table)
    eve.get_by_role("button", name=said("door-sit")).click()
    is_turned_away(eve, "no-entry")


def test_who_has_left_can_come_back(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    table = opened(ann, "saboteur(players=3)")
    comes_in(ben, table, "Ben")
    ben.get_by_role("button", name=said("leave-table")).click()
    expect(ben.get_by_role("heading", name="Sabot", exact=True)).to_be_visible()
    comes_in(ben, table, "Ben")


def test_the_server_is_not_there(page: Page) -> None:
    page.goto("/")
    page.route("**/api/tables/*", lambda route: route.abort())
    page.get_by_label(said("code-or-link")).fill("abcdefgh")
    page.get_by_role("button", name=said("join-table")).click()
    expect(page.get_by_role("heading", name=said("away-unreachable-title"))).to_be_visible()
    page.unroute("**/api/tables/*")
    page.get_by_role("button", name=said("try-again")).click()
    is_turned_away(page, "no-table")
