"""uvicorn's protocols with the bounds that it leaves open.

So nobody can fill the memory with what is never answered, or hold a connection for nothing.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

# The request line and all headers of a request, in bytes, and how long they may take.
LARGEST_HEAD: Final = 64 * 1024
HEAD_TIMEOUT_S: Final = 10.0
# The parts that a message may come in; a part can be empty, so their size bounds nothing.
MOST_FRAGMENTS: Final = 64

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose requests must begin soon and end their headers soon."""

    head = 0
    in_head = True
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        self.wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.stop_waiting()
        super().connection_lost(exc)

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
    """A WebSocket that keeps nothing for a client that does not read, and closes on bad frames."""

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
