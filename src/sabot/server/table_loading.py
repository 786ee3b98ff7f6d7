"""Tables read from their logs while others go on. Of a long chat most lines are only counted."""

import asyncio
import time
from collections.abc import AsyncGenerator, Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec

from sabot.server.store.log import Log, Row
from sabot.server.tables import fold_row, opened_by
from sabot.table.fold import count_lines
from sabot.table.table import CHAT_KEPT, COMMANDS_KEPT, Table

# Rows that are read at a time: a long log never lies in memory as a whole.
BATCH: Final = 5000
# How long loading may keep the event loop from others.
SLICE_S: Final = 0.002


class BadLog(Exception):
    """A log that makes no table, and the reason, whose words may name cards."""

    def __init__(self, reason: Exception) -> None:
        super().__init__("a log makes no table")
        self.reason = reason


class SaidTo(msgspec.Struct, frozen=True, tag_field="entry", tag="said"):
    """The part of a line that is needed when it is no longer at hand."""

    aside: bool = False


# How every line begins that this program has written. One that begins otherwise is read whole.
SAID: Final = b'{"entry":"said",'
# Where none of these is in a line, it was said to all. In a text, quotes stand behind a backslash.
ASIDE: Final = b'"aside"'
BACKSLASH: Final = b"\\"
DECODE_SAID_TO: Final = msgspec.json.Decoder(SaidTo).decode


async def load_table(log: Log, table_id: str) -> tuple[Table, Row] | None:
    """The table that its log makes, and the last row of it; None if there is no such table.

    A BadLog says what is wrong with a log that makes none.
    """
    table: Table | None = None
    last: Row | None = None
    async for rows in batches(log, table_id):
        last = rows[-1]
        try:
            if table is None:
                table = opened_by(table_id, rows.pop(0))
            await in_slices(fold_rows(table, rows))
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


async def batches(log: Log, table_id: str) -> AsyncGenerator[list[Row]]:
    """The log of a table, some rows at a time."""
    after, more = 0, True
    while more:
        rows = await log.read(table_id, after, BATCH)
        more = len(rows) == BATCH
        if rows:
            after = rows[-1].number
            yield rows


def is_line(row: Row) -> bool:
    """True if a row is a line of the chat, as this program writes them."""
    return row.body.startswith(SAID)


def is_aside(line: bytes) -> bool:
    """True if a line was for other watchers only."""
    return (BACKSLASH in line or ASIDE in line) and DECODE_SAID_TO(line).aside


def fold_rows(table: Table, rows: Sequence[Row]) -> Iterator[None]:
    """Apply rows as `fold_row` does each, one at a step."""
    for lines, run in groupby(rows, is_line):
        if lines:
            yield from fold_lines(table, [*run])
            continue
        for row in run:
            fold_row(table, row)
            yield


def fold_lines(table: Table, rows: Sequence[Row]) -> Iterator[None]:
    """Apply lines of the chat that follow each other; those that later ones push out only count."""
    aside = [is_aside(row.body) for row in rows]
    start = min(first_kept(aside, kind) for kind in (False, True))
    count_rows(table, rows[:start], sum(aside[:start]))
    yield
    for row in rows[start:]:
        fold_row(table, row)
        yield


def first_kept(aside: Sequence[bool], kind: bool) -> int:  # noqa: FBT001  # a kind of line
    """The place of the first line of a kind that later ones do not push out, or else the end."""
    places = [place for place, each in enumerate(aside) if each is kind]
    return places[-CHAT_KEPT:][0] if places else len(aside)


def count_rows(table: Table, rows: Sequence[Row], aside: int) -> None:
    """Count lines of which so many were aside, and remember their commands."""
    if rows:
        count_lines(table, len(rows) - aside, aside, max(row.at for row in rows))
    done = [(row.command, row.number) for row in rows if row.command is not None]
    for command, number in done[-COMMANDS_KEPT:]:
        table.remember(command, number)
