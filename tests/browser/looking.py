"""What can be wrong with a screen, whatever is on it: cut words, and what axe finds."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

LANGUAGES: Final = ("en", "fr", "it", "de")
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES: Final = ("light", "dark")

AXE: Final = Path("web/node_modules/axe-core/axe.min.js")
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# An experimental rule that takes the numerals drawn on a card for words on a button: the card is a
# picture, and its name says what is on it.
WITHOUT: Final = {"label-content-name-mismatch": {"enabled": False}}

SPEAK: Final = """async (language) => {
  const kept = JSON.parse(localStorage.getItem("sabot") ?? "{}");
  localStorage.setItem("sabot", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "sabot" })); // as from another tab
  const ends = performance.now() + 10_000;
  while (document.documentElement.lang !== language && performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""

# Words that leave their place: the page scrolls sideways, or a text stands beyond a box that hides
# what is too much, beyond the button that it names, or beyond the window. What can be scrolled to
# is not lost. Names that people and tables have may be any length, and are cut with an ellipsis.
CUT: Final = """() => {
  const found = new Set();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  const PRESSED = "button, a.button, label, summary, [role=tab]";
  const NAMES = "[data-anchor^=seat-] b, .brand, button > .name";
  const NAMED = (each) => `${each.tagName.toLowerCase()}.${String(each.className).split(" ")[0]}`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(`svg, .spoken, .skip, option, script, ${NAMES}`) || !parent.checkVisibility()) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const says = `“${text.data.trim().slice(0, 50)}”`;
    let scrolls = [false, false];
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const hides = [overflowX, overflowY].map((each) => ["hidden", "clip"].includes(each));
      const edge = at.getBoundingClientRect();
      const wide = box.right > edge.right + 1 || box.left < edge.left - 1;
      const high = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
      if (edge.width <= 1) break; // for ears only
      if (wide && !scrolls[0] && (hides[0] || at.matches(PRESSED))) found.add(`${says} is wider than ${NAMED(at)}`);
      if (high && !scrolls[1] && hides[1]) found.add(`${says} is higher than ${NAMED(at)}`);
      scrolls = scrolls.map((did, axis) => did || ["auto", "scroll"].includes([overflowX, overflowY][axis]));
      if (position === "fixed") break;
    }
    if (!scrolls[0] && (box.left < -1 || box.right > innerWidth + 1)) found.add(`${says} stands beyond the window`);
  }
  return [...found];
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Another window; what follows its size has done so."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d)))")


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
    """What axe finds, in both themes."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe())
        rules = json.dumps({"runOnly": TAGS, "rules": WITHOUT, "resultTypes": ["violations"]})
        result: list[dict[str, Any]] = page.evaluate(
            f"axe.run(document, {rules}).then((r) => r.violations)"
        )
        found += [f"{theme}: {each['id']} {nodes(each)}" for each in result]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def nodes(violation: dict[str, Any]) -> str:
    """Where it is wrong, and why."""
    first = violation["nodes"][0]
    why = " ".join(str(first["failureSummary"]).split())
    return f"×{len(violation['nodes'])} {first['html'][:160]} {why[:200]}"
