"""A store whose failures and slowness are noted: counted each time, logged now and then."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Sequence
from typing import Final, TypeVar

from sabot.server.logs import note
from sabot.server.metrics import Metrics
from sabot.server.store.log import Card, Listed, Log, News, Row, StoreDown, Whisper

T = TypeVar("T")

SLOW_S: Final = 1.0
# While it lasts, trouble is logged once in so long: every player of every table meets it.
AGAIN_S: Final = 10.0


class WatchedLog:
    """Passes everything on to another store."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self.log = log
        self.metrics = metrics
        self.shared = log.shared
        self.failing = False
        self.said_at: dict[str, float] = {}

    async def open(self) -> None:
        """Make the store ready."""
        await self.log.open()

    async def close(self) -> None:
        """Write what is under way and let go of files and connections."""
        await self.log.close()

    async def append(self, table: str, rows: Sequence[Row], card: Card) -> None:
        """Add rows, all or none; return when they can no longer be lost."""
        await self.begin(table, rows, card)

    def begin(self, table: str, rows: Sequence[Row], card: Card) -> asyncio.Future[None]:
        """Append without waiting: what comes of it is in the future, or raised at once."""
        begun = time.perf_counter()
        try:
            done = self.log.begin(table, rows, card)
        except StoreDown as reason:
            self.failed(reason)
            raise
        done.add_done_callback(lambda done: self.appended(done, begun))
        return done

    def appended(self, done: asyncio.Future[None], begun: float) -> None:
        """Note what came of an append; nothing, if whoever asked for it has stopped waiting."""
        reason = None if done.cancelled() else done.exception()
        if isinstance(reason, StoreDown):
            self.failed(reason)
        elif reason is None and not done.cancelled():
            self.took(time.perf_counter() - begun)
            if self.failing:
                self.failing = False
                note("the store works again")

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows with numbers above `after`, in order."""
        return await self.watched(self.log.read(table, after))

    async def card(self, table: str) -> Card | None:
        """The card of a table, if there is such a table."""
        return await self.watched(self.log.card(table))

    async def listed(self, limit: int) -> list[Listed]:
        """The listed tables, the one that changed last first."""
        return await self.watched(self.log.listed(limit))

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        return await self.watched(self.log.tables(after, limit))

    async def check(self) -> None:
        """Refuse with StoreDown if nothing can be written now."""
        await self.watched(self.log.check())

    def listen(self, news: News, whisper: Whisper) -> None:
        """Whom to tell of rows that other processes append, and of what they whisper."""
        self.log.listen(news, whisper)

    async def whisper(self, words: bytes) -> None:
        """Tell all other processes something; lost where none listens."""
        await self.watched(self.log.whisper(words))

    async def watched(self, work: Awaitable[T]) -> T:
        """What the store answers; that it fails is noted."""
        try:
            return await work
        except StoreDown as reason:
            self.failed(reason)
            raise

    def failed(self, reason: StoreDown) -> None:
        """Note that the store refuses."""
        self.failing = True
        self.metrics.store_failures.inc()
        self.say("the store refuses", reason=str(reason))

    def took(self, seconds: float) -> None:
        """Note how long a commit took."""
        self.metrics.commits.observe(seconds)
        if seconds > SLOW_S:
            self.say("a commit was slow", seconds=round(seconds, 3))

    def say(self, trouble: str, **facts: object) -> None:
        """Log trouble, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self.said_at.get(trouble, -AGAIN_S) >= AGAIN_S:
            self.said_at[trouble] = now
            note(trouble, logging.WARNING, **facts)
