"""The disk is full, the database is gone: moves are refused, nothing is told, and it goes on."""

import asyncio
import resource
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from sabot.bots.random import RandomBot
from sabot.client import RefusedByServer, Server
from sabot.client import seat as client
from sabot.table.commands import Say, Start
from tests.server.people import Witness, check_log, quick, seated
from tests.server.postgres import Cluster
from tests.server.running import Running, play_to_the_end, running, take_turn, until
from tests.server.store.subjects import opened

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

SETTINGS = quick("saboteur(players=3,rounds=1)")


@pytest.fixture(autouse=True)
def quick_to_resend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "RESEND_S", 0.2)


def refused_often(person: Witness) -> bool:
    return len(person.refusals()) > 2


def somebody_to_act(person: Witness) -> bool:
    return person.picture.table_view().to_act is not None


class Game:
    """Three people whose server loses its disk or database for a while."""

    def __init__(self, server: Running, people: list[Witness]) -> None:
        self.server = server
        self.people = people
        self.asked: list[asyncio.Task[None]] = []

    async def ask_in_vain(self) -> None:
        """Have somebody move and somebody talk; nothing comes of it, for anybody."""
        mover = next(person for person in self.people if person.picture.my_turn())
        talker = next(person for person in self.people if person is not mover)
        news = [person.news() for person in self.people]
        self.asked = [
            asyncio.create_task(take_turn(mover, RandomBot(1))),
            asyncio.create_task(talker.do(Say("Is anybody there?"))),
        ]
        for person in (mover, talker):
            await until(partial(refused_often, person))
            assert set(person.refusals()) == {"not-saved"}
        assert [person.news() for person in self.people] == news
        assert not any(task.done() for task in self.asked)
        assert not await self.server.answers()

    async def go_on(self) -> None:
        """Once there is room again, what was asked for is done, and the game ends."""
        async with asyncio.timeout(30):
            await asyncio.gather(*self.asked)
            await asyncio.gather(
                *(play_to_the_end(p, RandomBot(n)) for n, p in enumerate(self.people))
            )
        assert all(len(person.told("said")) == 1 for person in self.people)
        assert await self.server.answers()


@asynccontextmanager
async def game_at(server: Running) -> AsyncGenerator[Game]:
    async with Server(server.address) as door, seated([door], SETTINGS, 3) as people:
        await people[0].do(Start())
        for person in people:
            await person.until(partial(somebody_to_act, person))
        yield Game(server, people)


async def test_a_full_disk_refuses_moves_until_there_is_room(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with running(database, tmp_path) as server:
        async with game_at(server) as game:
            assert server.process is not None
            process = server.process.pid
            _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (1, most))
            await game.ask_in_vain()
            with pytest.raises(RefusedByServer) as refused:
                await create_table(server)
            assert refused.value.reason == "not-saved"
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
            await game.go_on()
        assert server.process.pid == process
        await server.stop()
    async with opened(str(database)) as log:
        assert await check_log(log, game.people) > 10


async def create_table(server: Running) -> None:
    async with Server(server.address) as door:
        await door.create(SETTINGS, "Ann")


@pytest.mark.parametrize("end", [Cluster.stop, Cluster.crash])
async def test_a_database_that_is_gone_refuses_moves_until_it_is_back(
    cluster: Cluster, tmp_path: Path, end: Callable[[Cluster], None]
) -> None:
    database = await cluster.new_database()
    async with running(database, tmp_path) as server, game_at(server) as game:
        assert server.process is not None
        process = server.process.pid
        await asyncio.to_thread(end, cluster)
        await game.ask_in_vain()
        await asyncio.to_thread(cluster.start)
        await game.go_on()
        assert server.process.pid == process
    async with opened(database) as log:
        assert await check_log(log, game.people) > 10


async def test_who_comes_while_the_database_is_gone_is_let_in_when_it_is_back(
    cluster: Cluster, tmp_path: Path
) -> None:
    database = await cluster.new_database()
    async with running(database, tmp_path) as server, Server(server.address) as door:
        seat = await door.create(SETTINGS, "Ann")
        await server.restart()
        await asyncio.to_thread(cluster.stop)
        witness = Witness(seat)
        coming = asyncio.create_task(witness.open())
        await until(lambda: len(witness.farewells()) > 1)
        assert {(said.reason, said.again) for said in witness.farewells()} == {("not-saved", True)}
        await asyncio.to_thread(cluster.start)
        async with asyncio.timeout(20):
            await coming
        assert witness.picture.table_view().host == witness.place.person
        await witness.close()
