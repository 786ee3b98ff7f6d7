"""How much the browser loads: little, from nowhere else, and nothing that the policy forbids."""

import gzip
from collections.abc import Generator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.tables import GAMES, SHORT, at, opened, start

FRONT_BYTES = 90_000
TABLE_BYTES = 160_000


@contextmanager
def loaded(page: Page) -> Generator[dict[str, int]]:
    """The scripts that the page loads, with their sizes as they are sent; all from our house."""
    answers: list[Response] = []
    scripts: dict[str, int] = {}
    # Playwright keeps its own mark on who listens, which a built-in method can't carry.
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    yield scripts
    hosts = {urlsplit(each.url).netloc for each in answers}
    assert len(hosts) == 1, hosts
    for each in answers:
        if each.request.resource_type == "script" or each.url.endswith(".js"):
            assert each.headers.get("content-encoding") == "gzip" or len(each.body()) < 2000
            scripts[each.url] = len(gzip.compress(each.body(), 9, mtime=0))


def test_the_front_page_is_light(somebody: Somebody) -> None:
    page = somebody()
    with loaded(page) as scripts:
        page.goto("/", wait_until="networkidle")
    assert 0 < sum(scripts.values()) <= FRONT_BYTES, scripts


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(somebody: Somebody, game: str) -> None:
    page = somebody()
    table = opened(page, SHORT[game])
    with loaded(page) as scripts:
        start(at(page, table))
        player = Player(page, 41)
        play([player], lambda _: player.moves > 0)
    assert 0 < sum(scripts.values()) <= TABLE_BYTES, scripts
