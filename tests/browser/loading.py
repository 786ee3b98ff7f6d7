"""How long a running table takes to appear on a slow line: `python -m tests.browser.loading`.

The line is that of a usual phone: 150 ms for each answer, 1.6 Mbit a second, nothing kept.
"""

import statistics
import sys
import time
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS, chromium
from tests.browser.driver import CHOICE
from tests.browser.said import said
from tests.browser.shots import house
from tests.browser.tables import GAMES, SHORT, at, opened, start

LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 2e5, "uploadThroughput": 2e5}
TIMES: Final = 5


def appears(browser: Browser, guest: Page, table: str) -> tuple[float, int]:
    """The seconds until a seat's own cards are there, and the number of requests."""
    state = guest.context.storage_state()
    context = browser.new_context(base_url=str(guest.url).partition("/t/")[0], storage_state=state)
    page = context.new_page()
    line: Any = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    begun = time.monotonic()
    page.goto(f"/t/{table}", wait_until="commit")
    page.get_by_role("region", name=said("play-players")).wait_for()
    page.locator(CHOICE).or_(page.locator("dialog[open]")).first.wait_for()
    took = time.monotonic() - begun
    count = len(asked)
    context.close()
    return took, count


def main() -> None:
    """Print a line for each game."""
    with house() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for game in GAMES:
            guest = browser.new_context(base_url=server.address, locale="en").new_page()
            table = opened(guest, SHORT[game])
            start(at(guest, table))
            found = [appears(browser, guest, table) for _ in range(TIMES)]
            took = statistics.median(each for each, _ in found)
            sys.stdout.write(f"{game}: {took:.2f} s, {found[0][1]} requests\n")


if __name__ == "__main__":
    main()
