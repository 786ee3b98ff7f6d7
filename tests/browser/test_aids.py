"""The suspicion meter and the hints: by mouse and by key, in words, and for nobody who is not
helped."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Somebody, done
from tests.browser.looking import cut_words, violations
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start
from tests.server.running import Running

GAME = "saboteur(players=4,rounds=1,starter=A)"


@pytest.fixture
def advised(tmp_path: Path) -> Iterator[str]:
    """A server with an adviser that always says the same; its address."""
    server = Running(tmp_path / "sabot.db", tmp_path, module="tests.server.pondering")
    done(server.start())
    yield server.address
    done(server.kill())


def playing(page: Page) -> Page:
    """Somebody at a game of their own, whose turn it is and who has seen their role."""
    start(at(page, opened(page, GAME)))
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()
    return page


def suspicion(page: Page, name: str, percent: int) -> None:
    meter = page.get_by_role("button", name=said("meter-says", name=name, percent=percent))
    expect(meter).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["desktop", "phone"])
def test_who_plays_alone_sees_whom_to_suspect_and_is_told_why(
    somebody: Somebody, advised: str, looks: dict[str, object]
) -> None:
    page = playing(somebody(base_url=advised, **looks))
    bruno = said("play-bot-name-1")
    suspicion(page, bruno, 10)
    suspicion(page, said("play-bot-name-3"), 30)
    page.get_by_role("button", name=said("meter-says", name=bruno, percent=10)).press("Enter")
    window = page.get_by_role("dialog")
    reason = said("meter-strong", deed=said("meter-deed-dead-end", name=""))
    expect(window.get_by_text(reason)).to_be_visible()
    expect(window.get_by_text(said("meter-explained", name=bruno))).to_be_visible()
    # The meter is one's own: hidden here, and shown again by the settings.
    window.get_by_role("button", name=said("meter-hide")).click()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(page.locator(".meter")).to_have_count(0)
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem('sabot'));
        localStorage.setItem('sabot', JSON.stringify({ ...kept, meter: true }));
    }""")
    page.reload()
    suspicion(page, bruno, 10)


def test_a_hint_has_three_steps_and_the_last_lays_the_move_out(
    somebody: Somebody, advised: str
) -> None:
    page = playing(somebody(base_url=advised))
    for label in ("hint-ask", "hint-more", "hint-show"):
        page.get_by_role("button", name=said(label), exact=True).press("Enter")
        expect(page.get_by_role("status").filter(has_text=".")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("button", name=said("hint-show"), exact=True)).to_have_count(0)
    confirm = page.get_by_test_id("actions").locator("button.primary")
    expect(confirm).to_be_enabled()
    confirm.click()
    # The turn has passed, so nothing is left of the hint.
    expect(page.get_by_role("button", name=said("hint-ask"), exact=True)).to_have_count(1)


def test_with_help_on_the_screen_everything_fits_and_axe_finds_nothing(
    somebody: Somebody, advised: str
) -> None:
    page = playing(somebody(base_url=advised))
    suspicion(page, said("play-bot-name-1"), 10)
    for label in ("hint-ask", "hint-more", "hint-show"):
        page.get_by_role("button", name=said(label), exact=True).click()
    expect(page.get_by_role("button", name=said("hint-show"), exact=True)).to_have_count(0)
    assert cut_words(page) == []
    assert violations(page) == []


def test_where_two_people_play_nobody_is_helped_unless_the_host_wants_it(
    somebody: Somebody, advised: str
) -> None:
    ann, bob = somebody(base_url=advised), somebody(base_url=advised)
    table = opened(ann, GAME)
    comes_in(bob, table, "Bob")
    start(at(ann, table))
    ann.get_by_role("button", name=said("play-i-have-seen-it")).click()
    expect(ann.get_by_test_id("actions")).to_be_visible()
    expect(ann.get_by_role("button", name=said("hint-ask"), exact=True)).to_have_count(0)
    expect(ann.locator(".meter")).to_have_count(0)
