"""How much the browser loads: little, from nowhere else, and nothing that the policy forbids."""

from collections.abc import Generator
from contextlib import contextmanager
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.tables import GAMES, SHORT, at, opened, start

FRONT_BYTES = 90_000
TABLE_BYTES = 160_000


class Links(HTMLParser):
    """The addresses of files that a page names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag
        self.found |= {value for name, value in attrs if name in {"href", "src"} and value}


@contextmanager
def loaded(page: Page) -> Generator[dict[str, int]]:
    """All that the page loads, with its sizes as it is sent; all from our house."""
    answers: list[Response] = []
    sizes: dict[str, int] = {}
    # Playwright keeps its own mark on who listens, which a built-in method can't carry.
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    yield sizes
    hosts = {urlsplit(each.url).netloc for each in answers}
    assert len(hosts) == 1, hosts
    for each in answers:
        if "/assets/" in each.url:
            assert each.headers.get("content-encoding") == "br", each.url
        sizes[each.url] = int(each.headers.get("content-length") or len(each.body()))


def scripts_of(sizes: dict[str, int]) -> set[str]:
    """The paths of the scripts among what was loaded."""
    return {urlsplit(each).path for each in sizes if each.endswith(".js")}


def test_the_front_page_is_light(somebody: Somebody) -> None:
    page = somebody()
    with loaded(page) as sizes:
        page.goto("/", wait_until="networkidle")
    assert 0 < sum(sizes.values()) <= FRONT_BYTES, sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(somebody: Somebody, game: str) -> None:
    page = somebody()
    table = opened(page, SHORT[game])
    with loaded(page) as sizes:
        start(at(page, table))
        player = Player(page, 41)
        play([player], lambda _: player.moves > 0)
    assert 0 < sum(sizes.values()) <= TABLE_BYTES, sizes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_running_table_learns_of_all_its_files_at_once(
    somebody: Somebody, game: str, language: str
) -> None:
    first = somebody()
    table = opened(first, SHORT[game])
    start(at(first, table))
    page = somebody(storage_state=first.context.storage_state(), locale=language)
    with loaded(page) as sizes:
        answer = page.goto(f"/t/{table}", wait_until="networkidle")
        expect(page.locator("[data-testid=actions], [data-anchor=hand]").first).to_be_attached()
    assert answer is not None
    named = Links(answer.text()).found
    asked = scripts_of(sizes)
    assert asked
    assert asked <= named
