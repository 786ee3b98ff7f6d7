"""The names by which the server may be called, against DNS rebinding.

A page of another site can let its own name point at this machine: then a browser takes the server
for that site and gives the page all answers. Such a page calls by a name that its owner controls,
so addresses and names that nobody can register are always let in, and others only if they are set.
"""

import re
import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from sabot.core.errors import SabotError
from sabot.server.errors import Rejected
from sabot.server.http import refusal
from sabot.server.running_server import RunningServer
from sabot.server.settings import ServerSettings

ANY: Final = "*"
NAME: Final = re.compile(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*|\*")
# No registry gives these out: RFC 6761, 6762 and 8375, and ICANN for `internal`.
UNREGISTRABLE: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test")


class AllowedHosts:
    """Passes requests on that call the server by one of its names, and refuses all others."""

    def __init__(self, app: ASGIApp, serving: RunningServer) -> None:
        self.app = app
        self.serving = serving
        self.names = own_names(serving.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer 421."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        hosts = Headers(scope=scope).getlist("host")
        if all(is_allowed(host, self.names) for host in hosts):
            await self.app(scope, receive, send)
            return
        error = Rejected("bad-host")
        answer = refusal(self.serving, error)
        if not str(scope["path"]).startswith("/api/"):
            answer = PlainTextResponse(f"{error}\n", answer.status_code)
        await answer(scope, receive, send)


def is_allowed(host: str, names: Collection[str]) -> bool:
    """True if a Host header names an address, a name of ours, or one that nobody can register."""
    name = name_in(host)
    if name is None:
        return False
    if ANY in names or name in names or "." not in name or name.endswith(UNREGISTRABLE):
        return True
    if any(f"*.{parent}" in names for parent in parents(name)):
        return True
    return is_address(name)


def name_in(host: str) -> str | None:
    """The name or address in a Host header, without its port; None if there is none in it."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return None
    if not host:
        return ""  # as a program may say that has no name for us; a browser never does
    return None if name is None or "@" in host else name.removesuffix(".")


def parents(name: str) -> list[str]:
    """The domains that a name is in."""
    labels = name.split(".")
    return [".".join(labels[at:]) for at in range(1, len(labels))]


def is_address(name: str) -> bool:
    """True if it is an address, which no other site can have as its name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names(settings: ServerSettings) -> frozenset[str]:
    """The names that are set, that of the base URL, and that of this machine."""
    named = [settings.host, urlsplit(settings.base_url).hostname or "", socket.gethostname()]
    return frozenset(name.lower() for name in [*listed(settings.allowed_hosts), *named] if name)


def listed(hosts: str) -> list[str]:
    """The names in a setting, which has commas between them."""
    return [name.strip().lower() for name in hosts.split(",") if name.strip()]


def check_hosts(hosts: str) -> None:
    """Refuse a setting with anything else than names in it."""
    for name in listed(hosts):
        if NAME.fullmatch(name) is None:
            raise SabotError(
                f"'{name}' is no name of a host; expected one such as games.example.org or "
                "*.example.org, without scheme and port, or * for any"
            )
