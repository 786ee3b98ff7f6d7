"""One socket of somebody at a table, as the table's room knows it."""

import asyncio
from typing import Final

from starlette.websockets import WebSocket

from sabot.core.errors import SabotError
from sabot.core.game import Viewer
from sabot.server.errors import refusal_message
from sabot.server.limits import Bucket
from sabot.server.room import Room
from sabot.server.running_server import Serving
from sabot.server.websocket_protocol import WIRE, Wire
from sabot.wire.messages import ENCODE, Farewell

GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Connection:
    """Somebody who listens.

    A socket that is full is sent nothing more until it takes messages again, and then a snapshot:
    so a slow reader keeps little in memory and holds up nobody else.
    """

    def __init__(self, socket: WebSocket, serving: Serving, room: Room, person: int) -> None:
        self.metrics = serving.services.metrics
        self.socket = socket
        self.room = room
        self.person = person
        self.viewer: Viewer = None
        self.bucket = Bucket(serving.settings.command_rate, serving.settings.command_burst)
        self.full = False
        self.closing: asyncio.Task[None] | None = None
        self.wire: Wire = socket.scope["extensions"][WIRE]
        self.wire.drained = self.start_afresh

    def send(self, message: bytes) -> None:
        """Pass on a message."""
        if not self.full and not self.wire.push(message):
            self.full = True
            self.metrics.overflows.inc()

    def start_afresh(self) -> None:
        """Send everything there is to know in place of what was not sent."""
        if self.full:
            self.full = False
            self.send(self.room.snapshot(self))

    def refuse(self, command_id: str | None, reason: SabotError) -> None:
        """Say why something was not done."""
        message = refusal_message(command_id, reason)
        self.metrics.refusals.labels(message.reason).inc()
        self.send(ENCODE(message))

    def farewell(self, reason: str, *, again: bool) -> None:
        """Say why the connection ends, and end it."""
        self.send(ENCODE(Farewell(reason, again)))
        self.wire.drained = None
        code = GOING_AWAY if again else POLICY
        self.closing = asyncio.create_task(self.socket.close(code, reason))
