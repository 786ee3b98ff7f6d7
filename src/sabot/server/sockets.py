"""The socket of a table: from a client's message to the command that its room commits."""

import asyncio
import time
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sabot.core.errors import SabotError
from sabot.server.attendance import join, leave, resync
from sabot.server.connection import POLICY, Connection
from sabot.server.errors import Rejected, TooFast
from sabot.server.limits import Cost
from sabot.server.newcomers import meet
from sabot.server.origins import same_origin
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of, serving_of
from sabot.server.store.log import StoreDown
from sabot.table.commands import Say
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
    """The endpoint of a table's socket."""
    serving = serving_of(socket)
    address = address_of(socket)
    if not serving.services.budgets.take(address, Cost.HANDSHAKE):
        await turn_away(socket, "too-fast", again=True)
        return
    if not serving.connections.add(address):
        await turn_away(socket, "too-many", again=True)
        return
    serving.services.metrics.connections.inc()
    try:
        await admit(socket, serving)
    finally:
        serving.services.metrics.connections.dec()
        serving.connections.drop(address)


async def admit(socket: WebSocket, serving: RunningServer) -> None:
    """Check the credentials, and run the session."""
    if not same_origin(socket, serving.settings):
        await turn_away(socket, "bad-origin", again=False)
        return
    try:
        room = await serving.rooms.room(socket.path_params["table"])
    except Rejected as refusal:
        await turn_away(socket, refusal.reason, again=False)
        return
    except SabotError:
        await turn_away(socket, "not-saved", again=True)
        return
    if room is None:
        await turn_away(socket, "no-table", again=False)
        return
    await serving.persons.recognise(socket)
    try:
        person = await meet(room, socket)
    except StoreDown:
        await turn_away(socket, "not-saved", again=True)
        return
    if person is None:
        await turn_away(socket, "not-in", again=False)
        return
    room.addresses.add(person, address_of(socket))
    await socket.accept()
    session = Session(socket, serving, room, person)
    with serving.persons.devices.open(socket, session.connection):
        await session.run()


async def turn_away(socket: WebSocket, reason: str, *, again: bool) -> None:
    """Say why somebody is not let in. Browsers show nothing of a refused handshake."""
    await socket.accept()
    message = ENCODE(Farewell(reason, again)).decode()
    await socket.send({"type": "websocket.send", "text": message})
    await socket.close(TRY_LATER if again else POLICY, reason)


class Session:
    """One open socket: messages are answered one after the other.

    Most messages are answered where they are read, without waking the task of the socket.
    `answer` is what is still being done for the last message.
    """

    def __init__(self, socket: WebSocket, serving: RunningServer, room: Room, person: int) -> None:
        self.socket = socket
        self.services = serving.services
        self.lobby = serving.rooms.lobby
        self.room = room
        self.connection = Connection(socket, serving, room, person)
        self.reading = False
        self.answer: asyncio.Future[bool] | asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Answer until one side ends the connection."""
        try:
            await self.answer_all()
        except WebSocketDisconnect:
            pass
        finally:
            self.connection.wire.drained = None
            if self.connection.closing is not None:
                await asyncio.wait({self.connection.closing})

    async def answer_all(self) -> None:
        """Answer all messages, beginning with the hello."""
        hello = await self.hello()
        if hello is None:
            return
        if self.room.closed:  # it was let go while the client kept silent
            self.connection.disconnect("restart", again=True)
            return
        lobby, address, table = self.lobby, self.connection.address, self.room.table.id
        lobby.arrive(address, table)
        try:
            await join(
                self.room,
                self.connection,
                hello.stream,
                hello.seen,
                acknowledges=hello.acknowledges,
            )
            self.connection.wire.received = self.receive
            while self.connection.closing is None:
                self.reading = True
                message = await self.next_message()
                self.reading = False
                if self.answer is not None:
                    await asyncio.wait({self.answer})
                self.answer = self.respond(message)
                if self.answer is not None:
                    await asyncio.wait({self.answer})
        except Refused as refusal:
            self.connection.disconnect(refusal.reason, again=False)
        except StoreDown:
            self.connection.disconnect("not-saved", again=True)
        finally:
            self.connection.wire.received = None
            lobby.depart(address, table)
            leave(self.room, self.connection, acknowledges=hello.acknowledges)

    async def hello(self) -> Hello | None:
        """The hello of a client that speaks this protocol."""
        try:
            async with asyncio.timeout(HELLO_TIMEOUT_S):
                message = decoded(await self.next_message())
        except TimeoutError:
            message = None
        if not isinstance(message, Hello):
            self.connection.disconnect("hello-first", again=False)
        elif message.protocol != PROTOCOL:
            self.connection.disconnect("protocol", again=False)
        else:
            return message
        return None

    async def next_message(self) -> str | bytes:
        """The next message; a disconnect is raised."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    def receive(self, message: bytes) -> bool:
        """Answer a message where it is read, unless the one before is still being answered."""
        busy = self.answer is not None and not self.answer.done()
        if busy or not self.reading or self.connection.closing is not None:
            return False
        self.answer = self.respond(message)
        return True

    def respond(self, words: str | bytes) -> asyncio.Future[bool] | asyncio.Task[None] | None:
        """Begin to answer a message; the result is done when it has been answered."""
        connection, message = self.connection, decoded(words)
        wait = connection.wait_for(cost_of(message))
        if wait is not None:
            command_id = message.id if isinstance(message, Do) else None
            connection.refuse(command_id, TooFast(wait))
            return asyncio.create_task(asyncio.sleep(BREATHER_S))
        if isinstance(message, Do) and is_id(message.id):
            begun = time.perf_counter()
            done = self.room.do(connection.person, message.id, message.command, connection)
            done.add_done_callback(partial(self.command_done, message.id, begun))
            return done
        match message:
            case Ping():
                connection.send(ENCODE(Pong(self.room.clock.now())))
            case Resync(seen):
                stream = stream_of(connection.viewer)
                return asyncio.create_task(resync(self.room, connection, stream, seen))
            case _:
                connection.refuse(None, Rejected("not-understood"))
        return None

    def command_done(self, command_id: str, begun: float, done: asyncio.Future[bool]) -> None:
        """Tell what came of a command, unless the news of it have told it already."""
        reason = done.exception()
        if reason is None:
            if not done.result():
                number = self.room.subscribers.number(self.connection)
                self.connection.send(ENCODE(Done(command_id, number)))
            self.services.metrics.commands.observe(time.perf_counter() - begun)
        elif isinstance(reason, SabotError):
            self.connection.refuse(command_id, reason)
        else:
            self.services.logger.error("a command failed", exc_info=reason)


def cost_of(message: FromClient | None) -> Cost:
    """What a message costs its address: a snapshot is made for a resync, chat is kept for ever."""
    if isinstance(message, Resync):
        return Cost.CALL
    return (
        Cost.CHAT if isinstance(message, Do) and isinstance(message.command, Say) else Cost.COMMAND
    )


def is_id(text: str) -> bool:
    """True if a command may have this id."""
    return 0 < len(text) <= LONGEST_ID and text.isprintable()


def decoded(words: str | bytes) -> FromClient | None:
    """A message from a client; None if it is not one."""
    try:
        return DECODER.decode(words)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
