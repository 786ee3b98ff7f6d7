"""Export, import and pruning for the command line."""

import asyncio
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO, Final

from sabot.core.errors import SabotError
from sabot.server.log_checks import BadLog, checked_table
from sabot.server.run import default_database
from sabot.server.store.open_store import file_of, log_at, source_at
from sabot.server.store.pruning import Choice, pruned
from sabot.server.store.sqlite_file import create_private
from sabot.server.store.transfer import check_file, exported, imported
from sabot.server.store.transfer_lines import TransferredTable, refuse

DAY_MS: Final = 24 * 3600 * 1000


def export_to(out: BinaryIO, database: str, table: str | None) -> None:
    """Write one table or all; a server may be running meanwhile."""

    async def write() -> None:
        source = source_at(database or default_database())
        await source.open()
        try:
            async for line in exported(source, table):
                out.write(line)
            out.flush()
        finally:
            await source.close()

    try:
        asyncio.run(write())
    except BrokenPipeError:
        raise  # who reads has enough: no failure to speak of
    except OSError as reason:
        raise SabotError(f"can't write the export: {reason.strerror}") from None


def export_to_file(path: Path, database: str, table: str | None) -> None:
    """Write one table or all to a file for its owner only; a failed export changes no file."""
    partial = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        create_private(partial)
        with partial.open("wb") as out:
            export_to(out, database, table)
        partial.replace(path)
    except OSError as reason:
        raise SabotError(f"can't write {path}: {reason.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)


def import_from(file: Path, database: str) -> int:
    """Bring tables in; how many."""
    address = database or default_database()

    async def read() -> int:
        log = log_at(address)
        await log.open()
        try:
            return await imported(log, file, check_table)
        finally:
            await log.close()

    try:
        check_file(file, check_table)  # first, so that no database is made for a bad one
        with removed_if_new(file_of(address)):
            return asyncio.run(read())
    except OSError as reason:
        raise SabotError(f"can't read {file}: {reason.strerror}") from None


def check_table(table: TransferredTable) -> None:
    """Refuse a table from a file whose rows are wrong."""
    try:
        checked_table(table.name, table.rows)
    except BadLog as reason:
        row = f", row {reason.row}" if reason.row else ""
        refuse(table.line + reason.row, f"table {table.name}{row}: {reason}.")


@contextmanager
def removed_if_new(file: Path | None) -> Generator[None]:
    """Leave no SQLite file behind that was not there before, if this fails."""
    new = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        if file is not None and new:
            for suffix in ("", "-wal", "-shm", ".lock"):
                file.with_name(file.name + suffix).unlink(missing_ok=True)
        raise


def prune(database: str, table: str | None, days: float | None) -> int:
    """Delete one table, or all that were not touched for some days; return how many."""
    if (table is None) == (days is None):
        raise SabotError("give either a table or --older-than, so that it is clear what to delete")
    now = time.time_ns() // 1_000_000
    before = now + DAY_MS if days is None else now - int(days * DAY_MS)
    count = asyncio.run(pruned(database or default_database(), Choice(before, table)))
    if table is not None and count == 0:
        raise SabotError(f"there is no table {table}")
    return count
