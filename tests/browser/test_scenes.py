"""Cutscenes, with motion on: what they show and when, how they end, and what they never show."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Somebody, done
from tests.browser.looking import SIZES, resize
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.staging import (
    FIVE,
    SECOND_FIVE,
    begin,
    discard,
    go_on_to,
    hear_accusations,
    log_of,
    look_at_first_goal,
    my_turn,
    panel,
    seated,
    stage,
    with_stopped_clock,
)
from tests.browser.tables import at, comes_in, opened
from tests.server.running import Running

PLAYERS = 5
ACCUSERS = PLAYERS - 2  # all bots but the one that they accuse
TABLES = {table.game: table for table in (FIVE, SECOND_FIVE)}
TREASURE = {game: table.options() for game, table in TABLES.items()}
LEAST_WAY = 9  # cards from the start to a goal, with both of them
READABLE = 20  # px
WITH_MOTION = {"reduced_motion": "no-preference"}
HEAR = script("hear")
LINES = """() => [...document.querySelectorAll("[role=log] .line")].map(
  (each) => each.textContent.trim().replace(/\\s+/g, " "))"""


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[dict[str, Running]]:
    """A server with known deals for each game; started when it is asked for."""
    made = {game: table.server(tmp_path) for game, table in TABLES.items()}
    yield made
    for server in made.values():
        if server.process is not None:
            done(server.stop())


def roles_at_seats(page: Page) -> Locator:
    """The roles that lie open in front of players."""
    return page.get_by_role("region", name=said("play-players")).locator(".role")


def told_once(page: Page, *facts: str) -> None:
    """Screen readers were told each of these facts once, and no sentence twice."""
    heard: list[str] = page.evaluate("globalThis.heard()")
    for fact in facts:
        told = [each for each in heard if fact in each]
        assert len(told) == 1, f"{fact}: {told}"
    # The same may happen again; then it stands in the log again.
    lines: list[str] = page.evaluate(LINES)
    twice = {each for each in heard if heard.count(each) > max(1, lines.count(each))}
    assert not {each for each in twice if not each.startswith(said("play-your-turn"))}


@pytest.mark.parametrize("game", TREASURE)
def test_goals_that_are_reached_are_staged(
    servers: dict[str, Running], somebody: Somebody, game: str
) -> None:
    done(servers[game].start())
    page = with_stopped_clock(somebody(base_url=servers[game].address, **WITH_MOTION))
    seated(page, TREASURE[game], "rules", PLAYERS - 1)
    discard(page)
    hear_accusations(page, ACCUSERS)
    page.evaluate(HEAR)
    discard(page)
    # A stone: the card has landed, and the goal still lies face down.
    expect(stage(page)).to_be_visible()
    go_on_to(page, "light")
    assert page.locator(".light path").count() >= LEAST_WAY
    expect(page.locator("[data-goal-card]")).to_have_count(0)
    go_on_to(page, "goal")
    expect(page.locator("[data-goal-card=stone]")).to_be_visible()
    expect(stage(page)).to_contain_text(said("mine-scene-goal", goal="II", card="stone"))
    page.keyboard.press("Escape")
    expect(stage(page)).to_have_count(0)
    discard(page)
    # The treasure: the table is as it was before, until the cutscene comes to it.
    expect(page.get_by_role("heading", level=1)).to_have_text(said("play-round-over"))
    log = log_of(page)
    go_on_to(page, "light")
    assert page.locator(".light path").count() >= LEAST_WAY
    go_on_to(page, "goal")
    expect(page.locator("[data-goal-card=treasure]")).to_be_visible()
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
    told_once(page, "only stone", "the treasure", "said: saboteur", "You: ", "Nuggets in the end")


def test_a_round_without_treasure_shows_where_it_lay(
    servers: dict[str, Running], somebody: Somebody
) -> None:
    done(servers["saboteur"].start())
    page = with_stopped_clock(somebody(base_url=servers["saboteur"].address, **WITH_MOTION))
    seated(page, "saboteur(players=10,rounds=1,starter=A)", "random", 9)
    page.evaluate(HEAR)
    while not stage(page, "nothing").count():
        discard(page)
        expect(my_turn(page).or_(stage(page)).first).to_be_visible()
    expect(panel(page)).to_have_count(0)
    for step in ("roles", "gold"):
        go_on_to(page, step)
        expect(panel(page)).to_have_count(0)
    page.clock.run_for(2000)
    expect(stage(page)).to_have_count(0)
    expect(panel(page)).to_be_visible()
    told_once(page, "stays hidden", "The treasure lay at goal")


@pytest.mark.parametrize("way", ["Enter", "tap", "button"])
def test_a_cutscene_can_be_skipped(
    servers: dict[str, Running], somebody: Somebody, way: str
) -> None:
    done(servers["saboteur"].start())
    page = with_stopped_clock(somebody(base_url=servers["saboteur"].address, **WITH_MOTION))
    seated(page, TREASURE["saboteur"], "rules", PLAYERS - 1)
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
    seated(page, TREASURE["saboteur"], "rules", PLAYERS - 1)
    discard(page)
    hear_accusations(page, ACCUSERS)
    page.evaluate(HEAR)
    discard(page)
    discard(page)
    # Time stands still: the panel waits for nothing.
    expect(panel(page)).to_be_visible()
    expect(stage(page)).to_have_count(0)
    expect(panel(page).locator("[data-thought=saboteur] .disc")).to_have_count(ACCUSERS)
    # The log is read to those who don't see the panel.
    log = log_of(page)
    for told in ("is reached: the treasure", "left over", "takes a gold card"):
        expect(log).to_contain_text(told)
    told_once(page, "is reached: the treasure", "left over", "Nuggets in the end")


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
    ann.evaluate(HEAR)
    look_at_first_goal(ann)
    seen = stage(ann, "own-look").locator("[data-goal-card]")
    expect(seen).to_be_visible()
    card = seen.get_attribute("data-goal-card")
    expect(log_of(ann)).to_contain_text("You look at goal I")
    told_once(ann, "You look at goal I")
    # Ben sees who looks, and where; the goal is for Ann alone.
    expect(stage(ben, "look")).to_contain_text("Ann looks at goal I.")
    expect(ben.locator("[data-looker='0']")).to_be_visible()
    expect(ben.locator("[data-goal-card], [data-note]")).to_have_count(0)
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
