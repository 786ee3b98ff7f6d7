"""The logs of tables in PostgreSQL, for any number of processes. Needs the extra `postgres`."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from sabot.server.store.log import Broadcast, KeptReview, News, Row, StoreDown
from sabot.server.store.migrate import migrations
from sabot.server.store.postgres_connection import (
    CONNECT_S,
    LOST,
    PATIENCE_S,
    connect,
    in_words,
    migrate,
    place,
)
from sabot.server.store.postgres_listener import BROADCASTS, Listener
from sabot.server.store.postgres_writer import Writer
from sabot.server.store.row_counts import AFTER_SAID, ASIDE, SAID, TO_ALL, RowCount
from sabot.server.store.rows import check_rows
from sabot.server.store.statements import Statement

if TYPE_CHECKING:
    Pool = asyncpg.Pool[asyncpg.Record]
else:
    Pool = asyncpg.Pool

READERS: Final = 4
LONGEST_BROADCAST: Final = 7000
ROWS: Final = """
    SELECT number, at, command, body FROM entries
    WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3
"""
IS_LINE: Final = rf"body >= '\x{SAID.hex()}' AND body < '\x{AFTER_SAID.hex()}' AND"
COUNTS: Final = rf"""
    SELECT count(*),
        count(*) FILTER (
            WHERE {IS_LINE} substring(body, length(body) - {len(TO_ALL) - 1}) = '\x{TO_ALL.hex()}'
        ),
        count(*) FILTER (
            WHERE {IS_LINE} substring(body, length(body) - {len(ASIDE) - 1}) = '\x{ASIDE.hex()}'
        ),
        max(at)
    FROM entries WHERE table_id = $1 AND number > $2
    GROUP BY (number - $2 - 1) / $3 ORDER BY (number - $2 - 1) / $3
"""  # noqa: S608  # only constants
COMMAND: Final = "SELECT FROM entries WHERE table_id = $1 AND command = $2"
TABLES: Final = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
REVIEW: Final = "SELECT digest, body FROM reviews WHERE table_id = $1 AND game = $2"
KEEP_REVIEW: Final = """
    INSERT INTO reviews SELECT id, $2::bigint, $3::text, $4::bytea FROM tables WHERE id = $1
    ON CONFLICT (table_id, game) DO UPDATE SET digest = excluded.digest, body = excluded.body
"""
OLD_TABLES: Final = """
    DELETE FROM tables WHERE at < $1 AND ($2::text IS NULL OR id = $2) RETURNING id
"""
OLD_ENTRIES: Final = "DELETE FROM entries WHERE table_id = ANY ($1::text[])"
PRUNING_S: Final = 600.0


class PostgresLog:
    """One connection writes, a few read, one listens. A lost one is replaced."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = secrets.token_hex(8)
        self.writer = Writer(url, self.process)
        self.listener: Listener | None = None
        self.pool: Pool | None = None

    async def open(self) -> None:
        """Bring the database up to the version of this program, and listen if somebody asked."""
        if self.pool is not None:
            return
        with in_words(self.url):
            await migrate(self.url, migrations("postgres"))
            if self.listener is not None:
                await self.listener.start()
            self.pool = await self._pool()

    async def close(self) -> None:
        """Write what is under way and let go of all connections."""
        pool, self.pool = self.pool, None
        await self.writer.close()
        if self.listener is not None:
            await self.listener.stop()
        if pool is not None:
            pool.terminate()

    async def append(self, table: str, rows: Sequence[Row], follows: Row | None = None) -> None:
        """Add rows, all or none; return when they can no longer be lost."""
        await self.begin(table, rows, follows)

    def begin(
        self, table: str, rows: Sequence[Row], follows: Row | None = None
    ) -> asyncio.Future[None]:
        """Append without waiting: what comes of it is in the future, or raised at once."""
        check_rows(table, rows)
        self._opened()
        return self.writer.write(table, rows, follows)

    async def check(self) -> None:
        """Refuse with StoreDown if nothing can be written now: tries it."""
        self._opened()
        await self.writer.write("", ())

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """The rows with numbers above `after`, in order; the first `limit` of them."""
        return [Row(*row) for row in await self._all(ROWS, table, after, limit)]

    async def count(self, table: str, after: int, size: int) -> list[RowCount]:
        """The counts of rows with numbers above `after`, of each `size` numbers in order."""
        return [RowCount(*found) for found in await self._all(COUNTS, table, after, size)]

    async def has_command(self, table: str, command: str) -> bool:
        """True if a row of the table has this command id."""
        return bool(await self._all(COMMAND, table, command))

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        return [str(row[0]) for row in await self._all(TABLES, after, limit)]

    async def keep_review(self, table: str, game: int, review: KeptReview) -> None:
        """Keep the review of a game in place of an earlier one; nothing if there is no table."""
        await self._all(KEEP_REVIEW, table, game, review.digest, review.body)

    async def kept_review(self, table: str, game: int) -> KeptReview | None:
        """The review of a game, if one is kept."""
        found = await self._all(REVIEW, table, game)
        return KeptReview(*found[0]) if found else None

    async def ask(self, question: str, *facts: object) -> list[Sequence[Any]]:
        """The rows that answer a question about what is kept beside the logs."""
        return await self._all(question, *facts)

    async def change(self, *statements: Statement) -> bool:
        """Make changes beside the logs, all or none; False, and none, if a needed one fails."""
        pool = self._opened()
        with in_words(self.url):
            async with asyncio.timeout(PATIENCE_S), pool.acquire() as connection:
                changes = connection.transaction()
                await changes.start()
                try:
                    for each in statements:
                        done = await connection.execute(each.text, *each.facts)
                        if each.needed and done.endswith(" 0"):
                            await changes.rollback()
                            return False
                except BaseException:
                    await changes.rollback()
                    raise
                await changes.commit()
        return True

    async def prune(self, before: int, table: str | None) -> int:
        """Delete tables that have not changed since; only that one, if one is named."""
        with in_words(self.url):
            connection = await connect(self.url, PRUNING_S)
            try:
                async with connection.transaction():
                    # First the tables: it locks them, so that nothing is appended meanwhile.
                    gone = [row[0] for row in await connection.fetch(OLD_TABLES, before, table)]
                    await connection.execute(OLD_ENTRIES, gone)
                return len(gone)
            finally:
                await connection.close(timeout=CONNECT_S)

    def listen(self, news: News, broadcast: Broadcast) -> None:
        """Set the callbacks for other processes' appends and broadcasts, before `open`."""
        self.listener = Listener(self.url, self.process, news, broadcast)

    async def broadcast(self, words: bytes) -> None:
        """Tell all other processes something; lost where none listens."""
        text = words.decode()
        if len(words) > LONGEST_BROADCAST or "\0" in text:
            raise ValueError(f"a broadcast has at most {LONGEST_BROADCAST} bytes, and no NUL")
        await self._all("SELECT pg_notify($1, $2)", BROADCASTS, f"{self.process}\n{text}")

    async def _pool(self) -> Pool:
        settings = {"application_name": "sabot", "statement_timeout": str(int(PATIENCE_S * 1000))}
        return await asyncpg.create_pool(
            self.url, min_size=0, max_size=READERS, timeout=CONNECT_S, server_settings=settings
        )

    def _opened(self) -> Pool:
        if self.pool is None:
            raise StoreDown(f"The tables in {place(self.url)} are closed.")
        return self.pool

    async def _all(self, question: str, *facts: object) -> list[Any]:
        """All lines of the answer; asked once more if the connection turns out to be lost."""
        pool = self._opened()
        with in_words(self.url):
            async with asyncio.timeout(PATIENCE_S):
                try:
                    return await pool.fetch(question, *facts)
                except LOST:
                    return await pool.fetch(question, *facts)
