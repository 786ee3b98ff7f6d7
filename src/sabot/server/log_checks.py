"""Checks a log that comes from outside, entry by entry, before anything believes it.

A server's own log needs none of this: what is in it was decided at a table.
"""

from collections.abc import Sequence
from typing import Final

from sabot.core.errors import SabotError
from sabot.core.notation import format_seat
from sabot.server.rooms import ID_FORM
from sabot.server.store.log import Row
from sabot.server.store.rows import is_name
from sabot.server.tables import DECODE, ENCODE, fold_row, opened_by, public_card
from sabot.table.entries import (
    AnyEntry,
    Dealt,
    Entered,
    Moved,
    Opened,
    Rematched,
    Said,
    Sat,
    SettingsChanged,
    Started,
)
from sabot.table.settings import check_settings
from sabot.table.table import Table
from sabot.table.view_builder import view_table

LATEST: Final = 253_402_300_799_999  # the end of the year 9999, in ms since 1970


class BadLog(SabotError):
    """A log that no table can have; `row` is the number of the row that is wrong."""

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(reason)
        self.row = row


class BadEntry(SabotError):
    """An entry that can't follow at a table as it stands."""


def checked_table(table_id: str, rows: Sequence[Row]) -> Table:
    """The table that rows from outside make; refused with the row that is wrong."""
    if ID_FORM.fullmatch(table_id) is None:
        raise BadLog(0, "that is no id of a table")
    number = 1
    try:
        check_opening(rows[0])
        table = opened_by(table_id, rows[0])
        for number, row in enumerate(rows[1:], 2):  # noqa: B007  # it is named in a refusal
            check_row(table, row)
            fold_row(table, row)
        check_shown(table)
    except SabotError as reason:
        raise BadLog(number, str(reason)) from None
    except Exception as reason:
        raise BadLog(number, f"{type(reason).__name__}: {reason}") from reason
    return table


def check_opening(row: Row) -> None:
    """Refuse a first row that sets up no table."""
    entry = DECODE(row.body)
    if not isinstance(entry, Opened):
        raise BadEntry("a log begins with the opening of its table")
    check_settings(entry.settings)
    check_seed(entry.seed)
    check_time(0, row)


def check_row(table: Table, row: Row) -> None:
    """Refuse a row that can't follow at the table as it stands."""
    entry = DECODE(row.body)
    check_time(table.at, row)
    check_written(entry, row)
    check_people(table, entry)
    check_seats(table, entry)
    check_game(table, entry)


def check_time(last: int, row: Row) -> None:
    """Refuse times that go back, or that no server could go on from."""
    if not last <= row.at <= LATEST:
        raise BadEntry(f"its time {row.at} does not follow {last}")


def check_written(entry: AnyEntry, row: Row) -> None:
    """Refuse a line of the chat that this program would write otherwise: see `row_counts`."""
    if isinstance(entry, Said) and ENCODE(entry) != row.body:
        raise BadEntry("the line of the chat is not written as this program writes it")


def check_people(table: Table, entry: AnyEntry) -> None:
    """Refuse an entry about somebody who is not at the table, or a person who is there twice."""
    if isinstance(entry, Entered):
        if entry.person != len(table.people):
            raise BadEntry(f"person {entry.person} comes in as number {len(table.people)}")
        if not is_name(entry.name):
            raise BadEntry(f"person {entry.person} has no name")
        return
    person = getattr(entry, "person", None)
    if person is not None and table.person(person) is None:
        raise BadEntry(f"person {person} is not at the table")


def check_seats(table: Table, entry: AnyEntry) -> None:
    """Refuse an entry about a seat that the table has not, or that somebody else has."""
    for field in ("seat", "about"):
        seat = getattr(entry, field, None)
        if seat is not None and not 0 <= seat < table.players():
            raise BadEntry(f"there is no seat {seat}")
    if isinstance(entry, Sat) and not table.seats[entry.seat].empty():
        raise BadEntry(f"seat {format_seat(entry.seat)} is taken")


def check_game(table: Table, entry: AnyEntry) -> None:
    """Refuse what can't happen in the game now. Whether a move is legal, the rules say."""
    match entry:
        case Opened():
            raise BadEntry("a table is opened once")
        case SettingsChanged(settings):
            check_settings(settings)
            check_phase(table, "gathering", entry)
        case Started():
            check_phase(table, "gathering", entry)
            if any(seat.empty() for seat in table.seats):
                raise BadEntry("a game starts with empty seats")
        case Rematched(seed):
            check_phase(table, "over", entry)
            check_seed(seed)
        case Dealt() if not table.awaits_deal():
            raise BadEntry("no deal is awaited")
        case Moved(seat) if table.to_act() != seat:
            raise BadEntry(f"it is not the turn of {format_seat(seat)}")
        case _:
            pass


def check_phase(table: Table, phase: str, entry: AnyEntry) -> None:
    """Refuse an entry of another phase."""
    if table.phase != phase:
        kind = entry.__struct_config__.tag
        raise BadEntry(f"{kind} can't happen while the table's phase is {table.phase}")


def check_seed(seed: str) -> None:
    """Refuse a secret of deals that is none."""
    try:
        known = bytes.fromhex(seed)
    except ValueError:
        known = b""
    if not known:
        raise BadEntry("the seed is not in hex")


def check_shown(table: Table) -> None:
    """Make everything that people would be shown of the table, as it stands in the end."""
    public_card(table)
    view_table(table)
    if table.match is not None:
        for viewer in (None, *range(table.players())):
            table.match.view(viewer)
