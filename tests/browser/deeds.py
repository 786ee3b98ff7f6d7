"""Tables at which deeds happen: prepared deals and moves, and somebody at seat A."""

import json
import os
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import PATIENCE_S
from tests.browser.said import said
from tests.browser.tables import at, opened
from tests.server.running import Running
from tests.server.scripted import SCRIPTS

STEP_MS: Final = 50
# About half as long as a deed is shown.
LONG_STEP_MS: Final = 700

# Seat A belongs to a person, who puts down cards; B and C play what stands here, in this order.
SABOTEUR: Final = "saboteur(players=3,edition=gigamic,rounds=1,starter=B)"
ON_PLAYERS: Final = "saboteur2(players=3,rounds=2,starter=B)"
THEFT: Final = "saboteur2(players=3,rounds=1,starter=B)"
# Nobody waits for roles here: the person announces first, so that their page is there before deeds.
SEALS: Final = "seven_seals(players=3,rounds=1,dealer=C)"
ROOFS: Final = "sabotage(players=2,rounds=1,dealer=A)"
GOLD: Final = "saboteur(players=3,edition=gigamic,rounds=1,auto_gold=off,starter=B)"
GOLD_CARDS: Final = [2, 3, 1]
# The same among many, for pictures.
TOOLS_OF_TEN: Final = "saboteur(players=10,edition=gigamic,rounds=1,starter=B)"
TWELVE_PLAYERS: Final = "saboteur2(players=12,rounds=2,starter=B)"

DIGGERS: Final = ["green"] * 2 + ["blue"] * 4 + ["geologist"] * 2
PLAYED: Final[dict[str, dict[str, Any]]] = {
    SABOTEUR: {
        "hands": {
            "0": ["-cart"],
            "1": ["-pick", "NESW", "NESW", "rockfall"],
            "2": ["+pick", "NESW"],
        },
        "moves": {
            "1": ["-pick>A", "NESW@1,0", "NESW@3,0", "rockfall@1,0"],
            "2": ["+pick>A", "NESW@2,0"],
        },
    },
    ON_PLAYERS: {
        "hands": {
            "0": ["inspection"],
            "1": ["inspection", "change-role", "thief", "swap-hands"],
            "2": ["prison", "free", "hands-off"],
        },
        "moves": {
            "1": ["inspection>C", "change-role>C", "thief", "swap-hands>C"],
            "2": ["prison>A", "free>A", "hands-off>B"],
        },
    },
    THEFT: {
        "hands": {
            "1": ["thief", "NESW", "NESW", "-cart", "-pick"],
            "2": ["NESW", "NESW", "EW", "EW", "EW"],
        },
        "roles": [
            *("green", "saboteur", "green", "boss", "profiteer", "saboteur", "saboteur"),
            *DIGGERS,
        ],
        "goals": ["stone-SW", "treasure", "stone-ES"],
        "moves": {
            "1": ["thief", "NESW@2,0", "NESW@4,0", "-cart>A", "-pick>A", "rob>C"],
            "2": ["NESW@1,0", "NESW@3,0", "EW@5,0", "EW@6,0", "EW@7,0"],
        },
    },
    GOLD: {
        "hands": {
            "0": ["-cart", "-cart", "NESW"],
            "1": ["NESW", "NESW", "NESW"],
            "2": ["NESW", "EW", "EW"],
        },
        "roles": ["digger", "digger", "digger", "saboteur"],
        "goals": ["stone-SW", "treasure", "stone-ES"],
        "gold": GOLD_CARDS,
        "moves": {
            "1": ["NESW@1,0", "NESW@3,0", "NESW@5,0"],
            "2": ["NESW@2,0", "EW@4,0", "EW@6,0"],
        },
    },
    TOOLS_OF_TEN: {
        "hands": {
            "1": ["-pick", "NESW", "rockfall"],
            "2": ["+pick", "NESW"],
            "3": ["NESW"],
        },
        "moves": {
            "1": ["-pick>J", "NESW@1,0", "rockfall@1,0"],
            "2": ["+pick>J", "NESW@2,0"],
            "3": ["NESW@3,0"],
        },
    },
    TWELVE_PLAYERS: {
        "hands": {
            "1": ["inspection", "change-role", "thief", "swap-hands"],
            "2": ["prison", "free", "hands-off"],
        },
        "moves": {
            "1": ["inspection>L", "change-role>G", "thief", "swap-hands>J"],
            "2": ["prison>H", "free>H", "hands-off>B"],
        },
    },
    SEALS: {
        "hands": {"1": ["r9"]},
        "moves": {"1": ["take:yellow", "done", "r9", "give:white"], "2": ["take:yellow<B", "done"]},
    },
    ROOFS: {
        "hands": {"1": ["E-red", "A-red", "I-red", "C-red", "G-red", "B-red"]},
        "moves": {
            "1": ["end", *(f"{cell}-red@{cell}" for cell in "EAICGB")],
        },
    },
}


def scripted(folder: Path) -> Running:
    """A server where these games are played; it is not started yet."""
    environment = {**os.environ, SCRIPTS: json.dumps(PLAYED)}
    return Running(
        folder / "deeds.db", folder, module="tests.server.scripted", environment=environment
    )


def sit_down(page: Page, game: str) -> None:
    """Start a game at seat A, with bots that follow its script."""
    at(page, opened(page, game))
    page.get_by_label(said("seat-bots")).select_option("rules")
    bots = int(game.partition("players=")[2].partition(",")[0]) - 1
    page.get_by_role("button", name=said("start-with-bots", count=bots), exact=True).click()
    if game.startswith("saboteur"):
        page.get_by_role("button", name=said("play-i-have-seen-it")).click()


def my_turn(page: Page) -> None:
    """Wait until it is one's turn."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(said("play-turn-call"))


def put_down(page: Page) -> None:
    """Discard the first card, in one's turn; the move has been made."""
    my_turn(page)
    own = page.get_by_role("log", name=said("play-log")).get_by_text("You discard")
    before = own.count()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(own).not_to_have_count(before)


def shown(page: Page, kind: str | None = None) -> Locator:
    """The deed on the screen, of any kind or this one."""
    return page.locator(f"[data-deed={kind}]" if kind else "[data-deed]")


def go_on_to(page: Page, kind: str, longest_step_ms: int = STEP_MS) -> Locator:
    """Let time pass until a deed of this kind is shown; bots may take a while.

    Bots go by the real time. Where they do much at once, the page's time must not fall behind it,
    or deeds pile up and are left out: then its steps may be longer.
    """
    began = last = time.monotonic()
    while not shown(page, kind).count():
        now = time.monotonic()
        assert now < began + PATIENCE_S, f"{kind} does not come"
        page.clock.run_for(min(longest_step_ms, max(STEP_MS, int((now - last) * 1000))))
        last = now
    return shown(page, kind)
