"""One running server: its settings, what its rooms share, and its limits."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from sabot.server.bounded_protocols import open_connections
from sabot.server.errors import TooFast
from sabot.server.limits import Buckets, Cost, Counts, counted_as
from sabot.server.persons.persons import Persons
from sabot.server.pin_guard import PinGuard
from sabot.server.push.knocks import Knocks
from sabot.server.push.subscriptions import Subscriptions
from sabot.server.push.vapid import VapidKey
from sabot.server.replays.replays import Replays
from sabot.server.reviews.reviews import Reviews
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.settings import ServerSettings

# How often a person may ask for help at once, and then a second.
HINT_BURST: Final = 12.0
HINT_RATE: Final = 2.0
# How many browsers an address may have told of turns at once, and then a second.
PUSH_BURST: Final = 30.0
PUSH_RATE: Final = 1 / 60


@dataclass(eq=False)
class RunningServer:
    """A running server, as every request needs it.

    `connections` counts sockets by whose they are; `open_connections` counts what is open by where
    it comes from, so that a proxy is one address. `draining`: it is about to end.
    """

    settings: ServerSettings
    services: Services
    rooms: Rooms
    replays: Replays
    reviews: Reviews
    pin_guard: PinGuard
    persons: Persons
    hint_calls: Buckets
    chat: Buckets
    connections: Counts
    open_connections: Counts
    knocks: Knocks
    push_wishes: Buckets
    push_key: Callable[[], VapidKey | None]
    draining: bool = False
    checking: asyncio.Task[None] | None = None

    @classmethod
    def of(
        cls,
        settings: ServerSettings,
        services: Services,
        push_key: Callable[[], VapidKey | None] = lambda: None,
    ) -> "RunningServer":
        """A server with these parts; without a key nothing is pushed."""
        knocks = Knocks(Subscriptions(services.log), None, anywhere=settings.push_anywhere)
        services.knock = knocks.knock
        services.budgets = settings.budgets()
        services.bot_pace = settings.bot_pace()
        rooms = Rooms(services, settings.listed_each)
        persons = Persons(services.log, services.now, rooms.broadcast_revoked)
        rooms.revoked = persons.devices.cut
        return cls(
            settings,
            services,
            rooms,
            Replays(services.log, services.logger),
            Reviews(services.log, services.logger),
            PinGuard(),
            persons,
            Buckets(HINT_RATE, HINT_BURST),
            Buckets(settings.chat_rate, settings.chat_burst),
            Counts(settings.share_of_connections(), settings.connections),
            open_connections(settings),
            knocks,
            Buckets(PUSH_RATE, PUSH_BURST),
            push_key,
        )

    def charge(self, address: str, cost: Cost, times: float = 1.0) -> None:
        """Let an address pay for something, or refuse it."""
        budgets = self.services.budgets
        if not budgets.take(address, cost, times):
            raise TooFast(budgets.wait(address, cost, times))

    async def check_store(self) -> None:
        """Refuse with StoreDown if nothing can be written; who asks meanwhile shares the answer.

        Nobody pays for it, so that asking often must not make work.
        """
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self.services.log.check())
            self.checking.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self.checking)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """From the opening of the store to its end."""
        await self.rooms.open()  # first: a store listens to other processes from its opening on
        try:
            await self.services.log.open()
            # Only now: where the tables can't be used, no key is left behind.
            self.knocks.key = self.push_key()
            self.knocks.open()
            self.rooms.look_after_tables()
            yield
        finally:
            await self.rooms.close()
            await self.knocks.close()
            await self.reviews.close()
            await self.replays.close()
            await self.services.bot_workers.close()
            await self.services.log.close()


def serving_of(connection: HTTPConnection) -> RunningServer:
    """The server that a request has come to."""
    serving: RunningServer = connection.app.state.serving
    return serving


def address_of(connection: HTTPConnection) -> str:
    """The client's address; behind a trusted proxy, the one that the proxy names."""
    return "" if connection.client is None else counted_as(connection.client.host)
