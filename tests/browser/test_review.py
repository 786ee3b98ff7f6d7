"""The look back on a game: from its last card to the moment that decided it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.looking import cut_words, violations
from tests.browser.said import said
from tests.browser.tables import SHORT, at, opened, origin, played_through, start

# A review is worked out beside everything else that the machine does.
PATIENCE_MS = 120_000


def look_back(page: Page) -> None:
    """From the result of a game to all of its review."""
    page.get_by_role("link", name=said("play-look-back"), exact=True).click()
    expect(page).to_have_url(re.compile("/review/1"))
    expect(page.get_by_test_id("review-ready")).to_be_attached(timeout=PATIENCE_MS)


def test_the_moment_that_decided_a_game_is_named_and_shown(somebody: Somebody) -> None:
    page = somebody()
    played_through(page, SHORT["saboteur"])
    look_back(page)
    points = page.locator("li[data-kind]")
    expect(points.first).to_contain_text(said("look-turn-round", round=1, step=0)[:7])
    points.last.get_by_role("button").click()
    step = int(page.get_by_role("slider").input_value())
    expect(points.last).to_contain_text(said("look-turn-round", round=1, step=step))
    expect(page).to_have_url(re.compile(rf"[?&]step={step}\b"))
    chart = page.get_by_role("img", name=said("look-chances"))
    expect(chart).to_be_visible()
    told = chart.get_attribute("aria-label")
    page.get_by_role("slider").fill("0")
    expect(chart).not_to_have_attribute("aria-label", told or "")
    assert violations(page) == []
    assert cut_words(page) == []


@pytest.mark.parametrize("game", ["saboteur2", "seven_seals", "sabotage"])
def test_every_game_can_be_looked_back_on_and_shared(somebody: Somebody, game: str) -> None:
    page = somebody(**PHONE)
    played_through(page, SHORT[game])
    look_back(page)
    expect(page.get_by_role("img", name=said("look-chances"))).to_be_visible()
    expect(page.get_by_role("table").first).to_be_attached()
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= 390
    page.get_by_role("button", name=said("play-share"), exact=True).click()
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 1200, timeout=PATIENCE_MS)
    page.get_by_label(said("share-no-spoilers")).check()
    expect(picture).to_have_attribute("src", re.compile("spoilers=no"))
    expect(picture).to_have_js_property("naturalWidth", 1200, timeout=PATIENCE_MS)


# Chromium without windows has no share sheet: this keeps what the page would hand over to one.
KEEP_SHARED = """
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ title, url, files }) => {
  const [{ name, type }] = files;
  const bytes = new Uint8Array(await files[0].arrayBuffer());
  const kept = { title, url, name, type, begins: [...bytes.slice(1, 4)] };
  document.documentElement.dataset.shared = JSON.stringify(kept);
};
"""


def test_the_picture_is_saved_and_handed_to_the_share_sheet(
    somebody: Somebody, tmp_path: Path
) -> None:
    page = somebody()
    page.add_init_script(KEEP_SHARED)
    table = played_through(page, SHORT["saboteur"])
    page.get_by_role("button", name=said("play-share"), exact=True).click()
    dialog = page.get_by_role("dialog")
    with page.expect_download(timeout=PATIENCE_MS) as waiting:
        dialog.get_by_role("link", name=said("share-download"), exact=True).click()
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    assert saved.name == f"sabot-{table}-1.png"
    assert saved.read_bytes().startswith(b"\x89PNG")
    dialog.get_by_label(said("share-no-spoilers")).check()
    dialog.get_by_role("button", name=said("share-system"), exact=True).click()
    kept = page.locator("html[data-shared]")
    expect(kept).to_have_count(1, timeout=PATIENCE_MS)
    assert json.loads(kept.get_attribute("data-shared") or "") == {
        "title": said("game-saboteur-title"),
        "url": f"{origin(page)}/t/{table}/replay/1",
        "name": "sabot.png",
        "type": "image/png",
        "begins": [*b"PNG"],
    }
    dialog.get_by_role("link", name=said("share-download"), exact=True).focus()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_screen_stays_while_step_player_and_language_change(somebody: Somebody) -> None:
    """It is not made anew: who looks at something keeps it, and the focus stays."""
    page = somebody()
    played_through(page, SHORT["saboteur"])
    page.get_by_role("link", name=said("play-look-back"), exact=True).click()
    chart = page.get_by_role("img", name=said("look-chances"))
    expect(chart).to_be_visible(timeout=PATIENCE_MS)
    heading = page.get_by_role("heading", level=1)
    heading.evaluate("heading => (heading.dataset.mark = 'the same')")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"[?&]step=2\b"))
    expect(slider).to_be_focused()
    page.get_by_label(said("look-player")).select_option("1")
    expect(page).to_have_url(re.compile(r"[?&]seat=B\b"))
    page.get_by_role("button", name=said("settings"), exact=True).click()
    page.get_by_label(said("language"), exact=True).select_option("fr")
    page.keyboard.press("Escape")
    chosen = page.get_by_label(said("look-player", language="fr"))
    expect(chosen).to_have_value("1")
    expect(page.get_by_role("slider")).to_have_value("2")
    expect(heading).to_have_attribute("data-mark", "the same")


def test_nothing_of_a_running_game_is_reviewed(somebody: Somebody) -> None:
    page = somebody()
    table = opened(page, SHORT["saboteur"])
    start(at(page, table))
    page.goto(f"/t/{table}/review/1")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}/games/1/review").status == 403
