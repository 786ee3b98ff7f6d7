"""What people notice when one of several servers is killed, and what is lost."""

import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from bench.load.cluster import Together
from sabot.bots.random import RandomBot
from sabot.client import Seat, Server
from sabot.server.store.open_store import log_at
from sabot.table.commands import Sit, Start
from sabot.wire.messages import FromServer
from tests.server.people import Witness, check_log, quick
from tests.server.running import has_turn, take_turn

GAME = "saboteur(players=5,rounds=1)"
SEATS = 5
PAUSE_S = 0.3
LIMIT_S = 90.0


class Failover(NamedTuple):
    """What one kill came to.

    `back`: for each person who was cut off, the seconds until another server had told them how
    the table stands. `still`: for each table, the longest time without a move after the kill.
    `moves`: how many moves the logs have; all that were acknowledged are among them.
    """

    people: int
    back: list[float]
    still: list[float]
    acknowledged: int
    moves: int


class Person(Witness):
    """Notes when a connection has told something for the first time, and when moves were made."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.last: ClientConnection | None = None
        self.arrivals: list[float] = []
        self.moved: list[float] = []

    async def hear(self, socket: ClientConnection, message: FromServer) -> None:
        """Note the time of the first message."""
        if socket is not self.last:
            self.last = socket
            self.arrivals.append(time.monotonic())
        await super().hear(socket, message)

    async def play_on(self, bot: RandomBot) -> None:
        """Play to the end of the game, with a pause before each move."""
        while await has_turn(self):
            await asyncio.sleep(PAUSE_S)
            await take_turn(self, bot)
            self.moved.append(time.monotonic())


async def table(door: Server, stack: AsyncExitStack) -> list[Person]:
    """A table of people whose game has begun."""
    host = await door.create(quick(GAME), "Person 0")
    others = [await door.enter(host.place.table, f"Person {n}") for n in range(1, SEATS)]
    people = [await stack.enter_async_context(Person(seat)) for seat in (host, *others)]
    for number, person in enumerate(people):
        await person.do(Sit(number))
    await people[0].do(Start())
    return people


def longest_wait(people: list[Person], killed: float) -> float:
    """The longest time without a move at a table, from the kill on."""
    moves = sorted(moment for person in people for moment in person.moved if moment > killed)
    times = [killed, *moves]
    return max((later - earlier for earlier, later in zip(times, moves, strict=False)), default=0.0)


async def fail_over(running: Together, tables: int, victim: int = 0) -> Failover:
    """Kill a server while people play, let all games end, and read the logs."""
    log = log_at(running.database)
    async with asyncio.timeout(LIMIT_S), AsyncExitStack() as stack:
        door = await stack.enter_async_context(Server(f"http://127.0.0.1:{running.port}"))
        seated = [await table(door, stack) for _ in range(tables)]
        people = [person for some in seated for person in some]
        games = [
            asyncio.create_task(person.play_on(RandomBot(number)))
            for number, person in enumerate(people)
        ]
        await seated[0][0].until(lambda: seated[0][0].picture.turn() >= 8)
        os.kill(running.servers[victim], signal.SIGKILL)
        killed = time.monotonic()
        await asyncio.gather(*games)
        await log.open()
        stack.push_async_callback(log.close)
        moves = [await check_log(log, some) for some in seated]
    return Failover(
        len(people),
        sorted(p.arrivals[-1] - killed for p in people if p.arrivals[-1] > killed),
        sorted(longest_wait(some, killed) for some in seated),
        sum(len(person.acknowledged) for person in people),
        sum(moves),
    )
