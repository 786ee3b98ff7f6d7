"""People come to new tables, play and go, for minutes: memory is what it was after the first."""

import asyncio
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest

from sabot.client import RefusedByServer, Server
from sabot.table.commands import Say, Sit, Start
from tests.server.people import quick
from tests.server.running import Running, running, until

pytestmark = pytest.mark.asyncio

AT_ONCE = 4
FIRST_S = 60.0
THEN_S = 120.0
LIMIT_S = 400.0
MOST_GROWTH = 1.2


async def visit(door: Server) -> None:
    """Somebody makes a table, plays a little with bots, is refused something, and goes."""
    async with await door.create(quick("saboteur(players=5)"), "Ann") as ann:
        await ann.do(Sit(0))
        await ann.do(Say("Hello, is anybody there?"))
        with suppress(RefusedByServer):
            await ann.do(Sit(77))
        await ann.do(Start("random"))
        for _ in range(3):
            await ann.until(ann.picture.my_turn)
            turn = ann.picture.turn()
            await ann.play(ann.picture.view().moves[0])
            await ann.until(lambda turn=turn: ann.picture.turn() > turn)


async def churn(server: Running, seconds: float) -> int:
    """How many came and went."""
    ends, visits = time.monotonic() + seconds, 0

    async def keep_visiting() -> None:
        nonlocal visits
        async with Server(server.address) as door:
            while time.monotonic() < ends:
                await visit(door)
                visits += 1

    await asyncio.gather(*(keep_visiting() for _ in range(AT_ONCE)))
    return visits


async def empty(server: Running) -> bool:
    """Whether the server says that it has no tables in memory."""
    async with Server(server.address) as door:
        figures = (await door.http.get("/metrics")).text
    return re.search(r"^sabot_rooms 0", figures, re.MULTILINE) is not None


@pytest.mark.long
async def test_memory_after_churn_is_what_it_was_after_the_first_minute(tmp_path: Path) -> None:
    module = "tests.server.fleeting"
    async with running(tmp_path / "tables.db", tmp_path, limit_s=LIMIT_S, module=module) as server:
        first = await churn(server, FIRST_S)
        await until(lambda: empty(server))
        early = server.memory()
        more = await churn(server, THEN_S)
        await until(lambda: empty(server))
        late = server.memory()
    print(  # noqa: T201  # shown by `make test-long`
        f"{early >> 20} MB after {first} tables, {late >> 20} MB after {first + more}"
    )
    assert more > first / 2
    assert late < MOST_GROWTH * early
