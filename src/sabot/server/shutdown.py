"""Sockets that are announced when they are open; and an orderly end that loses nothing."""

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from sabot.server.logs import log_event
from sabot.server.running_server import RunningServer

# How long sockets have to take the farewell and to close; those that don't are closed for them.
FAREWELL_S: Final = 2.0


class OrderlyServer(uvicorn.Server):
    """Tells people that it goes before it goes. A signal is an order, so its end is no failure."""

    def __init__(
        self, config: uvicorn.Config, serving: RunningServer, announce: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.serving = serving
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        self.announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks for the end; Ctrl-C a second time, for an end at once."""
        del frame
        # uvicorn would raise the signal again afterwards, and so make an orderly end look bad.
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True
        self.serving.draining = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, send everybody a farewell before sockets close, and wait for the rest."""
        log_event("stopping", connections=self.serving.connections.sum)
        for server in self.servers:
            server.close()
        loop = asyncio.get_running_loop()
        begun = loop.time()
        drain = self.serving.settings.drain_seconds
        patience = min(FAREWELL_S, drain)
        await self.serving.rooms.disconnect_all(patience)
        await self.silence(patience)
        # Who does not read has used up a part of the time that all have.
        self.config.timeout_graceful_shutdown = max(0, round(drain - (loop.time() - begun)))
        await super().shutdown(sockets)

    async def silence(self, patience: float) -> None:
        """Return when nobody is connected, or when that takes too long."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience

        def over() -> bool:
            gone = not self.serving.connections.sum
            return gone or self.force_exit or loop.time() > deadline

        while not over():  # noqa: ASYNC110  # three things may end it
            await asyncio.sleep(0.02)
