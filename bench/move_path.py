"""The code that one move runs through, from socket to five answers: `python -m bench.move_path`.

A server runs in a thread of this process, on the interpreted sources, and five people play Saboteur
there. A profiler counts the calls of this package's functions for each move, the thread that writes
to the store included. The medians count.
"""

import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import threading
from collections import Counter
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import msgspec

import sabot
from sabot.client import Seat, Server
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.listen_address import bound_socket, listen
from sabot.server.metrics import Metrics
from sabot.server.run import config_of
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.shutdown import OrderlyServer
from sabot.server.store.monitored import MonitoredLog
from sabot.server.store.sqlite import SqliteLog
from sabot.table.commands import Sit, Start
from sabot.table.settings import Settings

PLAYERS: Final = 5
MOVES: Final = 30
# Long enough for the last answer and for what follows it.
PAUSE_S: Final = 0.05
PACKAGE: Final = str(Path(sabot.__file__).parent)

calls: Counter[CodeType] = Counter()


def count(frame: FrameType, event: str, _: Any) -> None:
    """Count a call of one of our functions; a coroutine that goes on counts again."""
    if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
        calls[frame.f_code] += 1


def serve(started: threading.Event, address: list[str], servers: list[OrderlyServer]) -> None:
    """Run a server until it is told to end."""
    sys.setprofile(count)
    path = Path(tempfile.mkdtemp(prefix="sabot-bench-")) / "bench.db"
    metrics = Metrics()
    with bound_socket("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        settings = ServerSettings(
            port=port,
            budget_rate=1e5,
            budget_burst=1e5,
            command_rate=1e5,
            shortest_bot_pause=0,
            bot_moves_each=1e5,
        )
        # The same deal every time, so that figures can be compared.
        context = msgspec.structs.replace(CONTEXT, seed=lambda: bytes(32))
        serving = RunningServer.of(
            settings, Services(MonitoredLog(SqliteLog(path), metrics), context, metrics)
        )
        address.append(f"http://127.0.0.1:{port}")

        async def run() -> None:
            async with serving.running():
                listen(listener, "127.0.0.1")
                servers.append(OrderlyServer(config_of(serving), serving, started.set))
                await servers[0].serve(sockets=[listener])

        asyncio.run(run())


async def play(address: str) -> list[Counter[CodeType]]:
    """The calls of each move."""
    chance = random.Random(1)
    found: list[Counter[CodeType]] = []
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(address))
        settings = Settings(game=f"saboteur(players={PLAYERS})")
        seats: list[Seat] = [await stack.enter_async_context(await server.create(settings, "P0"))]
        for number in range(1, PLAYERS):
            seat = await server.enter(seats[0].place.table, f"P{number}")
            seats.append(await stack.enter_async_context(seat))
        for number, seat in enumerate(seats):
            await seat.do(Sit(number))
        await seats[0].do(Start())
        for _ in range(MOVES):
            await asyncio.sleep(PAUSE_S)
            mover = next(seat for seat in seats if seat.picture.my_turn())
            move = chance.choice(mover.picture.view().moves)
            turn = mover.picture.turn()
            calls.clear()
            await mover.play(move)
            for seat in seats:
                await seat.until(partial(has_passed, seat, turn))
            await asyncio.sleep(PAUSE_S)
            found.append(calls.copy())
    return found


def has_passed(seat: Seat, turn: int) -> bool:
    """Whether a seat has been told that a turn is over."""
    return seat.picture.turn() > turn


def within(part: str, move: Counter[CodeType]) -> Counter[CodeType]:
    """The calls of a move that are those of one subpackage."""
    folder = f"{PACKAGE}/{part}/"
    return Counter({code: n for code, n in move.items() if code.co_filename.startswith(folder)})


def summary(moves: list[Counter[CodeType]]) -> str:
    """The medians of some moves in words."""
    sums = [(each.total(), len(each), len({code.co_filename for code in each})) for each in moves]
    calls, functions, files = (statistics.median(column) for column in zip(*sums, strict=True))
    return f"{calls:.0f} calls, {functions:.0f} functions, {files:.0f} files a move"


def main() -> None:
    """Measure, and print the figures; with an argument, also the functions of one move."""
    started = threading.Event()
    address: list[str] = []
    servers: list[OrderlyServer] = []
    threading.setprofile(count)
    thread = threading.Thread(target=serve, args=(started, address, servers), daemon=True)
    thread.start()
    started.wait()
    threading.setprofile(None)
    found = asyncio.run(play(address[0]))
    servers[0].should_exit = True
    thread.join()
    middle = sorted(found, key=lambda each: each.total())[len(found) // 2]
    print("in all:", summary(found))
    for part in ("server", "table"):
        print(f"of sabot.{part}:", summary([within(part, each) for each in found]))
    if len(sys.argv) > 1:
        for code, times in sorted(middle.items(), key=lambda item: item[0].co_filename):
            print(times, code.co_filename.removeprefix(PACKAGE), code.co_qualname)


if __name__ == "__main__":
    main()
