"""One running server: its settings, what its rooms share, and its limits."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from sabot.server.limits import Buckets, Counts
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.settings import ServerSettings


@dataclass(eq=False)
class Serving:
    """What every request needs."""

    settings: ServerSettings
    services: Services
    rooms: Rooms
    calls: Buckets
    connections: Counts

    @classmethod
    def of(cls, settings: ServerSettings, services: Services) -> "Serving":
        """A server with these parts."""
        return cls(
            settings,
            services,
            Rooms(services),
            Buckets(settings.call_rate, settings.call_burst),
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
            await self.services.log.close()


def serving_of(connection: HTTPConnection) -> Serving:
    """The server that a request has come to."""
    serving: Serving = connection.app.state.serving
    return serving


def address_of(connection: HTTPConnection) -> str:
    """The client's address; behind a trusted proxy, the one that the proxy names."""
    return "" if connection.client is None else connection.client.host
