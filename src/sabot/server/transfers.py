"""Export, import and pruning for the command line."""

import asyncio
import time
from pathlib import Path
from typing import BinaryIO, Final

from sabot.core.errors import SabotError
from sabot.server.run import default_database
from sabot.server.store.open_store import log_at, source_at
from sabot.server.store.pruning import Choice, pruned
from sabot.server.store.transfer import exported, imported

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


def import_from(file: Path, database: str) -> int:
    """Bring tables in; how many."""

    async def read() -> int:
        log = log_at(database or default_database())
        await log.open()
        try:
            return await imported(log, file)
        finally:
            await log.close()

    try:
        return asyncio.run(read())
    except OSError as reason:
        raise SabotError(f"can't read {file}: {reason.strerror}") from None


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
