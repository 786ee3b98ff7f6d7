"""The socket of a table: who connects is known by their credentials, and heard one at a time."""

import asyncio
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sabot.core.errors import SabotError
from sabot.server.connection import POLICY, Connection
from sabot.server.credentials import person_with, secret_of
from sabot.server.errors import Rejected
from sabot.server.origins import same_origin
from sabot.server.room import Room
from sabot.server.running_server import Serving, address_of, serving_of
from sabot.server.store.log import StoreDown
from sabot.table.refusals import Refused
from sabot.wire.messages import (
    ENCODE,
    LONGEST_ID,
    PROTOCOL,
    Do,
    Done,
    Farewell,
    FromClient,
    Hello,
    Ping,
    Pong,
    Resync,
    stream_of,
)

DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)

HELLO_TIMEOUT_S: Final = 10.0
TRY_LATER: Final = 1013
# Who sends faster than they may is heard again after so long.
BREATHER_S: Final = 0.2


async def table_socket(socket: WebSocket) -> None:
    """Let somebody who is at a table listen and speak there."""
    serving = serving_of(socket)
    address = address_of(socket)
    if not serving.connections.add(address):
        await turn_away(socket, "too-many", again=True)
        return
    serving.services.metrics.connections.inc()
    try:
        await admit(socket, serving)
    finally:
        serving.services.metrics.connections.dec()
        serving.connections.drop(address)


async def admit(socket: WebSocket, serving: Serving) -> None:
    """Find out who it is, and let them in."""
    if not same_origin(socket, serving.settings):
        await turn_away(socket, "bad-origin", again=False)
        return
    try:
        room = await serving.rooms.room(socket.path_params["table"])
    except SabotError:
        await turn_away(socket, "not-saved", again=True)
        return
    if room is None:
        await turn_away(socket, "no-table", again=False)
        return
    person = person_with(room.table, secret_of(socket))
    if person is None:
        await turn_away(socket, "not-in", again=False)
        return
    await socket.accept()
    await Conversation(socket, serving, room, person).run()


async def turn_away(socket: WebSocket, reason: str, *, again: bool) -> None:
    """Say why somebody is not let in. Browsers show nothing of a refused handshake."""
    await socket.accept()
    message = ENCODE(Farewell(reason, again)).decode()
    await socket.send({"type": "websocket.send", "text": message})
    await socket.close(TRY_LATER if again else POLICY, reason)


class Conversation:
    """What is said over one socket."""

    def __init__(self, socket: WebSocket, serving: Serving, room: Room, person: int) -> None:
        self.socket = socket
        self.services = serving.services
        self.room = room
        self.connection = Connection(socket, serving, room, person)
        self.idle = False  # whether nothing is being heard
        self.again: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Hear and answer until one side goes."""
        try:
            await self.hear_all()
        except WebSocketDisconnect:
            pass
        finally:
            self.connection.wire.drained = None
            if self.connection.closing is not None:
                await asyncio.wait({self.connection.closing})

    async def hear_all(self) -> None:
        """Hear what the client says, beginning with its hello."""
        hello = await self.first_words()
        if hello is None:
            return
        if self.room.closed:  # it was let go while the client kept silent
            self.connection.farewell("restart", again=True)
            return
        try:
            await self.room.join(self.connection, hello.stream, hello.seen)
            self.connection.wire.heard = self.hear_at_once
            while self.connection.closing is None:
                self.idle = True
                words = await self.next_words()
                self.idle = False
                await self.hear(words)
        except Refused as refusal:
            self.connection.farewell(refusal.reason, again=False)
        except StoreDown:
            self.connection.farewell("not-saved", again=True)
        finally:
            self.connection.wire.heard = None
            self.room.leave(self.connection)

    async def first_words(self) -> Hello | None:
        """The hello of a client that speaks this protocol."""
        try:
            async with asyncio.timeout(HELLO_TIMEOUT_S):
                message = understood(await self.next_words())
        except TimeoutError:
            message = None
        if not isinstance(message, Hello):
            self.connection.farewell("hello-first", again=False)
        elif message.protocol != PROTOCOL:
            self.connection.farewell("protocol", again=False)
        else:
            return message
        return None

    async def next_words(self) -> str | bytes:
        """The next message; a disconnect is raised."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        words: str | bytes = message.get("text") or message.get("bytes") or b""
        return words

    def hear_at_once(self, words: bytes) -> bool:
        """Do what a command asks without a task, if that is easily done; whether it was begun."""
        if not self.idle or self.connection.closing is not None:
            return False
        message = understood(words)
        if not isinstance(message, Do) or not is_id(message.id):
            return False
        connection, begun = self.connection, time.perf_counter()
        if not connection.bucket.take():
            return False

        def after(failure: BaseException | None) -> None:
            if failure is None:
                self.services.metrics.commands.observe(time.perf_counter() - begun)
                return
            task = asyncio.create_task(self.do(message))
            self.again.add(task)
            task.add_done_callback(self.again.discard)

        room, person = self.room, connection.person
        if room.do_at_once(person, message.id, message.command, connection, after):
            return True
        connection.bucket.give_back()
        return False

    async def hear(self, words: str | bytes) -> None:
        """Answer one message."""
        message = understood(words)
        if not self.connection.bucket.take():
            command_id = message.id if isinstance(message, Do) else None
            self.connection.refuse(command_id, Rejected("too-fast"))
            await asyncio.sleep(BREATHER_S)
            return
        match message:
            case Do():
                await self.do(message)
            case Ping():
                self.connection.send(ENCODE(Pong(self.services.now())))
            case Resync(seen):
                viewer = self.connection.viewer
                await self.room.resync(self.connection, stream_of(viewer), seen)
            case _:
                self.connection.refuse(None, Rejected("not-understood"))

    async def do(self, message: Do) -> None:
        """Do what a command asks; the answer is news, or that it is done, or a refusal."""
        if not is_id(message.id):
            self.connection.refuse(None, Rejected("not-understood"))
            return
        begun = time.perf_counter()
        connection = self.connection
        try:
            told = await self.room.do(connection.person, message.id, message.command, connection)
        except SabotError as reason:
            connection.refuse(message.id, reason)
            return
        if not told:
            number = self.room.audience.number(connection)
            connection.send(ENCODE(Done(message.id, number)))
        self.services.metrics.commands.observe(time.perf_counter() - begun)


def is_id(text: str) -> bool:
    """Whether a command may have this id."""
    return 0 < len(text) <= LONGEST_ID and text.isprintable()


def understood(words: str | bytes) -> FromClient | None:
    """The message in some words; None if there is none."""
    try:
        return DECODER.decode(words)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
