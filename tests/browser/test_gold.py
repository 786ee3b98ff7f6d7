"""Somebody finds the treasure and picks gold: first what is found is staged, then they choose."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import deeds
from tests.browser.conftest import PHONE, Somebody, done
from tests.browser.deeds import my_turn
from tests.browser.said import said
from tests.browser.staging import discard, go_on_to, panel, stage, with_stopped_clock
from tests.server.running import Running

LAST = "7,0"  # where the tunnel meets the treasure
CROSSING = "[data-anchor=hand] [data-card=NESW]"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server where Ann lays the last card to the treasure, and the gold differs."""
    made = deeds.scripted(tmp_path)
    done(made.start())
    yield made
    done(made.stop())


def offer(page: Page) -> Locator:
    """The gold that is passed on."""
    return page.get_by_role("group", name=said("mine-offer"))


def gold(page: Page, nuggets: int) -> Locator:
    """The cards on offer that are worth so many nuggets."""
    return offer(page).get_by_role("button", name=said("nuggets", nuggets=nuggets))


def last_card(page: Page) -> int:
    """The number of the last card of the hand: no tunnel, since these come first."""
    my_turn(page)
    return page.locator("[data-anchor=hand] [aria-pressed]").count()


def find_treasure(page: Page) -> None:
    """Discard while the others dig, and lay the last card."""
    deeds.sit_down(page, deeds.GOLD)
    for _ in range(2):
        discard(page, card=last_card(page))
    my_turn(page)
    page.locator(CROSSING).first.click()
    page.locator(f"[data-spot='{LAST}']").press("Space")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_finder_picks_first_and_then_the_others(
    server: Running, somebody: Somebody, size: str
) -> None:
    moving = {"base_url": server.address, "reduced_motion": "no-preference"}
    page = with_stopped_clock(somebody(**moving, **(PHONE if size == "phone" else {})))
    find_treasure(page)
    # What is found comes first; while it is staged there is nothing to pick.
    for step in ("light", "goal", "roles"):
        go_on_to(page, step)
        expect(offer(page)).to_have_count(0)
        expect(panel(page)).to_have_count(0)
    page.clock.run_for(4000)
    expect(stage(page)).to_have_count(0)
    # The gold lies open for Ann alone to choose from, the best first; all roles are known.
    expect(offer(page).get_by_role("button")).to_have_count(len(deeds.GOLD_CARDS))
    expect(page.get_by_role("heading", level=1)).to_contain_text(said("play-turn-call"))
    expect(panel(page)).to_have_count(0)
    expect(gold(page, 3)).to_have_count(1)
    gold(page, 2).click()
    expect(gold(page, 2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    # The others have chosen: all is handed out in the order of the picks, and only then the panel.
    go_on_to(page, "gold")
    expect(panel(page)).to_have_count(0)
    expect(offer(page)).to_have_count(0)
    given = stage(page).locator("[data-seat='0'] .got > *")
    expect(given.get_by_role("img", name=said("nuggets", nuggets=2))).to_have_count(1)
    expect(stage(page).locator(".got > *")).to_have_count(len(deeds.GOLD_CARDS))
    page.clock.run_for(4000)
    expect(stage(page)).to_have_count(0)
    expect(panel(page)).to_be_visible()
    expect(panel(page)).to_contain_text(said("nuggets", nuggets=2))


def test_without_motion_the_offer_is_there_at_once(server: Running, somebody: Somebody) -> None:
    page = with_stopped_clock(somebody(base_url=server.address))
    find_treasure(page)
    expect(gold(page, 3)).to_be_visible()
    expect(stage(page)).to_have_count(0)
    gold(page, 3).click()
    page.keyboard.press("Enter")
    expect(panel(page)).to_be_visible()
