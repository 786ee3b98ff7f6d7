"""Who is to be told of their turn: decided by what everybody at the table sees."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sabot.table.entries import AnyEntry, Dealt, Moved, Reminded
from sabot.table.table import Table


class Knock(NamedTuple):
    """Somebody is to be told of their turn at a table; `reminder`: for the second time."""

    table: str
    person: int
    title: str
    reminder: bool = False


def nobody_is_told(_knock: Knock) -> None:
    """What becomes of a knock where nothing is pushed."""


def knock_after(table: Table, entries: Sequence[AnyEntry], here: Collection[int]) -> Knock | None:
    """The knock that follows from entries: for the one to act, if the turn is new to them.

    Who is connected sees it anyway, and for whom a bot plays there is nothing to do.
    """
    seat = table.to_act()
    if seat is None or table.seats[seat].played_by_bot():
        return None
    person = table.seats[seat].person
    if person is None or person in here:
        return None
    reminder = any(isinstance(entry, Reminded) for entry in entries)
    turns = [entry for entry in entries if isinstance(entry, Moved | Dealt)]
    last = turns[-1] if turns else None
    passed = last is not None and not (isinstance(last, Moved) and last.seat == seat)
    return Knock(table.id, person, table.game.title, reminder) if reminder or passed else None
