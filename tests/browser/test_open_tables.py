"""The list of open tables in the lobby, page by page."""

import asyncio
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Browser, expect

from sabot.client import Server
from sabot.server.lobby import PAGE
from sabot.table.settings import Settings
from tests.browser.conftest import done
from tests.browser.said import said
from tests.server.running import Running

TABLES = PAGE + 3


@contextmanager
def hosts_at(server: Running) -> Generator[None]:
    """Open tables with a host at each, who stays as long as this lasts."""
    there, enough = Event(), Event()

    async def stay() -> None:
        settings = Settings(game="saboteur(players=3)", listed=True)
        async with Server(server.address) as door, AsyncExitStack() as stack:
            for _ in range(TABLES):
                await stack.enter_async_context(await door.create(settings, "Ada"))
            there.set()
            await asyncio.to_thread(enough.wait)

    with ThreadPoolExecutor(1) as thread:
        staying = thread.submit(asyncio.run, stay())
        try:
            assert there.wait(60)
            yield
        finally:
            enough.set()
            staying.result()


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path / "sabot.db", tmp_path, "--listed-each", "1000")
    done(server.start())
    with hosts_at(server):
        yield server
    done(server.stop())


def test_more_tables_are_shown_by_keyboard(crowded: Running, browser: Browser) -> None:
    with browser.new_context(base_url=crowded.address, locale="en") as context:
        page = context.new_page()
        page.goto("/")
        rows = page.get_by_role("region", name=said("open-tables")).get_by_role("listitem")
        more = page.get_by_role("button", name=said("more-tables"))
        expect(rows).to_have_count(PAGE)
        more.focus()
        page.keyboard.press("Enter")
        expect(rows).to_have_count(TABLES)
        expect(rows.nth(PAGE)).to_be_focused()
        expect(more).to_have_count(0)
        # Every refresh shows as many.
        with page.expect_response("**/api/tables?*after=*"):
            pass
        expect(rows).to_have_count(TABLES)
