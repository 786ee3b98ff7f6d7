"""Screenshots of every screen in both themes, four sizes and four languages, into build/shots."""

import re
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS, chromium, done
from tests.browser.looking import LANGUAGES, SIZES, SPEAK, THEMES, resize
from tests.browser.screens import walks
from tests.browser.strips import film_all
from tests.server.running import Running

FOLDER = Path("build/shots")
ALL_SIZES = {**SIZES, "tablet": (1024, 768), "landscape": (844, 390)}


def shoot(page: Page, name: str) -> None:
    """One screen in all ways."""
    for size, (width, height) in ALL_SIZES.items():
        resize(page, width, height)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        for size, (width, height) in SIZES.items():
            resize(page, width, height)
            page.screenshot(path=FOLDER / language / f"{name}-{size}.png")
    page.evaluate(SPEAK, "en")
    resize(page, *ALL_SIZES["desktop"])


@contextmanager
def house() -> Generator[Running]:
    """A server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder) / "sabot.db", Path(folder))
        done(server.start())
        try:
            yield server
        finally:
            server.remove()


def walk_all(browser: Browser, address: str, wanted: list[str]) -> None:
    """Go through the walks whose names contain one of the words; through all if there is none."""

    def make(**wished: Any) -> Page:
        width, height = SIZES["desktop"]
        viewport = {"width": width, "height": height}
        context: dict[str, Any] = {"base_url": address, "viewport": viewport, "locale": "en"}
        context |= {"reduced_motion": "reduce", **wished}
        return browser.new_context(**context).new_page()

    for walk, stops in walks().items():
        if wanted and not any(word in walk for word in wanted):
            continue
        for name, page in stops(make):
            shoot(page, re.sub(r"\W+", "-", f"{walk}-{name}").strip("-"))
        for context in browser.contexts:
            context.close()


def main() -> None:
    """Write the pictures; words of the command line choose among the walks and film strips."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with house() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        walk_all(browser, server.address, sys.argv[1:])
        film_all(browser, sys.argv[1:])


if __name__ == "__main__":
    main()
