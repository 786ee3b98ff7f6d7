"""Cutscenes, with motion on: what they show and when, how they end, and what they never show."""

import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Somebody, done
from tests.browser.looking import SIZES, resize
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened
from tests.server.running import Running
from tests.server.staged import SEED

PLAYERS = 5
ACCUSERS = PLAYERS - 2  # all bots but the one that they accuse
TREASURE = {
    "saboteur": f"saboteur(players={PLAYERS},rounds=1,starter=A)",
    "saboteur2": f"saboteur2(players={PLAYERS},rounds=1,starter=A)",
}
# If seat A discards and the others dig, these deals lead to a stone after the second turn of A, and
# to the treasure after the third. In Saboteur, seat A has a map.
SEEDS = {"saboteur": "24", "saboteur2": "72"}
LEAST_WAY = 9  # cards from the start to a goal, with both of them
READABLE = 20  # px
WITH_MOTION = {"reduced_motion": "no-preference"}


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[dict[str, Running]]:
    """A server with known deals for each game; started when it is asked for."""
    made: dict[str, Running] = {}
    for game, seed in SEEDS.items():
        environment = {**os.environ, SEED: seed}
        made[game] = Running(
            tmp_path / f"{game}.db", tmp_path, module="tests.server.staged", environment=environment
        )
    yield made
    for server in made.values():
        if server.process is not None:
            done(server.stop())


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Time enough for a busy machine."""
    expect.set_options(timeout=20_000)
    yield
    expect.set_options(timeout=5_000)


def with_stopped_clock(page: Page) -> Page:
    """The page, whose time goes on only when a test says so; messages still come."""
    page.clock.install()
    page.clock.pause_at(datetime.now(tz=UTC) + timedelta(minutes=1))
    return page


def stage(page: Page, step: str | None = None) -> Locator:
    """The cutscene, while it shows this step."""
    return page.locator(f"[data-step={step}]" if step else "[data-step]")


def go_on_to(page: Page, step: str) -> None:
    """Let time pass until a step is shown."""
    for _ in range(100):
        if stage(page, step).count():
            return
        page.clock.run_for(50)
    raise AssertionError(f"{step} does not come")


def panel(page: Page) -> Locator:
    """The result of the game."""
    return page.get_by_role("region", name=said("play-game-over"))


def roles_at_seats(page: Page) -> Locator:
    """The roles that lie open in front of players."""
    return page.get_by_role("region", name=said("play-players")).locator(".role")


def seated(page: Page, game: str, bots: str, count: int = PLAYERS - 1) -> None:
    """Start a game with somebody at seat A, who begins and has seen their role."""
    at(page, opened(page, game))
    begin(page, bots, count)


def begin(page: Page, bots: str, count: int) -> None:
    """Start a game with so many bots, and see one's role."""
    page.get_by_label(said("seat-bots")).select_option(bots)
    page.get_by_role("button", name=said("start-with-bots", count=count), exact=True).click()
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()


def hear_accusations(page: Page) -> None:
    """Wait until the bots, who speak when others have moved, have called seat B a saboteur."""
    log = page.get_by_role("log", name=said("play-log"))
    expect(log.locator(".line").filter(has_text="is a saboteur")).to_have_count(ACCUSERS)


def discard(page: Page) -> None:
    """Discard the first card, when it is one's turn; the bots may have moved since."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(said("play-turn-call"))
    own = page.get_by_role("log", name=said("play-log")).get_by_text("You discard")
    before = own.count()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(own.or_(stage(page))).not_to_have_count(before)


@pytest.mark.parametrize("game", TREASURE)
def test_goals_that_are_reached_are_staged(
    servers: dict[str, Running], somebody: Somebody, game: str
) -> None:
    done(servers[game].start())
    page = with_stopped_clock(somebody(base_url=servers[game].address, **WITH_MOTION))
    seated(page, TREASURE[game], "rules")
    discard(page)
    hear_accusations(page)
    discard(page)
    # A stone: the card has landed, and the goal still lies face down.
    expect(stage(page)).to_be_visible()
    go_on_to(page, "light")
    assert page.locator(".light path").count() >= LEAST_WAY
    expect(page.locator("[data-card]")).to_have_count(0)
    go_on_to(page, "goal")
    expect(page.locator("[data-card=stone]")).to_be_visible()
    expect(stage(page)).to_contain_text(said("mine-scene-goal", goal="II", card="stone"))
    page.keyboard.press("Escape")
    expect(stage(page)).to_have_count(0)
    discard(page)
    # The treasure: the table is as it was before, until the cutscene comes to it.
    expect(page.get_by_role("heading", level=1)).to_have_text(said("play-round-over"))
    log = page.get_by_role("log", name=said("play-log"))
    go_on_to(page, "light")
    assert page.locator(".light path").count() >= LEAST_WAY
    go_on_to(page, "goal")
    expect(page.locator("[data-card=treasure]")).to_be_visible()
    expect(roles_at_seats(page)).to_have_count(0)
    expect(log).not_to_contain_text("treasure")
    go_on_to(page, "roles")
    expect(stage(page).get_by_role("listitem")).to_have_count(PLAYERS)
    expect(roles_at_seats(page)).to_have_count(0)
    # The bots have said of the second seat that it is a saboteur.
    accused = stage(page).locator("[data-seat='1'] [data-thought=saboteur]")
    expect(accused.locator(".disc")).to_have_count(ACCUSERS)
    expect(page.get_by_role("status").filter(has_text="said: saboteur")).to_have_count(1)
    go_on_to(page, "gold")
    expect(roles_at_seats(page)).to_have_count(PLAYERS)
    expect(stage(page).locator(".got > *")).not_to_have_count(0)
    expect(panel(page)).to_have_count(0)
    page.clock.run_for(2000)
    expect(stage(page)).to_have_count(0)
    expect(panel(page)).to_be_visible()
    expect(log).to_contain_text("treasure")


def test_a_round_without_treasure_shows_where_it_lay(
    servers: dict[str, Running], somebody: Somebody
) -> None:
    done(servers["saboteur"].start())
    page = with_stopped_clock(somebody(base_url=servers["saboteur"].address, **WITH_MOTION))
    seated(page, "saboteur(players=10,rounds=1,starter=A)", "random", 9)
    call = page.get_by_role("heading", level=1).filter(has_text=said("play-turn-call"))
    while not stage(page, "nothing").count():
        discard(page)
        expect(call.or_(stage(page))).to_be_visible()
    expect(panel(page)).to_have_count(0)
    for step in ("roles", "gold"):
        go_on_to(page, step)
        expect(panel(page)).to_have_count(0)
    page.clock.run_for(2000)
    expect(stage(page)).to_have_count(0)
    expect(panel(page)).to_be_visible()


@pytest.mark.parametrize("way", ["Enter", "tap", "button"])
def test_a_cutscene_can_be_skipped(
    servers: dict[str, Running], somebody: Somebody, way: str
) -> None:
    done(servers["saboteur"].start())
    page = with_stopped_clock(somebody(base_url=servers["saboteur"].address, **WITH_MOTION))
    seated(page, TREASURE["saboteur"], "rules")
    discard(page)
    discard(page)
    go_on_to(page, "goal")
    if way == "tap":
        stage(page).click(position={"x": 20, "y": 20})
    elif way == "button":
        stage(page).get_by_role("button", name=said("cutscene-skip")).click()
    else:
        page.keyboard.press(way)
    expect(stage(page)).to_have_count(0)
    # The same player goes on at once.
    discard(page)


def test_without_motion_the_panel_has_the_same_facts_at_once(
    servers: dict[str, Running], somebody: Somebody
) -> None:
    done(servers["saboteur"].start())
    page = with_stopped_clock(somebody(base_url=servers["saboteur"].address))
    seated(page, TREASURE["saboteur"], "rules")
    discard(page)
    hear_accusations(page)
    discard(page)
    discard(page)
    # Time stands still: the panel waits for nothing.
    expect(panel(page)).to_be_visible()
    expect(stage(page)).to_have_count(0)
    expect(panel(page).locator("[data-thought=saboteur] .disc")).to_have_count(ACCUSERS)
    # The log is read to those who don't see the panel.
    log = page.get_by_role("log", name=said("play-log"))
    for told in ("is reached: the treasure", "left over", "takes a gold card"):
        expect(log).to_contain_text(told)


def look_at_first_goal(page: Page) -> None:
    """Play the map of the first hand on goal I."""
    page.get_by_role("button", name=re.compile(r"^Card \d: map")).first.click()
    page.locator("[data-spot='8,-2']").click()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("motion", "way"), [("no-preference", "Enter"), ("reduce", "Escape"), ("no-preference", "tap")]
)
def test_a_goal_comes_up_to_whoever_looks_at_it_and_to_nobody_else(
    servers: dict[str, Running], somebody: Somebody, motion: str, way: str
) -> None:
    address = servers["saboteur"].address
    done(servers["saboteur"].start())
    ann = somebody(base_url=address, reduced_motion=motion)
    ben = with_stopped_clock(somebody(base_url=address, **WITH_MOTION))
    table = opened(ann, TREASURE["saboteur"])
    comes_in(ben, table, "Ben")
    begin(at(ann, table), "random", PLAYERS - 2)
    ben.get_by_role("button", name=said("play-i-have-seen-it")).click()
    look_at_first_goal(ann)
    seen = stage(ann, "own-look").locator("[data-card]")
    expect(seen).to_be_visible()
    card = seen.get_attribute("data-card")
    # Ben sees who looks, and where; the goal is for Ann alone.
    expect(stage(ben, "look")).to_contain_text("Ann looks at goal I.")
    expect(ben.locator("[data-looker='0']")).to_be_visible()
    expect(ben.locator("[data-card], [data-note]")).to_have_count(0)
    # It is Ben's turn: nobody waits for Ann, who still looks.
    discard(ben)
    expect(seen).to_be_visible()
    if way == "tap":
        ann.locator("[data-step]").click(position={"x": 20, "y": 20})
    else:
        ann.keyboard.press(way)
    expect(stage(ann)).to_have_count(0)
    note = ann.locator(f"[data-anchor=goal-0] [data-note={card}]")
    expect(note).to_be_visible()
    resize(ann, *SIZES["phone"])
    box = note.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= READABLE, box
