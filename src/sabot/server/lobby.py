"""The tables that the lobby lists: those that are open to all, and where somebody is connected.

They are known from memory and from what other processes broadcast: no row of the store and no table
that was left behind can stand in anybody's way.
"""

import re
from bisect import bisect
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, Literal, NamedTuple

import msgspec

from sabot.server.errors import Rejected
from sabot.server.presence import VALID_MS
from sabot.server.room import Room
from sabot.server.tables import public_card
from sabot.wire.calls import Lobby, TableCard

# Tables of a page.
PAGE: Final = 50
# Tables that one address can have in the list, unless the server sets another number.
LISTED_EACH: Final = 5
# For so long the list is shown as it was made, however many ask for it.
FRESH_MS: Final = 500
# The groups of the list, in their order.
WITH_FREE_SEATS: Final = 0
FULL: Final = 1
PLAYING: Final = 2
# A place as text.
CURSOR: Final = r"^[0-2]\.[0-9]{1,2}\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,32}$"


ListedPhase = Literal["gathering", "playing"]


class Listing(msgspec.Struct, frozen=True):
    """A table in the list; `opened_at` is when it was created, in ms since 1970."""

    card: TableCard
    opened_at: int


class Place(NamedTuple):
    """Where a table stands in the list, in the order of these fields; `age` is never above 0.

    What watchers say and what is played changes nothing in it: so the order does not tell of it.
    """

    group: int
    free: int
    age: int
    table: str

    def cursor(self) -> str:
        """The place as text, for whoever asks for the page behind it."""
        return f"{self.group}.{self.free}.{-self.age}.{self.table}"


def place_of(listing: Listing) -> Place:
    """Where a table stands: first those with free seats, the fullest and the newest first."""
    card = listing.card
    free = card.free if card.phase == "gathering" else 0
    group = PLAYING if card.phase != "gathering" else WITH_FREE_SEATS if free else FULL
    return Place(group, free, -listing.opened_at, card.table)


def parse_cursor(text: str) -> Place:
    """The place that a text names."""
    if re.fullmatch(CURSOR, text) is None:
        raise Rejected("bad-call", detail="there is no such page")
    group, free, opened_at, table = text.split(".")
    return Place(int(group), int(free), -int(opened_at), table)


class ListedTables:
    """Which tables are listed. Addresses count as they do for limits, and are told to nobody.

    An address has only so many tables in the list: of those where it is connected, the ones where
    it came first. A table is listed if it is among those of anybody there.
    """

    def __init__(
        self, rooms: Mapping[str, Room], now: Callable[[], int], each: int = LISTED_EACH
    ) -> None:
        self.rooms = rooms
        self.now = now
        self.each = each
        # How many connections an address has at a table: by address, and by table.
        self.tables_of: dict[str, dict[str, int]] = {}
        self.addresses_at: dict[str, set[str]] = {}
        # By process and table: until when it is believed.
        self.elsewhere: dict[tuple[str, str], tuple[int, Listing]] = {}
        self.made_at = 0
        self.made: list[tuple[Place, TableCard]] = []

    def arrive(self, address: str, table: str) -> None:
        """Somebody connects to a table."""
        tables = self.tables_of.setdefault(address, {})
        tables[table] = tables.get(table, 0) + 1
        self.addresses_at.setdefault(table, set()).add(address)

    def depart(self, address: str, table: str) -> None:
        """Somebody's connection to a table ends."""
        tables, addresses = self.tables_of[address], self.addresses_at[table]
        tables[table] -= 1
        if tables[table]:
            return
        del tables[table]
        addresses.discard(address)
        if not tables:
            del self.tables_of[address]
        if not addresses:
            del self.addresses_at[table]

    def listing(self, table: str) -> Listing | None:
        """The table as this process lists it; None if it does not."""
        addresses = self.addresses_at.get(table, ())
        if not any(table in self.listed_by(address) for address in addresses):
            return None
        room = self.rooms[table]
        return Listing(public_card(room.table, room.presence.people()), room.table.opened_at)

    def listed_by(self, address: str) -> Iterator[str]:
        """The tables that an address has in the list."""
        return islice(filter(self.is_public, self.tables_of[address]), self.each)

    def is_public(self, table: str) -> bool:
        """True if a table in memory is open to all, and its game not over."""
        room = self.rooms.get(table)
        return room is not None and room.table.settings.listed and room.table.phase != "over"

    def hear(self, process: str, table: str, listing: Listing | None) -> None:
        """Take over what another process lists."""
        if listing is None:
            self.elsewhere.pop((process, table), None)
        else:
            self.elsewhere[process, table] = (self.now() + VALID_MS, listing)

    def listings(self) -> dict[str, Listing]:
        """Every listed table, by its id."""
        now = self.now()
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > now}
        found = {listing.card.table: listing for _, listing in self.elsewhere.values()}
        for table in self.addresses_at:
            listing = self.listing(table)
            if listing is not None:
                found[table] = listing
        return found

    def ordered(self) -> list[tuple[Place, TableCard]]:
        """Every listed table at its place; made anew now and then."""
        now = self.now()
        if not self.made_at <= now < self.made_at + FRESH_MS:
            found = self.listings().values()
            placed = ((place_of(listing), listing.card) for listing in found)
            self.made = sorted(placed, key=lambda each: each[0])
            self.made_at = now
        return self.made

    def wished(self, phase: ListedPhase | None) -> list[tuple[Place, TableCard]]:
        """The listed tables that gather, or those that play and may be watched; or all."""
        tables = self.ordered()
        if phase is None:
            return tables
        plays = bisect(tables, FULL, key=lambda each: each[0].group)
        if phase == "gathering":
            return tables[:plays]
        return [each for each in tables[plays:] if each[1].watching]

    def seats_for_all(self) -> Iterator[str]:
        """The tables that anybody can sit down at, the fullest and the newest first."""
        for place, card in self.ordered():
            if place.group != WITH_FREE_SEATS:
                return
            if not card.pin:
                yield card.table

    def page(self, after: str | None, phase: ListedPhase | None = None) -> Lobby:
        """The tables behind a place, up to a page of them."""
        tables = self.wished(phase)
        begin = 0
        if after is not None:
            begin = bisect(tables, parse_cursor(after), key=lambda each: each[0])
        shown = tables[begin : begin + PAGE]
        more = shown[-1][0].cursor() if begin + PAGE < len(tables) else None
        return Lobby(tuple(card for _, card in shown), more)
