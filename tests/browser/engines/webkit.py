"""WebKitGTK over WebDriver: HTTP calls to Debian's WebKitWebDriver, on a screen of its own."""

import base64
import json
import os
import shutil
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.browser.engines.engine import HEIGHT, PATIENCE_S, WIDTH, process
from tests.browser.scripts import script
from tests.server.running import free_port

DRIVER: Final = "WebKitWebDriver"
SCREEN: Final = "Xvfb"
# WebDriver has no log of the console: the page keeps what it complains of.
HEAR: Final = script("complaints")


def missing() -> str | None:
    """What has to be installed."""
    if not shutil.which(DRIVER):
        return "webkit2gtk-driver"
    return None if shutil.which(SCREEN) else "xvfb"


def mini_browser() -> Path:
    """The browser that belongs to the library; it is not on the path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    assert found, "no MiniBrowser beside WebKitGTK"
    return found[-1]


class WebKit:
    """A session with one page."""

    def __init__(self, calls: httpx.Client) -> None:
        self.calls = calls
        options = {"binary": str(mini_browser()), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = ""
        self.session = f"/session/{self.ask('/session', capabilities=wanted)['sessionId']}"
        self.resize()

    def ask(self, path: str, **body: Any) -> Any:
        """The answer to a command."""
        answer = self.calls.post(self.session + path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def resize(self) -> None:
        """Make the window so large that its page has the wanted size."""
        self.ask("/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)
        width, height = self.evaluate("() => [innerWidth, innerHeight]")
        self.ask(
            "/window/rect", x=0, y=0, width=2 * WIDTH - int(width), height=2 * HEIGHT - int(height)
        )

    def go(self, address: str) -> None:
        self.ask("/url", url=address)
        self.evaluate(HEAR)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        text = f"return ({function})(JSON.parse(arguments[0]))"
        return self.ask("/execute/sync", script=text, args=[json.dumps(argument)])

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("/actions", actions=[mouse])

    def picture(self) -> bytes:
        answer = self.calls.get(f"{self.session}/screenshot")
        return base64.b64decode(answer.json()["value"])

    def complaints(self) -> list[str]:
        return [str(each) for each in self.evaluate("() => globalThis.complaints")]

    def close(self) -> None:
        """End the session, and with it the browser."""
        self.calls.delete(self.session)


@contextmanager
def screen() -> Generator[str]:
    """The name of an X display that nobody else uses."""
    reader, writer = os.pipe()
    size = f"{WIDTH + 100}x{HEIGHT + 200}x24"
    command = (SCREEN, "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp")
    with process(*command, pass_fds=[writer], stderr=subprocess.DEVNULL):
        os.close(writer)
        with os.fdopen(reader) as numbers:
            yield f":{numbers.readline().strip()}"


def wait_until_ready(calls: httpx.Client) -> None:
    """Return as soon as the driver answers."""
    ends = time.monotonic() + PATIENCE_S
    while True:
        try:
            calls.get("/status")
        except httpx.TransportError:
            assert time.monotonic() < ends, "the driver does not answer"
            time.sleep(0.05)
        else:
            return


@contextmanager
def webkit(folder: Path) -> Generator[WebKit]:
    """A browser of our own, with everything that it keeps in a folder."""
    (folder / "gtk-3.0").mkdir()
    # This is what `prefers-reduced-motion` follows.
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.write_text("[Settings]\ngtk-enable-animations=0\n", "utf-8")
    port = free_port()
    with screen() as display:
        # Neither a graphics card nor a message bus is there.
        environment = {
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            **{f"XDG_{each}_HOME": str(folder) for each in ("CONFIG", "DATA", "CACHE")},
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "LANG": "C.UTF-8",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }
        with (
            process(DRIVER, f"--port={port}", env=environment, stderr=subprocess.DEVNULL),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as calls,
        ):
            wait_until_ready(calls)
            browser = WebKit(calls)
            try:
                yield browser
            finally:
                browser.close()
