"""A store whose failures and slowness are noted: counted each time, logged now and then."""

import asyncio
import time
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from sabot.server.logs import Trouble, log_event
from sabot.server.metrics import Metrics
from sabot.server.store.log import Broadcast, KeptReview, Log, News, Row, StoreDown
from sabot.server.store.row_counts import RowCount
from sabot.server.store.statements import Statement

T = TypeVar("T")

SLOW_S: Final = 1.0
# While it lasts, trouble is logged once in so long: every player of every table meets it.
AGAIN_S: Final = 10.0


class MonitoredLog:
    """Passes everything on to another store."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self.log = log
        self.metrics = metrics
        self.shared = log.shared
        self.failing = False
        self.trouble = Trouble(AGAIN_S)

    async def open(self) -> None:
        """Make the store ready."""
        await self.log.open()

    async def close(self) -> None:
        """Write what is under way and let go of files and connections."""
        await self.log.close()

    async def append(self, table: str, rows: Sequence[Row], follows: Row | None = None) -> None:
        """Add rows, all or none; return when they can no longer be lost."""
        await self.begin(table, rows, follows)

    def begin(
        self, table: str, rows: Sequence[Row], follows: Row | None = None
    ) -> asyncio.Future[None]:
        """Append without waiting: what comes of it is in the future, or raised at once."""
        begun = time.perf_counter()
        try:
            done = self.log.begin(table, rows, follows)
        except StoreDown as reason:
            self.failed(reason)
            raise
        done.add_done_callback(partial(self.appended, begun))
        return done

    def appended(self, begun: float, done: asyncio.Future[None]) -> None:
        """Record the outcome of an append; nothing, if the caller has stopped waiting."""
        reason = None if done.cancelled() else done.exception()
        if isinstance(reason, StoreDown):
            self.failed(reason)
        elif reason is None and not done.cancelled():
            self.committed(time.perf_counter() - begun)
            if self.failing:
                self.failing = False
                log_event("the store works again")

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """The rows with numbers above `after`, in order; the first `limit` of them."""
        return await self.monitored(self.log.read(table, after, limit))

    async def count(self, table: str, after: int, size: int) -> list[RowCount]:
        """The counts of rows with numbers above `after`, of each `size` numbers in order."""
        return await self.monitored(self.log.count(table, after, size))

    async def has_command(self, table: str, command: str) -> bool:
        """True if a row of the table has this command id."""
        return await self.monitored(self.log.has_command(table, command))

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        return await self.monitored(self.log.tables(after, limit))

    async def keep_review(self, table: str, game: int, review: KeptReview) -> None:
        """Keep the review of a game in place of an earlier one; nothing if there is no table."""
        await self.monitored(self.log.keep_review(table, game, review))

    async def kept_review(self, table: str, game: int) -> KeptReview | None:
        """The review of a game, if one is kept."""
        return await self.monitored(self.log.kept_review(table, game))

    async def ask(self, question: str, *facts: object) -> list[Sequence[Any]]:
        """The rows that answer a question about what is kept beside the logs."""
        return await self.monitored(self.log.ask(question, *facts))

    async def change(self, *statements: Statement) -> bool:
        """Make changes beside the logs, all or none; False, and none, if a needed one fails."""
        return await self.monitored(self.log.change(*statements))

    async def check(self) -> None:
        """Refuse with StoreDown if nothing can be written now."""
        await self.monitored(self.log.check())

    def listen(self, news: News, broadcast: Broadcast) -> None:
        """Set the callbacks for appends and broadcasts of other processes."""
        self.log.listen(news, broadcast)

    async def broadcast(self, words: bytes) -> None:
        """Tell all other processes something; lost where none listens."""
        await self.monitored(self.log.broadcast(words))

    async def monitored(self, work: Awaitable[T]) -> T:
        """The answer of the store; a failure is recorded."""
        try:
            return await work
        except StoreDown as reason:
            self.failed(reason)
            raise

    def failed(self, reason: StoreDown) -> None:
        """Record a failure of the store."""
        self.failing = True
        self.metrics.store_failures.inc()
        self.trouble.warn("the store refuses", reason=str(reason))

    def committed(self, seconds: float) -> None:
        """Record how long a commit took."""
        self.metrics.commits.observe(seconds)
        if seconds > SLOW_S:
            self.trouble.warn("a commit was slow", seconds=round(seconds, 3))
