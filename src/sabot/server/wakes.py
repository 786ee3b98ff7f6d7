"""Games that are played over days go on while nobody is there: the store keeps when each is due."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sabot.server.errors import Rejected
from sabot.server.store.log import Log, StoreDown
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


class TableWake:
    """Keeps in the store when a table is due. `kept` is what it has; 0 if that is unknown."""

    def __init__(self, table: Table, log: Log, now: Callable[[], int]) -> None:
        self.table = table
        self.log = log
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
                await self.log.wake_at(self.table.id, wanted)
            except StoreDown:  # it is logged where it happens
                self.kept = 0
                return
            self.kept = wanted


class Waker:
    """Looks after the tables that are due; `load` gives the room of one."""

    def __init__(
        self, log: Log, now: Callable[[], int], load: Callable[[str], Awaitable["Room | None"]]
    ) -> None:
        self.log = log
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
        again = self.now() + AGAIN_MS
        for table in await self.log.take_wakes(FOREVER_MS, again, MOST_AFTER_START):
            await self.wake(table)
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """Look after the tables that are due."""
        now = self.now()
        for table in await self.log.take_wakes(now, now + AGAIN_MS, TOGETHER):
            await self.wake(table)

    async def wake(self, table: str) -> None:
        """Let the room of a table do what is due, and note what is due next."""
        try:
            room = await self.load(table)
        except Rejected:  # its log can't be read, which was logged
            room = None
        if room is None:
            await self.log.wake_at(table, None)
            return
        room.scheduler.wake.kept = 0
        room.scheduler.schedule()
