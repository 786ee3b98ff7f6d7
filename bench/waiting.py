"""Whether anybody waits for bots that think at other tables: `python -m bench.waiting`.

Eight tables of four bots play without pauses while two people play at a ninth, first with all
others standing still and then with them thinking. A move's time runs from sending it until it is
answered, which is when it has been written and told.
"""

import argparse
import asyncio
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from bench.measure import Line, report
from sabot.bots.random import RandomBot
from sabot.client import Seat, Server
from sabot.table.commands import Rematch, Sit, Start
from sabot.table.settings import Settings

GAMES: Final = ("saboteur", "saboteur2", "seven_seals", "sabotage")
TABLES: Final = 8
PLAYERS: Final = 4
BAR_MS: Final = 50.0
# Between two moves of the people.
BREATH_S: Final = 0.05


class Waits(NamedTuple):
    """How long moves took, in ms."""

    moves: int
    p50: float
    p99: float
    longest: float

    def __str__(self) -> str:
        return (
            f"{self.moves} moves, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"longest {self.longest:.1f} ms"
        )


def waits_of(seconds: list[float]) -> Waits:
    """The figures of some moves."""
    ms = sorted(1000 * each for each in seconds)
    return Waits(len(ms), statistics.median(ms), ms[int(0.99 * (len(ms) - 1))], ms[-1])


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


@contextmanager
def serving(module: str) -> Generator[str]:
    """A server on the compiled rules, as an operator would start it; its address."""
    port = free_port()
    folder = tempfile.mkdtemp(prefix="sabot-bench-")
    limits = ["--connections-each", "5000", "--budget-rate", "100000", "--command-rate", "100000"]
    haste = ["--shortest-bot-pause", "0", "--bot-moves-each", "100000", "--bot-tables-each", "100"]
    where = ["--port", str(port), "--database", f"{folder}/bench.db", "--log-level", "error"]
    process = subprocess.Popen(
        [sys.executable, "-m", module, "serve", *where, *limits, *haste],
        env={**os.environ, "PYTHONPATH": str(Path("build/compiled").resolve())},
        stdout=subprocess.DEVNULL,
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


async def answering(address: str) -> None:
    """Return when the server answers."""
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=address) as http:
        while True:
            with suppress(httpx.TransportError):
                if (await http.get("/healthz")).is_success:
                    return
            await asyncio.sleep(0.1)


async def keep_playing(host: Seat, kind: str) -> None:
    """A table of bots that plays one game after the other, while its host looks on."""
    await host.do(Start(kind))
    while True:
        await host.until(host.picture.over)
        await host.do(Rematch())
        await host.do(Start())


async def play(people: list[Seat], seconds: float) -> list[float]:
    """How long each move of people took who play for so long."""
    took: list[float] = []
    bot = RandomBot(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await people[0].until(
            lambda: people[0].picture.over() or any(each.picture.my_turn() for each in people)
        )
        if people[0].picture.over():
            await people[0].do(Rematch())
            await people[0].do(Start())
            continue
        mover = next((each for each in people if each.picture.my_turn()), None)
        if mover is not None:
            turn = mover.picture.turn()
            begun = time.perf_counter()
            await mover.play(bot.choose(mover.picture.view()))
            took.append(time.perf_counter() - begun)
            await people[0].until(lambda turn=turn: people[0].picture.turn() > turn)
        await asyncio.sleep(BREATH_S)
    return took


async def measure(address: str, kind: str, seconds: float) -> tuple[Waits, Waits, str]:
    """The people's moves alone, and beside the bots; and what the server says of these."""
    await answering(address)
    async with AsyncExitStack() as stack:
        door = await stack.enter_async_context(Server(address))
        quiet = Settings(game="sabotage(players=2)", bot_pause=0, round_pause=0)
        ann = await stack.enter_async_context(await door.create(quiet, "Ann"))
        bob = await stack.enter_async_context(await door.enter(ann.place.table, "Bob"))
        for seat, person in enumerate((ann, bob)):
            await person.do(Sit(seat))
        await ann.do(Start())
        alone = waits_of(await play([ann, bob], seconds))
        games: list[asyncio.Task[None]] = []
        for number in range(TABLES):
            game = f"{GAMES[number % len(GAMES)]}(players={PLAYERS})"
            settings = Settings(game=game, bot_pause=0, round_pause=0)
            host = await stack.enter_async_context(await door.create(settings, "Host"))
            games.append(asyncio.create_task(keep_playing(host, kind)))
        await asyncio.sleep(2)  # until their processes have started
        beside = waits_of(await play([ann, bob], seconds))
        said = (await door.http.get("/metrics")).text
        for task in games:
            task.cancel()
        for reason in await asyncio.gather(*games, return_exceptions=True):
            if not isinstance(reason, asyncio.CancelledError):
                print(f"a table of bots stopped: {reason!r}")
        return alone, beside, thoughts_in(said)


def thoughts_in(figures: str) -> str:
    """What the server counts of its bots."""
    found = dict(re.findall(r"^(sabot_thought\S+|sabot_thinking\S+) (\S+)$", figures, re.MULTILINE))
    count = float(found.get("sabot_thinking_seconds_count", 0))
    total = float(found.get("sabot_thinking_seconds_sum", 0))
    missed = float(found.get("sabot_thoughtless_moves_total", 0))
    mean = 1000 * total / count if count else 0
    return f"{count:.0f} thoughts of {mean:.0f} ms, waiting included; {missed:.0f} moves without"


def main() -> None:
    """Measure, and say whether the bar is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", default="searcher", help="who thinks")
    parser.add_argument("--module", default="sabot", help="the server, or one with other bots")
    parser.add_argument("--seconds", type=float, default=20, help="how long each part takes")
    asked = parser.parse_args()
    with serving(asked.module) as address:
        alone, beside, thoughts = asyncio.run(measure(address, asked.kind, asked.seconds))
    print(f"nobody thinks: {alone}")
    print(f"{TABLES} tables of {PLAYERS} {asked.kind}: {beside}")
    print(thoughts)
    line = Line(
        "a move at an idle table, p99",
        f"{beside.p99:.1f} ms",
        beside.p99 / BAR_MS,
        f"{BAR_MS:g} ms",
        1.0,
        most=True,
    )
    print(line)
    print(report([line]))


if __name__ == "__main__":
    main()
