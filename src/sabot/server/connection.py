"""One socket at a table, as the table's room knows it."""

import asyncio
from typing import Final

from starlette.websockets import WebSocket

from sabot.core.errors import SabotError
from sabot.core.game import Viewer
from sabot.server.attendance import snapshot
from sabot.server.errors import refusal_message
from sabot.server.limits import Bucket, Cost
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of
from sabot.server.websocket_protocol import WIRE, Wire
from sabot.wire.messages import ENCODE, Farewell

GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Connection:
    """A subscriber of a table.

    A full socket is sent nothing more until it takes messages again, and then a snapshot: so a
    slow reader needs little memory and delays nobody else.
    """

    def __init__(self, socket: WebSocket, serving: RunningServer, room: Room, person: int) -> None:
        self.metrics = serving.services.metrics
        self.budgets = serving.services.budgets
        self.address = address_of(socket)
        self.socket = socket
        self.room = room
        self.person = person
        self.viewer: Viewer = None
        self.chat = serving.chat.of(f"{room.table.id} {person}")
        self.bucket = Bucket(serving.settings.command_rate, serving.settings.command_burst)
        self.full = False
        self.closing: asyncio.Task[None] | None = None
        self.wire: Wire = socket.scope["extensions"][WIRE]()
        self.wire.drained = self.send_snapshot

    def wait_for(self, cost: Cost) -> float | None:
        """How long its client must wait for what it asks; None if it has paid for it."""
        if not self.bucket.take():
            return self.bucket.wait()
        if cost is Cost.CHAT and not self.chat.take():
            return self.chat.wait()
        if not self.budgets.take(self.address, cost):
            return self.budgets.wait(self.address, cost)
        return None

    def send(self, message: bytes) -> None:
        """Send a message, unless the socket is full."""
        if not self.full and not self.wire.push(message):
            self.full = True
            self.metrics.overflows.inc()

    def send_snapshot(self) -> None:
        """Send a snapshot in place of the messages that were not sent."""
        if self.full:
            self.full = False
            self.send(snapshot(self.room, self))

    def refuse(self, command_id: str | None, reason: SabotError) -> None:
        """Say why something was not done."""
        message = refusal_message(command_id, reason)
        self.metrics.refusals.labels(message.reason).inc()
        self.send(ENCODE(message))

    def disconnect(self, reason: str, *, again: bool) -> None:
        """Say why the connection ends and whether to connect again, and end it."""
        self.send(ENCODE(Farewell(reason, again)))
        self.wire.drained = None
        code = GOING_AWAY if again else POLICY
        self.closing = asyncio.create_task(self.socket.close(code, reason))
