"""The stage: who laid a tunnel, the light that follows it, the score sheet; and the board in words,
which never knows more than the scene."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Somebody, done
from tests.browser.driver import PATIENCE_S, Player, play
from tests.browser.said import said
from tests.browser.staging import (
    FIVE,
    TWELVE,
    Staged,
    discard,
    discard_until_staged,
    go_on_to,
    hear_accusations,
    my_turn,
    panel,
    seated,
    skip,
    with_stopped_clock,
)
from tests.browser.tables import at, opened, start
from tests.server.running import Running

WITH_MOTION = {"reduced_motion": "no-preference"}


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Time enough for a busy machine."""
    expect.set_options(timeout=PATIENCE_S * 1000)
    yield
    expect.set_options(timeout=5_000)


class Staging:
    """Servers with known deals, and people at them."""

    def __init__(self, folder: Path, somebody: Somebody) -> None:
        self.folder = folder
        self.somebody = somebody
        self.servers: list[Running] = []

    def page(self, table: Staged, **wished: Any) -> Page:
        """Somebody at a new server with the deals of a table."""
        server = table.server(self.folder)
        done(server.start())
        self.servers.append(server)
        return self.somebody(base_url=server.address, **wished)

    def stop(self) -> None:
        """End all servers."""
        for server in self.servers:
            done(server.stop())


@pytest.fixture
def staged(tmp_path: Path, somebody: Somebody) -> Iterator[Staging]:
    """Makes somebody at a server with the deals of a table."""
    made = Staging(tmp_path, somebody)
    yield made
    made.stop()


def cards_of(page: Page) -> Locator:
    """The tunnel cards that were laid."""
    return page.locator(".maze > [data-anchor^=cell-]:not([data-anchor='cell-0,0'])")


def marks_of(page: Page) -> Locator:
    """The marks of those who laid them."""
    return page.locator(".marks [data-speaker]")


def test_each_tunnel_is_marked_with_who_laid_it_unless_one_does_not_want_it(
    staged: Staging,
) -> None:
    page = staged.page(FIVE)
    seated(page, FIVE.options(), "rules", FIVE.players - 1)
    discard(page)
    expect(my_turn(page)).to_be_visible()
    expect(cards_of(page)).not_to_have_count(0)
    expect(marks_of(page)).to_have_count(cards_of(page).count())
    # Everybody but seat A has laid tunnels, and each has a figure of their own.
    figures = marks_of(page).evaluate_all("(all) => all.map((each) => each.dataset.speaker)")
    seats = [f"[data-anchor=seat-{seat}] .face" for seat in range(1, FIVE.players)]
    theirs = {page.locator(each).first.get_attribute("data-speaker") for each in seats}
    assert set(figures) == theirs

    page.get_by_role("button", name=said("play-menu")).click()
    page.get_by_role("button", name=said("settings")).click()
    page.get_by_role("switch", name=said("tunnel-marks")).click()
    page.keyboard.press("Escape")
    expect(marks_of(page)).to_have_count(0)
    page.reload()
    expect(cards_of(page)).not_to_have_count(0)
    expect(marks_of(page)).to_have_count(0)


def test_light_follows_the_tunnel_and_leaves_what_is_cut_off(staged: Staging) -> None:
    page = staged.page(TWELVE)
    seated(page, TWELVE.options(), "rules", TWELVE.players - 1)
    light = page.locator(".near path")
    expect(light).to_have_count(1)  # the start
    discard(page)
    expect(my_turn(page)).to_be_visible()
    expect(cards_of(page)).not_to_have_count(0)
    cold = page.locator(".maze > .cold")
    assert cold.count() == 0
    lit = light.count()
    assert lit > cards_of(page).count()
    # A rockfall is only aimed: what it would cut off is cold already.
    page.get_by_role("button", name=re.compile(r"^Card \d: rockfall")).first.click()
    for spot in page.locator("[data-spot]").all():
        spot.press("Space")
        if cold.count():
            break
    expect(cold).not_to_have_count(0)
    expect(light).to_have_count(lit - cold.count())
    page.keyboard.press("Escape")
    expect(cold).to_have_count(0)
    expect(light).to_have_count(lit)


def test_the_board_in_words_never_knows_more_than_the_scene(staged: Staging) -> None:
    page = with_stopped_clock(staged.page(FIVE, **WITH_MOTION))
    seated(page, FIVE.options(), "rules", FIVE.players - 1)
    until_the_treasure(page)
    words = page.get_by_role("region", name=said("play-text-board"))
    for step, treasure in (("light", False), ("goal", False), ("roles", True)):
        go_on_to(page, step)
        assert ("treasure" in words.inner_text()) == treasure, step
        assert "saboteur" not in words.inner_text(), step
    go_on_to(page, "gold")
    assert "saboteur" in words.inner_text()
    page.clock.run_for(3000)
    expect(panel(page)).to_be_visible()
    assert "treasure" in words.inner_text()


def until_the_treasure(page: Page) -> None:
    """Discard until the end of the round is staged."""
    over = page.get_by_role("heading", level=1, name=said("play-round-over"))
    discard_until_staged(page)
    while not over.count():
        skip(page)
        discard_until_staged(page)


def test_the_score_sheet_adds_up(somebody: Somebody) -> None:
    page = somebody()
    at(page, opened(page, "saboteur(players=3,rounds=2)"))
    start(page)
    play([Player(page, 12)], lambda seen: seen.over)
    rows = page.get_by_test_id("score-sheet").locator("tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        *rounds, total = (int(each) for each in row.locator("td").all_inner_texts())
        assert len(rounds) == 2
        assert sum(rounds) == total


# What of seats a bubble covers: which elements of other seats, and whether it reaches the board.
COVERED = """() => {
  const found = [];
  const box = (each) => each.getBoundingClientRect();
  const meet = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
  for (const bubble of document.querySelectorAll("[data-testid=bubble]")) {
    const own = bubble.closest("[data-anchor^=seat-]");
    for (const seat of document.querySelectorAll("[data-anchor^=seat-]"))
      if (seat !== own && meet(box(bubble), box(seat))) found.push(seat.innerText);
    if (meet(box(bubble), box(document.querySelector("main.board")))) found.push("the board");
  }
  return found;
}"""
MOST_BUBBLES = 2


@pytest.mark.parametrize("table", [FIVE, TWELVE], ids=["five", "twelve"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_bubbles_cover_nothing_of_others_even_if_all_speak(
    staged: Staging, table: Staged, size: str
) -> None:
    page = staged.page(table, **(PHONE if size == "phone" else {}))
    with_stopped_clock(page)  # they stay
    seated(page, table.options(), "rules", table.players - 1)
    discard(page)
    bubbles = page.get_by_test_id("bubble")
    expect(bubbles).to_have_count(MOST_BUBBLES)
    if size == "desktop":
        hear_accusations(page, table.players - 2)
    assert page.evaluate(COVERED) == []
    expect(bubbles).to_have_count(MOST_BUBBLES)
    # What is said can be read, if only in a word.
    for bubble in bubbles.all():
        expect(bubble).to_contain_text("Bruno")
