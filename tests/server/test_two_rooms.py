from typing import Any

import msgspec
import pytest

from sabot.core.errors import Refusal
from sabot.server.attendance import join, leave
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.store.open_store import log_at
from sabot.table.commands import Sit, Start
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings

SETTINGS = Settings(game="sabotage(players=2)", round_pause=0)


class Ear:
    """Somebody who listens."""

    address = "10.0.0.1"
    viewer: int | None = None

    def __init__(self, person: int) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def disconnect(self, reason: str, *, again: bool) -> None:
        raise AssertionError(reason, again)


@pytest.mark.asyncio
async def test_what_is_written_while_a_table_is_loaded_is_heard_on_joining(
    postgres_url: str,
) -> None:
    logs = [log_at(postgres_url), log_at(postgres_url)]
    for log in logs:
        await log.open()
    first, second = (Rooms(Services(log, CONTEXT)) for log in logs)
    ann = await first.create(
        SETTINGS, None, lambda table: enter(table, CONTEXT, "Ann", "key of Ann")
    )
    bob = await second.room(ann.table.id)
    assert bob is not None
    await ann.do(0, "sit", Sit(0))  # as if between the second's reading and its having the room
    ear = Ear(0)
    await join(bob, ear, None, 0)
    assert ear.heard[0]["seat"] == 0
    leave(bob, ear)
    await second.close()
    for log in logs:
        await log.close()


@pytest.mark.asyncio
async def test_nobody_is_refused_for_not_knowing_what_another_process_did(
    postgres_url: str,
) -> None:
    logs = [log_at(postgres_url), log_at(postgres_url)]
    for log in logs:
        await log.open()
    # Neither listens to the other: the news of what the other did is still under way.
    first, second = (Rooms(Services(log, CONTEXT)) for log in logs)
    ann = await first.create(
        SETTINGS, None, lambda table: enter(table, CONTEXT, "Ann", "key of Ann")
    )
    bob = await second.room(ann.table.id)
    assert bob is not None
    await bob.enter("Bob", "key of Bob")
    await ann.do(0, "sit", Sit(0))
    with pytest.raises(Refusal):
        await ann.do(0, "start", Start())
    await bob.do(1, "sit", Sit(1))
    assert await ann.do(0, "start", Start())
    for log in logs:
        await log.close()
