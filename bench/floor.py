"""The least that a move can cost a server in this language: `python -m bench.floor`.

No rules, no credentials, no views: a server takes a message, writes a row to the server's log if it
is asked to, and sends five answers as long as ours, to a thousand clients as `bench.server` has
them. What our server takes beyond that is its own.
"""

import asyncio
import struct
import sys
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Final, Literal, cast

import uvloop

from bench.load.dialect import SEATS
from bench.load.process import Sample, allow_many_files, sample, serving
from sabot.server.store.log import Row
from sabot.server.store.sqlite import SqliteLog

TABLES: Final = 200
MOVE: Final = b"m" * 200
ANSWER: Final = b"z" * 1260
WARM: Final = 3.0
SPAN: Final = 6.0

Way = Literal["told", "written"]


class Place(asyncio.Protocol):
    """One socket of the server. Its first message is the number of its table."""

    def __init__(self, tables: dict[int, list["Place"]], log: SqliteLog | None) -> None:
        self.tables = tables
        self.log = log
        self.moves = 0
        self.name = ""
        self.seat_policies: list[Place] = []
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Sit down, or make a move."""
        if not self.seat_policies:
            (table,) = struct.unpack(">H", data)
            self.name = f"table {table}"
            self.seat_policies = self.tables[table]
            self.seat_policies.append(self)
            return
        first = self.seat_policies[0]  # counts for all
        first.moves += 1
        if self.log is None:
            self.tell(first.moves)
            return
        row = Row(first.moves, 1000, f"1:{first.moves}", b"y" * 90)
        written = self.log.begin(self.name, [row])
        written.add_done_callback(partial(self.tell, first.moves))

    def tell(self, number: int, _: object = None) -> None:
        """Tell all five, and whose turn it is."""
        message = bytes([number % SEATS]) + ANSWER
        for place in self.seat_policies:
            place.transport.write(message)


async def serve(port: int, way: Way) -> None:
    """Serve until the process is ended."""
    log = None
    if way == "written":
        log = SqliteLog(Path(tempfile.mkdtemp(prefix="sabot-floor-")) / "floor.db")
        await log.open()
    tables: dict[int, list[Place]] = defaultdict(list)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Place(tables, log), "127.0.0.1", port)
    await server.serve_forever()


class Client(asyncio.Protocol):
    """Somebody who moves as soon as it is their turn. The next message comes only after that."""

    moves = 0

    def __init__(self, table: int, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: asyncio.Transport

    def myself(self) -> "Client":
        """For who asks for a protocol."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sit down."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(struct.pack(">H", self.table))

    def data_received(self, data: bytes) -> None:
        """Move, if it is their turn."""
        if data[0] == self.seat:
            Client.moves += 1
            self.transport.write(MOVE)


async def drive(pid: int, port: int) -> tuple[int, Sample, Sample]:
    """How many moves were made between two samples of the server."""
    loop = asyncio.get_running_loop()
    clients = [Client(table, seat) for table in range(TABLES) for seat in range(SEATS)]
    for client in clients:
        await loop.create_connection(client.myself, "127.0.0.1", port)
    await asyncio.sleep(1)
    for client in clients:
        if client.seat == 0:
            client.transport.write(MOVE)
    await asyncio.sleep(WARM)
    before, moves = sample(pid), Client.moves
    await asyncio.sleep(SPAN)
    return Client.moves - moves, before, sample(pid)


def measure(way: Way) -> str:
    """What a move costs, in words."""
    Client.moves = 0
    command = [sys.executable, "-m", "bench.floor", way]
    with serving(lambda port: [*command, str(port)], {}) as (pid, port):
        moves, before, after = uvloop.run(drive(pid, port))
    cost = (after.cpu - before.cpu) / moves
    return f"{way}: {1 / cost:,.0f} moves per CPU second, {1e6 * cost:.0f} µs a move"


def main() -> None:
    """Measure both, or serve one of them."""
    allow_many_files()
    match sys.argv[1:]:
        case ["told" | "written" as way, port]:
            uvloop.run(serve(int(port), way))
        case _:
            for way in ("told", "written"):
                print(measure(way), flush=True)


if __name__ == "__main__":
    main()
