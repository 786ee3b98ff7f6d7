"""What somebody can make the server keep: little, and not for long."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.hostile import brusque
from tests.server.hostile.raw import PING, TEXT, frame, request, socket_at, upgrade, wire
from tests.server.hostile.tables import HOST, Played, dealt, told_until_pong
from tests.server.running import Running, running, until

pytestmark = pytest.mark.asyncio

MEGABYTE = 1 << 20
MOST_GROWTH = 16 * MEGABYTE
CONT = 0
LARGEST_HEAD = 64 * 1024


async def test_headers_without_end_are_cut_off(server: Running) -> None:
    begun = server.memory()
    for start, more in (
        (b"GET /", b"a" * MEGABYTE),
        (b"GET / HTTP/1.1\r\nX: ", b"a" * MEGABYTE),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 100_000),
    ):
        async with wire(server.port) as raw:
            await raw.send(start)
            for _ in range(64):
                await raw.send(more)
            assert raw.writer.transport.is_closing()
    assert server.memory() - begun < MOST_GROWTH


async def test_headers_that_are_too_large_are_refused(server: Running) -> None:
    for start in (b"GET /", b"GET / HTTP/1.1\r\nX: "):
        answer = await request(server.port, start + b"a" * LARGEST_HEAD)
        assert answer.startswith(b"HTTP/1.1 431 ")


async def test_who_reads_no_answers_fills_no_memory(played: Played) -> None:
    begun = played.server.memory()
    async with played.wire_of(HOST) as raw:
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(400):
            await raw.send(frame(b"x" * 125, PING) * 1000)
        assert played.server.memory() - begun < MOST_GROWTH


async def test_who_asks_for_much_and_reads_nothing_fills_no_memory(played: Played) -> None:
    begun = played.server.memory()
    resync = frame(b'{"type":"resync","seen":-1}')
    async with played.wire_of(HOST) as raw:
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(20):
            await raw.send(resync * 1000)
        assert played.server.memory() - begun < MOST_GROWTH
        raw.writer.transport.resume_reading()  # type: ignore[attr-defined]
        await raw.hear_until("snapshot")


async def test_parts_without_end_fill_no_memory(played: Played) -> None:
    begun = played.server.memory()
    async with played.wire_of(HOST) as raw:
        await raw.send(frame(b"", TEXT, fin=False))
        for _ in range(100):
            await raw.send(frame(b"", CONT, fin=False) * 10_000)
    assert played.server.memory() - begun < MOST_GROWTH


@pytest.mark.parametrize(
    "headers", [[f"X-{n}: 1" for n in range(300)], ["Cookie: a=" + "x" * 10_000]]
)
async def test_a_handshake_with_too_much_in_it_is_refused(
    played: Played, headers: list[str]
) -> None:
    path = f"/api/tables/{played.table}/socket"
    answer = await request(played.server.port, upgrade(path, played.server.port, *headers))
    assert answer.startswith(b"HTTP/1.1 431 ")


async def test_connections_that_say_nothing_are_closed(tmp_path: Path) -> None:
    module = brusque.__name__
    async with running(tmp_path / "tables.db", tmp_path, module=module) as server:
        await check_silence(await dealt(server))


async def check_silence(played: Played) -> None:
    port = played.server.port
    token = f"Authorization: Bearer {played.tokens[HOST]}"
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    head += b"Connection: close\r\nContent-Length: 9\r\n\r\n"

    async def silent(beginning: bytes) -> bytes:
        async with wire(port) as raw:
            await raw.send(beginning)
            async with asyncio.timeout(15):
                return await raw.reader.read()

    async def without_hello() -> str:
        async with socket_at(port, played.table, token) as raw, asyncio.timeout(15):
            return (await raw.hear_until("farewell"))["reason"]  # type: ignore[no-any-return]

    begun = time.monotonic()
    nothing, half, body, hello = await asyncio.gather(
        silent(b""),
        silent(b"GET / HT"),
        silent(head + b"{"),
        without_hello(),
    )
    assert time.monotonic() - begun > brusque.WAIT_S
    assert (nothing, half) == (b"", b"")
    assert body.startswith(b"HTTP/1.1 400 ")
    assert hello == "hello-first"


async def test_a_client_has_ten_seconds_to_say_something() -> None:
    assert [getattr(module, name) for module, name in brusque.WAITS] == [10.0] * 3


async def test_a_client_may_take_its_time_between_requests_and_messages(played: Played) -> None:
    async with played.wire_of(HOST) as raw, wire(played.server.port) as other:
        for _ in range(3):
            await asyncio.sleep(0.5)
            await told_until_pong(raw)
            await other.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await other.reader.readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
    await until(played.server.answers)
