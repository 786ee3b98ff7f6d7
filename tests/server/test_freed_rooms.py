"""A closed room is freed at once, with all that belongs to it, without a garbage collection."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.server import ServerProtocol

from sabot.client import RefusedByServer, Server
from sabot.server import rooms as rooms_module
from sabot.server.attendance import join, leave
from sabot.server.bot_workers import pool
from sabot.server.bot_workers.choices import BotChoices
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.bot_workers.requests import BotRequests
from sabot.server.bounded_protocols import BoundedHttp
from sabot.server.connection import Connection
from sabot.server.hints import Hints
from sabot.server.presence import PresenceTracker
from sabot.server.room import Room, Transaction
from sabot.server.rooms import Rooms
from sabot.server.scheduler import Scheduler
from sabot.server.services import Services
from sabot.server.sockets import Session
from sabot.server.store.log import Log, StoreDown
from sabot.server.subscribers import Stream, Subscribers
from sabot.server.websocket_protocol import Wire
from sabot.table.clock import Timing
from sabot.table.commands import Pause, Say, Sit, Start
from sabot.table.match import Match
from sabot.table.refusals import Refused
from sabot.table.seating_commands import enter
from sabot.table.settings import Clock, Settings
from sabot.table.table import Table
from tests.server.losing import SqliteLoss
from tests.server.people import quick
from tests.server.running import until
from tests.server.secrecy.inside import server_inside
from tests.server.store.subjects import opened

pytestmark = pytest.mark.asyncio

KINDS = (
    Room,
    Transaction,
    PresenceTracker,
    Scheduler,
    Subscribers,
    Stream,
    Hints,
    BotChoices,
    BotRequests,
    Table,
    Timing,
    Match,
    Connection,
    Session,
    Wire,
    ServerProtocol,
    BoundedHttp,
)
SETTINGS = Settings(
    game="saboteur(players=3)", bot_pause=1, round_pause=0, clock=Clock("turn", 60), listed=True
)


def alive() -> Counter[str]:
    """How many objects of each kind there are. What is freed is not among them."""
    return Counter(
        type(each).__name__ for each in gc.get_objects() if issubclass(type(each), KINDS)
    )  # compiled classes too


async def freed(before: Counter[str]) -> None:
    """Wait until there is nothing but what was there before: tasks end, processes reply."""
    await until(lambda: not alive() - before)


@pytest.fixture(autouse=True)
def uncollected() -> Iterator[None]:
    """No garbage collection while a test runs."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Ear:
    """Somebody who listens."""

    address = "10.0.0.1"
    viewer: int | None = None

    def __init__(self, person: int) -> None:
        self.person = person

    def send(self, message: bytes) -> None:
        pass

    def disconnect(self, reason: str, *, again: bool) -> None:
        pass


@pytest_asyncio.fixture
async def log(tmp_path: Path) -> AsyncIterator[Log]:
    async with opened(str(tmp_path / "tables.db")) as log:
        yield log


async def live(rooms: Rooms, settings: Settings = SETTINGS) -> str:
    """The life of a table: people come, talk, are refused, play with bots, ask, and go."""
    room = await rooms.create(
        settings, None, lambda table: enter(table, CONTEXT, "Ann", "Ann's key")
    )
    ears = [Ear(0), Ear(0)]
    for ear in ears:
        await join(room, ear, None, 0)
    for command_id in ("a", "a", "b"):
        await room.do(0, command_id, Say("hello"), ears[0])
    with pytest.raises(Refused):
        await room.do(0, "c", Sit(99), ears[0])
    await room.do(0, "d", Sit(0), ears[1])
    await room.do(0, "e", Start("random"), ears[1])
    await until(lambda: room.table.to_act() == 0)
    await room.do(0, "f", Pause(), ears[0])
    for ear in ears:
        leave(room, ear)
    return room.table.id


async def come_again(rooms: Rooms, table: str) -> None:
    """Somebody comes to a table, loaded if it has been closed, and goes."""
    room, ear = await rooms.room(table), Ear(0)
    assert room is not None
    await join(room, ear, None, 0)
    leave(room, ear)


async def moved(room: Room) -> None:
    await until(lambda: room.table.turn > 0)


async def test_rooms_that_were_swept_are_freed(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "SWEEP_S", 0.02)
    monkeypatch.setattr(rooms_module, "IDLE_S", 0.0)
    before = alive()
    rooms = Rooms(Services(log, CONTEXT))
    tables = [await live(rooms) for _ in range(5)]
    for table in tables:
        await come_again(rooms, table)
    await rooms.open()
    await until(lambda: not rooms.rooms)
    await freed(before)
    await rooms.close()


@pytest.mark.parametrize("patience_s", [5.0, 0.01], ids=["patient", "impatient"])
async def test_a_room_in_the_middle_of_a_game_is_freed(
    log: Log, monkeypatch: pytest.MonkeyPatch, patience_s: float
) -> None:
    monkeypatch.setattr(pool, "PATIENCE_S", patience_s)
    # Or pytest keeps the errors that are logged, and with them all that their frames hold.
    monkeypatch.setattr(logging.getLogger("sabot.server"), "disabled", True)
    before = alive()
    rooms = Rooms(Services(log, CONTEXT))
    room = await rooms.create(
        SETTINGS, None, lambda table: enter(table, CONTEXT, "Ann", "Ann's key")
    )
    ear = Ear(0)
    await join(room, ear, None, 0)
    await room.do(0, "a", Start("searcher"))  # it is asked in a process of its own
    await moved(room)
    rooms.rooms.clear()
    room.close()
    del room
    await freed(before)
    await rooms.close()


async def test_a_room_that_failed_is_freed(log: Log, tmp_path: Path) -> None:
    before = alive()
    rooms = Rooms(Services(log, CONTEXT))
    table = await live(rooms)
    room = rooms.rooms[table]
    await SqliteLoss(tmp_path / "tables.db").cut(table, 4)
    with pytest.raises(StoreDown):
        await room.do(0, "new", Say("hello"))
    assert room.closed
    rooms.rooms.clear()
    del room
    await freed(before)
    await rooms.close()


async def test_rooms_are_freed_when_their_sockets_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "SWEEP_S", 0.02)
    monkeypatch.setattr(rooms_module, "IDLE_S", 0.05)
    before = alive()
    async with server_inside(tmp_path / "tables.db", prepare, steadily) as address:
        for number in range(4):
            await visit(f"http://{address}", number)
        await freed(before)


async def prepare(_: Log) -> None:
    """Nothing: the store is empty."""


def steadily() -> int:
    return int(asyncio.get_running_loop().time() * 1000)


async def visit(address: str, number: int) -> None:
    """Somebody plays for a while, is refused something, and goes."""
    async with (
        Server(address) as door,
        await door.create(quick("saboteur(players=3)"), f"Ann {number}") as ann,
    ):
        await ann.do(Sit(0))
        with pytest.raises(RefusedByServer):
            await ann.do(Sit(77))
        await ann.do(Start("random"))
        await ann.until(ann.picture.my_turn)
