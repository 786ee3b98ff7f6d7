"""Tables and the rows of their log; and what anybody may know of a table."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from sabot.server.store.log import Row
from sabot.table.entries import AnyEntry, Opened
from sabot.table.fold import fold, open_table
from sabot.table.table import Table
from sabot.wire.calls import FinishedGame, TableCard

ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(AnyEntry).decode

# What follows at a table as it stands then.
Deed = Callable[[Table], list[AnyEntry]]


def folded(table_id: str, rows: Sequence[Row]) -> Table:
    """The table that its rows make."""
    table = opened_by(table_id, rows[0])
    for row in rows[1:]:
        fold_row(table, row)
    return table


def opened_by(table_id: str, row: Row) -> Table:
    """The table that the first row of a log sets up."""
    first = DECODE(row.body)
    if not isinstance(first, Opened):
        raise TypeError(f"the log of table {table_id} does not begin with its opening")
    return open_table(table_id, first, row.at)


def fold_row(table: Table, row: Row) -> None:
    """Apply a row without telling anybody."""
    if row.number != table.number + 1:
        raise ValueError(f"row {row.number} follows row {table.number}")
    fold(table, DECODE(row.body), row.at)
    if row.command is not None:
        table.remember(row.command, row.number)


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


def public_card(table: Table, here: Collection[int] = ()) -> TableCard:
    """A table as anybody may know it; `here` are the people who are connected."""
    host = table.people.get(table.host)
    watchers = [each for each in here if table.seat_of(each) is None]
    return TableCard(
        table=table.id,
        game=table.game.id,
        title=table.game.title,
        options=table.settings.game,
        host="" if host is None else host.name,
        seats=table.players(),
        free=sum(seat.empty() and seat.reserved is None for seat in table.seats),
        phase=table.phase,
        pin=table.pin is not None,
        watching=table.settings.watching,
        watchers=0 if table.phase == "gathering" else len(watchers),
    )


def finished_game(table: Table) -> FinishedGame | None:
    """How the game of a table ended; None if it is not over."""
    if table.phase != "over" or table.match is None:
        return None
    outcome = table.match.game.outcome(table.match.state)
    if outcome is None:
        return None
    names = tuple(table.match.record.names)
    bots = tuple(seat.person is None for seat in table.seats)
    return FinishedGame(table.game_number, names, bots, outcome.scores, outcome.winners)
