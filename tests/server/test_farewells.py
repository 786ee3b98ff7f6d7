"""The ends of a socket that docs/wire.md tells of."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sabot.client import Server
from sabot.table.commands import Leave
from sabot.table.settings import Settings
from sabot.wire.messages import Do, Farewell, FromServer, Hello
from tests.server.running import Running, running

DOCS = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\d{4}) \| (.*?) \|", DOCS, re.MULTILINE)
CODES = {reason: int(code) for code, row in ROWS for reason in re.findall(r"`([\w-]+)`", row)}
GAME = Settings(game="seven_seals(players=3)")


async def last_words(socket: ClientConnection) -> tuple[Farewell | None, int]:
    """The farewell, if one was said, and the code with which the socket was closed."""
    farewell = None
    try:
        async for words in socket:
            message = msgspec.json.decode(words, type=FromServer)
            farewell = message if isinstance(message, Farewell) else farewell
    except ConnectionClosed:
        pass
    assert socket.close_code is not None
    return farewell, socket.close_code


async def talked(server: Running, table: str, token: str, *messages: Any) -> ClientConnection:
    """A socket over which something was said."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    bearer = {"Authorization": f"Bearer {token}"}
    socket = await connect(address, additional_headers=bearer, proxy=None)
    for message in messages:
        await socket.send(msgspec.json.encode(message).decode())
    return socket


@pytest.mark.asyncio
async def test_a_socket_ends_with_a_farewell_and_the_code_of_the_docs(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server, Server(server.address) as door:
        host = await door.create(GAME, "Ada")
        table, token = host.place.table, host.place.token or ""
        leaving = [Hello(1), Do("x", Leave())]
        for reason, wrong in (
            ("not-in", await talked(server, table, "nobody's token")),
            ("no-table", await talked(server, "no-such-table", token)),
            ("hello-first", await talked(server, table, token, {"type": "ping"})),
            ("protocol", await talked(server, table, token, Hello(99))),
            ("left", await talked(server, table, token, *leaving)),
        ):
            farewell, code = await last_words(wrong)
            assert (farewell, code) == (Farewell(reason, again=False), CODES[reason])


@pytest.mark.asyncio
async def test_too_large_a_message_ends_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server, Server(server.address) as door:
        host = await door.create(GAME, "Ada")
        socket = await talked(server, host.place.table, host.place.token or "", "x" * 17_000)
        assert await last_words(socket) == (None, 1009)


@pytest.mark.asyncio
async def test_a_server_that_ends_asks_to_come_again(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server, Server(server.address) as door:
        host = await door.create(GAME, "Ada")
        socket = await talked(server, host.place.table, host.place.token or "", Hello(1))
        await socket.recv()
        await server.stop()
        assert await last_words(socket) == (Farewell("restart", again=True), CODES["restart"])
