"""A SQLite file of tables, opened and brought up to date; and what is wrong with it, in words."""

import os
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal

from sabot.server.store.log import StoreDown
from sabot.server.store.migrate import Migration, steps_from

APPLICATION: Final = 0x5AB07  # tells our files from those of other programs
# A thread of its own puts the journal into the file (sqlite_tidier). Whoever writes puts in the
# rest when it has grown to so many pages, and begins a new one: only they can.
TOO_MANY_PAGES: Final = 16_000
BUSY_S: Final = 3  # how long to wait for another program that holds the file

REASONS: Final = {
    sqlite3.SQLITE_BUSY: "another program holds it locked",
    sqlite3.SQLITE_LOCKED: "another program holds it locked",
    sqlite3.SQLITE_CANTOPEN: "the file or its folder can't be opened",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk can't be read or written",
    sqlite3.SQLITE_NOTADB: "the file is no SQLite database",
    sqlite3.SQLITE_PERM: "access is not allowed",
    sqlite3.SQLITE_READONLY: "the file or its folder is not writable",
}


def down(path: Path, error: sqlite3.Error | OSError) -> StoreDown:
    """The sentence for what went wrong."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)  # errors of the module itself have none
        reason = REASONS.get(code & 0xFF, str(error))
    else:
        reason = f"{error.filename}: {error.strerror}"
    return StoreDown(f"The tables in {path} can't be used now: {reason}.")


@contextmanager
def in_words(path: Path) -> Generator[None]:
    """Whatever goes wrong with the file here is told as StoreDown."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise down(path, error) from error


def create_private(path: Path) -> None:
    """An empty file for its owner only, unless there is one: seeds of deals are in it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def connect(path: Path, mode: Literal["rwc", "rw", "ro"]) -> sqlite3.Connection:
    """A connection that commits nothing by itself; threads take turns with it."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(
        address, uri=True, isolation_level=None, timeout=BUSY_S, check_same_thread=False
    )


def connect_to_write(
    path: Path, mode: Literal["rwc", "rw"], steps: Sequence[Migration]
) -> sqlite3.Connection:
    """A connection to a file that is up to date; a commit on it survives a power cut."""
    connection = connect(path, mode)
    try:
        refuse_strangers(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {TOO_MANY_PAGES}")
        connection.execute("PRAGMA journal_size_limit = 67108864")
        migrate(connection, steps, path)
    except BaseException:
        connection.close()
        raise
    return connection


def number_of(connection: sqlite3.Connection, question: str) -> int:
    """The single number that answers a question."""
    answer = connection.execute(question).fetchone()
    return int(answer[0])


def refuse_strangers(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse the database of another program."""
    empty = number_of(connection, "SELECT count(*) FROM sqlite_master") == 0
    if not empty and number_of(connection, "PRAGMA application_id") != APPLICATION:
        raise StoreDown(f"{path} is the database of another program.")


def migrate(connection: sqlite3.Connection, steps: Sequence[Migration], path: Path) -> None:
    """Take the steps that are missing, each whole or not at all."""
    for step in steps_from(number_of(connection, "PRAGMA user_version"), steps, str(path)):
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step.number};"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{step.script}\n;{marks} COMMIT;")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
