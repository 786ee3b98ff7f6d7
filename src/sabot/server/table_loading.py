"""Tables read from their logs while others go on. Of a long chat most lines are only counted."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from typing import Final

from sabot.server.store.log import Log, Row
from sabot.server.store.row_counts import RowCount
from sabot.server.tables import fold_row, opened_by
from sabot.table.fold import count_lines
from sabot.table.table import CHAT_KEPT, Table

# Rows that are read at a time: a long log never lies in memory as a whole.
PIECE: Final = 1000
# How long loading may keep the event loop from others.
SLICE_S: Final = 0.002

# Chooses from the counts of all pieces those that need not be read; None stands for the others.
Skip = Callable[[Sequence[RowCount]], list[RowCount | None]]


class BadLog(Exception):
    """A log that makes no table, and the reason, whose words may name cards."""

    def __init__(self, reason: Exception) -> None:
        super().__init__("a log makes no table")
        self.reason = reason


async def load_table(log: Log, table_id: str) -> tuple[Table, Row] | None:
    """The table that its log makes, and the last row of it; None if there is no such table.

    It remembers the commands of the rows that are read: those of others are found in the log. A
    BadLog says what is wrong with a log that makes no table.
    """
    table: Table | None = None
    last: Row | None = None
    async for piece in pieces(log, table_id, pushed_out):
        try:
            if isinstance(piece, RowCount):
                if table is not None:
                    count_lines(table, piece.to_all, piece.aside, piece.latest)
            elif piece:
                last, follows = piece[-1], piece
                if table is None:
                    table, follows = opened_by(table_id, piece[0]), piece[1:]
                await in_slices(fold_rows(table, follows))
        except Exception as reason:
            raise BadLog(reason) from reason
    return None if table is None or last is None else (table, last)


async def in_slices(work: Iterator[None]) -> None:
    """Go through some work, and let others have the event loop now and then."""
    until = time.monotonic() + SLICE_S
    for _ in work:
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE_S


def fold_rows(table: Table, rows: Sequence[Row]) -> Iterator[None]:
    """Apply rows, one at a step."""
    for row in rows:
        fold_row(table, row)
        yield


async def pieces(log: Log, table_id: str, skip: Skip) -> AsyncGenerator[list[Row] | RowCount]:
    """The log of a table, some rows at a time; of pieces that are to be skipped the counts."""
    rows = await log.read(table_id, 0, PIECE)
    yield rows
    if len(rows) < PIECE:  # as most logs are
        return
    after = PIECE
    for count in skip(await log.count(table_id, after, PIECE)):
        if count is None:
            rows = await log.read(table_id, after, PIECE)
            after += len(rows)
            yield rows
        else:
            after += count.rows
            yield count
    # What has come since they were counted.
    yield await log.read(table_id, after)


def lines_only(counts: Sequence[RowCount]) -> list[RowCount | None]:
    """For each piece its counts if it is nothing but chat, or else None."""
    return [count if count.all_lines() else None for count in counts]


def pushed_out(counts: Sequence[RowCount]) -> list[RowCount | None]:
    """For each piece its counts if later lines push out all that it holds, or else None."""
    found: list[RowCount | None] = []
    to_all = aside = 0  # lines that follow a piece, before anything else does
    for count in reversed(counts):
        lines = count.all_lines()
        gone = (not count.to_all or to_all >= CHAT_KEPT) and (not count.aside or aside >= CHAT_KEPT)
        found.append(count if gone and lines and count.rows == PIECE else None)
        to_all = to_all + count.to_all if lines else 0
        aside = aside + count.aside if lines else 0
    return found[::-1]
