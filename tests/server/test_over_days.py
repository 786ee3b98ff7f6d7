"""Games over days: simulated time, with restarts between, while nobody is connected."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services, steady_clock, wall_clock
from sabot.server.store.log import Log
from sabot.server.tables import DECODE
from sabot.server.wakes import WakeStore
from sabot.table.commands import AnyCommand, EndHoliday, Move, Sit, Start, TakeHoliday
from sabot.table.entries import AnyEntry, HolidayTaken, Moved, Reminded, WentAway
from sabot.table.holidays import DAY_MS
from sabot.table.seating_commands import enter
from sabot.table.settings import Clock, Settings
from sabot.table.table import Table
from tests.server.running import until
from tests.server.store.subjects import opened

HOUR_MS = DAY_MS // 24
TWO_DAYS = Clock("days", 2 * 24 * 3600)
DUEL = Settings(game="sabotage(players=2)", clock=TWO_DAYS, bot_pause=0, round_pause=0)
TRIO = Settings(game="saboteur(players=3)", clock=TWO_DAYS, bot_pause=0, round_pause=0)


class House:
    """A server whose time goes on by leaps, and that is started again."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.ahead = 0
        self.commands = 0
        self.name = ""
        self.start()

    def start(self) -> None:
        services = Services(
            self.log,
            CONTEXT,
            now=lambda: wall_clock() + self.ahead,
            steady=lambda: steady_clock() + self.ahead,
        )
        self.rooms = Rooms(services)

    async def seat(self, settings: Settings, *, bots: str | None = None) -> None:
        """A game of two people has begun, and nobody is connected."""
        room = await self.rooms.create(
            settings,
            None,
            lambda t: enter(t, CONTEXT, "Ann", "Ann's"),
            lambda t: enter(t, CONTEXT, "Bob", "Bob's"),
        )
        self.name = room.table.id
        for person in (0, 1):
            await self.do(person, Sit(person))
        await self.do(0, Start(bots))
        await self.kept()

    async def room(self) -> Room:
        room = await self.rooms.room(self.name)
        assert room is not None
        return room

    @property
    def table(self) -> Table:
        return self.rooms.rooms[self.name].table

    async def do(self, person: int, command: AnyCommand) -> None:
        self.commands += 1
        await (await self.room()).do(person, str(self.commands), command)

    async def move(self, person: int) -> None:
        table = (await self.room()).table
        assert table.match is not None
        legal = table.game.legal_moves(table.match.state)
        await self.do(person, Move(table.turn, msgspec.Raw(msgspec.json.encode(legal[0]))))

    async def kept(self) -> None:
        """The store knows when the table is due."""
        room = self.rooms.rooms.get(self.name)
        if room is not None:
            wake = room.scheduler.wake
            await until(lambda: wake.task is None or wake.task.done())

    async def passes(self, ms: int, *, restart: bool = False) -> None:
        """Time passes: rooms where nobody is are closed, and what is due is done."""
        await self.kept()
        self.ahead += ms
        if restart:
            await self.rooms.close()
            self.start()
        self.rooms.close_idle()
        await self.rooms.waker.look()

    async def happened(self, kind: type[AnyEntry]) -> list[AnyEntry]:
        entries = [DECODE(row.body) for row in await self.log.read(self.name)]
        return [entry for entry in entries if isinstance(entry, kind)]

    async def in_memory(self) -> bool:
        return self.name in self.rooms.rooms


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest_asyncio.fixture
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as log:
        house = House(log)
        yield house
        await house.rooms.close()


def turn_of(house: House, person: int) -> Callable[[], bool]:
    return lambda: house.table.to_act() == person


@pytest.mark.asyncio
async def test_a_game_goes_on_over_days_and_restarts(house: House) -> None:
    await house.seat(DUEL)
    first = house.table.to_act()
    assert first is not None
    await house.passes(DAY_MS, restart=True)
    assert not await house.in_memory()  # nothing is due, so nobody looked
    await house.passes(13 * HOUR_MS, restart=True)
    await until(lambda: house.table.reminded_turn == 0)
    assert await house.happened(Reminded) == [Reminded(first)]
    await house.move(first)
    second = house.table.to_act()
    assert second is not None
    assert house.table.timing.left == 2 * DAY_MS
    await house.do(second, TakeHoliday(3))
    await house.passes(4 * DAY_MS, restart=True)  # three of holiday, and one of two for the turn
    assert len(await house.happened(Reminded)) == 1
    await house.passes(13 * HOUR_MS, restart=True)
    await until(lambda: house.table.reminded_turn == house.table.turn)
    assert await house.happened(WentAway) == []
    await house.passes(12 * HOUR_MS, restart=True)
    await until(lambda: house.table.seats[second].away)
    await until(lambda: house.table.turn > 1)
    assert await house.happened(WentAway) == [WentAway(second)]
    assert len(await house.happened(Reminded)) == 2


@pytest.mark.asyncio
async def test_bots_play_where_nobody_is(house: House) -> None:
    await house.seat(TRIO, bots="random")
    for _ in range(4):
        await until(lambda: house.table.to_act() in (0, 1))
        seat = house.table.to_act()
        assert seat is not None
        await house.passes(DAY_MS, restart=True)
        await house.move(seat)
        await house.passes(0)
    assert any(isinstance(e, Moved) and e.by == "bot" for e in await house.happened(Moved))
    assert await house.happened(WentAway) == []


@pytest.mark.asyncio
async def test_no_bot_takes_over_unless_the_table_says_so(house: House) -> None:
    await house.seat(msgspec.structs.replace(DUEL, takeover=False))
    first = house.table.to_act()
    assert first is not None
    for _ in range(5):
        await house.passes(7 * DAY_MS, restart=True)
    await house.move(first)
    assert (await house.happened(WentAway), len(await house.happened(Moved))) == ([], 1)
    assert await house.happened(Reminded) == [Reminded(first)]


@pytest.mark.asyncio
async def test_a_process_that_died_left_nothing_undone(house: House) -> None:
    await house.seat(DUEL)
    await WakeStore(house.log).keep(
        house.name, 1 << 50
    )  # the process died before it could say otherwise
    house.ahead += 3 * DAY_MS
    await house.rooms.close()
    house.start()
    await house.rooms.waker.look()
    assert not await house.in_memory()
    await house.rooms.waker.look_at_all(0)
    await until(lambda: any(seat.away for seat in house.table.seats))


@pytest.mark.asyncio
async def test_holidays_are_bounded_and_can_be_cut_short(house: House) -> None:
    await house.seat(DUEL)
    first = house.table.to_act()
    assert first is not None
    await house.do(first, TakeHoliday(10))
    house.ahead += DAY_MS + HOUR_MS
    await house.do(first, EndHoliday())
    assert house.table.seats[first].holiday.days_left == 12  # the second day had begun
    assert house.table.timing.left_at(house.table.at) == pytest.approx(2 * DAY_MS, abs=HOUR_MS / 2)
    house.ahead += HOUR_MS
    await house.do(first, TakeHoliday(1))
    assert house.table.timing.left == pytest.approx(2 * DAY_MS - HOUR_MS, abs=HOUR_MS / 2)
    assert len(await house.happened(HolidayTaken)) == 2


@pytest.mark.asyncio
async def test_a_table_is_looked_after_by_one_process_and_forgotten_when_it_is_gone(
    house: House,
) -> None:
    await house.seat(DUEL)
    store = WakeStore(house.log)
    await store.keep(house.name, 5)
    assert (await store.due(4, 10), await store.due(5, 10)) == ([], [(house.name, 5)])
    taken = [await store.take(house.name, 5, 9) for _ in range(2)]
    assert (taken, await store.due(9, 10)) == ([True, False], [(house.name, 9)])
    await store.keep(house.name, None)
    await store.keep("nowhere", 1)
    await house.rooms.waker.look()
    assert await store.due(1 << 53, 10) == []
