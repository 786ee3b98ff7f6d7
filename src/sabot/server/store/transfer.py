"""Tables as JSON lines, to be kept or to be moved from one store to another."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, Protocol

from sabot.server.store.log import Conflict, Log, Row
from sabot.server.store.transfer_lines import (
    FORMAT_VERSION,
    BadTransfer,
    EndLine,
    FileLine,
    TransferredTable,
    line_of,
    lines_of,
    refuse,
    tables_in,
)

# Refuses a table from a file that is wrong.
Check = Callable[[TransferredTable], None]

PAGE: Final = 100  # tables whose ids are asked for at a time


class Source(Protocol):
    """The part of a store that an export needs."""

    async def open(self) -> None:
        """Make ready to read."""
        ...

    async def close(self) -> None:
        """Let go of files and connections."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows with numbers above `after`, in order."""
        ...

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        ...


async def exported(source: Source, table: str | None = None) -> AsyncIterator[bytes]:
    """The lines for one table, or for all; one table at a time is held in memory."""
    yield line_of(FileLine(FORMAT_VERSION))
    count = 0
    async for name in names(source, table):
        rows = await source.read(name)
        if not rows:
            raise BadTransfer(f"There is no table {name}.")
        for line in lines_of(name, rows):
            yield line
        count += 1
    yield line_of(EndLine(count))


async def names(source: Source, table: str | None) -> AsyncIterator[str]:
    """The one table that was asked for, or all."""
    if table is not None:
        yield table
        return
    page = await source.tables("", PAGE)
    while page:
        for name in page:
            yield name
        page = await source.tables(page[-1], PAGE)


def check_file(file: Path, check: Check) -> None:
    """Refuse a file that is wrong anywhere, before anything is done with it."""
    with file.open("rb") as lines:
        for table in tables_in(lines):
            check(table)


async def imported(log: Log, file: Path, check: Check) -> int:
    """How many tables of a file that was checked were brought in; none if one exists already.

    A table that somebody else creates meanwhile stops the import before that table.
    """
    with file.open("rb") as lines:
        for table in tables_in(lines):
            if await log.read(table.name, limit=1):
                refuse(table.line, f"table {table.name} exists already. Nothing was imported.")
    count = 0
    with file.open("rb") as lines:
        for table in tables_in(lines):
            check(table)
            try:
                await log.append(table.name, table.rows)
            except Conflict:
                refuse(table.line, f"table {table.name} exists by now; {count} were imported.")
            count += 1
    return count
