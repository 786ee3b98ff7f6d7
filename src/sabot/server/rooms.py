"""The tables that this process has in memory: loaded when touched, let go when idle."""

import asyncio
import logging
import re
import secrets
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from sabot.server.logs import note
from sabot.server.room import Room
from sabot.server.services import Services
from sabot.server.store.log import StoreDown
from sabot.server.tables import Deed, card_of, folded, new_table
from sabot.table.seating_commands import opened
from sabot.table.settings import Settings
from sabot.table.table import Table

ID_BYTES: Final = 9
ID_FORM: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
IDLE_S: Final = 60.0
SWEEP_S: Final = 20.0


class PresenceWhisper(msgspec.Struct, frozen=True):
    """Who is connected to a table at one process; said again and again, so that it can expire."""

    process: str
    table: str
    here: tuple[int, ...]


class Rooms:
    """Every table that is in use here."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: listen to other processes, and let go of what is idle from time to time."""
        self.services.log.listen(self.news, self.overheard)
        self.spawn(self.sweep())

    async def close(self) -> None:
        """End: tell everybody, and stop what runs by itself."""
        await self.dismiss()
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.loading.values(), return_exceptions=True)

    async def dismiss(self, patience: float = 0.0) -> None:
        """Tell everybody to come again; tables do nothing by themselves any more.

        What is being written is told before the farewell, unless that takes too long.
        """
        farewells = [asyncio.create_task(farewell(room)) for room in self.rooms.values()]
        if farewells:
            _, late = await asyncio.wait(farewells, timeout=patience)
            for task in late:
                task.cancel()
        for room in self.rooms.values():
            room.close()

    async def room(self, table_id: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None and not room.closed:
            return room
        if not ID_FORM.fullmatch(table_id):
            return None
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self.load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def load(self, table_id: str) -> Room | None:
        """The room of a table, folded from its log."""
        rows = await self.services.log.read(table_id)
        if not rows:
            return None
        room = self.furnish(folded(table_id, rows))
        # What another process wrote while we read was news of a table that we did not have yet.
        room.stale = self.services.log.shared
        note("table loaded", logging.DEBUG, entries=len(rows), tables=len(self.rooms))
        return room

    def furnish(self, table: Table) -> Room:
        """The room for a table."""
        room = Room(table, self.services, self.whisper)
        self.rooms[table.id] = room
        return room

    async def create(self, settings: Settings, pin: str | None, *deeds: Deed) -> Room:
        """A new table where this has been done: somebody has come in, at the least."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        first = opened(self.services.house, settings, pin)
        # In a thread, since a game that is taken up may have many moves.
        table, rows = await asyncio.to_thread(
            new_table, table_id, first, self.services.now(), deeds
        )
        await self.services.log.append(table_id, rows, card_of(table))
        room = self.furnish(table)
        note("table created", logging.DEBUG, tables=len(self.rooms))
        return room

    # What runs by itself.

    def news(self, table_id: str, number: int) -> None:
        """Another process has appended to a table; an empty id means that it may be any."""
        if not table_id:
            for room in self.rooms.values():
                room.stale = True
                self.spawn(room.catch_up())
            return
        known = self.rooms.get(table_id)
        if known is not None and number > known.table.number:
            self.spawn(known.catch_up())

    def overheard(self, words: bytes) -> None:
        """Another process says who is connected to one of its tables."""
        said = msgspec.json.decode(words, type=PresenceWhisper)
        room = self.rooms.get(said.table)
        if room is not None:
            room.overheard(said.process, said.here)

    def whisper(self, table_id: str, here: tuple[int, ...]) -> None:
        """Say to other processes who is connected here."""
        words = PresenceWhisper(self.services.process, table_id, here)
        self.spawn(self.services.log.whisper(msgspec.json.encode(words)))

    async def sweep(self) -> None:
        """From time to time say who is here, and let go of rooms where nobody is."""
        while True:
            await asyncio.sleep(SWEEP_S / 2)
            for table_id, room in list(self.rooms.items()):
                room.tidy_presence()
                if room.idle_for() > IDLE_S:
                    room.close()
                    del self.rooms[table_id]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run by itself; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: "asyncio.Task[None]") -> None:
        """Something that ran by itself has ended."""
        self.tasks.discard(task)
        reason = None if task.cancelled() else task.exception()
        # That the store fails is noted where it happens, and not for each table again.
        if reason is not None and not isinstance(reason, StoreDown):
            self.services.logger.warning("background work failed", exc_info=reason)


async def farewell(room: Room) -> None:
    """Close a room when what it is writing is written."""
    async with room.lock:
        room.close()
