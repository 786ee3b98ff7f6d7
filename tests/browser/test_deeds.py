"""Deeds, with motion on: that they come, where, in whose colour, and that they hinder nobody."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import deeds
from tests.browser.conftest import PHONE, Somebody, done
from tests.browser.deeds import LONG_STEP_MS, go_on_to, put_down, shown
from tests.browser.said import said
from tests.browser.staging import panel
from tests.server.running import Running

MOVES = {"reduced_motion": "no-preference"}
TOOK = 1400  # ms that a deed is shown

# Whether the middle of one element, when it has come to rest, lies in another.
INSIDE = """([part, whole]) => {
  for (const motion of part.getAnimations()) motion.finish();
  const [a, b] = [part, whole].map((each) => each.getBoundingClientRect());
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
  return x >= b.x && x <= b.right && y >= b.y && y <= b.bottom;
}"""
COLOUR = "(each) => getComputedStyle(each).getPropertyValue('--speaker')"
# Keeps the kinds of all deeds that are shown from now on.
KEEP = """() => {
  const kept = (globalThis.kept = []);
  new MutationObserver(() => {
    const kind = document.querySelector("[data-deed]")?.dataset.deed;
    if (kind && kind !== kept.at(-1)) kept.push(kind);
  }).observe(document.body, { childList: true, subtree: true });
}"""
MOVING = """(each) => each.getAnimations({ subtree: true }).length"""


@pytest.fixture(scope="module")
def house_of_deeds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of these games."""
    server = deeds.scripted(tmp_path_factory.mktemp("deeds"))
    done(server.start())
    yield server
    done(server.stop())


@pytest.fixture
def sits(house_of_deeds: Running, somebody: Somebody) -> Any:
    """Seats somebody at a game; their time goes on only when a test says so."""

    def sit(game: str, **wished: Any) -> Page:
        page = somebody(base_url=house_of_deeds.address, **{**MOVES, **wished})
        page.clock.install()
        page.clock.pause_at(datetime.now(tz=UTC) + timedelta(minutes=1))
        deeds.sit_down(page, game)
        return page

    return sit


def place(page: Page, anchor: str) -> Locator:
    """The element of an anchor."""
    return page.locator(f"[data-anchor='{anchor}']")


def is_shown(page: Page, kind: str, by: int, at: str | None, part: str = ".sign") -> Locator:
    """Go on to a deed: it is at this place, in the colour of that seat's figure."""
    return stands_at(page, go_on_to(page, kind), by, at, part)


def stands_at(page: Page, deed: Locator, by: int, at: str | None, part: str = ".sign") -> Locator:
    """A deed is at this place, in the colour of that seat's figure."""
    assert deed.get_attribute("data-by") == str(by)
    assert deed.evaluate(COLOUR) == place(page, f"face-{by}").evaluate(COLOUR)
    if at is not None:
        sign, there = deed.locator(part).element_handle(), place(page, at).element_handle()
        assert page.evaluate(INSIDE, [sign, there]), f"it is not at {at}"
    return deed


def runs_out(page: Page, kind: str) -> None:
    """The deed goes by itself."""
    page.clock.run_for(TOOK)
    expect(shown(page, kind)).to_have_count(0)


def test_tools_break_and_are_mended_and_a_rockfall_cuts_off(sits: Any) -> None:
    page: Page = sits(deeds.SABOTEUR)
    broken = is_shown(page, "tool-broken", 1, "front-0-pick")
    expect(broken.locator(".way")).to_have_count(3)
    expect(broken.locator(".around")).to_have_count(1)
    assert broken.evaluate(MOVING)
    runs_out(page, "tool-broken")
    is_shown(page, "tool-repaired", 2, "front-0-pick")
    runs_out(page, "tool-repaired")
    for _ in range(3):
        put_down(page)
    fallen = is_shown(page, "tunnel-collapsed", 1, "fallen-1,0")
    # The fallen card, and both that it cuts off.
    expect(fallen.locator(".around")).to_have_count(3)
    runs_out(page, "tunnel-collapsed")
    expect(place(page, "fallen-1,0")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_players_do_to_each_other(sits: Any, size: str) -> None:
    page: Page = sits(deeds.ON_PLAYERS, **(PHONE if size == "phone" else {}))
    seen = is_shown(page, "role-inspected", 1, "seat-2")
    # Only Bruno knows the role: for others there is an eye, and nothing private.
    expect(seen.locator(".own, .before")).to_have_count(0)
    runs_out(page, "role-inspected")
    is_shown(page, "player-imprisoned", 2, "seat-0")
    discard(page, size)
    is_shown(page, "role-changed", 1, "seat-2")
    runs_out(page, "role-changed")
    is_shown(page, "player-freed", 2, "seat-0")
    discard(page, size)
    is_shown(page, "thief-laid", 1, "seat-1")
    runs_out(page, "thief-laid")
    is_shown(page, "thief-warded-off", 2, "seat-1")
    discard(page, size)
    hands = is_shown(page, "hands-exchanged", 1, "seat-2")
    expect(hands.locator(".carried")).to_have_count(2)
    runs_out(page, "hands-exchanged")


def discard(page: Page, size: str) -> None:
    """Discard a card; the phone has no log that tells it, but the deed ends with one's own move."""
    if size == "desktop":
        put_down(page)
        return
    deeds.my_turn(page)
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(shown(page)).to_have_count(0)


def test_an_inspected_role_is_shown_to_the_inspector(sits: Any) -> None:
    page: Page = sits(deeds.ON_PLAYERS)
    deeds.my_turn(page)
    page.get_by_role("button", name="inspection").first.click()
    place(page, "seat-1").locator(".target").click()
    page.keyboard.press("Enter")
    seen = is_shown(page, "role-inspected", 0, "seat-1")
    expect(seen.locator(".own")).to_have_count(1)


def test_a_stolen_nugget_comes_after_the_end_of_the_round(sits: Any) -> None:
    page: Page = sits(deeds.THEFT)
    for _ in range(4):
        put_down(page)
    expect(page.locator("[data-step]")).to_be_visible()
    expect(shown(page)).to_have_count(0)
    page.evaluate(KEEP)
    is_shown(page, "nugget-stolen", 1, "nuggets-1")
    expect(page.locator("[data-step]")).to_have_count(0)
    # The panel would cover it.
    expect(panel(page)).to_have_count(0)
    runs_out(page, "nugget-stolen")
    expect(panel(page)).to_be_visible()
    # A pick was broken just before the end: after it that is old.
    assert page.evaluate("kept") == ["nugget-stolen"]


def test_seals_are_taken_tricks_won_and_seals_given_back(sits: Any) -> None:
    page: Page = sits(deeds.SEALS)
    deeds.my_turn(page)
    for key in ("d", "Enter"):
        page.keyboard.press(key)
    taken = stands_at(page, go_on_to(page, "seal-taken", LONG_STEP_MS), 2, "seat-2")
    expect(taken.locator(".around")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("log", name=said("play-log"))).to_contain_text("Carla announces")
    deeds.my_turn(page)
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    won = is_shown(page, "trick-won", 1, "seat-1")
    expect(won.locator(".way")).to_have_count(3)
    runs_out(page, "trick-won")
    is_shown(page, "seal-given", 1, "stock-white")
    runs_out(page, "seal-given")


def test_lines_of_a_roof_light_up_and_a_player_ends_the_round(sits: Any) -> None:
    page: Page = sits(deeds.ROOFS)
    for _ in range(2):
        put_down(page)
    line = is_shown(page, "pipe-laid", 1, "line-1-AEI", ".value circle")
    expect(line.locator(".value")).to_have_text("+2")
    for _ in range(4):
        put_down(page)
    banner = is_shown(page, "round-ended", 1, None)
    expect(banner).to_contain_text("ends the round")
    box, seat = banner.locator(".sign").bounding_box(), place(page, "seat-1").bounding_box()
    assert box
    assert seat
    assert seat["x"] <= box["x"] <= seat["x"] + seat["width"]
    assert seat["y"] <= box["y"] <= seat["y"] + seat["height"]
    expect(panel(page)).to_have_count(0)
    runs_out(page, "round-ended")
    expect(panel(page)).to_be_visible()


def test_nobody_waits_for_deeds_on_a_hidden_page(sits: Any) -> None:
    page: Page = sits(deeds.ROOFS)
    deeds.my_turn(page)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    for _ in range(6):
        put_down(page)
    # Time stands still there.
    expect(panel(page)).to_be_visible()
    expect(shown(page)).to_have_count(0)


@pytest.mark.parametrize("way", ["Escape", "tap", "move"])
def test_a_deed_can_be_skipped(sits: Any, way: str) -> None:
    page: Page = sits(deeds.SABOTEUR)
    deeds.my_turn(page)
    is_shown(page, "tool-broken", 1, "front-0-pick")
    if way == "move":
        # It takes nothing away: the same player moves meanwhile.
        put_down(page)
    elif way == "tap":
        box = shown(page).locator(".sign").bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        page.keyboard.press(way)
    # Those that waited are gone as well, while time stands still.
    expect(shown(page)).to_have_count(0)


def test_a_tap_elsewhere_does_not_skip_it(sits: Any) -> None:
    page: Page = sits(deeds.SABOTEUR)
    deeds.my_turn(page)
    is_shown(page, "tool-broken", 1, "front-0-pick")
    page.get_by_role("heading", level=1).click()
    expect(shown(page, "tool-broken")).to_have_count(1)


def test_without_motion_it_stands_still_for_the_same_time(sits: Any) -> None:
    page: Page = sits(deeds.SABOTEUR, reduced_motion="reduce")
    deed = is_shown(page, "tool-broken", 1, "front-0-pick")
    assert deed.evaluate(MOVING) == 0
    expect(deed.locator(".carried:visible")).to_have_count(0)
    page.clock.run_for(TOOK - 100)
    expect(shown(page, "tool-broken")).to_have_count(1)
    runs_out(page, "tool-broken")


def test_screen_readers_are_told_once_by_the_log(sits: Any) -> None:
    page: Page = sits(deeds.SABOTEUR)
    deed = is_shown(page, "tool-broken", 1, "front-0-pick")
    expect(deed).to_have_attribute("aria-hidden", "true")
    told = page.get_by_text("Bruno breaks your pick!")
    expect(told).to_have_count(1)
    expect(page.get_by_role("log").filter(has=told)).to_have_count(1)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_replay_shows_deeds_one_step_on_and_none_after_a_jump(sits: Any, motion: str) -> None:
    page: Page = sits(deeds.SABOTEUR, reduced_motion=motion)
    is_shown(page, "tool-broken", 1, "front-0-pick")
    deeds.my_turn(page)
    page.goto(f"{page.url}/replay/1?step=0&spoilers=yes")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(shown(page)).to_have_count(0)
    for step, (kind, by) in enumerate([("tool-broken", 1), ("tool-repaired", 2)], 1):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
        deed = is_shown(page, kind, by, "front-0-pick")
        assert bool(deed.evaluate(MOVING)) == (motion == "no-preference")
    runs_out(page, "tool-repaired")
    # Back, or over several steps, all just lies where it is.
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    page.clock.run_for(TOOK)
    expect(shown(page)).to_have_count(0)
