"""A fault in telling must not leave people at a table that stands still."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sabot.server.attendance import join
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.store.open_store import log_at
from sabot.server.subscribers import Subscribers
from sabot.table.commands import Say, Sit
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings

SETTINGS = Settings(game="sabotage(players=2)")


class Ear:
    """Somebody who listens."""

    address = "10.0.0.1"
    person = 0
    viewer: int | None = None

    def __init__(self) -> None:
        self.farewells: list[tuple[str, bool]] = []

    def send(self, message: bytes) -> None:
        pass

    def disconnect(self, reason: str, *, again: bool) -> None:
        self.farewells.append((reason, again))


class Mute:
    """Subscribers that can't be told anything."""

    def __init__(self, audience: Subscribers) -> None:
        self.audience = audience

    def __getattr__(self, name: str) -> Any:
        return getattr(self.audience, name)

    def publish(self, *_: Any) -> None:
        raise ZeroDivisionError


@pytest.mark.asyncio
async def test_a_room_that_fails_is_made_anew_with_all_that_was_written(tmp_path: Path) -> None:
    log = log_at(str(tmp_path / "tables.db"))
    await log.open()
    rooms = Rooms(Services(log, CONTEXT))
    room = await rooms.create(
        SETTINGS, None, lambda table: enter(table, CONTEXT, "Ann", "key of Ann")
    )
    ear = Ear()
    await join(room, ear, None, 0)
    mute: Any = Mute(room.subscribers)
    room.subscribers = mute
    with pytest.raises(ZeroDivisionError):
        await room.do(0, "sit", Sit(1), ear)
    assert ear.farewells == [("restart", True)]
    again = await rooms.room(room.table.id)
    assert again is not None
    assert again is not room
    assert again.table.seat_of(0) == 1
    assert not await again.do(0, "sit", Sit(1))
    assert await again.do(0, "say", Say(text="hello"))
    await asyncio.sleep(0)
    await rooms.close()
    await log.close()
