"""A server whose bots think: nobody waits for them at another table, and they end with it."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.table.commands import Start
from tests.server.people import Witness, quick, seated
from tests.server.pondering import kind
from tests.server.running import Running, has_turn, play_to_the_end, running, take_turn, until

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

GAME = "seven_seals(players=3,rounds=1)"
THINKER = b"sabot.server.bot_workers.worker"


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    module = "tests.server.pondering"
    async with running(tmp_path / "tables.db", tmp_path, module=module) as server:
        yield server


def thinkers_of(server: Running) -> list[int]:
    """The processes that think for a server."""
    assert server.process is not None
    parent = server.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
    return [int(child) for child in children if THINKER in command_of(int(child))]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


async def moves_in(person: Witness, seconds: float) -> list[float]:
    """How long each of somebody's moves took, for so long."""
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and await has_turn(person):
        begun = time.monotonic()
        await take_turn(person, RandomBot(3))
        took.append(time.monotonic() - begun)
    return took


async def test_nobody_waits_for_a_bot_that_thinks_at_another_table(server: Running) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME), 1) as (ann,),
        seated([door], quick("saboteur(players=3,rounds=3)"), 1) as (bob,),
    ):
        await ann.do(Start(kind("Slow")))
        await bob.do(Start("random"))
        game = asyncio.create_task(play_to_the_end(ann, RandomBot(1)))
        await until(lambda: thinkers_of(server))
        took = await moves_in(bob, 4.0)
        assert len(took) > 10
        assert max(took) < 0.5  # the bots at the other table think for a second each
        game.cancel()


async def test_a_game_with_such_bots_is_played_through_a_restart(server: Running) -> None:
    async with Server(server.address) as door, seated([door], quick(GAME), 1) as (ann,):
        await ann.do(Start(kind("Follower")))
        game = asyncio.create_task(play_to_the_end(ann, RandomBot(1)))
        await ann.until(lambda: ann.picture.turn() >= 10)
        thinkers = thinkers_of(server)
        await server.restart()
        await game
        await until(lambda: not any(THINKER in command_of(each) for each in thinkers))
    assert "did without thinking" not in server.log.read_text("utf-8")


async def test_processes_that_think_end_with_the_server(server: Running) -> None:
    async with Server(server.address) as door, seated([door], quick(GAME), 1) as (ann,):
        await ann.do(Start(kind("Slow")))
        game = asyncio.create_task(play_to_the_end(ann, RandomBot(1)))
        await until(lambda: thinkers_of(server))
        thinkers = thinkers_of(server)
        begun = time.monotonic()
        assert await server.stop() == 0
        assert time.monotonic() - begun < 8
        assert not any(THINKER in command_of(each) for each in thinkers)
        game.cancel()
