"""One of five stops reading: the others do not notice, and it is up to date when it reads again."""

import asyncio
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from sabot.client import Seat, Server
from sabot.client.table_state import Picture
from sabot.table.commands import Say
from sabot.table.table import CHAT_KEPT
from sabot.table.text_checks import LONGEST_MESSAGE
from sabot.wire.messages import PROTOCOL, Farewell, FromServer, Hello, News, Resync, Snapshot
from tests.server.people import Witness, quick, seated
from tests.server.running import PATIENCE_S, Running, running, until

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

SPEECHES = 250
RESYNCS = 400
TEXT = "x" * (LONGEST_MESSAGE - 10)
DECODE = msgspec.json.Decoder[FromServer](FromServer).decode
MOST_GROWTH = 16 * 2**20


@asynccontextmanager
async def stalled(seat: Seat) -> AsyncGenerator[ClientConnection]:
    """A connection that takes a few messages, and then nothing, until somebody receives."""
    parts = urlsplit(seat.address)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (parts.hostname, parts.port))
    headers = {"Authorization": f"Bearer {seat.place.token}"}
    async with connect(
        seat.address, sock=raw, additional_headers=headers, max_queue=1, compression=None,
        ping_interval=None, close_timeout=0.1, proxy=None,
    ) as connection:  # fmt: skip
        await connection.send(msgspec.json.encode(Hello(PROTOCOL)).decode())
        yield connection


async def ask_for_snapshots(connection: ClientConnection) -> None:
    """Have more sent than the system keeps for a socket, which may be several MB."""
    for _ in range(RESYNCS):
        await connection.send(msgspec.json.encode(Resync(0)).decode())


async def talk(person: Witness, who: int, speeches: int = SPEECHES) -> list[float]:
    """How long each of one's words took until everybody was told."""
    times: list[float] = []
    for number in range(speeches):
        begun = time.perf_counter()
        await person.do(Say(f"{who} {number} {TEXT}"))
        times.append(time.perf_counter() - begun)
    return times


async def typical(people: list[Witness]) -> float:
    """The median of all latencies while all talk at once."""
    times = await asyncio.gather(*(talk(person, n) for n, person in enumerate(people)))
    return median(time for each in times for time in each)


async def overflows(server: Running) -> float:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{server.address}/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("sabot_overflows_total"))
    return float(line.split()[1])


async def overflowed(server: Running) -> bool:
    return await overflows(server) > 0


async def caught_up(
    connection: ClientConnection, number: int, known: Picture | None = None
) -> tuple[Picture, list[FromServer]]:
    """What somebody knows, and was sent, who reads on until a number."""
    picture = known or Picture()
    heard: list[FromServer] = []
    async with asyncio.timeout(PATIENCE_S):
        while picture.n < number:
            message = DECODE(await connection.recv())
            heard.append(message)
            if isinstance(message, Snapshot):
                picture.take_snapshot(message)
            elif isinstance(message, News):
                assert message.n == picture.n + 1
                picture.take_news(message)
    return picture, heard


async def test_a_stalled_reader_harms_nobody_and_gets_a_snapshot(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        seated([door], quick("saboteur(players=5)"), 4) as people,
    ):
        await typical(people)  # the first words take longer
        without = [await typical(people)]
        fifth = await door.enter(people[0].place.table, "Sleeper")
        async with stalled(fifth) as connection:
            before = server.memory()
            await ask_for_snapshots(connection)
            beside = [await typical(people), await typical(people)]
            growth = server.memory() - before
            assert await overflows(server) == 1
            picture, heard = await caught_up(connection, people[0].picture.n)
            snapshots = [message for message in heard if isinstance(message, Snapshot)]
            assert len(snapshots) < RESYNCS / 2
            assert isinstance(heard[-1], Snapshot)
            assert picture.table_view() == people[0].picture.table_view()
            await people[0].do(Say("Good morning"))
            _, heard = await caught_up(connection, people[0].picture.n, picture)
            assert [type(message) for message in heard] == [News]
        without.append(await typical(people))
        print(f"without {without}, beside {beside} seconds; {growth} bytes")  # noqa: T201
        assert min(beside) < 3 * max(without)
        assert growth < MOST_GROWTH


async def test_a_stalled_reader_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path, "--drain-seconds", "3") as server,
        Server(server.address) as door,
        seated([door], quick("saboteur(players=5)"), 1) as (host,),
    ):
        await talk(host, 0, CHAT_KEPT)
        fifth = await door.enter(host.place.table, "Sleeper")
        async with stalled(fifth) as connection:
            await ask_for_snapshots(connection)
            await until(partial(overflowed, server))
            begun = time.monotonic()
            assert await server.stop() == 0
            assert time.monotonic() - begun < 3 + 2  # the drain, and some time to close the log
            assert host.farewells() == [Farewell("restart", again=True)]
