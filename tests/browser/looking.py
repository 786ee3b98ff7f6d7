"""What can be wrong with a screen, whatever is on it: cut words, and what axe finds."""

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.scripts import script

LANGUAGES: Final = ("en", "fr", "it", "de")
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES: Final = ("light", "dark")

AXE: Final = Path("web/node_modules/axe-core/axe.min.js")
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# An experimental rule that takes the numerals drawn on a card for words on a button: the card is a
# picture, and its name says what is on it.
WITHOUT: Final = {"label-content-name-mismatch": {"enabled": False}}
EVERYTHING: Final[dict[str, Any]] = {"runOnly": TAGS, "rules": WITHOUT}
# The rules that ask how something is coloured; all others find the same in both themes.
COLOURS: Final[dict[str, Any]] = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
}

SPEAK: Final = script("speak")

CUT: Final = script("cut")


def resize(page: Page, width: int, height: int) -> None:
    """Another window; what follows its size has done so."""
    page.set_viewport_size({"width": width, "height": height})
    settled(page)


def settled(page: Page) -> None:
    """What follows from something has been drawn."""
    page.evaluate("new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d)))")


def comes_true(page: Page, asked: Callable[[], bool]) -> bool:
    """Whether something is so within ten seconds: at once, or when what is under way has ended."""
    ends = time.monotonic() + 10
    while not asked() and time.monotonic() < ends:
        page.wait_for_timeout(50)
    return asked()


def below_the_fold(page: Page) -> int:
    """How far the whole page can be scrolled, in pixels; a table fills the window, and no more."""
    found = page.evaluate(
        "() => (({scrollHeight: h, clientHeight: c}) => h - c)(document.scrollingElement)"
    )
    return int(found)


def cut_words(page: Page) -> list[str]:
    """What does not fit, in any language, on a desktop and on a phone."""
    found: list[str] = []
    for size, (width, height) in SIZES.items():
        resize(page, width, height)
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            found += [f"{size} {language}: {each}" for each in page.evaluate(CUT)]
    page.evaluate(SPEAK, "en")
    resize(page, *SIZES["desktop"])
    return found


@cache
def axe() -> str:
    """The source of axe; it is evaluated from outside, so the page's policy need not allow it."""
    return AXE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds: everything in the light theme, what depends on colours in the dark one."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe())
        asked = COLOURS if theme == "dark" else EVERYTHING
        options = json.dumps({**asked, "resultTypes": ["violations"]})
        result: list[dict[str, Any]] = page.evaluate(
            f"axe.run(document, {options}).then((r) => r.violations)"
        )
        found += [f"{theme}: {each['id']} {nodes(each)}" for each in result]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def nodes(violation: dict[str, Any]) -> str:
    """Where it is wrong, and why."""
    first = violation["nodes"][0]
    why = " ".join(str(first["failureSummary"]).split())
    return f"×{len(violation['nodes'])} {first['html'][:160]} {why[:200]}"
