"""Tables and the rows of their log: read, folded, and summarised for the lobby."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from sabot.server.store.log import Row, TableSummary
from sabot.table.changes import Decision
from sabot.table.entries import AnyEntry, Dealt, Moved, Noted, Opened, Said
from sabot.table.fold import fold, open_table
from sabot.table.table import Table
from sabot.wire.calls import TableCard

ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(AnyEntry).decode

# What follows at a table as it stands then.
Deed = Callable[[Table], list[AnyEntry]]


def folded(table_id: str, rows: Sequence[Row]) -> Table:
    """The table that its rows make."""
    first = DECODE(rows[0].body)
    if not isinstance(first, Opened):
        raise TypeError(f"the log of table {table_id} does not begin with its opening")
    table = open_table(table_id, first, rows[0].at)
    for row in rows[1:]:
        fold_row(table, row)
    return table


def fold_row(table: Table, row: Row) -> None:
    """Apply a row without telling anybody."""
    fold(table, DECODE(row.body), row.at)
    if row.command is not None:
        table.remember(row.command)


def new_table(
    table_id: str, first: Opened, at: int, deeds: Sequence[Deed]
) -> tuple[Table, list[Row]]:
    """A table where something has been done already, and its log."""
    table = open_table(table_id, first, at)
    entries: list[AnyEntry] = [first]
    for deed in deeds:
        done = deed(table)
        for entry in done:
            fold(table, entry, at)
        entries += done
    return table, [Row(n, at, None, ENCODE(entry)) for n, entry in enumerate(entries, 1)]


def public_card(table: Table) -> TableCard:
    """A table as anybody may know it."""
    host = table.people.get(table.host)
    return TableCard(
        table=table.id,
        game=table.game.id,
        title=table.game.title,
        options=table.settings.game,
        host="" if host is None else host.name,
        seats=table.players(),
        free=sum(seat.empty() for seat in table.seats),
        phase=table.phase,
        pin=table.pin is not None,
        watching=table.settings.watching,
    )


def summary_of(table: Table) -> TableSummary:
    """The summary that stands beside a table's log."""
    listed = table.settings.listed and table.phase != "over" and bool(table.present())
    return TableSummary(listed, ENCODE(public_card(table)))


def summary_after(table: Table, last: TableSummary, decision: Decision) -> TableSummary:
    """The summary once a decision is applied; the table stays as it is.

    `last` is the one before: a note never changes it, moves change it for listed tables only.
    """
    first = decision.entries[0]
    if isinstance(first, Noted) or (isinstance(first, Moved | Dealt | Said) and not last.listed):
        return last
    ahead = replace(
        table,
        seats=[replace(seat) for seat in table.seats],
        people={number: replace(person) for number, person in table.people.items()},
        chat=table.chat.copy(),
        watcher_chat=table.watcher_chat.copy(),
        private_news=table.private_news.copy(),
        timing=table.timing.copy(),
    )
    if decision.played is not None and decision.played.after.over():
        ahead.phase = "over"
    for entry in decision.entries:
        if not isinstance(entry, Moved | Dealt):
            fold(ahead, entry, table.at)
    return summary_of(ahead)
