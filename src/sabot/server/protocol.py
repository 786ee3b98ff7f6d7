"""uvicorn's WebSocket protocol, with a way to send at once.

Through ASGI each message is awaited, which takes a task for each socket if a slow reader is to
hold up nobody else: a third of the work of telling a move to five. Here a message is framed and
handed to the transport, whose buffer is the queue; when it is full, that is said.
"""

from collections.abc import Callable
from typing import Any, Final

from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from sabot.server.bounded import BoundedSocket

# The name under which a socket's scope has its wire.
WIRE: Final = "sabot.wire"


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
        self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False))
        return True

    def resume_writing(self) -> None:
        """Say that the socket takes messages again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()
