"""How fast bots may play on a server: pauses, moves of an address, and tables for watchers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.server import scheduler as scheduler_module
from sabot.server.attendance import join
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.bot_workers.pace import LEASE_S, BotPace
from sabot.server.limits import USUAL_COSTS, Budgets, Cost
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at
from sabot.table.commands import Sit, Start
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings

pytestmark = pytest.mark.asyncio

HERE, THERE = "10.0.0.1", "10.0.0.2"


class Clock:
    """A clock that stands until it is moved."""

    time = 1000.0

    def __call__(self) -> float:
        return self.time


class Ear:
    """Somebody who listens."""

    viewer: int | None = None

    def __init__(self, person: int = 0, address: str = HERE) -> None:
        self.person = person
        self.address = address

    def send(self, message: bytes) -> None:
        """Nobody reads it."""

    def disconnect(self, reason: str, *, again: bool) -> None:
        """So be it."""


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.005)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    monkeypatch.setattr(scheduler_module, "LEASE_RETRY_S", 0.005)
    log = log_at(str(tmp_path / "tables.db"))
    await log.open()
    made = Rooms(Services(log, CONTEXT))
    yield made
    await made.close()
    await log.close()


async def room_of_bots(rooms: Rooms, address: str = HERE, seat: int | None = None) -> Room:
    """A game of bots that has begun, and its host, who watches or has a seat."""
    settings = Settings(game="seven_seals(players=3,rounds=1)", bot_pause=0, round_pause=0)
    room = await rooms.create(
        settings, None, lambda table: enter(table, CONTEXT, "Ann", "key of Ann")
    )
    await join(room, Ear(address=address), None, 0)
    if seat is not None:
        await room.do(0, "sit", Sit(seat))
    await room.do(0, "start", Start("rules"))
    return room


async def test_moves_of_an_address_are_spread_and_those_of_others_do_not_wait(clock: Clock) -> None:
    pace = BotPace(moves_each=10, clock=clock)
    assert [pace.delay({HERE}) for _ in range(3)] == pytest.approx([0, 0.1, 0.2])
    assert pace.delay({THERE}) == 0
    clock.time += 1
    assert pace.delay({HERE}) == 0


async def test_whoever_has_fewer_moves_waiting_is_charged_for_a_common_table(clock: Clock) -> None:
    pace = BotPace(moves_each=10, clock=clock)
    for _ in range(50):
        pace.delay({HERE})
    assert pace.delay({HERE, THERE}) == 0


async def test_watchers_of_an_address_have_bots_at_so_many_tables(clock: Clock) -> None:
    pace = BotPace(tables_each=2, clock=clock)
    assert [pace.lease(table, {HERE}) for table in ("a", "b", "c", "a")] == [1, 1, 0, 1]
    assert pace.lease("c", {THERE})
    clock.time += LEASE_S
    assert pace.lease("c", {HERE})


async def test_no_bot_moves_before_the_shortest_pause(rooms: Rooms) -> None:
    rooms.services.now = lambda: 1_000_000
    rooms.services.bot_pace = BotPace(shortest_pause=60_000)
    room = await room_of_bots(rooms)
    timer = room.scheduler.timer
    assert timer is not None
    assert timer.when() - asyncio.get_running_loop().time() > 50
    assert room.table.turn == 0


async def test_bots_play_for_watchers_at_so_many_tables_and_then_at_the_next(
    rooms: Rooms, clock: Clock
) -> None:
    rooms.services.bot_pace = BotPace(tables_each=1, clock=clock)
    first, second = await room_of_bots(rooms), await room_of_bots(rooms)
    other = await room_of_bots(rooms, THERE)
    await until(lambda: {first.table.phase, other.table.phase} == {"over"})
    assert second.table.turn == 0
    clock.time += LEASE_S
    await until(lambda: second.table.phase == "over")


async def test_who_has_a_seat_is_played_with_at_any_number_of_tables(
    rooms: Rooms, clock: Clock
) -> None:
    rooms.services.bot_pace = BotPace(tables_each=1, clock=clock)
    watched = (await room_of_bots(rooms)).table
    await until(lambda: watched.phase == "over")
    tables = [(await room_of_bots(rooms, seat=seat)).table for seat in range(3)]
    await until(lambda: all(table.to_act() == table.seat_of(0) for table in tables))
    assert sum(table.turn for table in tables) > 0


async def test_bots_are_paid_for_by_players_and_by_watchers_only_if_there_are_none(
    rooms: Rooms,
) -> None:
    room = await room_of_bots(rooms, HERE)
    await room.enter("Bob", "key of Bob")
    await join(room, Ear(1, THERE), None, 0)
    assert room.subscribers.addresses() == {HERE, THERE}
    room = await room_of_bots(rooms, HERE, seat=0)
    await room.enter("Bob", "key of Bob")
    await join(room, Ear(1, THERE), None, 0)
    assert room.subscribers.addresses() == {HERE}


async def test_bots_leave_half_of_the_tokens_to_people(clock: Clock) -> None:
    budgets = Budgets(USUAL_COSTS, 20, 400, clock)
    thoughts = 0
    while budgets.take_spare(HERE, Cost.THOUGHT):
        thoughts += 1
    assert thoughts * USUAL_COSTS[Cost.THOUGHT] == 200
    assert budgets.take(HERE, Cost.CREATE)


async def test_a_server_has_such_limits_by_default() -> None:
    pace = ServerSettings().bot_pace()
    assert pace.shortest_pause == 100
    assert pace.interval == 1 / 50
    assert pace.tables_each == 4
