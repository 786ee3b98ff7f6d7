"""Commands without a task: the same comes of them as with one, however their frames come."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sabot.server.bots import HOUSE
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.store.log import Card, Row, StoreDown
from sabot.server.store.sqlite import SqliteLog
from sabot.table.commands import AnyCommand, Say, Sit
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.hostile.raw import PING, PONG, Wire, frame
from tests.server.hostile.tables import HOST, Played, answer, gathered
from tests.server.running import Running

pytestmark = pytest.mark.asyncio


def said(number: int) -> bytes:
    """A frame of somebody who says a number."""
    return frame(b'{"type":"do","id":"%d","command":{"do":"say","text":"%d"}}' % (number, number))


async def heard(raw: Wire, count: int) -> list[str]:
    """The next so many numbers that were said."""
    news = [await answer(raw) for _ in range(count)]
    return [event["line"]["text"] for message in news for event in message["told"]]


@pytest_asyncio.fixture
async def played(tmp_path: Path) -> AsyncGenerator[Played]:
    server = Running(tmp_path / "tables.db", tmp_path)
    await server.start()
    try:
        yield await gathered(server)
    finally:
        server.remove()


async def test_frames_in_pieces_in_heaps_and_between_others_are_heard_in_their_order(
    played: Played,
) -> None:
    async with played.wire_of(HOST) as raw:
        await raw.send(said(1))
        assert await heard(raw, 1) == ["1"]
        await raw.send(frame(b"there?", PING))
        pong = await raw.hear()
        assert pong is not None
        assert pong.opcode == PONG
        await raw.send(said(2))
        await raw.send(said(3) + said(4))
        whole = said(5)
        for cut in (1, 5, 20):
            await raw.send(whole[:cut])
            await asyncio.sleep(0.05)
            whole = whole[cut:]
        await raw.send(whole)
        await raw.send(said(6))
        assert await heard(raw, 5) == ["2", "3", "4", "5", "6"]


class Ear:
    """Somebody who listens."""

    person = 0
    viewer: int | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def farewell(self, reason: str, *, again: bool) -> None:
        raise AssertionError(f"{reason} {again}")


class Failing(SqliteLog):
    """A store that fails so many times, after having written or before."""

    failures = 0
    writes_first = False

    def begin(self, table: str, rows: Sequence[Row], card: Card) -> asyncio.Future[None]:
        if not self.failures:
            return super().begin(table, rows, card)
        self.failures -= 1
        if not self.writes_first:
            raise StoreDown("not now")
        done = asyncio.get_running_loop().create_future()
        written = super().begin(table, rows, card)
        written.add_done_callback(lambda _: done.set_exception(StoreDown("lost")))
        return done


async def room_of(log: SqliteLog) -> Room:
    """A room with somebody who listens."""
    await log.open()
    rooms = Rooms(Services(log, HOUSE))
    settings = Settings(game="sabotage(players=2)")
    return await rooms.create(settings, None, lambda table: enter(table, "Ann", "key of Ann"))


async def begun(room: Room, ear: Ear, command: AnyCommand) -> Any:
    """What came of a command that was done at once; None if it was not begun."""
    ended: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    if not room.do_at_once(0, "id", command, ear, ended.set_result):
        return None
    return (await ended,)


async def test_it_is_written_told_and_not_done_twice(tmp_path: Path) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    await room.join(ear, None, 0)
    assert await begun(room, ear, Say("hello")) == (None,)
    assert b'"ack":"id"' in ear.heard[-1]
    rows = await log.read(room.table.id)
    assert rows[-1].command == "0:id"
    assert await begun(room, ear, Say("hello")) is None
    assert not room.lock.taken
    await log.close()


async def test_what_is_refused_or_has_to_wait_is_not_begun(tmp_path: Path) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    await room.join(ear, None, 0)
    assert await begun(room, ear, Sit(7)) is None
    assert not room.lock.taken
    async with room.lock:
        assert await begun(room, ear, Sit(0)) is None
    log.failures = 1
    assert await begun(room, ear, Sit(0)) is None
    assert not room.lock.taken
    room.stale = True
    assert await begun(room, ear, Sit(0)) is None
    assert room.table.seat_of(0) is None
    await log.close()


async def test_a_failure_behind_which_it_was_written_is_found_out(tmp_path: Path) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    await room.join(ear, None, 0)
    log.failures, log.writes_first = 1, True
    (failure,) = await begun(room, ear, Say("hello"))
    assert isinstance(failure, StoreDown)
    assert not room.lock.taken
    assert room.table.chat == room.table.asides  # neither has anything: nothing was told
    assert await room.do(0, "id", Say("hello"), ear) is False
    assert [line.text for line in room.table.chat] == ["hello"]
    await log.close()
