"""uvicorn's WebSocket protocol, with a way to send at once.

Through ASGI each message is awaited, which takes a task for each socket if a slow reader is to
hold up nobody else: a third of the work of telling a move to five. Here a message is framed and
handed to the transport, whose buffer is the queue; when it is full, that is said.
"""

from collections.abc import Callable
from typing import Any, Final
from weakref import ref

from websockets.http11 import Request

from sabot.server.bounded_protocols import BoundedSocket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

# The name under which a socket's scope has its wire.
WIRE: Final = "sabot.wire"


# A whole message of text, and how the lengths of longer ones are announced (RFC 6455, 5.2).
TEXT: Final = b"\x81"
TWO_BYTES, EIGHT_BYTES = b"\x81\x7e", b"\x81\x7f"
SHORT, LONG = 126, 65_536
# What a frame begins with: that it ends a message; and, as all from clients, that it is masked.
LAST, MASKED = 0x80, 0x80
TEXT_KIND: Final = 1
MASK: Final = 4


def text_frame(message: bytes) -> bytes:
    """The frame of a message of text from a server."""
    size = len(message)
    if size < SHORT:
        return TEXT + size.to_bytes(1) + message
    if size < LONG:
        return TWO_BYTES + size.to_bytes(2) + message
    return EIGHT_BYTES + size.to_bytes(8) + message


def frame_size(data: bytes) -> int:
    """How long the frame is that these bytes begin with; 0 if that is not easily said."""
    if len(data) < 2 + MASK or not data[0] & LAST:
        return 0
    size = data[1] - MASKED
    if size < SHORT:
        return 2 + MASK + size
    return 4 + MASK + (data[2] << 8 | data[3]) if size == SHORT else 0


def text_in(frame: bytes) -> bytes:
    """The text in a whole frame from a client."""
    begin = 2 if frame[1] - MASKED < SHORT else 4
    return apply_mask(frame[begin + MASK :], frame[begin : begin + MASK])


class Wire(BoundedSocket):
    """One socket. `drained` is called when a full one takes messages again.

    `received` is offered each message first, and returns whether it takes the message: so most of
    them need no parser's state, no queue and no task. Once a frame has come in pieces, or several
    at once, it is offered nothing any more: only the parser knows where the next frame begins.
    """

    drained: Callable[[], None] | None = None
    received: Callable[[bytes], bool] | None = None
    whole = False

    def data_received(self, data: bytes) -> None:
        """Offer a message that has come whole; parse what is not taken."""
        if not self.handshake_complete:
            self.whole = data.endswith(b"\r\n\r\n")
        elif self.whole:
            self.whole = frame_size(data) == len(data)
            received = self.received
            if (
                self.whole
                and received is not None
                and data[0] == LAST | TEXT_KIND
                and self.queue.empty()  # no message waits before this one
                and len(data) <= self.config.ws_max_size  # the parser refuses larger ones
                and received(text_in(data))
            ):
                return
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire in the scope."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WIRE] = ref(self)  # the wire has the scope

    def push(self, message: bytes) -> bool:
        """Send a message of text; False if the socket is full and it was not taken."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True  # nobody is there to miss it
        if not self.writable.is_set():
            return False
        self.transport.write(text_frame(message))
        return True

    def resume_writing(self) -> None:
        """Say that the socket takes messages again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()
