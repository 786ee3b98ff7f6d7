"""How much the browser loads: little, from nowhere else, and nothing that the policy forbids."""

import json
import re
from collections.abc import Generator
from contextlib import contextmanager
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import CHOICE, Player, play
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, opened, start

FRONT_BYTES = 75_000
TABLE_BYTES = 145_000
# What a table loads when it is there, before it is needed.
LATER_BYTES = 32_500
PRELOADS = Path("src/sabot/server/site/preloads.json")
# What a running table needs before it appears: at 1.6 Mbit a second 120 KB take 0.6 s.
RUNNING_BYTES = 120_000
RUNNING_FILES = 15


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


def parts_of(sizes: dict[str, int]) -> set[str]:
    """The paths of the scripts and style sheets among what was loaded."""
    return {urlsplit(each).path for each in sizes if "/assets/" in each}


def later_parts(game: str, language: str = "en") -> set[str]:
    """The paths of what a table of this game loads only when it is there."""
    lists: dict[str, list[str]] = json.loads(PRELOADS.read_text("utf-8"))
    return {f"/{each}" for name in (f"{game} later", f"later {language}") for each in lists[name]}


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
        page.wait_for_load_state("networkidle")
    later = {url for url in sizes if urlsplit(url).path in later_parts(game)}
    weight = sum(size for url, size in sizes.items() if url not in later)
    assert 0 < weight <= TABLE_BYTES, sizes
    assert 0 < sum(sizes[url] for url in later) <= LATER_BYTES, sizes


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
    asked = parts_of(sizes)
    assert asked
    later = later_parts(game, language)
    assert asked - later <= named
    # What comes later takes nothing from the line before the table is there, and comes by itself.
    assert not later & named
    assert later <= asked


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_appears_after_two_steps(somebody: Somebody, game: str) -> None:
    first = somebody()
    table = opened(first, SHORT[game])
    start(at(first, table))
    page = somebody(storage_state=first.context.storage_state())
    named = Links(page.request.get(f"/t/{table}").text()).found
    held: list[Route] = []

    def let_through(route: Route) -> None:
        """What the page names; all else waits for ever."""
        if urlsplit(route.request.url).path in named:
            route.continue_()
        else:
            held.append(route)

    for kind in ("assets", "api"):
        page.route(f"**/{kind}/**", let_through)
    with loaded(page) as sizes:
        page.goto(f"/t/{table}", wait_until="commit")
        expect(page.get_by_role("region", name=said("play-players"))).to_be_visible()
        expect(page.locator(CHOICE).or_(page.locator("dialog[open]")).first).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")
    assert sum(sizes.values()) <= RUNNING_BYTES, sizes
    assert len(sizes) <= RUNNING_FILES, sizes


def test_the_largest_files_are_asked_for_first(somebody: Somebody) -> None:
    page = somebody()
    table = opened(page, SHORT["saboteur"])
    with loaded(page) as sizes:
        answer = page.goto(f"/t/{table}", wait_until="networkidle")
    assert answer is not None
    links = re.findall(r'<link rel="modulepreload" crossorigin href="([^"]+)">', answer.text())
    found = [size for link in links for url, size in sizes.items() if url.endswith(link)]
    # Those that every screen needs come before, as they were built.
    found = found[found.index(max(found[1:])) :]
    assert len(found) > 5
    # Weighed before they are compressed, some trade places with the next.
    assert all(one > other / 2 for one, other in pairwise(found)), found
