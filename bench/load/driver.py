"""A process that sits at tables and plays: it opens the connections, keeps the pace, counts."""

import asyncio
import gc
import time
from collections.abc import Callable
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from typing import Literal, NamedTuple

import uvloop
from picows import ws_connect

from bench.load.dialect import Client, Dialect
from bench.load.seat import Load, Seat
from bench.load.table import Table, Tally, Window

PATIENCE = 20.0
AT_A_TIME = 20

Command = Literal["build", "join"] | Window


class Task(NamedTuple):
    """What a driver is to do: whom to talk to, how, and at how many tables."""

    dialect: Dialect
    port: int
    tables: int


class Driver:
    """The seats of some tables."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.clients: list[list[Client]] = []
        self.tables: list[Table] = []
        self.seats: list[list[Seat]] = []
        self.load = Load()

    async def obey(self, command: Command) -> Tally | None:
        """Do as told; the tally of a window."""
        match command:
            case "build":
                await asyncio.to_thread(self.build)
            case "join":
                await self.join()
            case Window():
                return await self.play(command)
        return None

    def build(self) -> None:
        """Make the tables, with everyone's right to a seat, but without connections."""
        http = HTTPConnection("127.0.0.1", self.task.port, timeout=PATIENCE)
        self.clients = [list(self.task.dialect(http)) for _ in range(self.task.tables)]
        http.close()

    async def join(self) -> None:
        """Connect every seat, and wait until each was told how its table stands."""
        self.tables = [Table(len(clients)) for clients in self.clients]
        self.seats = [
            [Seat(client, table, place, self.load) for place, client in enumerate(clients)]
            for clients, table in zip(self.clients, self.tables, strict=True)
        ]
        every = [seat for seats in self.seats for seat in seats]
        for start in range(0, len(every), AT_A_TIME):
            await asyncio.gather(*map(self.connect, every[start : start + AT_A_TIME]))
        await self.until(lambda table: table.joined() and table.turn is not None, "ready")

    async def connect(self, seat: Seat) -> None:
        """Open one connection, without compression: none of the servers is to pay for it."""
        url = f"ws://127.0.0.1:{self.task.port}{seat.client.path}"
        await ws_connect(lambda: seat, url, extra_headers=dict(seat.client.headers))

    async def play(self, window: Window) -> Tally:
        """Play up to the window's end, then until all that was sent has been told."""
        self.load.begin(window)
        if window.period:
            timers = [self.pace(index) for index in range(len(self.tables))]
        else:
            timers = []
            for index in range(len(self.tables)):
                self.move(index)
        await asyncio.sleep(window.begin - time.monotonic())
        spent = time.process_time()
        await asyncio.sleep(window.end - time.monotonic())
        self.load.tally.busy = (time.process_time() - spent) / (window.end - window.begin)
        self.load.at_once = False
        for timer in timers:
            timer.cancel()
        await self.until(lambda table: not table.under_way and table.turn is not None, "still")
        return self.load.tally

    def pace(self, index: int) -> asyncio.Task[None]:
        """Let a table play at the window's pace; the tables are spread over the period."""
        period = self.load.window.period
        first = time.monotonic() + period * index / len(self.tables)
        return asyncio.create_task(self.beat(index, first, period))

    async def beat(self, index: int, due: float, period: float) -> None:
        """One move each period, by the clock and not by the move before it."""
        while True:
            await asyncio.sleep(due - time.monotonic())
            if not self.move(index) and self.load.window.holds(due):
                self.load.tally.late += 1
            due += period

    def move(self, index: int) -> bool:
        """Let whoever is to act at a table move; false if that is not known yet."""
        turn = self.tables[index].turn
        if turn is not None:
            self.seats[index][turn].move()
        return turn is not None

    async def until(self, good: Callable[[Table], bool], word: str) -> None:
        """Wait until all tables are as wished; a measure with tables missing is none."""
        limit = time.monotonic() + PATIENCE
        while not all(map(good, self.tables)):
            if self.load.cut or time.monotonic() > limit:
                left = sum(not good(table) for table in self.tables)
                raise RuntimeError(f"{left} tables not {word}; {self.load.cut} connections lost")
            await asyncio.sleep(0.02)
        if self.load.cut:
            raise RuntimeError(f"{self.load.cut} connections lost")


async def follow(pipe: Connection, task: Task) -> None:
    """Obey the commands that come; meanwhile the connections stay alive."""
    driver = Driver(task)
    # A pause of the collector would be counted as the server's; little garbage is cyclic.
    gc.disable()
    while True:
        try:
            command: Command = await asyncio.to_thread(pipe.recv)
        except EOFError:
            return
        pipe.send(await driver.obey(command))


def main(pipe: Connection, task: Task) -> None:
    """What a driver's process runs."""
    uvloop.run(follow(pipe, task))
