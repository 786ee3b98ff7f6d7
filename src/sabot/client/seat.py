"""One's place at a table: what one knows of it, kept up to date, and what one can do there.

The connection comes back by itself after it was lost. A command is sent again until it is
answered, always under the same id, so that it is done once.
"""

import asyncio
import contextlib
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sabot.client.errors import Gone, RefusedByServer
from sabot.client.table_state import Picture
from sabot.table.commands import AnyCommand, MakeClaim, Move
from sabot.wire.calls import Place
from sabot.wire.messages import (
    ENCODE,
    PROTOCOL,
    Alert,
    Do,
    Done,
    Farewell,
    FromServer,
    Hello,
    News,
    Ping,
    Presence,
    RefusedMessage,
    Resync,
    Snapshot,
)

PING_S: Final = 2.5
GIVE_UP_S: Final = 9.0
RESEND_S: Final = 2.5
FIRST_WAIT_S: Final = 0.05
LONGEST_WAIT_S: Final = 5.0

DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


def understood(words: str | bytes) -> FromServer:
    """A decoded message; one that can't be decoded ends the connection."""
    try:
        return DECODER.decode(words)
    except msgspec.MsgspecError as reason:
        return Farewell(f"not understood: {reason}", again=False)


class Seat:
    """A connection to a table that mends itself. `picture` is all that one knows.

    Where several servers have the table, it goes from one address to the next until one answers.
    """

    def __init__(self, address: str, place: Place, *others: str) -> None:
        self.address = address
        self.others = deque(others)
        self.place = place
        self.picture = Picture()
        self.socket: ClientConnection | None = None
        self.wait = FIRST_WAIT_S
        self.waiting: dict[str, tuple[AnyCommand, asyncio.Future[None]]] = {}
        self.queues: list[asyncio.Queue[list[Any] | None]] = []
        self.changed = asyncio.Condition()
        self.gone: Gone | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and return when the first snapshot is there."""
        self.task = asyncio.create_task(self.stay())
        await self.until(lambda: self.picture.table is not None)

    async def close(self) -> None:
        """Disconnect; one's place stays one's own."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    # What one can do.

    async def do(self, command: AnyCommand) -> None:
        """Ask for something and wait until it is done; a refusal is raised."""
        if self.gone is not None:
            raise self.gone
        command_id = secrets.token_hex(8)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[command_id] = (command, answer)
        try:
            await self.send(Do(command_id, command))
            while not answer.done():
                await asyncio.wait({answer}, timeout=RESEND_S)
                if not answer.done():
                    await self.send(Do(command_id, command))
            answer.result()
        finally:
            self.waiting.pop(command_id, None)

    async def play(self, move: object) -> None:
        """Play a move: one of the view's, or its text."""
        await self.do(Move(self.picture.turn(), msgspec.Raw(ENCODE(move))))

    async def claim(self, claim: object) -> None:
        """Claim something in public: one of `picture.claims_on_offer()`, or its text."""
        await self.do(MakeClaim(msgspec.Raw(ENCODE(claim))))

    async def until(self, holds: Any) -> None:
        """Wait until something holds of what one knows."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.gone is not None or holds())
        if self.gone is not None and not holds():
            raise self.gone

    async def happenings(self) -> AsyncIterator[list[Any]]:
        """The events from now on, in lists; an empty list stands for a gap."""
        queue: asyncio.Queue[list[Any] | None] = asyncio.Queue()
        self.queues.append(queue)
        try:
            while (events := await queue.get()) is not None:
                yield events
        finally:
            self.queues.remove(queue)

    def publish(self, events: list[Any] | None) -> None:
        """Hand events to everybody who iterates; None is the end."""
        for queue in self.queues:
            queue.put_nowait(events)

    # Staying connected.

    async def stay(self) -> None:
        """Connect again and again, until told to go."""
        while self.gone is None:
            try:
                headers = {"Authorization": f"Bearer {self.place.token}"}
                async with connect(
                    self.address,
                    additional_headers=headers,
                    compression=None,
                    ping_interval=None,
                    close_timeout=1,
                    proxy=None,
                ) as socket:
                    await self.talk(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self.socket = None
            if self.gone is None:
                await self.rest()
        self.publish(None)
        await self.wake()

    async def rest(self) -> None:
        """Wait before the next try: longer each time, until one is let in again."""
        self.others.append(self.address)
        self.address = self.others.popleft()
        await asyncio.sleep(self.wait * random.uniform(0.5, 1.5))
        self.wait = min(self.wait * 2, LONGEST_WAIT_S)

    async def talk(self, socket: ClientConnection) -> None:
        """Say hello, send again what was not answered, and listen."""
        await socket.send(ENCODE(self.hello()).decode())
        self.socket = socket
        for command_id, (command, _) in list(self.waiting.items()):
            await socket.send(ENCODE(Do(command_id, command)).decode())
        pinging = asyncio.create_task(self.keep_pinging(socket))
        try:
            while True:
                async with asyncio.timeout(GIVE_UP_S):
                    words = await socket.recv()
                await self.hear(socket, understood(words))
        finally:
            pinging.cancel()

    def hello(self) -> Hello:
        """The first message, with what one knows already."""
        return Hello(PROTOCOL, self.picture.stream, self.picture.n)

    async def keep_pinging(self, socket: ClientConnection) -> None:
        """Ask from time to time whether the server is there."""
        with contextlib.suppress(WebSocketException, OSError):
            while True:
                await asyncio.sleep(PING_S)
                await socket.send(ENCODE(Ping()).decode())

    async def send(self, message: object) -> None:
        """Send if there is a connection; what matters is sent again after the next one."""
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.send(ENCODE(message).decode())

    # Listening.

    async def hear(self, socket: ClientConnection, message: FromServer) -> None:
        """Take in a message."""
        match message:
            case Snapshot():
                self.picture.take_snapshot(message)
                self.publish([])
            case News(n, told):
                if n > self.picture.n + 1:
                    await socket.send(ENCODE(Resync(self.picture.n)).decode())
                elif self.picture.take_news(message):
                    self.publish(told)
                self.answer(message.ack, None)
            case Done(command_id):
                self.answer(command_id, None)
            case RefusedMessage():
                self.refused(message)
            case Presence() | Alert():
                self.picture.take_aside(message)
            case Farewell(reason, again):
                self.farewell(reason, again=again)
            case _:
                pass
        if not isinstance(message, Farewell):
            self.wait = FIRST_WAIT_S
        await self.wake()

    def refused(self, message: RefusedMessage) -> None:
        """A command was refused."""
        reason = RefusedByServer(message.reason, message.facts, message.words)
        if message.reason not in {"not-saved", "too-fast"}:
            self.answer(message.id, reason)

    def answer(self, command_id: str | None, reason: Exception | None) -> None:
        """Give the outcome of a command to its caller."""
        if command_id is None or command_id not in self.waiting:
            return
        _, answer = self.waiting[command_id]
        if answer.done():
            return
        if reason is None:
            answer.set_result(None)
        else:
            answer.set_exception(reason)

    def farewell(self, reason: str, *, again: bool) -> None:
        """The server ends the connection."""
        if again:
            return
        self.gone = Gone(reason)
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(self.gone)

    async def wake(self) -> None:
        """Tell those who wait that something may have changed."""
        async with self.changed:
            self.changed.notify_all()
