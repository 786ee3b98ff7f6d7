"""One socket of somebody at a table, as the table's room knows it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from sabot.core.errors import SabotError
from sabot.core.game import Viewer
from sabot.server.limits import Bucket
from sabot.server.outbox import Outbox
from sabot.server.refusing import refusal_message
from sabot.server.room import Room
from sabot.server.serving import Serving
from sabot.wire.messages import Farewell

ENCODE: Final = msgspec.json.Encoder().encode
GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Connection:
    """Somebody who listens. Messages wait in an outbox until the socket takes them."""

    def __init__(
        self, send: Callable[[Any], Awaitable[None]], serving: Serving, room: Room, person: int
    ) -> None:
        self.metrics = serving.services.metrics
        self.room = room
        self.person = person
        self.viewer: Viewer = None
        self.outbox = Outbox(send, self.fresh_start)
        self.bucket = Bucket(serving.settings.command_rate, serving.settings.command_burst)

    def send(self, message: bytes) -> None:
        """Pass on a message."""
        if not self.outbox.put(message):
            self.metrics.overflows.inc()

    def refuse(self, command_id: str | None, reason: SabotError) -> None:
        """Say why something was not done."""
        message = refusal_message(command_id, reason)
        self.metrics.refusals.labels(message.reason).inc()
        self.send(ENCODE(message))

    def farewell(self, reason: str, *, again: bool) -> None:
        """Say why the connection ends, and end it."""
        self.send(ENCODE(Farewell(reason, again)))
        self.outbox.end(GOING_AWAY if again else POLICY, reason)

    def fresh_start(self) -> bytes:
        """What is sent in place of what could not be kept."""
        return self.room.snapshot(self)
