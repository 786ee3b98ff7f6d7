"""HTTP and WebSocket by hand: every byte is the test's own, so that it can be a wrong one."""

import asyncio
import base64
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE_S = 15.0


@dataclass(frozen=True)
class Frame:
    """What came: an opcode and its payload."""

    opcode: int
    payload: bytes

    def message(self) -> Any:
        """The JSON in it."""
        return msgspec.json.decode(self.payload)

    def close_code(self) -> int:
        """Why the socket is closed."""
        assert self.opcode == CLOSE
        return int.from_bytes(self.payload[:2], "big")


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, reserved: int = 0) -> bytes:
    """A masked frame, as clients send it."""
    mask = os.urandom(4)
    first = (0x80 if fin else 0) | (reserved << 4) | opcode
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return bytes([first]) + sized(len(payload)) + mask + masked


def sized(length: int) -> bytes:
    """The length of a masked payload, as frames have it."""
    if length < 126:
        return bytes([0x80 | length])
    if length < 1 << 16:
        return bytes([0x80 | 126]) + length.to_bytes(2, "big")
    return bytes([0x80 | 127]) + length.to_bytes(8, "big")


class Wire:
    """A connection to a server, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Pass on bytes; the other side may have closed meanwhile."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            pass

    async def say(self, message: Any) -> None:
        """Send a message as JSON in a frame."""
        await self.send(frame(msgspec.json.encode(message)))

    async def hear(self) -> Frame | None:
        """The next frame; None if the connection has ended."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                first, second = await self.reader.readexactly(2)
                length = second & 0x7F
                if length > 125:
                    size = await self.reader.readexactly(2 if length == 126 else 8)
                    length = int.from_bytes(size, "big")
                return Frame(first & 0x0F, await self.reader.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def hear_until(self, kind: str) -> Any:
        """The next message of a type; what comes before is passed over."""
        while (heard := await self.hear()) is not None:
            if heard.opcode == TEXT and heard.message()["type"] == kind:
                return heard.message()
        raise AssertionError(f"the connection has ended without '{kind}'")

    async def rest(self) -> bytes:
        """All that comes until the other side closes."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await self.reader.read()
        except ConnectionError:
            return b""


@asynccontextmanager
async def wire(port: int, source: str = "127.0.0.1") -> AsyncGenerator[Wire]:
    """A connection that says nothing by itself; from this address of the machine."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, limit=1 << 20, local_addr=(source, 0)
    )
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


def upgrade(path: str, port: int, *headers: str) -> bytes:
    """The request that makes a WebSocket of a connection."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


@asynccontextmanager
async def socket_at(
    port: int, table: str, *headers: str, source: str = "127.0.0.1"
) -> AsyncGenerator[Wire]:
    """A WebSocket to a table, before any hello."""
    async with wire(port, source) as raw:
        await raw.send(upgrade(f"/api/tables/{table}/socket", port, *headers))
        async with asyncio.timeout(PATIENCE_S):
            answer = await raw.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        yield raw


@asynccontextmanager
async def greeted(
    port: int, table: str, token: str, source: str = "127.0.0.1"
) -> AsyncGenerator[Wire]:
    """A WebSocket of somebody at a table, who has said hello and been answered."""
    async with socket_at(port, table, f"Authorization: Bearer {token}", source=source) as raw:
        await raw.say({"type": "hello", "protocol": 1})
        await raw.hear_until("snapshot")
        yield raw


async def request(port: int, data: bytes) -> bytes:
    """What a server answers to some bytes until it closes."""
    async with wire(port) as raw:
        await raw.send(data)
        return await raw.rest()
