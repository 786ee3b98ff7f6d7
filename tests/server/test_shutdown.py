import asyncio
import signal
import time
from pathlib import Path

import pytest

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.table.commands import Start
from sabot.wire.messages import Farewell
from tests.server.hostile.raw import greeted, wire
from tests.server.people import check_log, quick, seated
from tests.server.running import play_to_the_end, running
from tests.server.store.subjects import opened

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

DRAIN_S = 5


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_who_ends_a_server_loses_nothing_and_its_people_are_told_to_come_again(
    tmp_path: Path, how: signal.Signals
) -> None:
    database = tmp_path / "tables.db"
    async with running(database, tmp_path, "--drain-seconds", str(DRAIN_S)) as server:
        async with (
            Server(server.address) as door,
            seated([door], quick("saboteur(players=3,rounds=2)"), 2) as people,
        ):
            await people[0].do(Start("random"))
            games = [
                asyncio.create_task(play_to_the_end(person, RandomBot(number)))
                for number, person in enumerate(people)
            ]
            await people[0].until(lambda: people[0].picture.turn() >= 10)
            begun = time.monotonic()
            assert await server.end(how) == 0
            assert time.monotonic() - begun < DRAIN_S
            await server.start()
            await asyncio.gather(*games)
            assert [person.farewells() for person in people] == [[Farewell("restart", True)]] * 2
            assert not any(person.unanswered() for person in people)
        assert await server.stop() == 0
    async with opened(str(database)) as log:
        assert await check_log(log, people) > 20


async def test_a_server_that_ends_is_alive_but_not_ready(tmp_path: Path) -> None:
    flags = ("--drain-seconds", str(DRAIN_S))
    async with (
        running(tmp_path / "tables.db", tmp_path, *flags) as server,
        Server(server.address) as door,
    ):
        ann = (await door.create(quick("saboteur(players=3)"), "Ann")).place
        # Who does not answer the farewell keeps the server waiting for a while.
        async with greeted(server.port, ann.table, str(ann.token)), wire(server.port) as raw:

            async def status(path: str) -> bytes:
                await raw.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                answered = await raw.reader.readuntil(b"}")
                if b'"facts":{}' in answered:
                    await raw.reader.readuntil(b"}")  # of the refusal
                return answered[9:12]

            assert await status("/readyz") == b"200"
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            while await status("/readyz") == b"200":
                pass
            assert await status("/healthz") == b"200"
            assert await status("/readyz") == b"503"
        assert await server.stop() == 0
