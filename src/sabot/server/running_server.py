"""One running server: its settings, what its rooms share, and its limits."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from sabot.server.limits import Buckets, Counts
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.settings import ServerSettings

# Wrong PINs that an address may try at a table at once, and then a second.
GUESS_BURST: Final = 10.0
GUESS_RATE: Final = 0.1
# How often a person may ask for help at once, and then a second.
HINT_BURST: Final = 12.0
HINT_RATE: Final = 2.0


@dataclass(eq=False)
class RunningServer:
    """A running server, as every request needs it."""

    settings: ServerSettings
    services: Services
    rooms: Rooms
    calls: Buckets
    guesses: Buckets
    hint_calls: Buckets
    connections: Counts

    @classmethod
    def of(cls, settings: ServerSettings, services: Services) -> "RunningServer":
        """A server with these parts."""
        return cls(
            settings,
            services,
            Rooms(services),
            Buckets(settings.call_rate, settings.call_burst),
            Buckets(GUESS_RATE, GUESS_BURST),
            Buckets(HINT_RATE, HINT_BURST),
            Counts(settings.connections_each, settings.connections),
        )

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """From the opening of the store to its end."""
        await self.rooms.open()  # first: a store listens to other processes from its opening on
        try:
            await self.services.log.open()
            yield
        finally:
            await self.rooms.close()
            await self.services.bot_workers.close()
            await self.services.log.close()


def serving_of(connection: HTTPConnection) -> RunningServer:
    """The server that a request has come to."""
    serving: RunningServer = connection.app.state.serving
    return serving


def address_of(connection: HTTPConnection) -> str:
    """The client's address; behind a trusted proxy, the one that the proxy names."""
    return "" if connection.client is None else counted_as(connection.client.host)


def counted_as(host: str) -> str:
    """An address as limits count it: of IPv6 the network, in which one has any number of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))
