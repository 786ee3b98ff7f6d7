"""Small things that were wrong once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, opened, played_through, start

TWICE = """() => {
    const names = [...document.querySelectorAll('[id]')].map((each) => each.id);
    const anchored = [...document.querySelectorAll('[data-anchor]')];
    const anchors = anchored.map((each) => each.dataset.anchor);
    const twice = (list) => list.filter((each, at) => list.indexOf(each) !== at);
    return [...twice(names), ...twice(anchors)];
}"""


def begun(page: Page, game: str) -> Page:
    """A game of one's own, in which it is one's turn."""
    start(at(page, opened(page, SHORT[game])))
    player = Player(page, 3)
    play([player], lambda seen: seen.offers and seen.dialog is None)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_no_id_and_no_anchor_is_there_twice(somebody: Somebody, game: str) -> None:
    assert begun(somebody(), game).evaluate(TWICE) == []


@pytest.mark.parametrize(("game", "turns"), [("saboteur", 1), ("sabotage", 0), ("seven_seals", 0)])
def test_help_has_the_keys_of_the_game(somebody: Somebody, game: str, turns: int) -> None:
    page = begun(somebody(), game)
    page.keyboard.press("?")
    window = page.get_by_role("dialog", name=said("play-help"))
    expect(window.get_by_text(said("play-key-enter-says"), exact=True).first).to_be_visible()
    expect(window.get_by_text(said("play-key-turn-says"), exact=True)).to_have_count(turns)
    expect(window.get_by_text(said("play-key-role-says"), exact=True)).to_have_count(turns)


@pytest.mark.parametrize("width", [390, 800, 1440])
def test_a_replay_has_its_options_at_every_width(somebody: Somebody, width: int) -> None:
    page = somebody(viewport={"width": width, "height": 900})
    table = played_through(page, SHORT["seven_seals"])
    page.goto(f"/t/{table}/replay/1")
    expect(page.get_by_role("group", name=said("replay-title"))).to_be_visible()
    eyes = page.get_by_role("button", name=said("replay-eyes"))
    if width <= 1100:
        eyes.click()
    expect(page.get_by_label(re.compile(re.escape(said("replay-eyes")))).last).to_be_visible()


def test_the_chat_leaves_readers_where_they_are(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    table = opened(ann, SHORT["saboteur"], sit=None)
    for page, name in ((ann, None), (ben, "Ben")):
        at(page, table)
        if name:
            page.get_by_label(said("your-name"), exact=True).fill(name)
            page.get_by_role("button", name=said("door-just-watch"), exact=True).click()
    write = said("play-chat-write")
    lines = ann.get_by_role("log", name=said("play-chat"))
    lines.evaluate("list => { list.style.flex = 'none'; list.style.height = '90px'; }")
    for word in ("one", "two", "three", "four"):
        if word == "four":
            # Not at the end any more: at the first line, where somebody reads.
            assert lines.evaluate("list => list.scrollHeight > 2 * list.clientHeight")
            lines.evaluate("list => list.scrollTo(0, 0)")
        ben.get_by_label(write).fill(f"{word} " * 50)
        ben.get_by_label(write).press("Enter")
        expect(lines.get_by_text(f"{word} {word}")).to_have_count(1)
        if word == "three":
            expect(lines).to_have_js_property(
                "scrollTop", lines.evaluate("list => list.scrollHeight - list.clientHeight")
            )
    assert lines.evaluate("list => list.scrollTop") == 0
