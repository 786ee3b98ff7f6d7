"""One table in memory: commands are decided, committed, applied and told, one after the other."""

from asyncio import Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from sabot.core.errors import Refusal, SabotError
from sabot.server.asking import Asking
from sabot.server.async_lock import Turnstile
from sabot.server.hints import Aids
from sabot.server.presence import Presences
from sabot.server.scheduler import Clockwork
from sabot.server.services import Services
from sabot.server.store.log import Card, Conflict, Row, StoreDown
from sabot.server.subscribers import Ack, Audience, Listener
from sabot.server.tables import DECODE, ENCODE, card_after, card_of
from sabot.server.thoughts import Thoughts
from sabot.table.commands import AnyCommand
from sabot.table.decide import back, decide
from sabot.table.entries import (
    AnyEntry,
    BotSat,
    Dealt,
    Left,
    Moved,
    Noted,
    Removed,
    Said,
    Sat,
    SettingsChanged,
    Started,
    Stood,
)
from sabot.table.fold import fold
from sabot.table.refusals import Refused
from sabot.table.seating_commands import enter
from sabot.table.table import Table

# How often a command is decided anew because another process was quicker.
TRIES: Final = 20

RESEATING: Final = (Sat, Stood, BotSat, Left, Removed, SettingsChanged)


class Draft(NamedTuple):
    """Entries on their way into the log, and whose command they come from."""

    entries: Sequence[AnyEntry]
    rows: Sequence[Row]
    card: Card
    ack: Ack | None


class Room:
    """A table, those who listen there, and what it does by itself."""

    def __init__(
        self, table: Table, services: Services, whisper: Callable[[str, tuple[int, ...]], None]
    ) -> None:
        self.table = table
        self.services = services
        self.lock = Turnstile()
        self.audience = Audience(table)
        self.presences = Presences(services.now(), lambda here: whisper(table.id, here))
        self.card: Card = card_of(table)
        self.stale = False
        self.closed = False
        self.asking = Asking(table, services)
        self.aids = Aids(table, services, self.asking)
        self.clockwork = Clockwork(
            table,
            services,
            self.presences,
            Thoughts(table, services, self.asking),
            lambda decided: self.commit(decided, None, None),
        )

    # What people ask.

    async def do(
        self, person: int, command_id: str, command: AnyCommand, listener: Listener | None = None
    ) -> bool:
        """Do what somebody asks, once; whether there was anything to do. Refusals are raised."""

        def decided() -> list[AnyEntry]:
            return decide(self.table, self.services.house, person, command)

        ack = None if listener is None else Ack(listener, command_id)
        return await self.commit(decided, f"{person}:{command_id}", ack)

    def do_at_once(
        self,
        person: int,
        command_id: str,
        command: AnyCommand,
        listener: Listener,
        after: Callable[[BaseException | None], None],
    ) -> bool:
        """Begin to do what somebody asks, if that takes no waiting and nobody objects.

        If not, nothing has happened, and `do` says why. If so, `after` is called in the end: with
        why it could not be written, and has to be done anew, or with None.
        """
        if self.stale or not self.lock.enter():
            return False
        written: Future[None] | None = None
        try:
            draft = self.undisputed(person, command_id, command, listener)
            if draft is not None:
                written = self.services.log.begin(self.table.id, draft.rows, draft.card)
                written.add_done_callback(partial(self.finish, draft, after))
        except StoreDown:
            return False
        finally:
            if written is None:
                self.lock.leave()
        return written is not None

    def undisputed(
        self, person: int, command_id: str, command: AnyCommand, listener: Listener
    ) -> Draft | None:
        """What a command leads to, unless there is nothing to do, or something to be said."""
        key = f"{person}:{command_id}"
        if key in self.table.commands:
            return None
        try:
            entries = decide(self.table, self.services.house, person, command)
        except SabotError:
            return None
        return self.draft(entries, key, Ack(listener, command_id)) if entries else None

    def finish(
        self, draft: Draft, after: Callable[[BaseException | None], None], written: Future[None]
    ) -> None:
        """Go on from what was written, or wasn't, and let the next one in."""
        failure = written.exception()
        try:
            if failure is None:
                self.carry_out(draft)
            else:
                self.stale = True
        finally:
            self.lock.leave()
        after(failure)

    async def enter(self, name: str, key: str) -> int:
        """Let somebody in; their number."""

        def entered() -> list[AnyEntry]:
            known = any(person.key == key for person in self.table.present())
            return [] if known else enter(self.table, name, key)

        await self.commit(entered, None, None)
        return next(person.number for person in self.table.present() if person.key == key)

    async def commit(
        self, decided: Callable[[], list[AnyEntry]], command: str | None, ack: Ack | None
    ) -> bool:
        """Decide, write to the log, and only then apply and tell; whether anything happened."""
        async with self.lock:
            tried_at = 0
            for _ in range(TRIES):
                sure = self.stale or not self.services.log.shared
                await self.refresh()
                if command is not None and command in self.table.commands:
                    return False
                if command is not None and tried_at == self.table.number:
                    return False  # nobody was quicker: it was done so long ago that we forgot
                try:
                    entries = decided()
                except Refusal:
                    if sure:
                        raise
                    self.stale = True  # another process may know better
                    continue
                if not entries:
                    return False
                tried_at = self.table.number
                try:
                    await self.append(entries, command, ack)
                except Conflict:
                    self.stale = True
                else:
                    return True
            raise StoreDown("too many others write to this table; try again")

    async def append(
        self, entries: Sequence[AnyEntry], command: str | None, ack: Ack | None
    ) -> None:
        """Write entries to the log, then apply and tell them."""
        draft = self.draft(entries, command, ack)
        try:
            await self.services.log.append(self.table.id, draft.rows, draft.card)
        except StoreDown:
            self.stale = True
            raise
        self.carry_out(draft)

    def draft(self, entries: Sequence[AnyEntry], command: str | None, ack: Ack | None) -> Draft:
        """The rows that entries make in the log."""
        table = self.table
        at = max(table.at, self.services.now())
        rows = [
            Row(table.number + index, at, command if index == 1 else None, ENCODE(entry))
            for index, entry in enumerate(entries, 1)
        ]
        return Draft(entries, rows, self.card_after(entries), ack)

    def carry_out(self, draft: Draft) -> None:
        """Apply and tell what is written."""
        self.card = draft.card
        self.clockwork.defers = False
        ack = draft.ack
        for entry, row in zip(draft.entries, draft.rows, strict=True):
            self.happen(entry, row.at, row.command, ack)
            ack = None
        self.services.metrics.entries.inc(len(draft.rows))
        self.schedule()

    def card_after(self, entries: Sequence[AnyEntry]) -> Card:
        """The card for the list of tables; moves change it for listed tables only."""
        playing = isinstance(entries[0], Moved | Dealt | Said)
        if isinstance(entries[0], Noted) or (playing and not self.card.listed):
            return self.card
        return card_after(self.table, entries)

    def happen(self, entry: AnyEntry, at: int, command: str | None, ack: Ack | None) -> None:
        """Apply an entry that is in the log, and tell everybody.

        It has happened, so nothing may go wrong: a room that fails at it is shut, and made anew.
        """
        try:
            self.apply(entry, at, command, ack)
        except Exception:
            self.close()
            raise

    def apply(self, entry: AnyEntry, at: int, command: str | None, ack: Ack | None) -> None:
        """Fold an entry into the table, and tell everybody."""
        asides = tuple(self.table.asides) if self.table.asides else ()
        change = fold(self.table, entry, at)
        if command is not None:
            self.table.remember(command)
        if isinstance(entry, Left | Removed):
            self.show_out(entry)
        self.audience.announce(change, asides, ack)
        if isinstance(entry, RESEATING):
            self.audience.reseat(self.services.now(), self.here())
        if isinstance(entry, Started | BotSat) and self.table.phase != "gathering":
            self.send_watchers_away()

    # What other processes did.

    async def catch_up(self) -> None:
        """Read and tell what other processes have appended."""
        async with self.lock:
            self.stale = True
            await self.refresh()

    async def refresh(self) -> None:
        """Bring the table up to the log, if it may be behind; whoever calls has the lock."""
        if not self.stale:
            return
        rows = await self.services.log.read(self.table.id, self.table.number)
        for row in rows:
            self.happen(DECODE(row.body), row.at, row.command, None)
            self.clockwork.defers = True
        self.stale = False
        if rows:
            self.card = card_of(self.table)
            self.schedule()

    # Who listens.

    def here(self) -> tuple[int, ...]:
        """Who is connected, at this process or another."""
        return self.presences.here(self.services.now())

    async def join(self, listener: Listener, stream: str | None, seen: int) -> None:
        """Somebody begins to listen, or again after having missed something."""
        async with self.lock:
            self.check_may_watch(listener.person)
            watching = self.table.seat_of(listener.person) is None
            if seen > self.table.heard(listener.person, watching=watching):
                self.stale = True
            await self.refresh()
            self.audience.join(listener)
            arrived = self.presences.arrive(listener.person, self.services.now())
            now, here = self.services.now(), self.here()
            self.audience.catch_up(listener, stream, seen, now, here)
            if arrived:
                self.audience.tell_presence(here)
            self.schedule()
        await self.take_back(listener.person)

    def check_may_watch(self, person: int) -> None:
        """Refuse who has no seat at a table that is played without watchers."""
        table = self.table
        if table.settings.watching or table.phase == "gathering":
            return
        if table.seat_of(person) is None:
            raise Refused("no-watching")

    async def take_back(self, person: int) -> None:
        """Give somebody who comes back their seat again."""

        def decided() -> list[AnyEntry]:
            seat = self.table.seat_of(person)
            return [] if seat is None else back(self.table, seat)

        with suppress(Refused):
            await self.commit(decided, None, None)

    async def resync(self, listener: Listener, stream: str, seen: int) -> None:
        """Send a listener what it says it has missed."""
        async with self.lock:
            if listener in self.audience.listeners():  # or they were shown out meanwhile
                self.audience.catch_up(listener, stream, seen, self.services.now(), self.here())

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.audience.leave(listener)
        if self.presences.depart(listener.person, self.services.now()):
            self.audience.tell_presence(self.here())
        self.schedule()

    def snapshot(self, listener: Listener) -> bytes:
        """All that a listener may know, for one that could not keep up."""
        return self.audience.snapshot(listener, self.services.now(), self.here())

    def show_out(self, entry: Left | Removed) -> None:
        """End the connections of somebody who is gone."""
        reason = "left" if isinstance(entry, Left) else "removed"
        for listener in self.audience.listeners():
            if listener.person == entry.person:
                self.audience.leave(listener)
                listener.farewell(reason, again=False)

    def send_watchers_away(self) -> None:
        """End the connections of those who may not watch."""
        if self.table.settings.watching:
            return
        for listener in self.audience.listeners():
            if self.table.seat_of(listener.person) is None:
                self.audience.leave(listener)
                listener.farewell("no-watching", again=False)

    def overheard(self, process: str, here: tuple[int, ...]) -> None:
        """Another process says who is connected there."""
        if self.presences.overheard(process, here, self.services.now()):
            self.audience.tell_presence(self.here())
            self.schedule()

    def tidy_presence(self) -> None:
        """Say again who is here, and forget what other processes no longer say."""
        if self.presences.tidy(self.services.now()):
            self.audience.tell_presence(self.here())
            self.schedule()

    def idle_for(self) -> float:
        """For how many seconds nobody has been connected here."""
        if self.lock.taken:
            return 0.0
        return self.presences.empty_for(self.services.now()) / 1000

    def schedule(self) -> None:
        """Set the timer for what is due next."""
        self.clockwork.schedule()

    def close(self) -> None:
        """Stop, and tell those who listen to come again."""
        self.closed = True
        self.clockwork.stop()
        for listener in self.audience.listeners():
            self.audience.leave(listener)
            listener.farewell("restart", again=True)
