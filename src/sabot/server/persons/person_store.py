"""What the store keeps of persons: names, hashes of keys and codes, and where they sit.

A person is named by an id that nobody else is told. It opens nothing: only keys do.
"""

import secrets
from typing import Final

import msgspec

from sabot.server.store.log import Log
from sabot.server.store.statements import change

ID_BYTES: Final = 12
DAY_MS: Final = 24 * 3600 * 1000
MOST_DEVICES: Final = 8
# Tables of one person; the one that they came to first is forgotten first.
MOST_SEATS: Final = 500

BY_KEY: Final = """
    SELECT p.id, p.name, p.figure, p.created, k.seen FROM person_keys k JOIN persons p
    ON p.id = k.person WHERE k.key_hash = $1
"""
ADD_PERSON: Final = "INSERT INTO persons VALUES ($1, $2, $3, $4)"
ADD_KEY: Final = "INSERT INTO person_keys VALUES ($1, $2, $3, $4, $4)"
SEEN: Final = "UPDATE person_keys SET seen = $2 WHERE key_hash = $1"
RENAME: Final = "UPDATE persons SET name = $2, figure = $3 WHERE id = $1"
DELETE: Final = "DELETE FROM persons WHERE id = $1"
# Browsers that are told of turns at a person's tables.
NO_PUSH: Final = """
    DELETE FROM push_subscriptions WHERE EXISTS (
        SELECT 1 FROM person_seats s WHERE s.person = $1
        AND s.table_id = push_subscriptions.table_id AND s.number = push_subscriptions.person
    )
"""
KEYS: Final = """
    SELECT key_hash, device, created, seen FROM person_keys WHERE person = $1
    ORDER BY created, key_hash
"""
REVOKE: Final = "DELETE FROM person_keys WHERE person = $1 AND key_hash = $2"
NO_CODE: Final = "DELETE FROM person_codes WHERE person = $1 OR expires <= $2"
ADD_CODE: Final = "INSERT INTO person_codes VALUES ($1, $2, $3)"
USE_CODE: Final = """
    INSERT INTO person_keys
    SELECT $2::text, c.person, $3::text, $4::bigint, $4::bigint FROM person_codes c
    WHERE c.code_hash = $1 AND c.expires > $4
    AND (SELECT count(*) FROM person_keys k WHERE k.person = c.person) < $5::bigint
"""
USED_CODE: Final = "DELETE FROM person_codes WHERE code_hash = $1"
SIT: Final = """
    INSERT INTO person_seats (person, table_id, number, since) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, table_id) DO UPDATE SET number = excluded.number, upto = 0, games = NULL
"""
CROWDED: Final = """
    DELETE FROM person_seats WHERE person = $1 AND table_id IN (
        SELECT s.table_id FROM person_seats s WHERE s.person = $1
        ORDER BY s.since DESC, s.table_id LIMIT 1000 OFFSET $2::bigint
    )
"""
NUMBER_AT: Final = "SELECT number FROM person_seats WHERE person = $1 AND table_id = $2"
NUMBER_BY_KEY: Final = """
    SELECT s.number FROM person_keys k JOIN person_seats s ON s.person = k.person
    WHERE k.key_hash = $1 AND s.table_id = $2
"""
PERSON_AT: Final = "SELECT person FROM person_seats WHERE table_id = $1 AND number = $2"
SEATS: Final = """
    SELECT table_id, number, since, upto, games FROM person_seats WHERE person = $1
    ORDER BY since DESC, table_id
"""
KEEP_GAMES: Final = """
    UPDATE person_seats SET upto = $3, games = $4 WHERE person = $1 AND table_id = $2
"""
FORGET_SEAT: Final = "DELETE FROM person_seats WHERE person = $1 AND table_id = $2"


class KnownPerson(msgspec.Struct, frozen=True):
    """A person as one of their keys leads to them; `seen` is when that key was last noted."""

    id: str
    name: str
    figure: int | None
    created: int
    seen: int


class KeptKey(msgspec.Struct, frozen=True):
    """The key of a browser, by its hash."""

    key_hash: str
    device: str
    created: int
    seen: int


class KeptSeat(msgspec.Struct, frozen=True):
    """A person among the people of a table; `games` are theirs there, up to a row of its log."""

    table: str
    number: int
    since: int
    upto: int
    games: bytes | None


class PersonStore:
    """The persons of a store."""

    def __init__(self, log: Log) -> None:
        self.log = log

    async def known(self, key_hash: str) -> KnownPerson | None:
        """The person that a key leads to."""
        found = await self.log.ask(BY_KEY, key_hash)
        return KnownPerson(*found[0]) if found else None

    async def add(self, name: str, figure: int | None, key_hash: str, device: str, now: int) -> str:
        """A new person with a first key; their id."""
        person = secrets.token_urlsafe(ID_BYTES)
        await self.log.change(
            change(ADD_PERSON, person, name, figure, now),
            change(ADD_KEY, key_hash, person, device, now),
        )
        return person

    async def note_seen(self, key_hash: str, now: int) -> None:
        """Note that a key is in use."""
        await self.log.change(change(SEEN, key_hash, now))

    async def rename(self, person: str, name: str, figure: int | None) -> None:
        """Another name and figure, for tables to come."""
        await self.log.change(change(RENAME, person, name, figure))

    async def delete(self, person: str) -> None:
        """Delete a person with their keys, codes, seats and the browsers that are told of turns.

        The logs of tables stay as they are.
        """
        await self.log.change(change(NO_PUSH, person), change(DELETE, person))

    # Keys of browsers.

    async def keys(self, person: str) -> list[KeptKey]:
        """The keys of a person, the oldest first."""
        return [KeptKey(*row) for row in await self.log.ask(KEYS, person)]

    async def revoke(self, person: str, key_hash: str) -> bool:
        """Take a key from a person; False if they have no such key."""
        return await self.log.change(change(REVOKE, person, key_hash, needed=True))

    async def add_code(self, person: str, code_hash: str, expires: int, now: int) -> None:
        """A code that links another browser, in place of an earlier one."""
        await self.log.change(
            change(NO_CODE, person, now), change(ADD_CODE, code_hash, person, expires)
        )

    async def use_code(self, code_hash: str, key_hash: str, device: str, now: int) -> bool:
        """Add a key by a code, which is used up; False if there is no such code any more."""
        return await self.log.change(
            change(USE_CODE, code_hash, key_hash, device, now, MOST_DEVICES, needed=True),
            change(USED_CODE, code_hash, needed=True),
        )

    # Seats at tables.

    async def sit(self, person: str, table: str, number: int, now: int) -> None:
        """Remember which of the people at a table a person is."""
        await self.log.change(
            change(SIT, person, table, number, now), change(CROWDED, person, MOST_SEATS)
        )

    async def number_at(self, person: str, table: str) -> int | None:
        """Which of the people at a table a person is."""
        found = await self.log.ask(NUMBER_AT, person, table)
        return int(found[0][0]) if found else None

    async def number_by_key(self, key_hash: str, table: str) -> int | None:
        """The same for the person that a key leads to, by one question."""
        found = await self.log.ask(NUMBER_BY_KEY, key_hash, table)
        return int(found[0][0]) if found else None

    async def person_at(self, table: str, number: int) -> str | None:
        """Which person one of the people at a table is, if they are one."""
        found = await self.log.ask(PERSON_AT, table, number)
        return str(found[0][0]) if found else None

    async def seats(self, person: str) -> list[KeptSeat]:
        """Where a person has come in, the latest first."""
        return [KeptSeat(*row) for row in await self.log.ask(SEATS, person)]

    async def keep_games(self, person: str, table: str, upto: int, games: bytes) -> None:
        """Keep what a person's games at a table came to, up to a row of its log."""
        await self.log.change(change(KEEP_GAMES, person, table, upto, games))

    async def forget_seat(self, person: str, table: str) -> None:
        """Forget that a person has been at a table."""
        await self.log.change(change(FORGET_SEAT, person, table))
