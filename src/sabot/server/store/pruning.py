"""Tables deleted for good: one, or all that nobody has touched for long."""

import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from sabot.server.store.lock import FileLock
from sabot.server.store.migrate import migrations
from sabot.server.store.open_store import file_of, postgres_log
from sabot.server.store.sqlite_file import connect_to_write, in_words

# Only what nobody has appended to since; who appends at this moment keeps the table.
OLD_ENTRIES: Final = """
    DELETE FROM entries WHERE table_id IN
    (SELECT id FROM tables WHERE at < ? AND (? IS NULL OR name = ?))
"""
OLD_REVIEWS: Final = OLD_ENTRIES.replace("entries", "reviews")
OLD_TABLES: Final = "DELETE FROM tables WHERE at < ? AND (? IS NULL OR name = ?)"


class Choice(msgspec.Struct, frozen=True):
    """Tables that have not changed since a time in ms since 1970; only the one named, if one is."""

    before: int
    table: str | None = None


async def pruned(address: str, choice: Choice) -> int:
    """How many tables were deleted."""
    file = file_of(address)
    if file is not None:
        return prune_file(file, choice)
    log = postgres_log(address)
    await log.open()
    try:
        return await log.prune(choice.before, choice.table)
    finally:
        await log.close()


def prune_file(path: Path, choice: Choice) -> int:
    """Delete from a file that no server uses; what was there is overwritten with zeros."""
    lock = FileLock(path)
    with in_words(path):
        path.stat()  # before a lock is left beside a file that is not there
        lock.take()
        try:
            connection = connect_to_write(path, "rw", migrations("sqlite"))
            try:
                return delete(connection, choice)
            finally:
                connection.close()
        finally:
            lock.release()


def delete(connection: sqlite3.Connection, choice: Choice) -> int:
    """Delete all or nothing; how many tables."""
    connection.execute("PRAGMA secure_delete = ON")
    facts = (choice.before, choice.table, choice.table)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(OLD_ENTRIES, facts)
    connection.execute(OLD_REVIEWS, facts)
    count = connection.execute(OLD_TABLES, facts).rowcount
    connection.execute("COMMIT")
    return count
