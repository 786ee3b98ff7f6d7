"""Tables laid in a store by hand, so that the same game can be played there again and again."""

import msgspec

from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.credentials import key_of
from sabot.server.store.log import Log, Row
from sabot.server.tables import ENCODE
from sabot.table.commands import AnyCommand, Sit, Start
from sabot.table.decide import decide
from sabot.table.entries import AnyEntry
from sabot.table.fold import fold, open_table
from sabot.table.seating_commands import enter, opened
from sabot.table.settings import Settings
from sabot.table.table import Table
from sabot.wire.calls import Place

AT = 1_700_000_000_000
SEED = bytes(range(32))
ONE_SEED = msgspec.structs.replace(CONTEXT, seed=lambda: SEED)


class Laid:
    """A table that nobody else knows yet, and its log."""

    def __init__(self, table_id: str, settings: Settings) -> None:
        first = opened(ONE_SEED, settings, None)
        self.table: Table = open_table(table_id, first, AT)
        self.entries: list[AnyEntry] = [first]

    def happen(self, entries: list[AnyEntry]) -> None:
        for entry in entries:
            fold(self.table, entry, AT)
            self.entries.append(entry)

    def do(self, person: int, command: AnyCommand) -> None:
        self.happen(decide(self.table, ONE_SEED, person, command).entries)


async def lay_table(log: Log, table_id: str, settings: Settings) -> list[Place]:
    """A game that has just started, with a person on every seat: always the same one."""
    laid = Laid(table_id, settings)
    places: list[Place] = []
    for seat in range(laid.table.players()):
        token = f"the-secret-of-seat-{seat:03}"
        laid.happen(enter(laid.table, CONTEXT, f"Person {seat}", key_of(token, table_id)))
        laid.do(seat, Sit(seat))
        places.append(Place(table=table_id, link="", person=seat, token=token))
    laid.do(0, Start())
    rows = [Row(n, AT, None, ENCODE(entry)) for n, entry in enumerate(laid.entries, 1)]
    await log.append(table_id, rows)
    return places
