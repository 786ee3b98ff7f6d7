"""Checks of what is appended to a log, whichever store keeps it."""

from asyncio import Future
from collections.abc import Sequence
from typing import Final

import msgspec

from sabot.server.store.log import Conflict, Row

LONGEST_NAME: Final = 200
LATEST: Final = 2**53  # ms since 1970; whole numbers up to here survive any JSON


class Append(msgspec.Struct, frozen=True, eq=False):
    """Rows for one table, and the future of whoever waits. Without rows: a trial write.

    `follows` is the row that must be the last one in the log; None if it may be any.
    """

    done: Future[None]
    table: str
    rows: Sequence[Row]
    follows: Row | None = None


def is_name(text: str) -> bool:
    """True if a store takes this as the id of a table or of a command."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


def check_rows(table: str, rows: Sequence[Row]) -> None:
    """Refuse what no caller should ask for, so that it can't spoil what is written beside it."""
    if not rows:
        raise ValueError("no rows to append")
    if not is_name(table):
        raise ValueError(f"a table's id has 1 to {LONGEST_NAME} printable characters")
    number = rows[0].number
    if number < 1:
        raise ValueError("rows are numbered from 1")
    commands: set[str] = set()
    for row in rows:
        if row.number != number:
            raise ValueError(f"row {row.number} stands where row {number} should")
        if not 0 <= row.at <= LATEST:
            raise ValueError(f"row {row.number} has no time in ms since 1970")
        command = row.command
        if command is not None:
            if not is_name(command) or command in commands:
                raise ValueError(f"row {row.number} has no command id of its own")
            commands.add(command)
        number += 1


def conflict(table: str) -> Conflict:
    """The error for an append that lost the race."""
    return Conflict(f"Somebody else has written to table {table}.")


def settle(appends: Sequence[Append], outcomes: Sequence[BaseException | None]) -> None:
    """Give the outcome of each append to whoever still waits for it."""
    for append, outcome in zip(appends, outcomes, strict=True):
        if append.done.done():  # stopped waiting
            continue
        if outcome is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(outcome)
