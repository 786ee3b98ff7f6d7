"""What a test asks of any browser, and a page of it that the driver's `Player` can play at."""

import os
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import Error

from tests.browser.scripts import script

WIDTH, HEIGHT = 1440, 900
PATIENCE_S: Final = 20.0
POINT: Final = script("point")
BOX: Final = """([selector, place]) => {
  const found = document.querySelectorAll(selector)[place];
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x, y, width, height };
}"""
SETTLED: Final = "() => new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d)))"


class Engine(Protocol):
    """One browser with one page.

    `evaluate` calls a function of the page and awaits its promise. `complaints` are those of the
    document that is shown.
    """

    def go(self, address: str) -> None: ...

    def evaluate(self, function: str, argument: Any = None) -> Any: ...

    def click(self, x: float, y: float) -> None: ...

    def picture(self) -> bytes: ...

    def complaints(self) -> list[str]: ...


class Target:
    """One of the elements that a selector finds, as a Playwright locator has it."""

    def __init__(self, engine: Engine, selector: str, place: int = 0) -> None:
        self.engine = engine
        self.selector = selector
        self.place = place

    def nth(self, place: int) -> "Target":
        return Target(self.engine, self.selector, place)

    def click(self, *, timeout: float = PATIENCE_S * 1000) -> None:
        """Click its middle, as soon as it rests and nothing covers it."""
        ends = time.monotonic() + timeout / 1000
        before: dict[str, Any] = {}
        while time.monotonic() < ends:
            found: dict[str, Any] = self.engine.evaluate(POINT, [self.selector, self.place])
            if "why" not in found and found == before:
                self.engine.click(found["x"], found["y"])
                return
            before = found
            self.engine.evaluate(SETTLED)
        raise Error(f"can't click {self.selector} {self.place}: {before}")

    def bounding_box(self) -> dict[str, float] | None:
        """Where it is; None if it is not there."""
        found: dict[str, float] | None = self.engine.evaluate(BOX, [self.selector, self.place])
        return found


class EnginePage:
    """What a `Player` who clicks uses of a Playwright page."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.mouse = engine

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.engine.evaluate(function, argument)

    def locator(self, selector: str) -> Target:
        return Target(self.engine, selector)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def wait_for(self, function: str, argument: Any = None) -> Any:
        """What a function of the page gives as soon as that is something."""
        ends = time.monotonic() + PATIENCE_S
        while not (found := self.evaluate(function, argument)):
            assert time.monotonic() < ends, f"waited in vain for {function} {argument}"
            self.engine.evaluate(SETTLED)
        return found

    def screenshot(self, *, path: Path) -> None:
        path.write_bytes(self.engine.picture())


@contextmanager
def process(*command: str, **options: Any) -> Generator[subprocess.Popen[str]]:
    """A process that ends with the block, and all that it has started."""
    started = subprocess.Popen(command, text=True, start_new_session=True, **options)
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.wait(10)
        finally:
            end_group(started.pid)


def end_group(leader: int) -> None:
    """End what is left of the processes that one has started."""
    try:
        os.killpg(leader, 9)
    except ProcessLookupError:
        return
