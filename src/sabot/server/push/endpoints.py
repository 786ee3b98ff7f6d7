"""Where a browser's push service takes messages: a stranger names it, so it is checked.

It must be https on the usual port, and lead to addresses that everybody can reach: nobody makes the
server call its own network. The address that was checked is the one that is called.
"""

import asyncio
import socket
import ssl
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore

LONGEST: Final = 1024
HTTPS_PORT: Final = 443
PATIENCE_S: Final = 10.0


class BadEndpoint(Exception):
    """An address that nothing is sent to."""


def check_endpoint(endpoint: str, *, anywhere: bool = False) -> None:
    """Refuse what can be no push service; `anywhere` is for tests."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise BadEndpoint
    try:
        parts = urlsplit(endpoint)
        port = parts.port or HTTPS_PORT
    except ValueError:
        raise BadEndpoint from None
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise BadEndpoint
    if anywhere:
        return
    if parts.scheme != "https" or port != HTTPS_PORT or not may_be_called(parts.hostname):
        raise BadEndpoint


def may_be_called(host: str) -> bool:
    """True for a name, and for an address that everybody can reach."""
    try:
        return is_public(host)
    except ValueError:
        # A name has letters at its end; other ways to write an address are refused.
        return "." in host and not host.rpartition(".")[2].isdigit()


def is_public(address: str) -> bool:
    """True if it is an address that everybody can reach."""
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    public = found.is_global and not found.is_multicast and not found.is_reserved
    return public and (mapped is None or mapped.is_global)


class GuardedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, unless `anywhere`."""

    def __init__(self, *, anywhere: bool = False) -> None:
        # httpcore has a stand-in of that name for where anyio is missing.
        backend = httpcore.AnyIOBackend()
        self.network: httpcore.AsyncNetworkBackend = backend  # pyright: ignore[reportAttributeAccessIssue]
        self.anywhere = anywhere

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # as the interface has it
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a name up, check what it leads to, and connect to that."""
        address = await self.resolved(host, port)
        return await self.network.connect_tcp(address, port, timeout, local_address, socket_options)

    async def resolved(self, host: str, port: int) -> str:
        """The first address of a name; none of them may be one that only some can reach."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise BadEndpoint from None
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not (self.anywhere or all(map(is_public, addresses))):
            raise BadEndpoint
        return addresses[0]


def guarded_pool(*, anywhere: bool = False) -> httpcore.AsyncConnectionPool:
    """Connections to push services. They follow no redirection and use no proxy."""
    return httpcore.AsyncConnectionPool(
        ssl_context=ssl.create_default_context(),
        max_connections=8,
        max_keepalive_connections=4,
        keepalive_expiry=30.0,
        network_backend=GuardedNetwork(anywhere=anywhere),
    )
