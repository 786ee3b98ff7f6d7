"""Who does not play in time is played by a bot, is marked, and has the seat back at once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.server.store.open_store import source_at
from sabot.server.tables import DECODE
from sabot.table.commands import Back, Start
from sabot.table.entries import AnyEntry, CameBack, Moved, WentAway
from sabot.table.settings import Clock
from tests.server.people import Witness, quick, seated
from tests.server.running import PATIENCE_S, Running, play_to_the_end, running, take_turn

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

GAME = "sabotage(players=2,rounds=3)"


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that waits for somebody who is not there for 300 ms instead of 30 s."""
    module = "tests.server.hasty"
    async with running(tmp_path / "tables.db", tmp_path, module=module) as server:
        yield server


async def entries_of(server: Running, table: str) -> list[AnyEntry]:
    source = source_at(server.database)
    await source.open()
    rows = await source.read(table)
    await source.close()
    return [DECODE(row.body) for row in rows]


def movers(entries: list[AnyEntry], seat: int) -> list[str]:
    """Who made the moves of a seat, without repetition."""
    by = [entry.by for entry in entries if isinstance(entry, Moved) and entry.seat == seat]
    return [who for n, who in enumerate(by) if n == 0 or by[n - 1] != who]


def away(person: Witness, seat: int) -> bool:
    return person.picture.table_view().seats[seat].away


async def play_until_away(person: Witness, seat: int) -> None:
    """Play on until somebody is taken for away, and until it is one's own turn after that."""
    while not away(person, seat):
        await person.until(lambda: person.picture.my_turn() or away(person, seat))
        if not away(person, seat):
            await take_turn(person, RandomBot(1))
    await person.until(person.picture.my_turn)


async def play_out(*people: Witness) -> None:
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(play_to_the_end(p, RandomBot(n)) for n, p in enumerate(people)))


async def test_who_is_gone_is_played_by_a_bot_until_they_are_back(server: Running) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME), 2) as (ann, bob),
    ):
        await ann.do(Start())
        await bob.until(lambda: bob.picture.game is not None)
        await bob.close()
        async with asyncio.timeout(PATIENCE_S):
            await play_until_away(ann, seat=1)
        told = ann.told("bot-stands-in")
        assert [event["seat"] for event in told] == [1]
        await bob.open()
        await ann.until(lambda: not away(ann, seat=1))
        assert len(ann.told("person-is-back")) == 1
        await play_out(ann, bob)
        entries = await entries_of(server, ann.place.table)
    assert [e for e in entries if isinstance(e, WentAway | CameBack)] == [WentAway(1), CameBack(1)]
    assert movers(entries, seat=0) == ["person"]
    assert movers(entries, seat=1)[-2:] == ["autopilot", "person"]


async def test_where_nobody_is_nothing_happens(server: Running) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME), 2) as (ann, bob),
    ):
        await ann.do(Start())
        await ann.close()
        await bob.close()
        before = await entries_of(server, ann.place.table)
        await asyncio.sleep(1)  # three times as long as it waits for one of them
        assert await entries_of(server, ann.place.table) == before
        await bob.open()
        await ann.open()
        await play_out(ann, bob)


@pytest.mark.parametrize(
    "clock", [Clock("turn", seconds=1), Clock("bank", seconds=1, increment=0)], ids=["turn", "bank"]
)
async def test_whose_time_is_up_is_played_by_a_bot_though_they_are_there(
    server: Running, clock: Clock
) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME, clock=clock), 2) as (ann, bob),
    ):
        await ann.do(Start())
        async with asyncio.timeout(PATIENCE_S):
            await play_until_away(ann, seat=1)
        assert left_in_bank(ann, seat=1) == (0 if clock.kind == "bank" else None)
        await bob.do(Back())
        await ann.until(lambda: not away(ann, seat=1))
        entries = await entries_of(server, ann.place.table)
    mine = [e for e in entries if isinstance(e, WentAway | CameBack) and e.seat == 1]
    assert mine == [WentAway(1), CameBack(1)]
    assert movers(entries, seat=1)[-1] == "autopilot"


def left_in_bank(person: Witness, seat: int) -> int | None:
    return person.picture.table_view().seats[seat].bank
