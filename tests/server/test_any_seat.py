"""A seat at any open table, and how many watch."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from sabot.client import RefusedByServer, Seat, Server
from sabot.server.limits import USUAL_COSTS, Cost
from sabot.table.commands import Lock, Start
from sabot.table.settings import Settings
from sabot.wire.calls import TableCard
from tests.server.hostile.raw import greeted
from tests.server.running import POOR, Running, running, until

pytestmark = pytest.mark.asyncio

THREE = Settings(game="saboteur(players=3)", listed=True)


async def lists(door: Server, *tables: str) -> None:
    """Wait until these tables are listed, and no others."""

    async def listed() -> bool:
        return [card.table for card in (await door.lobby()).tables] == [*tables]

    await until(listed)


async def refused(door: Server, name: str = "Zoe") -> str:
    with pytest.raises(RefusedByServer) as refusal:
        await door.sit_anywhere(name)
    return refusal.value.reason


async def test_the_fullest_table_that_takes_one_is_found(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
    ):
        assert await refused(door) == "no-open-table"
        async with (
            await door.create(Settings(game=THREE.game), "Ann", sit=0),
            await door.create(THREE, "Ben", "1234", sit=0) as with_pin,
            await door.create(THREE, "Cid") as empty,
            await door.create(THREE, "Dan", sit=0) as half,
            await door.create(THREE, "Eve", sit=0) as locked,
        ):
            await locked.do(Lock())
            await lists(door, *(each.place.table for each in (locked, half, with_pin, empty)))
            found = [await door.sit_anywhere(name) for name in ("Fay", "Gus", "Hal")]
            assert [each.place.table for each in found] == [
                half.place.table,
                half.place.table,
                empty.place.table,
            ]
            await half.until(partial(is_full, half))
            assert await refused(door, "") == "bad-name"
            # Whoever gets no seat has come in nowhere.
            assert len(locked.picture.table["people"]) == 1  # type: ignore[index]


def seats(seat: Seat) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (seat.picture.table or {})["seats"]
    return found


def is_full(seat: Seat) -> bool:
    return all(each["person"] is not None for each in seats(seat))


async def test_many_at_once_get_a_seat_each(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(THREE, "Ann", sit=0) as one,
        await door.create(THREE, "Ben", sit=0) as other,
    ):
        await until(lambda: has_listed(door, 2))
        found = await asyncio.gather(*(door.sit_anywhere(f"P{n}") for n in range(4)))
        tables = [each.place.table for each in found]
        assert sorted(tables) == sorted(2 * [one.place.table, other.place.table])
        await until(lambda: has_listed(door, 2))
        assert await refused(door) == "no-open-table"
        for table in (one, other):
            await table.until(partial(is_full, table))


async def has_listed(door: Server, number: int) -> bool:
    return len((await door.lobby()).tables) == number


async def browser_asks(server: Running, times: int) -> list[tuple[str, int]]:
    """A browser asks for a seat again and again: at which table, and as which of its people."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        answers = [await http.post("/api/seat", json={"name": "Zoe"}) for _ in range(times)]
    assert "token" not in answers[0].json() or answers[0].json()["token"] is None
    return [(each.json()["table"], each.json()["person"]) for each in answers]


async def test_who_asks_twice_has_one_seat(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(THREE, "Ann", sit=0) as ann,
        await door.create(THREE, "Ben", sit=0) as ben,
    ):
        await lists(door, ben.place.table, ann.place.table)
        assert await browser_asks(server, 3) == 3 * [(ben.place.table, 1)]
        taken = [each["person"] for each in seats(ben)]
        assert taken == [0, 1, None]


async def test_seats_are_paid_for(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, *POOR) as server:
        async with Server(server.address) as door:
            reasons = [await refused(door) for _ in range(int(60 / USUAL_COSTS[Cost.SEAT]) + 1)]
        assert reasons[0] == "no-open-table"
        assert reasons[-1] == "too-fast"


async def test_a_table_at_another_process_has_a_seat_too(tmp_path: Path, postgres_url: str) -> None:
    async with (
        running(postgres_url, tmp_path) as first,
        running(postgres_url, tmp_path) as second,
        Server(first.address) as here,
        Server(second.address) as there,
        await here.create(THREE, "Ann", sit=0) as ann,
    ):
        await lists(there, ann.place.table)
        found = await there.sit_anywhere("Ben")
        assert found.place.table == ann.place.table
        await ann.until(lambda: seats(ann)[1]["person"] == found.place.person)


async def test_who_watches_is_counted_once_while_connected(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(THREE, "Ann", sit=0) as ann,
    ):
        zoe = (await door.enter(ann.place.table, "Zoe")).place

        async def card() -> TableCard:
            return (await door.doorstep(ann.place.table)).card

        async def watched(number: int) -> bool:
            listed = (await door.lobby(phase="playing")).tables
            return [each.watchers for each in listed] == [number]

        async with greeted(server.port, zoe.table, str(zoe.token)):
            assert (await card()).watchers == 0  # people still gather
            await ann.do(Start(fill="random"))
            await until(lambda: watched(1))
            async with greeted(server.port, zoe.table, str(zoe.token)):
                assert (await card()).watchers == 1
        await until(lambda: watched(0))
