"""The tables that this process has in memory: loaded when asked for, closed when idle."""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from sabot.server.errors import Rejected
from sabot.server.invite_codes import InviteCodes
from sabot.server.lobby import LISTED_EACH, ListedTables, Listing
from sabot.server.logs import log_event
from sabot.server.room import Room
from sabot.server.services import Services
from sabot.server.store.log import Row, StoreDown
from sabot.server.table_loading import BadLog, load_table
from sabot.server.tables import Deed, new_table
from sabot.server.wakes import Waker
from sabot.table.seating_commands import opened
from sabot.table.settings import Settings
from sabot.table.table import Table

ID_BYTES: Final = 9
ID_FORM: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
IDLE_S: Final = 60.0
SWEEP_S: Final = 20.0


class PresenceBroadcast(msgspec.Struct, frozen=True):
    """The people connected to a table at one process; sent again and again, so that it expires.

    `listing` is how that process lists the table in the lobby, if it does. `acknowledging` are the
    people whose client says when they have seen something. `code` are the letters that lead there.
    `revoked` is the hash of a device's key that lets nobody in any more; it stands alone.
    """

    process: str
    table: str
    here: tuple[int, ...]
    listing: Listing | None = None
    acknowledging: tuple[int, ...] = ()
    code: str = ""
    revoked: str = ""


class Rooms:
    """Every table that is in use here."""

    def __init__(self, services: Services, listed_each: int = LISTED_EACH) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.lobby = ListedTables(self.rooms, services.now, listed_each)
        self.codes = InviteCodes(self.rooms, services.now)
        self.waker = Waker(services.log, services.now, self.room)
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.revoked: Callable[[str], None] = lambda _: None  # called for keys revoked elsewhere

    async def open(self) -> None:
        """Begin to listen to other processes, and to close idle rooms."""
        self.services.log.listen(self.news, self.hear_broadcast)
        self.spawn(self.sweep())

    def look_after_tables(self) -> None:
        """Begin to look after games that go on while nobody is there; the store is open."""
        self.spawn(self.waker.run())

    async def close(self) -> None:
        """Disconnect everybody, and stop all background work."""
        await self.disconnect_all()
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.loading.values(), return_exceptions=True)

    async def disconnect_all(self, patience: float = 0.0) -> None:
        """Tell everybody to connect again, and stop all schedulers.

        What is being written is told first, unless that takes longer than `patience` seconds.
        """
        closing = [asyncio.create_task(close_when_free(room)) for room in self.rooms.values()]
        if closing:
            _, late = await asyncio.wait(closing, timeout=patience)
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
        try:
            loaded = await load_table(self.services.log, table_id)
        except BadLog as bad:
            self.services.unreadable(table_id, bad.reason)
            raise Rejected("unreadable") from bad.reason
        if loaded is None:
            return None
        table, last = loaded
        room = self.add(table, last)
        # Another process may have written while we read, and we had no room yet to tell of it.
        room.stale = self.services.log.shared
        room.loaded_at = room.clock.now()
        log_event("table loaded", logging.DEBUG, entries=table.number, tables=len(self.rooms))
        return room

    def add(self, table: Table, last: Row) -> Room:
        """A room for a table that is folded up to a row."""
        room = Room(table, last, self.services, self.broadcast)
        self.rooms[table.id] = room
        return room

    async def create(self, settings: Settings, pin: str | None, *deeds: Deed) -> Room:
        """A new table to which these changes were made: at least, somebody has come in."""
        table_id = new_table_id()
        first = opened(self.services.context, settings, pin)
        # In a thread, since a game that is taken up may have many moves.
        table, rows = await asyncio.to_thread(
            new_table, table_id, first, self.services.now(), deeds
        )
        await self.services.log.append(table_id, rows)
        room = self.add(table, rows[-1])
        log_event("table created", logging.DEBUG, tables=len(self.rooms))
        return room

    # Background work.

    def news(self, table_id: str, _number: int) -> None:
        """Another process has appended to a table; an empty id means that it may be any."""
        if not table_id:
            for room in self.rooms.values():
                room.stale = True
                self.spawn(room.catch_up())
            return
        known = self.rooms.get(table_id)
        if known is not None:  # also of a number that it has: its row may be another one
            self.spawn(known.catch_up())

    def hear_broadcast(self, message: bytes) -> None:
        """Take over which people are connected to a table at another process."""
        said = msgspec.json.decode(message, type=PresenceBroadcast)
        if said.revoked:
            self.revoked(said.revoked)
            return
        self.lobby.hear(said.process, said.table, said.listing)
        self.codes.hear(said.process, said.table, said.code)
        room = self.rooms.get(said.table)
        if room is not None:
            room.presence.hear_broadcast(said.process, said.here, said.acknowledging)

    def broadcast(
        self, table_id: str, here: tuple[int, ...], acknowledging: tuple[int, ...]
    ) -> None:
        """Tell other processes which people are connected to a table here."""
        listing = self.lobby.listing(table_id) if here and self.services.log.shared else None
        code = self.codes.here(table_id)
        process = self.services.process
        message = PresenceBroadcast(process, table_id, here, listing, acknowledging, code)
        self.spawn(self.services.log.broadcast(msgspec.json.encode(message)))

    def broadcast_revoked(self, key_hash: str) -> None:
        """Tell other processes that the key of a device lets nobody in any more."""
        message = PresenceBroadcast(self.services.process, "", (), revoked=key_hash)
        self.spawn(self.services.log.broadcast(msgspec.json.encode(message)))

    async def sweep(self) -> None:
        """From time to time broadcast who is here, and close the rooms where nobody is."""
        while True:
            await asyncio.sleep(SWEEP_S / 2)
            self.close_idle()

    def close_idle(self) -> None:
        """Broadcast who is here, and close the rooms where nobody is.

        Not a part of `sweep`: that would hold on to the last room while it sleeps.
        """
        for table_id, room in list(self.rooms.items()):
            room.presence.renew()
            if room.idle_for() > IDLE_S:
                room.close()
                del self.rooms[table_id]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; its failure is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: "asyncio.Task[None]") -> None:
        """Forget background work that has ended."""
        self.tasks.discard(task)
        reason = None if task.cancelled() else task.exception()
        # A failure of the store is logged where it happens, and not for each table again.
        if reason is not None and not isinstance(reason, StoreDown):
            self.services.logger.warning("background work failed", exc_info=reason)


def new_table_id() -> str:
    """An id that nobody guesses. It begins with no hyphen, so no command takes it for a flag."""
    while (table_id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return table_id


async def close_when_free(room: Room) -> None:
    """Close a room when what it is writing is written."""
    async with room.lock:
        room.close()
