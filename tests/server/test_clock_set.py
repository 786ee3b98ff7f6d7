"""The wall clock is set while games run, and while the server is down: nobody notices."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from sabot.server.attendance import join, snapshot
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services, wall_clock
from sabot.server.store.log import Log
from sabot.server.table_clock import TableClock
from sabot.server.tables import DECODE
from sabot.table.background_work import clock_restarted
from sabot.table.commands import AnyCommand, Pause, Resume, Say, Sit, Start
from sabot.table.entries import ClockRestarted
from sabot.table.seating_commands import enter
from sabot.table.settings import Clock, Settings
from tests.server.running import until
from tests.server.store.subjects import opened
from tests.table.company import started

HOUR_MS = 3_600_000
WAYS = pytest.mark.parametrize("jump", [-HOUR_MS, HOUR_MS], ids=["back", "forward"])
BOTS = Settings(game="saboteur(players=3)", bot_pause=20, round_pause=0)
TURN = Settings(game="sabotage(players=2)", clock=Clock("turn", 60), round_pause=0)
BANK = Settings(game="sabotage(players=2)", clock=Clock("bank", 60, 0), round_pause=0)


class Ear:
    """Somebody who listens."""

    address = "10.0.0.1"
    viewer: int | None = None

    def __init__(self, person: int = 0) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def disconnect(self, reason: str, *, again: bool) -> None:
        pass


class House:
    """A server whose wall clock can be set, and that can be started again."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.ahead = 0
        self.commands = 0
        self.ears = [Ear(0), Ear(1)]
        self.start()

    def start(self) -> None:
        self.rooms = Rooms(Services(self.log, CONTEXT, now=lambda: wall_clock() + self.ahead))

    async def seat(self, settings: Settings, *commands: AnyCommand) -> Room:
        """A table with two people, where the first has done something."""
        room = await self.rooms.create(
            settings,
            None,
            lambda t: enter(t, CONTEXT, "Ann", "Ann's"),
            lambda t: enter(t, CONTEXT, "Bob", "Bob's"),
        )
        for command in commands:
            await self.do(room, 0, command)
        await self.join(room)
        return room

    async def do(self, room: Room, person: int, command: AnyCommand) -> None:
        self.commands += 1
        await room.do(person, str(self.commands), command)

    async def join(self, room: Room) -> None:
        for ear in self.ears:
            await join(room, ear, None, 0)

    async def again(self, room: Room) -> Room:
        """The same table at a server that was started again."""
        await self.rooms.close()
        self.start()
        loaded = await self.rooms.room(room.table.id)
        assert loaded is not None
        await self.join(loaded)
        return loaded


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(str(tmp_path / "tables.db")) as log:
        house = House(log)
        yield house
        await house.rooms.close()


async def turns_later(room: Room, turns: int) -> None:
    enough = room.table.turn + turns
    await until(lambda: room.table.turn >= enough or room.table.phase == "over")


def left(ear: Ear, room: Room) -> int:
    """How many ms the one to act has, as somebody who asks for a snapshot sees it."""
    told = msgspec.json.decode(snapshot(room, ear))
    return int(told["table"]["deadline"]) - int(told["now"])


@WAYS
@pytest.mark.asyncio
async def test_bots_play_on_when_the_clock_is_set(house: House, jump: int) -> None:
    room = await house.seat(BOTS, Start("random"))
    await turns_later(room, 3)
    house.ahead += jump
    await turns_later(room, 5)
    room = await house.again(room)
    await turns_later(room, 5)
    assert room.table.turn >= 13 or room.table.phase == "over"


@WAYS
@pytest.mark.asyncio
async def test_nobody_loses_or_gains_time_when_the_clock_is_set(house: House, jump: int) -> None:
    room = await house.seat(TURN, Sit(0))
    await house.do(room, 1, Sit(1))
    await house.do(room, 0, Start())
    await until(lambda: room.table.to_act() is not None)
    house.ahead += jump
    await asyncio.sleep(0.05)
    assert 50_000 < left(house.ears[0], room) <= 60_000
    await house.do(room, 0, Say("Is it late?"))
    await house.do(room, 0, Pause())
    await house.do(room, 0, Resume())
    assert 50_000 < left(house.ears[0], room) <= 60_000
    assert room.table.timing.left_at(room.table.at) == pytest.approx(60_000, abs=10_000)
    assert not any(seat.away for seat in room.table.seats)


@WAYS
@pytest.mark.parametrize("settings", [TURN, BANK], ids=["turn", "bank"])
@pytest.mark.asyncio
async def test_nor_when_it_is_set_while_the_server_is_down(
    house: House, settings: Settings, jump: int
) -> None:
    room = await house.seat(settings, Sit(0))
    await house.do(room, 1, Sit(1))
    await house.do(room, 0, Start())
    await until(lambda: room.table.to_act() is not None)
    house.ahead += jump
    room = await house.again(room)
    assert 50_000 < left(house.ears[0], room) <= 60_000
    await house.do(room, 0, Pause())
    assert room.table.timing.left_at(room.table.at) == pytest.approx(60_000, abs=10_000)
    assert not any(seat.away for seat in room.table.seats)


@pytest.mark.asyncio
async def test_times_in_the_log_never_go_back_and_begin_with_the_wall_clock(house: House) -> None:
    room = await house.seat(TURN)
    house.ahead -= HOUR_MS
    await house.do(room, 0, Say("before"))
    room = await house.again(room)
    await house.do(room, 0, Say("after"))
    house.ahead += 2 * HOUR_MS
    room = await house.again(room)
    await house.do(room, 0, Say("later"))
    times = [row.at for row in await house.log.read(room.table.id)]
    assert times == sorted(times)
    assert times[-1] == pytest.approx(wall_clock() + HOUR_MS, abs=30_000)


def test_a_table_goes_on_from_the_time_of_a_process_that_is_ahead() -> None:
    passed = 0
    clock = TableClock(1000, lambda: 77 + passed)
    passed = 5
    assert clock.now() == 1005
    clock.reach(900)
    assert clock.now() == 1005
    clock.reach(2000)
    passed = 6
    assert clock.now() == 2001


@pytest.mark.asyncio
async def test_a_turn_has_all_its_time_again_after_the_server_was_down_for_long(
    house: House,
) -> None:
    room = await house.seat(TURN, Sit(0))
    await house.do(room, 1, Sit(1))
    await house.do(room, 0, Start())
    await until(lambda: room.table.to_act() is not None)
    house.ahead += 24 * HOUR_MS
    room = await house.again(room)
    entries = [DECODE(row.body) for row in await house.log.read(room.table.id)]
    assert [entry for entry in entries if isinstance(entry, ClockRestarted)] == [ClockRestarted()]
    assert 50_000 < left(house.ears[1], room) <= 60_000


@pytest.mark.parametrize(
    ("late_ms", "shared", "restarts"),
    [(-50_000, False, True), (-50_000, True, False), (9_000, True, False), (11_000, True, True)],
)
def test_a_clock_that_another_server_may_run_is_left_alone(
    late_ms: int,
    shared: bool,  # noqa: FBT001
    restarts: bool,  # noqa: FBT001
) -> None:
    company = started(clock=TURN.clock)
    deadline = company.table.timing.deadline()
    assert deadline is not None
    entries = clock_restarted(company.table, deadline + late_ms, shared=shared)
    assert entries == ([ClockRestarted()] if restarts else [])
