"""What waits to be sent to one socket: bounded, so that a slow reader harms nobody else."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 256 * 1024
# A socket that takes nothing for so long is given up.
SEND_TIMEOUT_S: Final = 20.0


class Outbox:
    """Takes messages at once and sends them in order.

    When too many wait, they are thrown away, and what `instead` returns is sent as soon as the
    socket takes messages again.
    """

    def __init__(
        self, send: Callable[[Any], Awaitable[None]], instead: Callable[[], bytes | None]
    ) -> None:
        self.send = send
        self.instead = instead
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.overflowed = False
        self.ending: tuple[int, str] | None = None
        self.wake: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> bool:
        """Take a message; False if there are too many and it was thrown away with the others."""
        if self.overflowed or self.ending is not None:
            return True
        if len(self.waiting) >= MOST_MESSAGES or self.bytes + len(message) > MOST_BYTES:
            self.overflowed = True
            self.waiting.clear()
            self.bytes = 0
            return False
        self.waiting.append(message)
        self.bytes += len(message)
        self.rouse()
        return True

    def end(self, code: int, reason: str) -> None:
        """Send what waits, and then close."""
        if self.ending is None:
            self.ending = (code, reason)
            self.rouse()

    def rouse(self) -> None:
        """Wake the one who sends."""
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def run(self) -> None:
        """Send until the end."""
        loop = asyncio.get_running_loop()
        while True:
            if self.overflowed:
                self.overflowed = False
                message = self.instead()
                if message is not None:
                    self.put(message)
            while self.waiting:
                message = self.waiting.popleft()
                self.bytes -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.overflowed:
                continue
            if self.ending is not None:
                code, reason = self.ending
                await self.send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self.wake = loop.create_future()
            await self.wake
            self.wake = None
