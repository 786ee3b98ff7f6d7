"""Reading the tables of a SQLite file, also beside the server that writes to it."""

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from sabot.server.store.log import KeptReview, Row
from sabot.server.store.migrate import migrations, steps_from
from sabot.server.store.row_counts import AFTER_SAID, ASIDE, SAID, TO_ALL, RowCount
from sabot.server.store.sqlite_file import connect, in_words, number_of, refuse_strangers

T = TypeVar("T")

READERS: Final = 4  # so that a long log being read holds up no other reader
HEADS = msgspec.json.Decoder(list[tuple[int, int, str | None, int]])
ROW_COUNTS = msgspec.json.Decoder(list[RowCount])

# Many rows in one step, for the reason given in sqlite_writer: first what stands beside each body
# and how long it is, then all bodies without a gap, since a body may be any bytes.
ROWS = """
    SELECT json_group_array(json_array(number, at, command, length(body))),
        CAST(group_concat(CAST(body AS TEXT), '') AS BLOB)
    FROM (
        SELECT e.number, e.at, e.command, CAST(e.body AS BLOB) AS body
        FROM tables t JOIN entries e ON e.table_id = t.id
        WHERE t.name = ? AND e.number > ? ORDER BY e.number LIMIT ?
    )
"""
NO_LIMIT: Final = -1
# All pieces in one step, for the same reason. Only the ends of bodies are compared: to search in
# them would take longer than all the rest.
IS_LINE: Final = f"body >= x'{SAID.hex()}' AND body < x'{AFTER_SAID.hex()}'"
COUNTS = f"""
    WITH RECURSIVE
        log (id, last) AS (
            SELECT id, (SELECT max(number) FROM entries WHERE table_id = id)
            FROM tables WHERE name = ?1
        ),
        pieces (after) AS (
            SELECT ?2 FROM log WHERE last > ?2
            UNION ALL SELECT after + ?3 FROM pieces, log WHERE after + ?3 < last
        )
    SELECT json_group_array(json((
        SELECT json_array(
            count(*),
            coalesce(sum({IS_LINE} AND substr(body, -{len(TO_ALL)}) = x'{TO_ALL.hex()}'), 0),
            coalesce(sum({IS_LINE} AND substr(body, -{len(ASIDE)}) = x'{ASIDE.hex()}'), 0),
            coalesce(max(at), 0)
        )
        FROM entries WHERE table_id = id AND number > after AND number <= after + ?3
    ))) FROM log, pieces
"""  # noqa: S608  # only constants
COMMAND = """
    SELECT 1 FROM tables t JOIN entries e ON e.table_id = t.id WHERE t.name = ? AND e.command = ?
"""
REVIEW = """
    SELECT r.digest, r.body FROM tables t JOIN reviews r ON r.table_id = t.id
    WHERE t.name = ? AND r.game = ?
"""
TABLES = "SELECT name FROM tables WHERE name > ? ORDER BY name LIMIT ?"


class SqliteReader:
    """Has a few threads, and a connection for each, so that the loop never waits for a disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.threads: ThreadPoolExecutor | None = None
        self.idle: list[sqlite3.Connection] = []  # each is used by one thread at a time

    async def open(self) -> None:
        """Make ready to read; refuse a file that this program can't read."""
        await self.run(self._check_version)

    async def close(self) -> None:
        """Finish what is being read, and let go of the file."""
        threads, self.threads = self.threads, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)
        self._drop()

    async def run(self, work: Callable[[], T]) -> T:
        """Have this done by a thread."""
        if self.threads is None:
            self.threads = ThreadPoolExecutor(READERS, "sabot-read")
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """The rows with numbers above `after`, in order; the first `limit` of them."""
        return await self.run(lambda: self._rows(table, after, limit))

    async def count(self, table: str, after: int, size: int) -> list[RowCount]:
        """The counts of rows with numbers above `after`, of each `size` numbers in order."""
        ((counts,),) = await self.run(lambda: self._all(COUNTS, table, after, size))
        return ROW_COUNTS.decode(counts)

    async def has_command(self, table: str, command: str) -> bool:
        """True if a row of the table has this command id."""
        return bool(await self.run(lambda: self._all(COMMAND, table, command)))

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        return [table for (table,) in await self.run(lambda: self._all(TABLES, after, limit))]

    async def kept_review(self, table: str, game: int) -> KeptReview | None:
        """The review of a game, if one is kept."""
        found = await self.run(lambda: self._all(REVIEW, table, game))
        return KeptReview(*found[0]) if found else None

    def _rows(self, table: str, after: int, limit: int | None) -> list[Row]:
        most = NO_LIMIT if limit is None else limit
        ((heads, bodies),) = self._all(ROWS, table, after, most)
        found = HEADS.decode(heads)
        ends = accumulate(length for _, _, _, length in found)
        return [
            Row(number, at, command, bodies[end - length : end])
            for (number, at, command, length), end in zip(found, ends, strict=True)
        ]

    def _all(self, question: str, *facts: object) -> list[Any]:
        with in_words(self.path), self._connection() as connection:
            return connection.execute(question, facts).fetchall()

    @contextmanager
    def _connection(self) -> Generator[sqlite3.Connection]:
        """A connection that nobody else uses meanwhile. After a failure all are opened anew."""
        try:
            connection = self.idle.pop()
        except IndexError:
            connection = connect(self.path, "ro")
        try:
            yield connection
        except BaseException:
            connection.close()
            self._drop()
            raise
        self.idle.append(connection)

    def _check_version(self) -> None:
        with in_words(self.path), self._connection() as connection:
            refuse_strangers(connection, self.path)
            version = number_of(connection, "PRAGMA user_version")
        steps_from(version, migrations("sqlite"), str(self.path))

    def _drop(self) -> None:
        """Close the connections that nobody uses."""
        with suppress(IndexError):
            while True:
                self.idle.pop().close()
