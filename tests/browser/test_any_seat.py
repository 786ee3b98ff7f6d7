"""Finding people from the front page: a seat at any open table, and games to watch."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import heeded
from tests.browser.said import said
from tests.browser.tables import at, opened, start
from tests.server.running import Running


@pytest.fixture
def pages(own_house: Running, browser: Browser, complaints: list[str]) -> Iterator[list[Page]]:
    """Three people, each with a browser of their own, at a server where nobody else is."""
    with ExitStack() as stack:
        found = [
            stack.enter_context(
                browser.new_context(
                    base_url=own_house.address, locale="en", reduced_motion="reduce"
                )
            )
            for _ in range(3)
        ]
        yield [heeded(each, complaints).new_page() for each in found]


def test_a_seat_by_one_key_and_a_game_to_watch(pages: list[Page]) -> None:
    ann, ben, cid = pages
    ben.goto("/")
    seat_me = ben.get_by_role("button", name=said("any-seat"))
    expect(ben.get_by_text(said("no-open-tables"))).to_be_visible()
    seat_me.focus()
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("status").filter(has_text="free seat")).to_be_visible()
    expect(seat_me).to_be_focused()
    table = opened(ann, "saboteur(players=3,rounds=1)", listed=True)
    at(ann, table)
    # The list is fresh every now and then, and names the table that one is led to.
    expect(
        ben.get_by_role("region", name=said("open-tables")).get_by_role("listitem")
    ).to_have_count(1)
    ben.keyboard.press("Enter")
    expect(ben).to_have_url(re.compile(f"/t/{table}$"))
    expect(ben.get_by_role("button", name=said("stand-up"))).to_be_visible()
    start(ann)
    cid.goto("/")
    played = cid.get_by_role("region", name=said("played-now"))
    expect(played.get_by_role("listitem")).to_have_count(1)
    played.get_by_role("link", name=said("watch-table")).click()
    cid.get_by_role("button", name=said("door-watch"), exact=True).click()
    for page in (ann, ben, cid):
        expect(page.get_by_title(said("play-watchers", count=1), exact=True)).to_be_visible()
    ben.goto("/")
    expect(ben.get_by_role("region", name=said("played-now"))).to_contain_text(
        said("watchers", count=1)
    )
