"""Decides which seat somebody gets who asks for any."""

from sabot.table.entries import AnyEntry
from sabot.table.refusals import Refused
from sabot.table.seating_commands import sit
from sabot.table.table import Table


def sit_anywhere(table: Table, person: int) -> list[AnyEntry]:
    """Somebody sits down on the first seat that is free for them; who has a seat keeps it."""
    if table.seat_of(person) is not None:
        return []
    for number, seat in enumerate(table.seats):
        if seat.empty() and seat.reserved in {None, person}:
            return sit(table, person, number)
    raise Refused("full")
