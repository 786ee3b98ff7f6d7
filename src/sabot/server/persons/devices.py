"""The sockets that a device of a person has open, so that it can be cut off when it is revoked."""

from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager
from typing import Protocol

from starlette.requests import HTTPConnection

from sabot.server.credentials import NUMBER_HERE
from sabot.server.persons.identity import hash_of_key, key_in


class Cuttable(Protocol):
    """An open socket."""

    person: int

    def disconnect(self, reason: str, *, again: bool) -> None:
        """End it, and say why."""
        ...


class Devices:
    """The open sockets that came by a key. `broadcast` tells other processes of revoked keys."""

    def __init__(self, broadcast: Callable[[str], None]) -> None:
        self.broadcast = broadcast
        self.sockets: dict[str, set[Cuttable]] = {}

    @contextmanager
    def open(self, request: HTTPConnection, socket: Cuttable) -> Generator[None]:
        """While a socket is open; nothing, if it came by a secret of its table."""
        key = key_in(request)
        if key is None or request.scope.get(NUMBER_HERE) != socket.person:
            yield
            return
        key_hash = hash_of_key(key)
        self.sockets.setdefault(key_hash, set()).add(socket)
        try:
            yield
        finally:
            self.sockets[key_hash].discard(socket)
            if not self.sockets[key_hash]:
                del self.sockets[key_hash]

    def revoked(self, key_hashes: Collection[str]) -> None:
        """Cut off devices, here and at other processes."""
        for key_hash in key_hashes:
            self.cut(key_hash)
            self.broadcast(key_hash)

    def cut(self, key_hash: str) -> None:
        """Cut off a device here."""
        for socket in [*self.sockets.get(key_hash, ())]:
            socket.disconnect("not-in", again=False)
