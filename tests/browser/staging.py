"""Rounds whose story is known, and a page whose time stands still: for cutscenes.

The bots of `tests.server.staged` do the same again and again, so its deals lead to known ends.
"""

import os
import re
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import PATIENCE_S
from tests.browser.said import said
from tests.browser.tables import at, opened
from tests.server.running import Running
from tests.server.staged import SEED


@dataclass(frozen=True)
class Staged:
    """A table of a game. If seat A discards and the others dig, these deals lead to a stone, and
    then to the treasure."""

    game: str
    players: int
    seed: str
    has_map: bool = False  # seat A, at first

    def options(self, rounds: int = 1, **more: str) -> str:
        """The options of the game, as they are written."""
        all_of_them = {"players": self.players, "rounds": rounds, "starter": "A", **more}
        return f"{self.game}({','.join(f'{name}={value}' for name, value in all_of_them.items())})"

    def server(self, folder: Path) -> Running:
        """A server that deals so; not started yet."""
        name = f"{self.game}-{self.players}.db"
        environment = {**os.environ, SEED: self.seed}
        module = "tests.server.staged"
        return Running(folder / name, folder, module=module, environment=environment)


FIVE: Final = Staged("saboteur", 5, "24", has_map=True)
TEN: Final = Staged("saboteur", 10, "14", has_map=True)
SECOND_FIVE: Final = Staged("saboteur2", 5, "72")
TWELVE: Final = Staged("saboteur2", 12, "9", has_map=True)


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


def seated(page: Page, options: str, bots: str, count: int) -> None:
    """Start a game with somebody at seat A, who begins and has seen their role."""
    at(page, opened(page, options))
    begin(page, bots, count)


def begin(page: Page, bots: str, count: int) -> None:
    """Start a game with so many bots, and see one's role."""
    deal(page, bots, count)
    page.get_by_role("button", name=said("play-i-have-seen-it")).click()


def deal(page: Page, bots: str, count: int) -> None:
    """Start a game with so many bots."""
    page.get_by_label(said("seat-bots")).select_option(bots)
    page.get_by_role("button", name=said("start-with-bots", count=count), exact=True).click()


def log_of(page: Page) -> Locator:
    """What has happened: all of it, or where there is little room the last of it."""
    return page.get_by_role("log", name=said("play-log"))


def hear_accusations(page: Page, count: int) -> None:
    """Wait until the bots, who speak when others have moved, have called seat B a saboteur."""
    expect(log_of(page).locator(".line").filter(has_text="is a saboteur")).to_have_count(count)


def my_turn(page: Page) -> Locator:
    """The call to play."""
    return page.get_by_role("heading", level=1).filter(has_text=said("play-turn-call"))


def discard(page: Page, card: int = 1) -> None:
    """Discard a card, the first or another, in one's turn; the bots may have moved since."""
    expect(my_turn(page)).to_be_visible()
    before = cards_left(page)
    for key in (str(card), "d", "Enter"):
        page.keyboard.press(key)
    ends = time.monotonic() + PATIENCE_S
    while cards_left(page) == before and not stage(page).count():
        assert time.monotonic() < ends, "nothing was discarded"
        page.wait_for_timeout(10)


def cards_left(page: Page) -> tuple[str, int]:
    """The number on the deck, and of cards in the hand: one of them changes with every discard."""
    deck = page.locator("[data-anchor=deck]").first.inner_text()
    return deck, page.locator("[data-anchor=hand] [aria-pressed]").count()


def skip(page: Page) -> None:
    """Past a cutscene."""
    page.keyboard.press("Escape")
    expect(stage(page)).to_have_count(0)


def discard_until_staged(page: Page) -> None:
    """Discard until there is something to see."""
    while not stage(page).count():
        discard(page)
        expect(my_turn(page).or_(stage(page)).first).to_be_visible()
        page.wait_for_timeout(50)  # a bot's move may be staged right after one's turn has come


def look_at_first_goal(page: Page) -> None:
    """Play the map of the first hand on goal I."""
    page.get_by_role("button", name=re.compile(r"^Card \d: map")).first.click()
    page.locator("[data-spot='8,-2']").click()
    page.keyboard.press("Enter")
