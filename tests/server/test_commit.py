"""Commands without a task: the same comes of them as with one, however their frames come."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sabot.server import room as room_module
from sabot.server.attendance import join
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.store.log import Row, StoreDown
from sabot.server.store.sqlite import SqliteLog
from sabot.table.commands import AnyCommand, Say, Sit
from sabot.table.decide import decide
from sabot.table.entries import Said
from sabot.table.fold import fold
from sabot.table.refusals import Refused
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.hostile.raw import PING, PONG, Wire, frame
from tests.server.hostile.tables import HOST, Played, answer, gathered
from tests.server.running import Running

pytestmark = pytest.mark.asyncio

SETTINGS = Settings(game="sabotage(players=2)")


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

    address = "10.0.0.1"
    person = 0
    viewer: int | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def disconnect(self, reason: str, *, again: bool) -> None:
        raise AssertionError(f"{reason} {again}")


class Failing(SqliteLog):
    """A store that fails so many times, after having written or before."""

    failures = 0
    writes_first = False

    def begin(
        self, table: str, rows: Sequence[Row], follows: Row | None = None
    ) -> asyncio.Future[None]:
        if not self.failures:
            return super().begin(table, rows, follows)
        self.failures -= 1
        if not self.writes_first:
            raise StoreDown("not now")
        done = asyncio.get_running_loop().create_future()
        written = super().begin(table, rows, follows)
        written.add_done_callback(lambda _: done.set_exception(StoreDown("lost")))
        return done


async def room_of(log: SqliteLog) -> Room:
    """A room with somebody who listens."""
    await log.open()
    rooms = Rooms(Services(log, CONTEXT))
    return await rooms.create(
        SETTINGS, None, lambda table: enter(table, CONTEXT, "Ann", "key of Ann")
    )


async def test_a_command_is_decided_at_once_and_told_when_it_is_written(tmp_path: Path) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    await join(room, ear, None, 0)
    told = len(ear.heard)
    done = room.do(0, "id", Say("hello"), ear)
    assert not room.waiting  # no task was needed
    assert len(ear.heard) == told
    assert await done
    assert b'"ack":"id"' in ear.heard[-1]
    rows = await log.read(room.table.id)
    assert rows[-1].command == "0:id"
    assert not await room.do(0, "id", Say("hello"), ear)
    assert len(ear.heard) == told + 1
    assert not room.lock.locked
    await log.close()


async def test_a_refusal_is_decided_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    decided: list[AnyCommand] = []

    def counting(*given: Any) -> Any:
        decided.append(given[-1])
        return decide(*given)

    monkeypatch.setattr(room_module, "decide", counting)
    with pytest.raises(Refused):
        await room.do(0, "id", Sit(7), ear)
    assert decided == [Sit(7)]
    assert not room.lock.locked
    await log.close()


async def test_commands_that_have_to_wait_are_done_in_their_order(tmp_path: Path) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    async with room.lock:
        said = [room.do(0, str(number), Say(str(number)), ear) for number in range(5)]
        await asyncio.sleep(0)
        assert not room.table.chat
    room.stale = True
    said.append(room.do(0, "5", Say("5"), ear))
    assert all(await asyncio.gather(*said))
    assert [line.text for line in room.table.chat] == ["0", "1", "2", "3", "4", "5"]
    assert not room.lock.locked
    await log.close()


@pytest.mark.parametrize("writes_first", [False, True])
async def test_a_store_that_fails_once_is_not_noticed(
    tmp_path: Path,
    writes_first: bool,  # noqa: FBT001
) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    log.failures, log.writes_first = 1, writes_first
    # What had been written all the same is found in the log, and not done twice.
    assert await room.do(0, "id", Say("hello"), ear) is not writes_first
    assert [line.text for line in room.table.chat] == ["hello"]
    assert not room.lock.locked
    await log.close()


async def test_a_store_that_goes_on_failing_is_told_and_nothing_has_happened(
    tmp_path: Path,
) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    await join(room, ear, None, 0)
    told = len(ear.heard)
    log.failures = 2
    with pytest.raises(StoreDown):
        await room.do(0, "id", Say("hello"), ear)
    assert not room.table.chat
    assert len(ear.heard) == told
    assert not room.lock.locked
    assert await room.do(0, "id", Say("hello"), ear)
    await log.close()


async def test_a_command_that_the_table_has_forgotten_is_looked_up_in_the_log(
    tmp_path: Path,
) -> None:
    log = Failing(tmp_path / "tables.db")
    room, ear = await room_of(log), Ear()
    assert await room.do(0, "id", Say("hello"), ear)
    room.table.commands.clear()
    assert not await room.do(0, "id", Say("hello"), ear)
    assert [line.text for line in room.table.chat] == ["hello"]
    assert not room.closed
    await log.close()


async def test_a_room_that_is_ahead_of_its_log_is_loaded_again(tmp_path: Path) -> None:
    log = Failing(tmp_path / "tables.db")
    await log.open()
    rooms = Rooms(Services(log, CONTEXT))
    room = await rooms.create(
        SETTINGS, None, lambda table: enter(table, CONTEXT, "Ann", "key of Ann")
    )
    fold(room.table, Said(0, "lost"), room.table.at)  # as if the log had lost a row
    waits = room.do(0, "other", Say("hello"))
    with pytest.raises(StoreDown):
        await room.do(0, "id", Say("hello"))
    with pytest.raises(StoreDown):
        await waits
    assert room.closed
    again = await rooms.room(room.table.id)
    assert again is not None
    assert not again.table.chat
    assert await again.do(0, "id", Say("hello"))
    await rooms.close()
    await log.close()
