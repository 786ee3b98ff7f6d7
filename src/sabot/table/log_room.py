"""How much a table's log takes beside its games: chat, notes, and changes of people and seats."""

from typing import Final

from sabot.table.entries import (
    AnyEntry,
    BotStood,
    CameBack,
    Claimed,
    ClockRestarted,
    Dealt,
    HolidayEnded,
    HolidayTaken,
    Left,
    Moved,
    Noted,
    Readied,
    Rematched,
    Reminded,
    Removed,
    Resumed,
    RoleAcknowledged,
    RoleWaitBegan,
    RoleWaitEnded,
    Said,
    Started,
    Stood,
    WentAway,
)
from sabot.table.refusals import Refused
from sabot.table.table import Table

# Lines of chat to all; and as many among watchers.
MOST_CHAT_LINES: Final = 10_000
# Changes of people, seats and settings, and pauses. The host has twice as many, so that nobody can
# take the host's powers away by using them up.
MOST_ARRANGEMENTS: Final = 10_000
# Marks that one person makes about others.
MOST_NOTES: Final = 2_000

# Parts of a game, and what ends something that has begun: there can't be more of it than of that.
ALWAYS: Final = (
    Moved,
    Dealt,
    Claimed,
    Started,
    Readied,
    ClockRestarted,
    RoleWaitBegan,
    RoleAcknowledged,
    RoleWaitEnded,
    WentAway,
    CameBack,
    Reminded,
    HolidayTaken,
    HolidayEnded,
    Rematched,
    Left,
    Removed,
    Stood,
    BotStood,
    Resumed,
)


def check_log_room(table: Table, person: int, entries: list[AnyEntry]) -> None:
    """Refuse what the log has enough of.

    Each audience fills its own part: nobody learns from a refusal that others talk aside or make
    notes.
    """
    begins = any(isinstance(entry, Started) for entry in entries)
    if entries and not begins and is_full(table, person, entries[0]):
        raise Refused("log-full")


def is_full(table: Table, person: int, entry: AnyEntry) -> bool:
    """True if the log takes no more entries of this kind from somebody."""
    if isinstance(entry, ALWAYS):
        return False
    if isinstance(entry, Said):
        lines = table.watcher_news if entry.aside else table.chat_lines()
        return lines >= MOST_CHAT_LINES
    if isinstance(entry, Noted):
        return table.private_news.get(person, 0) >= MOST_NOTES
    most = 2 * MOST_ARRANGEMENTS if person == table.host else MOST_ARRANGEMENTS
    return table.arrangements >= most
