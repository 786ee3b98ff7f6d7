"""Firefox over WebDriver BiDi, which it speaks by itself: JSON over a WebSocket.

Playwright speaks BiDi too, but asks for commands that Debian's Firefox does not have yet.
"""

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.engine import HEIGHT, PATIENCE_S, WIDTH, process

BINARY: Final = "firefox-esr"
PREFERENCES: Final[dict[str, Any]] = {
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
    "ui.prefersReducedMotion": 1,
}


def missing() -> str | None:
    """What has to be installed."""
    return None if shutil.which(BINARY) else BINARY


class Firefox:
    """A session with one page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.heard: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": WIDTH, "height": HEIGHT}
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def ask(self, method: str, **parameters: Any) -> Any:
        """The result of a command; what is logged meanwhile is kept."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self.socket.recv(60))).get("id") != number:
            self.hear(message)
        assert message["type"] == "success", message
        return message["result"]

    def hear(self, event: dict[str, Any]) -> None:
        """Keep what the console complains of."""
        if event.get("method") == "log.entryAdded" and event["params"]["level"] in {
            "error",
            "warn",
        }:
            self.heard.append(str(event["params"]["text"]))

    def go(self, address: str) -> None:
        self.heard.clear()
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        text = f"async (given) => JSON.stringify(await ({function})(JSON.parse(given)) ?? null)"
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=text,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            awaitPromise=True,
            target={"context": self.context},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self.context, actions=[mouse])

    def picture(self) -> bytes:
        taken = self.ask("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(taken["data"])

    def complaints(self) -> list[str]:
        return self.heard


@contextmanager
def firefox(folder: Path) -> Generator[Firefox]:
    """A Firefox of our own, with an empty profile in a folder."""
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines), "utf-8")
    command = (BINARY, "--headless", "--no-remote", "--profile", str(folder))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with (
        process(*command, "--remote-debugging-port=0", **quiet),
        connect(f"{address(folder)}/session", max_size=None, proxy=None) as socket,
    ):
        yield Firefox(socket)


def address(folder: Path) -> str:
    """Where a Firefox with this profile listens, as soon as it says so there."""
    ends = time.monotonic() + PATIENCE_S
    told = folder / "WebDriverBiDiServer.json"
    while not (text := told.read_text("utf-8") if told.exists() else ""):
        assert time.monotonic() < ends, "Firefox does not listen"
        time.sleep(0.05)
    found = json.loads(text)
    return f"ws://{found['ws_host']}:{found['ws_port']}"
