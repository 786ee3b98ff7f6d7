"""Tables with long logs, written straight into a store before a server opens it."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sabot.bots.random import RandomBot
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.store.log import Row
from sabot.server.store.sqlite import SqliteLog
from sabot.server.tables import ENCODE, new_table
from sabot.table.entries import AnyEntry, Said
from sabot.table.fold import fold
from sabot.table.game_commands import play, start
from sabot.table.seating_commands import enter, opened
from sabot.table.settings import Settings
from sabot.table.table import Table

LONG_GAME: Final = "saboteur2(players=12,rounds=10)"
LINES: Final = 100_000


async def keep_long_game(database: Path, table_id: str) -> int:
    """Store a table whose one game is as long as games get; how many rows it has."""
    table, rows = begun(table_id, LONG_GAME)
    return await keep(database, table, [*rows, *numbered(table, len(rows) + 1, moves(table))])


async def keep_long_chat(database: Path, table_id: str) -> int:
    """Store a table whose people have written a hundred thousand lines; how many rows it has."""
    table, rows = begun(table_id, "saboteur(players=4)")
    said = (Said(0, f"{number} {'long ' * 55}") for number in range(LINES))
    return await keep(database, table, [*rows, *numbered(table, len(rows) + 1, said)])


def begun(table_id: str, game: str) -> tuple[Table, list[Row]]:
    """A table where a game of bots has begun, and its log."""
    return new_table(
        table_id,
        opened(CONTEXT, Settings(game=game, bot_pause=0, round_pause=0), None),
        time.time_ns() // 1_000_000,
        [
            lambda table: enter(table, CONTEXT, "Host", "0" * 64),
            lambda table: start(table, CONTEXT, "rules"),
        ],
    )


def moves(table: Table) -> Iterator[AnyEntry]:
    """The entries of the rest of a game, played at random."""
    bot = RandomBot(1)
    while (seat := table.to_act()) is not None and table.match is not None:
        move = bot.choose(table.game.view(table.match.state, seat))
        yield from play(table, seat, move, "bot").entries


def numbered(table: Table, first: int, entries: Iterator[AnyEntry]) -> Iterator[Row]:
    """The rows of entries, each folded into the table before the next is asked for."""
    for number, entry in enumerate(entries, first):
        yield Row(number, table.at, None, ENCODE(entry))
        fold(table, entry, table.at)


async def keep(database: Path, table: Table, rows: list[Row]) -> int:
    """Write a table's log; how many rows it has."""
    log = SqliteLog(database)
    await log.open()
    try:
        await log.append(table.id, rows)
    finally:
        await log.close()
    return len(rows)
