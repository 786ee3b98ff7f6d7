"""How long a running table takes to appear on a slow line: `python -m tests.browser.loading`.

The line is that of a usual phone: 150 ms for each answer, 1.6 Mbit a second, nothing kept. The
page itself notes the frame that shows the cards: whoever asks from outside does so every half
second only.
"""

import json
import statistics
import sys
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS, chromium
from tests.browser.driver import CHOICE
from tests.browser.said import said
from tests.browser.scripts import script
from tests.browser.shots import house
from tests.browser.tables import GAMES, SHORT, at, opened, start

LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 2e5, "uploadThroughput": 2e5}
TIMES: Final = 5


class Appearance(NamedTuple):
    """The seconds until a seat's own cards are seen, and until the last file before that had come;
    the bytes and the number of the files."""

    took: float
    loaded: float
    bytes: int
    requests: int


def appears(browser: Browser, guest: Page, table: str) -> Appearance:
    """How a table appears to somebody who comes back with an empty cache."""
    state = guest.context.storage_state()
    context = browser.new_context(base_url=str(guest.url).partition("/t/")[0], storage_state=state)
    page = context.new_page()
    seats = f"section[aria-label={json.dumps(said('play-players'))}]"
    page.add_init_script(f"({script('appears')})({json.dumps([seats, f'{CHOICE}, dialog[open]'])})")
    line: Any = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/t/{table}", wait_until="commit")
    found: dict[str, float] = page.evaluate("globalThis.appeared")
    context.close()
    return Appearance(found["at"] / 1000, found["loaded"] / 1000, int(found["bytes"]), len(asked))


def main() -> None:
    """Print a line for each game."""
    with house() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for game in GAMES:
            guest = browser.new_context(base_url=server.address, locale="en").new_page()
            table = opened(guest, SHORT[game])
            start(at(guest, table))
            found = [appears(browser, guest, table) for _ in range(TIMES)]
            took = statistics.median(each.took for each in found)
            loaded = statistics.median(each.loaded for each in found)
            weight = statistics.median(each.bytes for each in found) / 1000
            sys.stdout.write(
                f"{game}: {took:.2f} s, all files after {loaded:.2f} s; {weight:.0f} KB,"
                f" {found[0].requests} requests in all\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
