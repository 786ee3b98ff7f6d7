"""Film strips: pictures of each scene, some moments of it side by side, into build/shots/strips.

A scene is a generator that stops at every moment to be pictured; SCENES lists them with the tables
where they are played. `make shots WALK=strip` writes the strips alone, and the name of a scene
instead of `strip` some of them.
"""

import base64
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser import deeds
from tests.browser.conftest import PHONE, done
from tests.browser.driver import Player, play
from tests.browser.looking import SIZES, THEMES
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.staging import (
    FIVE,
    SECOND_FIVE,
    TEN,
    TWELVE,
    Staged,
    begin,
    deal,
    discard_until_staged,
    look_at_first_goal,
    seated,
    skip,
    stage,
    with_stopped_clock,
)
from tests.browser.tables import at, comes_in, opened
from tests.server.running import Running

FOLDER: Final = Path("build/shots/strips")
HOLD: Final = script("hold_animations")
TICK_MS: Final = 20
LONGEST_MS: Final = 6000
LONGEST_ROUND_S: Final = 300
DEED_STEP_MS: Final = 50
IDLE_STEPS: Final = 12
DEED_MOMENTS_MS: Final = (260, 540)
DEED_MS: Final = 1400
# What discards a card; in The Seven Seals, what announces nothing, and then plays a card.
USUAL_KEYS: Final = ("1", "d", "Enter")
KEYS: Final = {"seven_seals": ("d", "Enter", "ArrowRight", "Enter")}
PER_ROW: Final = {"desktop": 3, "phone": 9}
# How much of a picture's width is left in a strip.
SCALE: Final = {"desktop": 0.6, "phone": 1.0}

Make = Callable[..., Page]
# What happens at a table, for somebody whose pages `make` makes; it yields the page to be pictured.
Scene = Callable[[Make, Any], Iterator[Page]]


def pass_time(page: Page, ms: int) -> None:
    """Let the page's time go on, with all that moves."""
    for _ in range(0, ms, TICK_MS):
        page.clock.run_for(TICK_MS)
        page.evaluate(HOLD)


def moments(page: Page, steps: Mapping[str, Sequence[int]]) -> Iterator[Page]:
    """Stops at some times, in ms, after each of these steps of a cutscene has begun."""
    for step, times in steps.items():
        for _ in range(0, LONGEST_MS, TICK_MS):
            if stage(page, step).count():
                break
            pass_time(page, TICK_MS)
        expect(stage(page, step)).to_be_visible()
        for before, time in zip((0, *times), times, strict=False):
            pass_time(page, time - before)
            yield page


def stone(make: Make, table: Staged) -> Iterator[Page]:
    """A goal is reached in the middle of a round, and is a stone."""
    page = with_stopped_clock(make())
    seated(page, table.options(), "rules", table.players - 1)
    discard_until_staged(page)
    yield from moments(page, {"lands": (20,), "light": (160, 500), "goal": (160, 480, 900)})


def treasure(make: Make, table: Staged) -> Iterator[Page]:
    """The treasure is found: light, goal, roles, gold, and then the panel."""
    page = with_stopped_clock(make())
    seated(page, table.options(), "rules", table.players - 1)
    discard_until_staged(page)
    while stage(page).count():
        skip(page)
        discard_until_staged(page)
        if page.get_by_role("heading", level=1, name=said("play-round-over")).count():
            break
    yield from moments(
        page,
        {
            "light": (160, 600),
            "goal": (160, 900),
            "roles": (500, 1760),
            "gold": (500, 1200),
        },
    )
    pass_time(page, 2000)
    yield page


def nothing(make: Make, table: Staged) -> Iterator[Page]:
    """A round ends without the treasure."""
    page = with_stopped_clock(make())
    seated(page, table.options(), "random", table.players - 1)
    while not stage(page, "nothing").count():
        discard_until_staged(page)
    steps = {"nothing": (300, 900, 1500), "roles": (500, 1760), "gold": (600,)}
    yield from moments(page, steps)


def look(make: Make, table: Staged) -> Iterator[Page]:
    """Somebody looks at a goal: what they see, and what others see."""
    ann, ben = make(), with_stopped_clock(make())
    name = opened(ann, table.options())
    comes_in(ben, name, "Ben")
    with_stopped_clock(ann)
    begin(at(ann, name), "random", table.players - 2)
    ben.get_by_role("button", name=said("play-i-have-seen-it")).click()
    look_at_first_goal(ann)
    expect(stage(ben, "look")).to_be_visible()
    yield from moments(ann, {"own-look": (160, 480, 900)})
    yield from moments(ben, {"look": (160, 700)})
    skip(ann)
    pass_time(ann, 600)
    yield ann


def role(make: Make, table: Staged) -> Iterator[Page]:
    """A round begins: one's role, and then the table."""
    page = with_stopped_clock(make())
    at(page, opened(page, table.options()))
    deal(page, "random", table.players - 1)
    seen = page.get_by_role("button", name=said("play-i-have-seen-it"))
    expect(seen).to_be_visible()
    pass_time(page, 20)
    yield page
    pass_time(page, 1000)
    yield page
    seen.click()
    pass_time(page, 600)
    yield page


def sheet(make: Make, table: Staged) -> Iterator[Page]:
    """The panels after a round and after the game, from top to bottom."""
    page = make()
    page.emulate_media(reduced_motion="reduce")
    at(page, opened(page, table.options(rounds=2)))
    deal(page, "rules", table.players - 1)
    player = Player(page, 5, ready=False)
    play([player], lambda seen: seen.rests, limit_s=LONGEST_ROUND_S)
    yield from from_top_to_bottom(page)
    player.ready = True
    play([player], lambda seen: seen.over, limit_s=LONGEST_ROUND_S)
    yield from from_top_to_bottom(page)


def from_top_to_bottom(page: Page) -> Iterator[Page]:
    """The panel's parts, one after the other."""
    summary = page.locator(".ending .summary")
    more = True
    while more:
        yield page
        more = summary.evaluate(
            "(each) => (each.scrollBy(0, each.clientHeight - 40),"
            " each.scrollTop + each.clientHeight < each.scrollHeight - 1)"
        )
    yield page


@dataclass(frozen=True)
class Scripted:
    """A table whose bots play a script; `kinds` are the deeds to be pictured, in this order."""

    script: str
    kinds: tuple[str, ...]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.script.partition("(")[0]

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.script.partition("players=")[2].partition(",")[0])

    def server(self, folder: Path) -> Running:
        """A server where the script is played; not started yet."""
        return deeds.scripted(folder)


Table = Staged | Scripted


def deeds_done(make: Make, table: Scripted) -> Iterator[Page]:
    """Deeds where they happen: when the line has come there, and when the sign has."""
    page = with_stopped_clock(make())
    deeds.sit_down(page, table.script)
    for kind in table.kinds:
        until_done(page, table, kind)
        for ms in DEED_MOMENTS_MS:
            pass_time(page, ms)
            yield page
        pass_time(page, DEED_MS - sum(DEED_MOMENTS_MS) - DEED_STEP_MS)


def until_done(page: Page, table: Scripted, kind: str) -> None:
    """Put down cards, or play the first that may be played, until a deed of this kind is shown."""
    ends = monotonic() + LONGEST_ROUND_S
    turn = page.get_by_role("heading", level=1).filter(has_text=said("play-turn-call"))
    idle = 0
    while not deeds.shown(page, kind).count():
        assert monotonic() < ends, f"{kind} does not come"
        page.clock.run_for(DEED_STEP_MS)
        # One's own move would end the deeds that wait.
        idle = 0 if deeds.shown(page).count() or not turn.count() else idle + 1
        if idle > IDLE_STEPS:
            idle = 0
            for key in KEYS.get(table.game, USUAL_KEYS):
                page.keyboard.press(key)


CROWDS: Final = (FIVE, TEN, TWELVE)
ON_TOOLS: Final = ("tool-broken", "tool-repaired", "tunnel-collapsed")
ON_PLAYERS: Final = (
    *("role-inspected", "player-imprisoned", "role-changed", "player-freed"),
    *("thief-laid", "thief-warded-off", "hands-exchanged"),
)
DEEDS: Final = (
    Scripted(deeds.SABOTEUR, ON_TOOLS),
    Scripted(deeds.TOOLS_OF_TEN, ON_TOOLS),
    Scripted(deeds.ON_PLAYERS, ON_PLAYERS),
    Scripted(deeds.TWELVE_PLAYERS, ON_PLAYERS),
    Scripted(deeds.SEALS, ("seal-taken", "trick-won", "seal-given")),
    Scripted(deeds.ROOFS, ("pipe-laid", "round-ended")),
)
SCENES: Final[dict[str, tuple[Scene, Sequence[Table]]]] = {
    "deeds": (deeds_done, DEEDS),
    "theft": (deeds_done, (Scripted(deeds.THEFT, ("nugget-stolen",)),)),
    "stone": (stone, (FIVE, TWELVE)),
    "treasure": (treasure, (FIVE, TEN, SECOND_FIVE, TWELVE)),
    "nothing": (nothing, (TEN, TWELVE)),
    "look": (look, CROWDS),
    "role": (role, CROWDS),
    "sheet": (sheet, CROWDS),
}


@dataclass(frozen=True)
class Setting:
    """Where a scene is looked at."""

    table: Table
    size: str

    def name(self, scene: str, theme: str) -> str:
        """The name of the picture."""
        return f"{scene}-{self.table.game}-{self.table.players}-{self.size}-{theme}"


def film(browser: Browser, address: str, name: str, setting: Setting) -> None:
    """One scene in one setting: a strip in each theme."""

    def make() -> Page:
        width, height = SIZES[setting.size]
        usual: dict[str, Any] = {"base_url": address, "locale": "en"}
        usual |= {"viewport": {"width": width, "height": height}}
        usual |= PHONE | {"device_scale_factor": 1} if setting.size == "phone" else {}
        context = browser.new_context(reduced_motion="no-preference", **usual)
        context.set_default_timeout(60_000)
        return context.new_page()

    scene, _ = SCENES[name]
    taken: dict[str, list[bytes]] = {theme: [] for theme in THEMES}
    for page in scene(make, setting.table):
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            taken[theme].append(page.screenshot())
    for theme, pictures in taken.items():
        side_by_side(browser, pictures, setting.size, FOLDER / f"{setting.name(name, theme)}.png")
    for context in browser.contexts:
        context.close()


def side_by_side(browser: Browser, pictures: Sequence[bytes], size: str, path: Path) -> None:
    """Some pictures as one."""
    width = round(SIZES[size][0] * SCALE[size])
    shown = [f"data:image/png;base64,{base64.b64encode(each).decode()}" for each in pictures]
    columns = min(len(pictures), PER_ROW[size])
    page = browser.new_page(viewport={"width": columns * (width + 8), "height": 100})
    images = "".join(f"<img width={width} src={each}>" for each in shown)
    style = "margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888"
    page.set_content(f"<body style='{style}'>{images}</body>")
    page.screenshot(path=path, full_page=True)
    page.close()


def wanted_scenes(words: Sequence[str]) -> list[str]:
    """The scenes that the words choose; all if there are none or one is `strip`."""
    if not words or "strip" in words:
        return list(SCENES)
    return [name for name in SCENES if name in words]


def film_all(browser: Browser, words: Sequence[str]) -> None:
    """The strips of the scenes that are wanted."""
    scenes = wanted_scenes(words)
    tables = {table for name in scenes for table in SCENES[name][1]}
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder:
        for table in tables:
            server = table.server(Path(folder))
            done(server.start())
            try:
                film_at(browser, server, table, scenes)
            finally:
                server.remove()


def film_at(browser: Browser, server: Running, table: Table, scenes: Sequence[str]) -> None:
    """The scenes that are played at a table."""
    for name in scenes:
        for size in SIZES if table in SCENES[name][1] else ():
            film(browser, server.address, name, Setting(table, size))
