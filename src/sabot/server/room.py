"""One table in memory. Every change goes through one pipeline: decide, commit, apply, tell."""

import asyncio
from asyncio import Future
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from sabot.core.errors import Refusal, SabotError
from sabot.server.address_book import AddressBook
from sabot.server.async_lock import AsyncLock
from sabot.server.bot_workers.choices import BotChoices
from sabot.server.bot_workers.requests import BotRequests
from sabot.server.bot_workers.speech import BotSpeech
from sabot.server.hints import Hints
from sabot.server.presence import PresenceTracker
from sabot.server.push.knock import knock_after
from sabot.server.scheduler import Scheduler
from sabot.server.services import Services
from sabot.server.store.log import Conflict, Row, StoreDown
from sabot.server.subscribers import Ack, Subscriber, Subscribers
from sabot.server.table_clock import TableClock
from sabot.server.tables import DECODE, ENCODE
from sabot.table.any_seat import sit_anywhere
from sabot.table.changes import Decision, PlayedMove
from sabot.table.commands import AnyCommand
from sabot.table.decide import decide
from sabot.table.entries import (
    AnyEntry,
    BotSat,
    Left,
    Removed,
    Sat,
    SettingsChanged,
    Started,
    Stood,
)
from sabot.table.fold import fold
from sabot.table.seating_commands import enter
from sabot.table.table import Table
from sabot.wire.messages import AlertName

# How often a command is decided again because another process wrote first.
MOST_CONFLICTS: Final = 20
# How often a command is tried again because the store failed.
MOST_FAILURES: Final = 1
LOADED_AGAIN: Final = "this table is being loaded again; try again"

# Entries after which somebody may have another seat, and so another stream.
RESEATING: Final = (Sat, Stood, BotSat, Left, Removed, SettingsChanged)


@dataclass(eq=False, slots=True)
class Transaction:
    """A change of the table on its way: how it is decided, and who waits for it.

    `key` names the command in the log, where it can be at most once. `done` gets whether anything
    happened, or why not. `fresh`: the log has been read since the transaction began.
    """

    decide: Callable[[], Decision]
    key: str | None
    ack: Ack | None
    done: Future[bool]
    fresh: bool = False
    conflict_at: int = 0
    conflicts: int = 0
    failures: int = 0


class Batch(NamedTuple):
    """A decision, and its rows for the log."""

    decision: Decision
    rows: Sequence[Row]


class Room:
    """A table, its subscribers, and its scheduler.

    `last` is the row of the log up to which the table is folded. `loaded_at` is when it was loaded,
    until somebody comes. `alerts` are what the host is told when they come. `stale`: the log may
    have rows that are not applied yet. `failed`: the table may not be what the log says, so nothing
    more is decided here.
    """

    def __init__(
        self,
        table: Table,
        last: Row,
        services: Services,
        broadcast: Callable[[str, tuple[int, ...], tuple[int, ...]], None],
    ) -> None:
        self.table = table
        self.last = last
        self.loaded_at: int | None = None
        self.services = services
        # A log that lies ahead of the wall clock, which was set back, is gone on with all the same.
        self.clock = TableClock(max(services.now(), table.at), services.steady)
        self.lock = AsyncLock()
        self.subscribers = Subscribers(table, services.context.bot_names)
        self.presence = PresenceTracker(
            self.clock.now, partial(broadcast, table.id), self.presence_changed
        )
        self.addresses = AddressBook()
        self.alerts: set[AlertName] = set()
        self.stale = False
        self.closed = False
        self.failed = False
        self.waiting: set[asyncio.Task[None]] = set()
        requests = BotRequests(table, services, self.subscribers.addresses)
        self.hints = Hints(table, services, requests)
        choices = BotChoices(table, services, requests)
        self.scheduler = Scheduler(table, self.clock, self.presence, choices, self.commit)
        self.speech = BotSpeech(table, services, self.presence, requests, self.commit)

    # Changes of the table.

    def do(
        self, person: int, command_id: str, command: AnyCommand, asker: Subscriber | None = None
    ) -> Future[bool]:
        """Do what somebody asks, once. The result is whether there was anything to do."""
        decided = partial(decide, self.table, self.services.context, person, command)
        ack = None if asker is None else Ack(asker, command_id)
        return self.commit(decided, f"{person}:{command_id}", ack)

    async def enter(  # noqa: PLR0913  # a newcomer is known by name and secrets
        self,
        name: str,
        key: str,
        address: str = "",
        former: Collection[str] = (),
        figure: int | None = None,
        *,
        sits: bool = False,
    ) -> int:
        """Let somebody in from an address, and return their number; `former` are other keys.

        With `sits` they take a seat, or nothing happens.
        """

        def decided() -> Decision:
            if any(person.key == key for person in self.table.present()):
                return Decision([])
            self.addresses.check(address)
            here = self.presence.people()
            context = self.services.context
            entries = enter(self.table, context, name, key, here=here, former=former, figure=figure)
            number = len(self.table.people)
            if sits:
                entries += sit_anywhere(self.table, number)
            self.addresses.add(number, address)
            return Decision(entries)

        await self.commit(decided)
        return next(person.number for person in self.table.present() if person.key == key)

    def commit(
        self, decided: Callable[[], Decision], key: str | None = None, ack: Ack | None = None
    ) -> Future[bool]:
        """Decide, write to the log, and only then apply and tell.

        The result is whether anything happened, or a refusal. Usually nobody else is at work here
        and the table is up to date: then it is decided at once, and no task is needed.
        """
        transaction = Transaction(decided, key, ack, asyncio.get_running_loop().create_future())
        turn = self.lock.request()
        if turn is None and not self.stale:
            self.attempt(transaction)
        else:
            self.attempt_later(transaction, turn)
        return transaction.done

    def attempt_later(self, transaction: Transaction, turn: Future[None] | None) -> None:
        """Attempt a transaction when it has the lock and the table is up to date."""
        task = asyncio.create_task(self.prepare(transaction, turn))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    async def prepare(self, transaction: Transaction, turn: Future[None] | None) -> None:
        """Wait for the lock, read what is new in the log, and attempt the transaction."""
        if turn is not None:
            await turn
        try:
            transaction.fresh |= self.stale
            await self.refresh()
            if transaction.conflict_at == self.table.number:
                await self.check_done(transaction)
                self.finish(transaction)
                return
        except Exception as reason:  # noqa: BLE001  # it is handed to whoever waits
            self.finish(transaction, reason)
            return
        self.attempt(transaction)

    def attempt(self, transaction: Transaction) -> None:
        """Decide, and begin to write. The transaction keeps the lock until it is finished."""
        table, key = self.table, transaction.key
        if self.failed:
            self.finish(transaction, StoreDown(LOADED_AGAIN))
            return
        if key is not None and key in table.commands:
            self.finish_unchanged(transaction)
            return
        try:
            decision = transaction.decide()
            if not decision.entries:
                self.finish_unchanged(transaction)
                return
            at = self.clock.now()
            rows = [
                Row(table.number + index, at, key if index == 1 else None, ENCODE(entry))
                for index, entry in enumerate(decision.entries, 1)
            ]
            write = self.services.log.begin(table.id, rows, self.last)
        except Exception as reason:  # noqa: BLE001  # it is handed to whoever waits
            self.recover(transaction, reason)
        else:
            write.add_done_callback(partial(self.written, transaction, Batch(decision, rows)))

    def written(self, transaction: Transaction, batch: Batch, write: Future[None]) -> None:
        """Apply and tell what is in the log now."""
        failure = write.exception()
        if failure is not None:
            self.recover(transaction, failure)
            return
        self.last = batch.rows[-1]
        self.scheduler.defers = False
        ack, (entries, played) = transaction.ack, batch.decision
        try:
            for entry, row in zip(entries, batch.rows, strict=True):
                self.apply(entry, row.at, row.command, played, ack)
                ack = None
        except Exception as reason:  # noqa: BLE001  # it is handed to whoever waits
            self.finish(transaction, reason)
            return
        self.services.metrics.entries.inc(len(entries))
        self.scheduler.schedule()
        self.speech.after(entries)
        knock = knock_after(self.table, entries, self.presence.people())
        if knock is not None:
            self.services.knock(knock)
        self.finish(transaction, happened=True)

    def recover(self, transaction: Transaction, failure: BaseException) -> None:
        """Read the log and try again, or hand the failure to whoever waits."""
        if isinstance(failure, Conflict):
            self.stale = True
            transaction.conflict_at = self.table.number
            transaction.conflicts += 1
            again = transaction.conflicts <= MOST_CONFLICTS
            failure = StoreDown("too many others write to this table; try again")
        elif isinstance(failure, StoreDown):
            self.stale = True  # perhaps it was written all the same
            transaction.failures += 1
            again = transaction.failures <= MOST_FAILURES and not self.failed
        else:
            # Another process may have written what makes the command a good one.
            again = (
                isinstance(failure, Refusal) and self.services.log.shared and not transaction.fresh
            )
            self.stale = self.stale or again
        if again:
            self.attempt_later(transaction, None)
        else:
            self.finish(transaction, failure)

    async def check_done(self, transaction: Transaction) -> None:
        """Fail unless the log has a command that conflicts although nobody else has written.

        It has if the command was done so long ago that the table has forgotten it.
        """
        key = transaction.key
        if key is None or not await self.services.log.has_command(self.table.id, key):
            self.fail()
            raise StoreDown(LOADED_AGAIN)

    def finish_unchanged(self, transaction: Transaction) -> None:
        """Answer that there is nothing to do, or that it is done: for people, as the log stands.

        Rows may have been lost behind the room's back, and with them what it remembers.
        """
        if transaction.key is None or transaction.fresh:
            self.finish(transaction)
        else:
            self.stale = True
            self.attempt_later(transaction, None)

    def finish(
        self,
        transaction: Transaction,
        failure: BaseException | None = None,
        *,
        happened: bool = False,
    ) -> None:
        """Let the next transaction begin, and answer whoever waits for this one."""
        self.lock.release()
        if transaction.done.done():  # nobody waits any longer
            return
        if failure is None:
            transaction.done.set_result(happened)
        else:
            if isinstance(failure, SabotError):
                # Its frames hold the future, which holds it: the room would wait for a collection.
                failure.__traceback__ = None
            transaction.done.set_exception(failure)

    def apply(
        self,
        entry: AnyEntry,
        at: int,
        command: str | None,
        played: PlayedMove | None = None,
        ack: Ack | None = None,
    ) -> None:
        """Fold an entry that is in the log into the table, and tell everybody.

        It has happened, so nothing may go wrong: a room that fails here is loaded again.
        """
        subscribers, table = self.subscribers, self.table
        try:
            change = fold(table, entry, at, played)
            self.clock.reach(at)
            if command is not None:
                table.remember(command, table.number)
            if isinstance(entry, Left | Removed):
                gone = [each for each in subscribers.everybody() if each.person == entry.person]
                reason = "left" if isinstance(entry, Left) else "removed"
                subscribers.disconnect(gone, reason, again=False)
                if isinstance(entry, Removed):
                    self.addresses.bar(entry.person, [each.number for each in table.present()])
                self.addresses.forget(entry.person)
            subscribers.publish(change, ack)
            if isinstance(entry, RESEATING):
                subscribers.reseat(self.clock.now(), self.presence.here())
            if isinstance(entry, Started | BotSat) and not table.may_be_watched():
                watchers = [each for each in subscribers.everybody() if each.viewer is None]
                subscribers.disconnect(watchers, "no-watching", again=False)
        except Exception:
            self.fail()
            raise

    # Rows of other processes.

    async def catch_up(self) -> None:
        """Read and tell what other processes have appended."""
        async with self.lock:
            self.stale = True
            await self.refresh()

    async def refresh(self) -> None:
        """Apply what is new in the log, if there may be anything. The caller has the lock.

        A log without the last row of this table is another one, such as a backup: the room fails.
        """
        if not self.stale:
            return
        rows = await self.services.log.read(self.table.id, self.last.number - 1)
        if not rows or rows.pop(0) != self.last:
            self.fail()
            raise StoreDown(LOADED_AGAIN)
        for row in rows:
            self.apply_row(row)
            self.scheduler.defers = True
        self.stale = False
        if rows:
            self.scheduler.schedule()

    def apply_row(self, row: Row) -> None:
        """Apply a row of another process; a room that can't read it is loaded again."""
        try:
            entry = DECODE(row.body)
        except Exception:
            self.fail()
            raise
        self.apply(entry, row.at, row.command)
        self.last = row

    def presence_changed(self) -> None:
        """Tell everybody who is connected now."""
        self.subscribers.publish_presence(self.presence.here())
        self.scheduler.schedule()

    # The end.

    def idle_for(self) -> float:
        """For how many seconds nobody has been connected here."""
        return 0.0 if self.lock.locked else self.presence.empty_for() / 1000

    def fail(self) -> None:
        """Close for good: whoever asks for the table next loads it from the log."""
        self.failed = True
        self.close()

    def close(self) -> None:
        """Stop, and tell all subscribers to connect again."""
        self.closed = True
        self.scheduler.stop()
        self.speech.stop()
        self.presence.close()
        self.subscribers.disconnect(self.subscribers.everybody(), "restart", again=True)
