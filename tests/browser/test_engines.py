"""One whole round of each game outside Chromium, by the same steps as in it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import EXPECTED
from tests.browser.driver import Player, play
from tests.browser.engines import firefox, webkit
from tests.browser.engines.engine import Engine, EnginePage
from tests.browser.tables import GAMES, SHORT, quick

ENGINES: Final[dict[str, Callable[[Path], AbstractContextManager[Engine]]]] = {
    "firefox": firefox.firefox,
    "webkit": webkit.webkit,
}
MISSING: Final = {"firefox": firefox.missing(), "webkit": webkit.missing()}

OPEN: Final = """async (setup) => {
  const body = JSON.stringify(setup);
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  return answer.ok ? await answer.json() : await answer.text();
}"""
CHOOSE_BOTS: Final = """(kind) => {
  const select = document.querySelector(".start select");
  if (!select) return false;
  select.value = kind;
  return select.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def starts_alone(page: EnginePage, address: str, game: str) -> None:
    """Somebody opens a table, sits down and starts with bots on all other seats."""
    # A document of the server that loads nothing.
    page.engine.go(f"{address}/favicon.svg")
    setup: dict[str, Any] = {"name": "Ann", "settings": quick(SHORT[game]), "sit": 0, "pin": None}
    page.engine.go(f"{address}/t/{page.evaluate(OPEN, setup)['table']}")
    page.wait_for(CHOOSE_BOTS, "random")
    page.locator(".start button.primary").click()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_whole_round_in_another_engine(
    engine: str, game: str, base_url: str, tmp_path: Path
) -> None:
    if MISSING[engine]:
        pytest.skip(f"needs {MISSING[engine]}")
    with ENGINES[engine](tmp_path) as browser:
        page = EnginePage(browser)
        starts_alone(page, base_url, game)
        # A player who clicks asks no more of a page than this one has.
        player = Player(cast("Page", page), 1, ready=False)

        play([player], lambda seen: seen.over or seen.rests, limit_s=300)

        assert player.moves > 2
        heard = browser.complaints()
    assert [each for each in heard if not each.startswith(EXPECTED)] == []
