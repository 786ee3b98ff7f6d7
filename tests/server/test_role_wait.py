"""A room waits until its people have seen their roles, by a clock that stands."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.server.attendance import join, leave
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.presence import PresenceTracker
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.store.open_store import log_at
from sabot.server.tables import DECODE
from sabot.table.background_work import ROLE_WAIT_MS
from sabot.table.commands import AcknowledgeRole, Say, Sit, Start
from sabot.table.entries import (
    AnyEntry,
    Dealt,
    Moved,
    RoleAcknowledged,
    RoleWaitBegan,
    RoleWaitEnded,
)
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.test_bot_pace import Ear, until

pytestmark = pytest.mark.asyncio

SETTINGS = Settings(game="saboteur(players=4,rounds=1)", bot_pause=0)


class Clock:
    """A clock in ms that stands until it is moved."""

    time = 1_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def rooms(tmp_path: Path, clock: Clock) -> AsyncIterator[Rooms]:
    log = log_at(str(tmp_path / "tables.db"))
    await log.open()
    made = Rooms(Services(log, CONTEXT, now=clock, steady=clock))
    yield made
    await made.close()
    await log.close()


async def dealt(rooms: Rooms, *people: str) -> Room:
    """A round that was dealt to people, who look at their roles, and bots; a bot is to act."""
    while True:
        room = await rooms.create(
            SETTINGS,
            None,
            *(
                partial(enter, context=CONTEXT, wished=name, key=f"key of {name}")
                for name in people
            ),
        )
        for person in range(len(people)):
            await join(room, Ear(person), None, 0, acknowledges=True)
            await room.do(person, "sit", Sit(person))
        await room.do(0, "start", Start("rules"))
        seat = room.table.to_act()
        if seat is not None and room.table.seats[seat].bot is not None:
            break
    await until(lambda: room.table.role_wait == "on")
    return room


async def entries(rooms: Rooms, room: Room) -> list[AnyEntry]:
    """What happened since the deal."""
    log = [DECODE(row.body) for row in await rooms.services.log.read(room.table.id)]
    first = next(number for number, entry in enumerate(log) if isinstance(entry, Dealt))
    return log[first + 1 :]


async def after(rooms: Rooms, room: Room, holds: Callable[[], object]) -> list[type[AnyEntry]]:
    """The kinds of entries until something holds, and until a bot has moved besides."""
    await until(holds)
    await until(lambda: room.table.turn > 0)
    kinds = [type(entry) for entry in await entries(rooms, room)]
    return kinds[: kinds.index(Moved) + 1]


async def test_bots_move_when_everybody_has_seen_their_role(rooms: Rooms) -> None:
    room = await dealt(rooms, "Ann", "Ben")
    await room.do(0, "seen", AcknowledgeRole(1))
    await asyncio.sleep(0)
    assert room.table.role_wait == "on"
    await room.do(1, "seen", AcknowledgeRole(1))
    kinds = await after(rooms, room, lambda: room.table.role_wait == "over")
    acknowledged = [RoleAcknowledged, RoleAcknowledged]
    assert kinds == [RoleWaitBegan, *acknowledged, RoleWaitEnded, Moved]


async def test_bots_wait_for_20_seconds_at_most(rooms: Rooms, clock: Clock) -> None:
    room = await dealt(rooms, "Ann", "Ben")
    clock.time += ROLE_WAIT_MS - 1
    await room.do(0, "say", Say("where are you?"))  # whatever happens, the timer is set again
    assert room.table.role_wait == "on"
    clock.time += 1
    await room.do(0, "again", Say("well"))
    kinds = await after(rooms, room, lambda: room.table.role_wait == "over")
    assert kinds[-2:] == [RoleWaitEnded, Moved]
    assert RoleAcknowledged not in kinds


async def test_who_leaves_is_not_waited_for(rooms: Rooms) -> None:
    room = await dealt(rooms, "Ann", "Ben")
    await room.do(0, "seen", AcknowledgeRole(1))
    ben = next(each for each in room.subscribers.everybody() if each.person == 1)
    leave(room, ben, acknowledges=True)
    kinds = await after(rooms, room, lambda: room.table.role_wait == "over")
    assert kinds == [RoleWaitBegan, RoleAcknowledged, RoleWaitEnded, Moved]


async def test_who_goes_on_with_a_program_is_not_waited_for(rooms: Rooms) -> None:
    room = await dealt(rooms, "Ann")
    page = room.subscribers.everybody()[0]
    await join(room, Ear(0), None, 0)
    assert room.table.role_wait == "on"
    leave(room, page, acknowledges=True)
    kinds = await after(rooms, room, lambda: room.table.role_wait == "over")
    assert kinds == [RoleWaitBegan, RoleWaitEnded, Moved]


async def test_a_server_that_restarts_in_the_wait_waits_on(rooms: Rooms, clock: Clock) -> None:
    room = await dealt(rooms, "Ann")
    await rooms.disconnect_all()
    rooms.rooms.clear()
    clock.time += 3_600_000
    again = await rooms.room(room.table.id)
    assert again is not None
    assert again is not room
    await join(again, Ear(0), None, 0, acknowledges=True)
    assert again.table.role_wait == "on"
    assert again.table.turn == 0
    await again.do(0, "seen", AcknowledgeRole(1))
    kinds = await after(rooms, again, lambda: again.table.role_wait == "over")
    assert kinds[-2:] == [RoleWaitEnded, Moved]


async def test_acknowledging_again_and_again_writes_nothing(rooms: Rooms) -> None:
    room = await dealt(rooms, "Ann", "Ben")
    for number in range(20):
        await room.do(0, f"seen {number}", AcknowledgeRole(1))
        await room.do(0, f"other {number}", AcknowledgeRole(number + 2))
    assert [type(entry) for entry in await entries(rooms, room)] == [
        RoleWaitBegan,
        RoleAcknowledged,
    ]


async def test_processes_tell_each_other_whose_client_acknowledges() -> None:
    told: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    changes: list[None] = []

    def tell(people: tuple[int, ...], acknowledging: tuple[int, ...]) -> None:
        told.append((people, acknowledging))

    here = PresenceTracker(lambda: 0, tell, lambda: None)
    there = PresenceTracker(lambda: 0, tell, lambda: changes.append(None))
    here.arrive(1)
    here.arrive(1, acknowledges=True)
    there.arrive(3, acknowledges=True)
    here.arrive(2)
    assert told.pop() == ((1, 2), (1,))
    there.hear_broadcast("here", (1, 2), (1,))
    assert set(there.acknowledging()) == {1, 3}
    assert there.here() == (1, 2, 3)
    before = len(changes)
    here.depart(1, acknowledges=True)
    assert told.pop() == ((1, 2), ())
    there.hear_broadcast("here", (1, 2), ())
    assert set(there.acknowledging()) == {3}
    assert len(changes) == before + 1
