"""The logs of tables in one SQLite file, for one process."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from sabot.server.store.lock import FileLock
from sabot.server.store.log import Broadcast, KeptReview, News, Row, StoreDown
from sabot.server.store.rows import Append, check_rows, settle
from sabot.server.store.sqlite_checkpoint import Checkpointer
from sabot.server.store.sqlite_file import connect, create_private, in_words
from sabot.server.store.sqlite_reader import SqliteReader
from sabot.server.store.sqlite_writer import Outcomes, SqliteWriter
from sabot.server.store.statements import Statement, for_sqlite

KEEP_REVIEW: Final = """
    INSERT OR REPLACE INTO reviews SELECT id, ?, ?, ? FROM tables WHERE name = ?
"""
MOST_AT_ONCE: Final = 512  # appends in one transaction


class SqliteLog(SqliteReader):
    """One thread writes: what arrives while it commits goes into its next commit, together."""

    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.lock = FileLock(path)
        self.pen = SqliteWriter(path)
        self.queue: SimpleQueue[Append | None] | None = None
        self.writer: threading.Thread | None = None
        self.tidier = Checkpointer(path)

    async def open(self) -> None:
        """Create the file or bring it up to date. One process at a time may have it open."""
        if self.queue is not None:
            return
        try:
            await self.run(self._take)
        except BaseException:
            await super().close()
            raise
        self.queue = SimpleQueue()
        self.tidier = Checkpointer(self.path)
        self.tidier.start()
        arguments = (self.pen, self.queue, asyncio.get_running_loop(), self.tidier)
        self.writer = threading.Thread(
            target=write, args=arguments, name="sabot-write", daemon=True
        )
        self.writer.start()

    async def close(self) -> None:
        """Write what is under way and let go of the file."""
        if self.queue is None or self.writer is None:
            return
        queue, self.queue = self.queue, None
        # The last to let go puts the journal into the file, and a reader may not do that.
        await super().close()
        await asyncio.to_thread(self.tidier.stop)
        queue.put(None)
        await asyncio.to_thread(self.writer.join)
        self.lock.release()

    async def append(self, table: str, rows: Sequence[Row], follows: Row | None = None) -> None:
        """Add rows, all or none; return when they can no longer be lost."""
        await self.begin(table, rows, follows)

    def begin(
        self, table: str, rows: Sequence[Row], follows: Row | None = None
    ) -> asyncio.Future[None]:
        """Append without waiting: what comes of it is in the future, or raised at once."""
        check_rows(table, rows)
        return self._write(table, rows, follows)

    async def check(self) -> None:
        """Refuse with StoreDown if nothing can be written now: tries it."""
        await self._write("", ())

    async def keep_review(self, table: str, game: int, review: KeptReview) -> None:
        """Keep the review of a game in place of an earlier one; nothing if there is no table."""
        if self.queue is None:
            raise StoreDown(f"The tables in {self.path} are closed.")
        await self.run(lambda: self._keep_review(table, game, review))

    def _keep_review(self, table: str, game: int, review: KeptReview) -> None:
        """By a connection of its own, so that no append waits for a large body."""
        with in_words(self.path):
            connection = connect(self.path, "rw")
            try:
                connection.execute(KEEP_REVIEW, (game, review.digest, review.body, table))
            finally:
                connection.close()

    async def ask(self, question: str, *facts: object) -> list[Sequence[Any]]:
        """The rows that answer a question about what is kept beside the logs."""
        return await self.run(lambda: self._all(for_sqlite(question), *facts))

    async def change(self, *statements: Statement) -> bool:
        """Make changes beside the logs, all or none; False, and none, if a needed one fails."""
        if self.queue is None:
            raise StoreDown(f"The tables in {self.path} are closed.")
        return await self.run(lambda: self._change(statements))

    def _change(self, statements: Sequence[Statement]) -> bool:
        """By a connection of its own; closing it undoes what was not committed."""
        with in_words(self.path), closing(connect(self.path, "rw")) as connection:
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("BEGIN IMMEDIATE")
            for each in statements:
                count = connection.execute(for_sqlite(each.text), each.facts).rowcount
                if each.needed and not count:
                    return False
            connection.execute("COMMIT")
        return True

    def listen(self, news: News, broadcast: Broadcast) -> None:
        """Nothing: there is no other process."""

    async def broadcast(self, words: bytes) -> None:
        """Nothing: there is no other process."""

    def _write(
        self, table: str, rows: Sequence[Row], follows: Row | None = None
    ) -> asyncio.Future[None]:
        if self.queue is None:
            raise StoreDown(f"The tables in {self.path} are closed.")
        done = asyncio.get_running_loop().create_future()
        self.queue.put(Append(done, table, rows, follows))
        return done

    def _take(self) -> None:
        with in_words(self.path):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock.take()
            create_private(self.path)
        try:
            self.pen = SqliteWriter(self.path)
            self.pen.open()
            self._check_version()  # now, so that it can be read even when the disk is full
        except BaseException:
            self.lock.release()
            raise


def write(
    pen: SqliteWriter,
    queue: SimpleQueue[Append | None],
    loop: asyncio.AbstractEventLoop,
    tidier: Checkpointer,
) -> None:
    """The loop of the writing thread, until it finds None in the queue."""
    going = True
    while going:
        appends, going = waiting(queue)
        outcomes = written(pen, appends)
        tidier.written(len(appends))
        try:
            loop.call_soon_threadsafe(settle, appends, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            break
    pen.close()


def waiting(queue: SimpleQueue[Append | None]) -> tuple[list[Append], bool]:
    """All that has been asked for, at least one; and whether more may come."""
    appends: list[Append] = []
    append = queue.get()
    try:
        while append is not None:
            appends.append(append)
            if len(appends) == MOST_AT_ONCE:
                return appends, True
            append = queue.get_nowait()
    except Empty:
        return appends, True
    return appends, False


def written(pen: SqliteWriter, appends: list[Append]) -> Outcomes:
    """The outcome of each append. Failures go to the callers, and the thread goes on."""
    if not appends:
        return []
    try:
        return pen.write(appends)
    except StoreDown as error:
        return [StoreDown(*error.args) for _ in appends]  # each is raised in a place of its own
    except BaseException as error:  # noqa: BLE001  # none may be swallowed, none may end the thread
        return [error] * len(appends)
