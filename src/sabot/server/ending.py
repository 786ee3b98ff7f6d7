"""An orderly end: nobody new comes in, everybody is told to come again, and nothing is lost."""

import asyncio
import signal
import socket
import sys
from types import FrameType
from typing import Final

import uvicorn

from sabot.server.serving import Serving

# How long sockets have to take the farewell and to close; those that don't are closed for them.
FAREWELL_S: Final = 1
ENDING: Final = (signal.SIGINT, signal.SIGTERM)


class OrderlyServer(uvicorn.Server):
    """Says farewell before it closes sockets: once they are closed it would be too late."""

    def __init__(self, config: uvicorn.Config, serving: Serving) -> None:
        super().__init__(config)
        self.serving = serving

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what is open."""
        for server in self.servers:
            server.close()
        self.serving.rooms.dismiss()
        loop = asyncio.get_running_loop()
        until = loop.time() + FAREWELL_S
        while self.serving.connections.sum and loop.time() < until:  # noqa: ASYNC110  # a second
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def end_without_failure() -> None:
    """Make it a success to be asked to end: uvicorn raises the signal again when all is closed."""
    for number in ENDING:
        signal.signal(number, leave)


def leave(_number: int, _frame: FrameType | None) -> None:
    """End this process."""
    sys.exit(0)
