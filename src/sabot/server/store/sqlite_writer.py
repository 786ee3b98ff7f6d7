"""Writing to a SQLite file: many appends in one transaction, where one conflict spoils no other."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from sabot.server.store.log import Row, StoreDown
from sabot.server.store.migrate import migrations
from sabot.server.store.rows import Append, conflict
from sabot.server.store.sqlite_file import connect_to_write, in_words, number_of

# A statement gives up the interpreter's lock with each step, and beside a busy event loop it has it
# back only 5 ms later: hence many rows in one step, here and in STANDING.
SIZES: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
ENTRIES: Final = {n: f"INSERT INTO entries VALUES {','.join(['(?,?,?,?,?)'] * n)}" for n in SIZES}  # noqa: S608  # only placeholders
TABLES: Final = {
    n: f"INSERT INTO tables VALUES {','.join(['(?,?,?)'] * n)} "  # noqa: S608  # only placeholders
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    for n in SIZES
}
NEXT_ID: Final = "SELECT coalesce(max(id), 0) + 1 FROM tables"
STANDING: Final = """
    SELECT json_group_array(json_array(t.name, t.id, e.number, e.at, e.command, hex(e.body)))
    FROM tables t LEFT JOIN entries e ON e.table_id = t.id
        AND e.number = (SELECT max(number) FROM entries WHERE table_id = t.id)
    WHERE t.name IN (SELECT value FROM json_each(?))
"""
LINES: Final = msgspec.json.Decoder(list[tuple[str, int, int | None, int | None, str | None, str]])
# Another number whenever another connection has changed the file.
VERSION: Final = "PRAGMA data_version"
REMEMBERED: Final = 10_000  # tables whose last row is known without asking

Standing = dict[str, tuple[int, Row | None]]  # of each table its id and its last row
Outcomes = list[BaseException | None]


class SqliteWriter:
    """The one connection that writes. After a failure it opens the file again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.steps = migrations("sqlite")
        self.connection: sqlite3.Connection | None = None
        self.identity: tuple[int, int] | None = None  # of the file, whatever its name is by now
        self.next_id = 1
        self.standing: Standing = {}  # of the tables in use
        self.version: int | None = None  # of the file, when that was true

    def open(self) -> sqlite3.Connection:
        """Connect; only the first time may the file be missing, or another one than before."""
        with in_words(self.path):
            if self.identity is not None:
                self._check_identity()
            connection = connect_to_write(self.path, "rw" if self.identity else "rwc", self.steps)
            self.connection = connection
            self.identity = self._file_there()
        return connection

    def close(self) -> None:
        """Let go of the file."""
        self.version = None
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def write(self, appends: Sequence[Append]) -> Outcomes:
        """For each append None or its conflict, committed; or StoreDown for all of them."""
        try:
            with in_words(self.path):
                return self._write(self.connection or self.open(), appends)
        except BaseException:
            self.close()
            raise

    def _write(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> Outcomes:
        self._check_identity()
        if len(self.standing) > REMEMBERED:
            self.standing.clear()
        self._begin(connection)
        try:
            outcomes = self._together(connection, appends)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            self._begin(connection)
            outcomes = self._one_by_one(connection, appends)
        connection.execute("COMMIT")
        return outcomes

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Begin a transaction; what is remembered goes if another program has changed the file."""
        connection.execute("BEGIN IMMEDIATE")
        version = number_of(connection, VERSION)
        if version != self.version:
            self.version = version
            self.standing.clear()
            self.next_id = number_of(connection, NEXT_ID)

    def _check_identity(self) -> None:
        """Refuse a file under our name that is not ours: the journal beside it would spoil it."""
        if self._file_there() != self.identity:
            raise StoreDown(f"{self.path} was replaced. Restart to use the new file.")

    def _file_there(self) -> tuple[int, int]:
        status = self.path.stat()
        return status.st_dev, status.st_ino

    def _together(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> Outcomes:
        outcomes: Outcomes = []
        entries: list[object] = []
        tables: list[object] = []
        self._look_up(connection, appends)
        for append in appends:
            if not append.rows:  # a trial write
                connection.execute(f"PRAGMA user_version = {len(self.steps)}")
                outcomes.append(None)
                continue
            table = self._place_for(append)
            outcomes.append(conflict(append.table) if table is None else None)
            if table is not None:
                for row in append.rows:
                    entries += (table, row.number, row.at, row.command, row.body)
                tables += (table, append.table, append.rows[-1].at)
        insert(connection, TABLES, tables, 3)
        insert(connection, ENTRIES, entries, 5)
        for append, wrong in zip(appends, outcomes, strict=True):
            if wrong is not None:  # asked again next time, should somebody have edited the file
                self.standing.pop(append.table, None)
        return outcomes

    def _one_by_one(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> Outcomes:
        self.standing.clear()
        outcomes: Outcomes = []
        for append in appends:
            connection.execute("SAVEPOINT append")
            try:
                outcomes += self._together(connection, [append])
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK TO append")
                self.standing.pop(append.table, None)
                outcomes.append(conflict(append.table))
            connection.execute("RELEASE append")
        return outcomes

    def _look_up(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
        """Know how the tables stand that are to be written to."""
        unknown = {append.table for append in appends} - self.standing.keys()
        if unknown:
            names = msgspec.json.encode(list(unknown)).decode()
            (found,) = connection.execute(STANDING, (names,)).fetchone()
            for name, table, number, at, command, body in LINES.decode(found):
                row = None
                if number is not None and at is not None:
                    row = Row(number, at, command, bytes.fromhex(body))
                self.standing[name] = (table, row)

    def _place_for(self, append: Append) -> int | None:
        """The id of the table, if the rows follow its last row."""
        name = append.table
        table, last = self.standing.get(name) or (self.next_id, None)
        if append.rows[0].number != (0 if last is None else last.number) + 1:
            return None
        if append.follows is not None and append.follows != last:
            return None
        self.standing[name] = (table, append.rows[-1])
        if table == self.next_id:
            self.next_id += 1
        return table


def insert(
    connection: sqlite3.Connection, statements: dict[int, str], facts: list[object], width: int
) -> None:
    """Put in lines of `width` facts each, in as few statements as there need be."""
    start = 0
    for lines, statement in statements.items():
        size = width * lines
        while len(facts) - start >= size:
            connection.execute(statement, facts[start : start + size])
            start += size
