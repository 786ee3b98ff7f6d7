"""uvicorn's protocols with the bounds that it leaves open.

So nobody can fill the memory with what is never answered, or hold a connection for nothing.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

import msgspec
from prometheus_client import Counter
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from sabot.server.errors import Rejected, problem
from sabot.server.limits import Counts, counted_as
from sabot.server.settings import ServerSettings

# The request line and all headers of a request, in bytes, and how long they may take.
LARGEST_HEAD: Final = 64 * 1024
HEAD_TIMEOUT_S: Final = 10.0
# The parts that a message may come in; a part can be empty, so their size bounds nothing.
MOST_FRAGMENTS: Final = 64
# Connections above those that sockets may have: who can't have a socket can still be told so.
SPARE_CONNECTIONS: Final = 16

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
TOO_MANY: Final = msgspec.json.encode(problem(Rejected("too-many"))[1])
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nretry-after: 5\r\nconnection: close\r\n\r\n%b"
    % (len(TOO_MANY), TOO_MANY)
)


def open_connections(settings: ServerSettings) -> Counts:
    """Counts all that is open, with or without a request; a proxy may open for many people."""
    return Counts(
        settings.share_of_connections() + SPARE_CONNECTIONS,
        settings.connections + SPARE_CONNECTIONS,
        settings.trusts,
    )


def counted_http(counts: Counts, refusals: Counter) -> type["BoundedHttp"]:
    """HTTP whose connections are counted, and refused when there are too many."""
    return type("CountedHttp", (BoundedHttp,), {"counts": counts, "refusals": refusals})


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose requests must begin soon and end their headers soon.

    `release` counts the connection as closed; it goes to the socket that a connection becomes.
    `refusals` counts those that are too many.
    """

    counts: ClassVar[Counts | None] = None
    refusals: ClassVar[Counter | None] = None
    release: Callable[[], None] | None = None
    head = 0
    in_head = True
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request, but not for ever; refuse one connection too many."""
        super().connection_made(transport)
        if self.counts is not None:
            address = counted_as(self.client[0] if self.client else "")
            if not self.counts.add(address):
                if self.refusals is not None:
                    self.refusals.inc()
                transport.write(FULL)
                transport.close()
                return
            self.release = partial(self.counts.drop, address)
        self.wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.stop_waiting()
        if self.release is not None:
            self.release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket."""
        super().handle_websocket_upgrade()
        heir = self.transport.get_protocol()
        if isinstance(heir, BoundedSocket):
            heir.release, self.release = self.release, None
        del self.parser  # it holds this protocol: both would wait for a collection

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_head = True
        self.wait_for_head()

    def on_headers_complete(self) -> None:
        """Its headers are there."""
        self.in_head = False
        self.head = 0
        self.stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Read on, unless the headers take no end."""
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()
        elif self.idle():
            self.wait_for_head()

    def idle(self) -> bool:
        """True if no request is under way and nothing ends the wait for the next one.

        uvicorn waits no longer for a next request as soon as anything comes, be it an empty line.
        """
        waits = self.timer is not None or self.timeout_keep_alive_task is not None
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        return not waits and cycle is not None and cycle.response_complete

    def wait_for_head(self) -> None:
        """Give up if the headers are not there in time."""
        self.stop_waiting()
        self.timer = self.loop.call_later(HEAD_TIMEOUT_S, self.transport.close)

    def stop_waiting(self) -> None:
        """The headers are there, or nobody waits for them."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps nothing for a client that does not read, and closes on bad frames.

    `release` counts its connection as closed.
    """

    release: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed; what would wait for a collection is taken apart."""
        if self.release is not None:
            self.release()
        super().connection_lost(exc)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Read on; a handshake that can't be read is refused and ends the connection."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """Pass text on as bytes: if it is no UTF-8 it is not understood, and not logged."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take another part of a message, unless there are too many."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
