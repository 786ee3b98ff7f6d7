"""Invitation codes: four words that can be said on the telephone and lead to a table.

A code is made from the table's id, of which it has far too few bits to tell anything, and from the
number of its game: each gathering has its own. It is found while people gather at the table and
somebody is connected. There are more than 2^31 codes, and a guess costs as much as coming in; who
finds a table by one still needs its PIN, if it has one.
"""

import hashlib
import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

from sabot.server.invite_words import WORDS
from sabot.server.presence import VALID_MS
from sabot.server.room import Room
from sabot.table.table import Table

LENGTH: Final = 4
# What is typed may have blanks, hyphens and accents, and be this long.
LONGEST: Final = 80


def code_of(table: Table) -> tuple[str, ...] | None:
    """The words that lead to a table while people gather there; None at other times."""
    if table.phase != "gathering":
        return None
    digest = hashlib.sha256(f"invitation {table.id} {table.game_number}".encode()).digest()
    number, count = int.from_bytes(digest), len(WORDS)
    places = [number // int(count**place) % count for place in range(LENGTH)]
    return tuple(WORDS[place] for place in places)


def letters(typed: str) -> str:
    """The letters of a code, whatever their case and accents, and whatever stands between them."""
    plain = unicodedata.normalize("NFKD", typed).casefold()
    return re.sub(r"[^a-z]", "", plain)


class InviteCodes:
    """Finds tables by their codes: those of this process, and those that others tell of."""

    def __init__(self, rooms: Mapping[str, Room], now: Callable[[], int]) -> None:
        self.rooms = rooms
        self.now = now
        # By process and table: until when it is believed, and the letters.
        self.elsewhere: dict[tuple[str, str], tuple[int, str]] = {}

    def here(self, table_id: str) -> str:
        """The letters that lead to a table of this process; none if it can't be found by them."""
        room = self.rooms.get(table_id)
        if room is None or room.closed or not room.presence.people():
            return ""
        return "".join(code_of(room.table) or ())

    def hear(self, process: str, table_id: str, code: str) -> None:
        """Take over what another process tells."""
        self.elsewhere.pop((process, table_id), None)
        if code:
            self.elsewhere[process, table_id] = (self.now() + VALID_MS, code)

    def find(self, typed: str) -> str | None:
        """The table that a code leads to; None if there is none, or if two have the same."""
        wanted, now = letters(typed[:LONGEST]), self.now()
        if not wanted:
            return None
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > now}
        found = {table for table in self.rooms if self.here(table) == wanted}
        found |= {table for (_, table), (_, code) in self.elsewhere.items() if code == wanted}
        return found.pop() if len(found) == 1 else None
