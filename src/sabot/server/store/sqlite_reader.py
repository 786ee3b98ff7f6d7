"""Reading the tables of a SQLite file, also beside the server that writes to it."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sabot.server.store.log import Listed, Row, TableSummary
from sabot.server.store.migrate import migrations, steps_from
from sabot.server.store.sqlite_file import connect, down, in_words, number_of, refuse_strangers

T = TypeVar("T")

LINES = msgspec.json.Decoder(list[tuple[int, int, str | None, str]])

# The whole log in one step, for the reason given in sqlite_pen. A body may be any bytes: in hex.
ROWS = """
    SELECT json_group_array(json_array(e.number, e.at, e.command, hex(e.body)))
    FROM tables t JOIN entries e ON e.table_id = t.id WHERE t.name = ? AND e.number > ?
"""
CARD = "SELECT listed, card FROM tables WHERE name = ?"
LISTED = "SELECT name, at, card FROM tables WHERE listed ORDER BY at DESC, name LIMIT ?"
TABLES = "SELECT name FROM tables WHERE name > ? ORDER BY name LIMIT ?"


class SqliteReader:
    """Has one connection and one thread that uses it, so that the loop never waits for a disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.thread: ThreadPoolExecutor | None = None
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Make ready to read; refuse a file that this program can't read."""
        await self.run(self._check_version)

    async def close(self) -> None:
        """Let go of the file."""
        if self.thread is not None:
            await self.run(self._drop)
            self.thread.shutdown()
            self.thread = None

    async def run(self, work: Callable[[], T]) -> T:
        """Have this done by the thread."""
        if self.thread is None:
            self.thread = ThreadPoolExecutor(1, "sabot-read")
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows with numbers above `after`, in order."""
        return await self.run(lambda: self._rows(table, after))

    async def summary(self, table: str) -> TableSummary | None:
        """The summary of a table, if there is such a table."""
        found = await self.run(lambda: self._all(CARD, table))
        return TableSummary(bool(found[0][0]), found[0][1]) if found else None

    async def listed(self, limit: int) -> list[Listed]:
        """The listed tables, the one that changed last first."""
        found = await self.run(lambda: self._all(LISTED, limit))
        return [
            Listed(table, at, TableSummary(listed=True, body=body)) for table, at, body in found
        ]

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        return [table for (table,) in await self.run(lambda: self._all(TABLES, after, limit))]

    def _rows(self, table: str, after: int) -> list[Row]:
        ((found,),) = self._all(ROWS, table, after)
        rows = [Row(n, at, c, bytes.fromhex(body)) for n, at, c, body in LINES.decode(found)]
        rows.sort(key=lambda row: row.number)
        return rows

    def _all(self, question: str, *facts: object) -> list[Any]:
        try:
            return self._connected().execute(question, facts).fetchall()
        except sqlite3.Error as error:
            self._drop()
            raise down(self.path, error) from error

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = connect(self.path, "ro")
        return self.connection

    def _check_version(self) -> None:
        with in_words(self.path):
            connection = self._connected()
            refuse_strangers(connection, self.path)
            version = number_of(connection, "PRAGMA user_version")
        steps_from(version, migrations("sqlite"), str(self.path))

    def _drop(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
