"""Which browsers want to be told of whose turn, by the seat of a table, as the store has it."""

import hashlib
from typing import Final

import msgspec

from sabot.server.store.log import Log
from sabot.server.store.statements import change

# Browsers of one person at one table; the one that asked first is forgotten first.
MOST_EACH: Final = 3

KEEP: Final = """
    INSERT INTO push_subscriptions VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (table_id, person, digest) DO UPDATE SET endpoint = excluded.endpoint,
    p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, at = excluded.at
"""
CROWDED: Final = """
    DELETE FROM push_subscriptions WHERE table_id = $1 AND person = $2 AND digest IN (
        SELECT s.digest FROM push_subscriptions s WHERE s.table_id = $1 AND s.person = $2
        ORDER BY s.at DESC, s.digest LIMIT 1000 OFFSET $3::bigint
    )
"""
OF_SEAT: Final = """
    SELECT endpoint, p256dh, auth, language FROM push_subscriptions
    WHERE table_id = $1 AND person = $2 ORDER BY at
"""
FORGET: Final = """
    DELETE FROM push_subscriptions WHERE table_id = $1 AND person = $2 AND digest = $3
"""
GONE: Final = "DELETE FROM push_subscriptions WHERE digest = $1"


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is told, the keys for it, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def digest_of(endpoint: str) -> str:
    """The endpoint in few characters."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


class Subscriptions:
    """The subscriptions of a store."""

    def __init__(self, log: Log) -> None:
        self.log = log

    async def keep(self, table: str, person: int, wished: Subscription, at: int) -> None:
        """Keep the subscription of somebody's browser."""
        digest = digest_of(wished.endpoint)
        await self.log.change(
            change(
                KEEP, table, person, digest, wished.endpoint, wished.p256dh, wished.auth,
                wished.language, at,
            ),
            change(CROWDED, table, person, MOST_EACH),
        )  # fmt: skip

    async def of(self, table: str, person: int) -> list[Subscription]:
        """The browsers of somebody at a table."""
        return [Subscription(*found) for found in await self.log.ask(OF_SEAT, table, person)]

    async def forget(self, table: str, person: int, endpoint: str) -> None:
        """One browser wants to be told no more."""
        await self.log.change(change(FORGET, table, person, digest_of(endpoint)))

    async def gone(self, endpoint: str) -> None:
        """A push service says that a browser is gone: at all tables."""
        await self.log.change(change(GONE, digest_of(endpoint)))
