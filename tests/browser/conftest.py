"""A real server, and the system's Chromium. A console that complains fails the test."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.running import Running

# Complaints of the browser about what a test does on purpose.
EXPECTED = (
    "net::ERR_",
    "WebSocket connection to",
    "Failed to load resource",
    # A page that is offline when it asks for its service worker.
    "An unknown error occurred when fetching the script",
)

# Time enough for a busy machine. What is there at once is not waited for.
expect.set_options(timeout=20_000)

CHROMIUM_FLAGS = ["--no-sandbox", "--disable-quic", "--disable-background-networking"]


# The coach of first games would say something in every test; its own tests switch it on.
WITHOUT_COACH = "if (origin !== 'null') localStorage.sabot ??= JSON.stringify({coach: false})"


def chromium() -> str:
    """The system's Chromium: without the parts that draw windows, where that is installed.

    It takes a quarter less of the processor.
    """
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "no Chromium: on Debian, apt-get install --no-install-recommends chromium"
    return found


def done(deed: Coroutine[Any, Any, Any]) -> Any:
    """What a coroutine gives; in a thread, since Playwright has the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, deed).result()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_type_launch_args,
        "executable_path": chromium(),
        "args": CHROMIUM_FLAGS,
    }


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("house")
    server = Running(folder / "sabot.db", folder, module="tests.server.repeatable")
    done(server.start())
    yield server
    done(server.stop())


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may stop and start."""
    server = Running(tmp_path / "sabot.db", tmp_path)
    done(server.start())
    yield server
    done(server.kill())


@pytest.fixture(scope="session")
def base_url(house: Running) -> str:
    return house.address


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "viewport": {"width": 1440, "height": 900},
        "locale": "en",
        "reduced_motion": "reduce",
    }


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What browsers complain of; there must be nothing in the end."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def context(context: BrowserContext, complaints: list[str]) -> BrowserContext:
    return heeded(context, complaints)


def heeded(context: BrowserContext, complaints: list[str]) -> BrowserContext:
    """A context whose complaints are kept."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(EXPECTED):
            complaints.append(message.text)

    def page_opened(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))

    context.add_init_script(WITHOUT_COACH)
    context.on("console", hear)
    context.on("page", page_opened)
    return context


Somebody = Callable[..., Page]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def somebody(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, complaints: list[str]
) -> Iterator[Somebody]:
    """Makes people: each has a browser of their own, and its page is what comes."""
    made: list[BrowserContext] = []

    def make(**wished: Any) -> Page:
        usual: dict[str, Any] = {**browser_context_args, "base_url": base_url, **wished}
        context = browser.new_context(**usual)
        context.set_default_timeout(20_000)
        made.append(heeded(context, complaints))
        return context.new_page()

    yield make
    for context in made:
        context.close()
