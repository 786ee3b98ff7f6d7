"""The persons of a running server: who asks, which seats they have, which devices are connected."""

from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from sabot.server.credentials import NUMBER_HERE, token_of
from sabot.server.errors import Rejected
from sabot.server.limits import Buckets
from sabot.server.persons.devices import Devices
from sabot.server.persons.identity import Identity, hash_of_key, key_in
from sabot.server.persons.person_store import KnownPerson, PersonStore
from sabot.server.store.log import Log, StoreDown

# Linking codes that an address may try at once, and then one in so many seconds.
FREE_TRIES: Final = 5
NEXT_TRY_S: Final = 60.0


class Persons:
    """All that calls and sockets need of persons."""

    def __init__(self, log: Log, now: Callable[[], int], broadcast: Callable[[str], None]) -> None:
        self.store = PersonStore(log)
        self.identity = Identity(self.store)
        self.devices = Devices(broadcast)
        self.tries = Buckets(1 / NEXT_TRY_S, FREE_TRIES)
        self.now = now

    async def recognise(self, connection: HTTPConnection) -> None:
        """Ask which of the people at its table a request comes from, if it has a person's key."""
        await self.recognise_at(connection, connection.path_params.get("table"))

    async def recognise_at(self, connection: HTTPConnection, table: str | None) -> None:
        """The same at a table that the request's path does not name.

        A store that fails is told only to whom nothing else lets in.
        """
        key = key_in(connection)
        if table is None or key is None or token_of(connection) is not None:
            return
        try:
            found = await self.store.number_by_key(hash_of_key(key), table)
        except StoreDown as reason:
            connection.scope[NUMBER_HERE] = reason
        else:
            connection.scope[NUMBER_HERE] = found

    async def asking(self, connection: HTTPConnection) -> KnownPerson | None:
        """The person whose browser asks."""
        return await self.identity.person(connection, self.now())

    async def needed(self, connection: HTTPConnection) -> KnownPerson:
        """The same; refuses a browser that is not known."""
        person = await self.asking(connection)
        if person is None:
            raise Rejected("no-person")
        return person
