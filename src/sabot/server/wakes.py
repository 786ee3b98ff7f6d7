"""Games that are played over days go on while nobody is there: the store keeps when each is due."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sabot.server.errors import Rejected
from sabot.server.store.log import Log, StoreDown
from sabot.server.store.statements import change
from sabot.table.background_work import Duty, goes_on_alone
from sabot.table.table import Table

if TYPE_CHECKING:
    from sabot.server.room import Room

# How often the store is asked which tables are due.
LOOK_S: Final = 10.0
# What is due sooner is done by the room that is in memory; the store is only asked to see to it.
AGAIN_MS: Final = 120_000
# A note is good enough if it is at least so far ahead, and not too late.
AHEAD_MS: Final = 30_000
# How many tables are looked after at once, and after a start how long each takes at least.
TOGETHER: Final = 20
AFTER_START_S: Final = 0.05
MOST_AFTER_START: Final = 50_000
FOREVER_MS: Final = 1 << 53


WAKE: Final = """
    INSERT INTO wakes VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at
"""
NO_WAKE: Final = "DELETE FROM wakes WHERE table_id = $1"
DUE: Final = "SELECT table_id, at FROM wakes WHERE at <= $1 ORDER BY at, table_id LIMIT $2"
TAKE: Final = "UPDATE wakes SET at = $2 WHERE table_id = $1 AND at = $3"


class WakeStore:
    """When tables are due, as the store has it."""

    def __init__(self, log: Log) -> None:
        self.log = log

    async def keep(self, table: str, at: int | None) -> None:
        """Have a table looked after at a time in ms since 1970, or no more."""
        order = change(NO_WAKE, table) if at is None else change(WAKE, table, at)
        await self.log.change(order)

    async def due(self, until: int, limit: int) -> list[tuple[str, int]]:
        """The first tables that are due up to a time, and when each is."""
        return [(str(table), int(at)) for table, at in await self.log.ask(DUE, until, limit)]

    async def take(self, table: str, at: int, again: int) -> bool:
        """Let a table be due again later; False if another process has done so."""
        return await self.log.change(change(TAKE, table, again, at, needed=True))


class TableWake:
    """Keeps in the store when a table is due. `kept` is what it has; 0 if that is unknown."""

    def __init__(self, table: Table, log: Log, now: Callable[[], int]) -> None:
        self.table = table
        self.store = WakeStore(log)
        self.now = now
        self.kept: int | None = 0
        self.wanted: int | None = None
        self.task: asyncio.Task[None] | None = None

    def note(self, duty: Duty | None) -> None:
        """Keep the next duty, if the table goes on while nobody is there."""
        if not self.table.settings.clock.over_days():
            return
        self.wanted = self.due(duty)
        if not self.good_enough() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.keep())

    def due(self, duty: Duty | None) -> int | None:
        """When the table is due, or due again if its room does not do what is due now."""
        if duty is None or not goes_on_alone(self.table):
            return None
        return max(duty.at, self.now() + AGAIN_MS)

    def good_enough(self) -> bool:
        """True if the store has what is wanted; or an earlier time, when it is found out again."""
        if self.wanted is None or self.kept is None:
            return self.wanted == self.kept
        return self.now() + AHEAD_MS < self.kept <= self.wanted

    async def keep(self) -> None:
        """Tell the store, until it has what is wanted."""
        while not self.good_enough():
            wanted = self.wanted
            try:
                await self.store.keep(self.table.id, wanted)
            except StoreDown:  # it is logged where it happens
                self.kept = 0
                return
            self.kept = wanted


class Waker:
    """Looks after the tables that are due; `load` gives the room of one."""

    def __init__(
        self, log: Log, now: Callable[[], int], load: Callable[[str], Awaitable["Room | None"]]
    ) -> None:
        self.store = WakeStore(log)
        self.now = now
        self.load = load

    async def run(self) -> None:
        """Look after tables again and again; first after all, since a process may have died."""
        with suppress(StoreDown):
            await self.look_at_all()
        while True:
            await asyncio.sleep(LOOK_S)
            with suppress(StoreDown):
                await self.look()

    async def look_at_all(self, pause: float = AFTER_START_S) -> None:
        """Look after every table, whenever it is due."""
        for table, at in await self.store.due(FOREVER_MS, MOST_AFTER_START):
            await self.take(table, at)
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """Look after the tables that are due."""
        for table, at in await self.store.due(self.now(), TOGETHER):
            await self.take(table, at)

    async def take(self, table: str, at: int) -> None:
        """Look after a table, unless another process does."""
        if await self.store.take(table, at, self.now() + AGAIN_MS):
            await self.wake(table)

    async def wake(self, table: str) -> None:
        """Let the room of a table do what is due, and note what is due next."""
        try:
            room = await self.load(table)
        except Rejected:  # its log can't be read, which was logged
            room = None
        if room is None:
            await self.store.keep(table, None)
            return
        room.scheduler.wake.kept = 0
        room.scheduler.schedule()
