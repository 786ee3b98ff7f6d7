"""uvicorn's WebSocket protocol, with a way to send at once.

Through ASGI each message is awaited, which takes a task for each socket if a slow reader is to
hold up nobody else: a third of the work of telling a move to five. Here a message is framed and
handed to the transport, whose buffer is the queue; when it is full, that is said.
"""

from collections.abc import Callable
from typing import Any, Final

from websockets.http11 import Request

from sabot.server.bounded import BoundedSocket

# The name under which a socket's scope has its wire.
WIRE: Final = "sabot.wire"


# A whole message of text, and how the lengths of longer ones are announced (RFC 6455, 5.2).
TEXT: Final = b"\x81"
TWO_BYTES, EIGHT_BYTES = b"\x81\x7e", b"\x81\x7f"
SHORT, LONG = 126, 65_536


def text_frame(message: bytes) -> bytes:
    """The frame of a message of text from a server."""
    size = len(message)
    if size < SHORT:
        return TEXT + size.to_bytes(1) + message
    if size < LONG:
        return TWO_BYTES + size.to_bytes(2) + message
    return EIGHT_BYTES + size.to_bytes(8) + message


class Wire(BoundedSocket):
    """One socket. `drained` is called when a full one takes messages again."""

    drained: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire in the scope."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WIRE] = self

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
