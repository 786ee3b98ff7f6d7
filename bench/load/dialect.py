"""All that the load must know about one server's wire: how to sit down, to listen and to move.

To put another server under the load, write a `Dialect`: a function that makes one table over
HTTP and returns a `Client` for each of its seats. The loop, the clocks and the counting are the
driver's and the same for every server.
"""

from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPConnection
from typing import NamedTuple, Protocol

import msgspec

SEATS = 5


class Heard(NamedTuple):
    """What one message from the server comes to.

    `number`: all that happened at the table up to this number is now told to this seat; numbers
    only rise, by how much does not matter. None: the message tells nothing of the game.
    `mine`: it is this seat's turn to move.
    `reply`: what to send at once and not to count as a move: handshake, pong, a rematch.
    """

    number: int | None = None
    mine: bool = False
    reply: bytes | None = None


NOTHING = Heard()


class Client(Protocol):
    """One seat's side of the wire."""

    @property
    def path(self) -> str:
        """The path of the WebSocket, with the query if there is one."""
        ...

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers of its handshake."""
        ...

    @property
    def hello(self) -> bytes:
        """The first message; empty if the server speaks first."""
        ...

    def heard(self, message: bytes) -> Heard:
        """What a text message comes to.

        A refusal is raised: it ends the run, since a figure with refused moves in it is none.
        """
        ...

    def move(self) -> bytes:
        """A random move, asked for only after `heard` said that it is this seat's turn."""
        ...


Dialect = Callable[[HTTPConnection], Sequence[Client]]


def post(http: HTTPConnection, path: str, body: object) -> bytes:
    """The answer to a JSON request."""
    http.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
    answer = http.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"POST {path}: {answer.status} {text[:200]!r}")
    return text
