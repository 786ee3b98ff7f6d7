"""Export and import for the command line."""

import asyncio
from pathlib import Path
from typing import BinaryIO

from sabot.core.errors import SabotError
from sabot.server.run import default_database
from sabot.server.store.opening import log_at, source_at
from sabot.server.store.transfer import exported, imported


def export_to(out: BinaryIO, database: str, table: str | None) -> None:
    """Write one table or all; a server may be running meanwhile."""

    async def write() -> None:
        source = source_at(database or default_database())
        await source.open()
        try:
            async for line in exported(source, table):
                out.write(line)
        finally:
            await source.close()

    asyncio.run(write())


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
