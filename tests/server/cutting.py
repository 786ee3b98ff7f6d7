"""Stands between a client and a server, knows where messages end, and cuts the line there."""

import asyncio
import socket
import struct
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

TEXT, BINARY = 1, 2
RESET = struct.pack("ii", 1, 0)  # closing with this says RST, and forgets what is on its way
SETTLES_S = 0.002


class Head(msgspec.Struct, frozen=True):
    """What tells one message from another, however often it is sent."""

    type: str
    n: int | None = None
    id: str | None = None
    seen: int | None = None


def head_of(payload: bytes) -> Head:
    return msgspec.json.decode(payload, type=Head)


# Asked after each message has passed: how many have passed by now, and which it was.
CutAfter = Callable[[int, Head], bool]


class Line:
    """One connection, and whether it is being cut."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.ends = ends
        self.cut = False

    def reset(self) -> None:
        for end in self.ends:
            connection = end.get_extra_info("socket")
            with suppress(OSError):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.transport.abort()


class Cutter:
    """Passes messages on, both ways, and counts them and its cuts."""

    def __init__(self, port: int, cut_after: CutAfter) -> None:
        self.target = port
        self.cut_after = cut_after
        self.messages = 0
        self.cuts = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        line = Line(writer, back)
        ways = [
            asyncio.create_task(self.carry(reader, back, line)),
            asyncio.create_task(self.carry(there, writer, line)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            line.reset()
            await asyncio.gather(*ways, return_exceptions=True)

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line
    ) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            while True:
                frame, kind, payload = await next_frame(reader)
                if line.cut:
                    return
                writer.write(frame)
                if kind not in {TEXT, BINARY}:
                    continue
                self.messages += 1
                if self.cut_after(self.messages, head_of(payload)):
                    self.cuts += 1
                    line.cut = True
                    await writer.drain()
                    await asyncio.sleep(SETTLES_S)
                    return


async def next_frame(reader: asyncio.StreamReader) -> tuple[bytes, int, bytes]:
    """The bytes of a WebSocket frame, its kind, and what it says. Messages are one frame here."""
    frame = await reader.readexactly(2)
    assert frame[0] & 0x80
    size = frame[1] & 0x7F
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        size = int.from_bytes(more, "big")
        frame += more
    mask = b""
    if frame[1] & 0x80:
        mask = await reader.readexactly(4)
    payload = await reader.readexactly(size)
    frame_whole = frame + mask + payload
    if mask:
        payload = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return frame_whole, frame[0] & 0x0F, payload


@asynccontextmanager
async def cutting(port: int, cut_after: CutAfter) -> AsyncGenerator[tuple[Cutter, int]]:
    """The cutter, and the port at which it stands for the server."""
    cutter = Cutter(port, cut_after)
    server = await asyncio.start_server(cutter.serve, "127.0.0.1", 0)
    try:
        yield cutter, server.sockets[0].getsockname()[1]
    finally:
        server.close()
