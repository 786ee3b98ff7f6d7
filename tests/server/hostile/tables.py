"""Tables to be attacked, and the proof that nothing came of it."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sabot.client import Server
from sabot.server.store.log import Row
from sabot.server.store.open_store import source_at
from sabot.table.commands import Sit
from sabot.table.settings import Settings
from tests.server.hostile.raw import TEXT, Wire, greeted
from tests.server.running import Running

THREE = "saboteur(players=3)"
NAMES = ("Ann", "Bob", "Cem", "Dee")
HOST, BOB, CEM, WATCHER = range(4)


@dataclass
class Played:
    """A table with a host and two others on its seats, and somebody who watches."""

    server: Running
    table: str
    tokens: list[str]

    async def log(self) -> list[Row]:
        """What the store has of it."""
        source = source_at(self.server.database)
        await source.open()
        try:
            return await source.read(self.table)
        finally:
            await source.close()

    @asynccontextmanager
    async def wire_of(self, person: int) -> AsyncGenerator[Wire]:
        """A socket of somebody there."""
        async with greeted(self.server.port, self.table, self.tokens[person]) as raw:
            yield raw

    async def snapshot(self, person: int) -> Any:
        """All that somebody knows."""
        async with self.wire_of(person) as raw:
            await raw.say({"type": "resync", "seen": -1})
            return await raw.hear_until("snapshot")

    @asynccontextmanager
    async def unmoved(self) -> AsyncGenerator[None]:
        """Whatever is done meanwhile, the log stays as it is and nobody else is told anything."""
        before = await self.log()
        async with AsyncExitStack() as stack:
            others = [await stack.enter_async_context(self.wire_of(n)) for n in (BOB, WATCHER)]
            yield
            for other in others:
                assert await told_until_pong(other) == []
        assert await self.log() == before


async def told_until_pong(raw: Wire) -> list[Any]:
    """What has been told but who is connected: that may change at any time."""
    await raw.say({"type": "ping"})
    told: list[Any] = []
    while (heard := await raw.hear()) is not None:
        if heard.opcode != TEXT:
            continue
        message = heard.message()
        if message["type"] == "pong":
            return told
        if message["type"] != "presence":
            told.append(message)
    raise AssertionError("the connection has ended")


async def answer(raw: Wire) -> Any:
    """The next message that is no presence."""
    while (heard := await raw.hear()) is not None:
        if heard.opcode == TEXT and (message := heard.message())["type"] != "presence":
            return message
    raise AssertionError("the connection has ended")


async def asked(raw: Wire, command: dict[str, Any], command_id: str = "a") -> Any:
    """What a command is answered with."""
    await raw.say({"type": "do", "id": command_id, "command": command})
    return await answer(raw)


async def gathered(server: Running, **settings: Any) -> Played:
    """A new table with everybody in it, three of them seated."""
    async with Server(server.address) as door, AsyncExitStack() as stack:
        wished = Settings(game=THREE, bot_pause=0, round_pause=0, **settings)
        host = await door.create(wished, NAMES[HOST])
        table = host.place.table
        people = [host, *[await door.enter(table, name) for name in NAMES[1:]]]
        for seat, person in enumerate(people[:WATCHER]):
            await stack.enter_async_context(person)
            await person.do(Sit(seat))
        return Played(server, table, [str(person.place.token) for person in people])


async def dealt(server: Running) -> Played:
    """A new table with a running game."""
    played = await gathered(server)
    async with played.wire_of(HOST) as host:
        assert (await asked(host, {"do": "start"}, "start"))["ack"] == "start"
    return played


async def start_of(played: Played) -> tuple[int, int, list[Any]]:
    """Who is to move, at which turn, and what they may play."""
    seat = (await played.snapshot(HOST))["table"]["to_act"]
    snapshot = await played.snapshot(seat)
    return seat, snapshot["table"]["turn"], snapshot["view"]["moves"]
