"""Records: fetched after a game, and opened again from a file or pasted, in this browser only."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sabot.table.record import parse_record, verify
from tests.browser.conftest import PHONE, Somebody
from tests.browser.looking import cut_words, violations
from tests.browser.said import said
from tests.browser.tables import SHORT, played_through

PATIENCE_MS = 120_000
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def downloaded(page: Page, folder: Path) -> Path:
    """The record that is behind the link of this page."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name=said("play-record"), exact=True).click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def records(page: Page, language: str = "en") -> None:
    """To the screen of records."""
    page.goto("/records")
    title = said("records-title", language=language)
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def paste(page: Page, text: str, language: str) -> None:
    """Open a record by its text, with the keyboard."""
    field = page.get_by_label(said("records-paste", language=language), exact=True)
    field.fill(text)
    field.press("Tab")
    page.keyboard.press("Enter")


def test_a_record_is_fetched_and_opened_again_by_file(somebody: Somebody, tmp_path: Path) -> None:
    ann = somebody()
    table = played_through(ann, SHORT["saboteur"])
    file = downloaded(ann, tmp_path)
    assert verify(parse_record(file.read_text("utf-8"))) > 0
    ann.goto(f"/t/{table}/replay/1")
    assert downloaded(ann, tmp_path).read_bytes() == file.read_bytes()
    # Somebody who was never at the table gets the file.
    ben = somebody()
    ben.goto("/")
    ben.get_by_role("link", name=said("open-record")).click()
    ben.get_by_label(said("records-file")).set_input_files(file)
    expect(ben).to_have_url(re.compile(r"/records/[0-9a-f]+/replay"))
    expect(ben.get_by_role("slider")).to_be_visible()
    ben.keyboard.press("ArrowRight")
    expect(ben.get_by_test_id("step")).to_have_text("1")
    ben.get_by_label(said("replay-eyes")).select_option("all")
    expect(ben.get_by_label(said("replay-eyes"))).to_have_value("all")
    assert ben.get_by_role("button", name=said("replay-copy")).count() == 0
    ben.get_by_role("link", name=said("play-look-back"), exact=True).click()
    expect(ben.get_by_test_id("review-ready")).to_be_attached(timeout=PATIENCE_MS)
    expect(ben.locator("li[data-kind]").first).to_be_visible()
    assert violations(ben) == []
    # It is kept in this browser, review and all: nothing is asked of the server for it.
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url))
    ben.reload()
    expect(ben.get_by_test_id("review-ready")).to_be_attached()
    assert not [url for url in asked if "/records/review" in url]
    records(ben)
    expect(ben.get_by_role("heading", name=said("records-kept"))).to_be_visible()
    ben.get_by_role("button", name=re.compile(f"^{said('records-forget')}")).click()
    expect(ben.get_by_role("heading", name=said("records-kept"))).to_have_count(0)
    # No other browser has it.
    assert somebody().request.get(ben.url).status == 200
    eve = somebody()
    eve.goto("/records/0123456789abcdef/replay")
    expect(eve.get_by_role("alert")).to_have_text(said("record-gone"))


def test_a_record_is_dropped_on_the_page(somebody: Somebody) -> None:
    page = somebody()
    records(page)
    text = (PLAYTHROUGHS / "sabotage-2.record").read_text("utf-8")
    dropped = page.evaluate_handle(
        "(text) => { const held = new DataTransfer();"
        " held.items.add(new File([text], 'game.sabot', { type: 'text/plain' })); return held; }",
        text,
    )
    form = page.locator("form").filter(has=page.get_by_label(said("records-file")))
    form.dispatch_event("dragover", {"dataTransfer": dropped})
    expect(form).to_have_class(re.compile(r"\bover\b"))
    form.dispatch_event("drop", {"dataTransfer": dropped})
    expect(page).to_have_url(re.compile(r"/records/[0-9a-f]+/replay"))
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [("seven_seals", "de"), ("sabotage", "fr")])
def test_a_record_is_opened_by_its_text_on_a_phone(
    somebody: Somebody, tmp_path: Path, game: str, language: str
) -> None:
    host = somebody(**PHONE)
    played_through(host, SHORT[game])
    text = downloaded(host, tmp_path).read_text("utf-8")
    page = somebody(**PHONE, locale=language)
    records(page, language)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    paste(page, text, language)
    expect(page).to_have_url(re.compile(r"/records/[0-9a-f]+/replay"))
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(page.url.split("/replay")[0] + "/review")
    # What is there so far is shown.
    chart = page.get_by_role("img", name=said("look-chances", language=language))
    expect(chart).to_be_visible(timeout=PATIENCE_MS)
    assert page.get_by_role("button", name=said("play-share", language=language)).count() == 0
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    records(page, language)
    assert cut_words(page) == []  # in all languages


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_what_is_no_record_is_told_and_nothing_is_lost(
    somebody: Somebody, tmp_path: Path, language: str
) -> None:
    page = somebody(locale=language)
    page.goto("/records")
    title = said("records-title", language=language)
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    assert violations(page) == []
    field = page.get_by_role("textbox")
    field.fill("Dear diary,")
    page.get_by_role("button", name=said("records-open", language=language), exact=True).click()
    alert = page.get_by_role("alert")
    told = said("server-refusal-no-record", language=language)
    expect(alert).to_have_text(told[0].upper() + told[1:])
    expect(field).to_have_value("Dear diary,")
    expect(field).to_have_attribute("aria-invalid", "true")
    record = (PLAYTHROUGHS / "sabotage-2.record").read_text("utf-8")
    lines = record.splitlines()
    first = lines.index("moves:") + 1
    field.fill("\n".join([*lines[:first], "A nonsense", *lines[first:]]))
    page.get_by_role("button", name=said("records-open", language=language), exact=True).click()
    told = said("server-refusal-bad-record", language=language, line=str(first + 1))
    expect(alert).to_have_text(told[0].upper() + told[1:])
    large = tmp_path / "large.sabot"
    large.write_text("sabot-record: 1\n" + "#" * 70_000, "utf-8")
    page.locator("input[type=file]").set_input_files(large)
    told = said("server-refusal-too-large", language=language, most="65536")
    expect(alert).to_have_text(told[0].upper() + told[1:])
    assert page.url.endswith("/records")
