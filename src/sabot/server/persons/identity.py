"""Which person makes a request: by a key in a cookie of its own, which only hashes of are kept.

A person's seats are held by the person, not by a secret of each table in the browser: so all their
devices have them, and a device that is revoked has none.
"""

import hashlib
from typing import Final

from starlette.requests import HTTPConnection

from sabot.server.credentials import well_formed
from sabot.server.persons.person_store import DAY_MS, KnownPerson, PersonStore

COOKIE: Final = "sabot-person"
HOST_COOKIE: Final = "__Host-sabot-person"


def key_in(connection: HTTPConnection) -> str | None:
    """The key that a request carries: that of HTTPS first."""
    texts = (connection.cookies.get(name, "") for name in (HOST_COOKIE, COOKIE))
    return next((key for text in texts if (key := well_formed(text))), None)


def hash_of_key(key: str) -> str:
    """The hash of a key that the store keeps."""
    return hashlib.sha256(f"sabot-person-1/{key}".encode()).hexdigest()


def hash_of_code(letters: str) -> str:
    """The hash of a linking code that the store keeps."""
    return hashlib.sha256(f"sabot-person-code-1/{letters}".encode()).hexdigest()


class Identity:
    """Finds the person of a request, and their number at a table."""

    def __init__(self, store: PersonStore) -> None:
        self.store = store

    async def person(self, connection: HTTPConnection, now: int) -> KnownPerson | None:
        """The person who makes a request, if a key of theirs is in it."""
        key = key_in(connection)
        if key is None:
            return None
        found = await self.store.known(hash_of_key(key))
        if found is not None and now - found.seen >= DAY_MS:
            await self.store.note_seen(hash_of_key(key), now)
        return found
