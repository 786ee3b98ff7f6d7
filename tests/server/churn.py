"""People who come to new tables, play and go, and the memory that a server holds meanwhile.

`python -m tests.server.churn --minutes 60` runs it for an hour, with the program as it is.
"""

import argparse
import asyncio
import re
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sabot.client import RefusedByServer, Server
from sabot.table.commands import Say, Sit, Start
from tests.server.people import quick
from tests.server.running import Running, running, until

AT_ONCE = 4
FIRST_S = 60.0
# A table is closed when nobody has been there for a minute and the next sweep comes.
EMPTY_WITHIN_S = 150.0


async def visit(door: Server) -> None:
    """Somebody makes a table, plays a little with bots, is refused something, and goes."""
    async with await door.create(quick("saboteur(players=5)"), "Ann") as ann:
        await ann.do(Sit(0))
        await ann.do(Say("Hello, is anybody there?"))
        with suppress(RefusedByServer):
            await ann.do(Sit(77))
        await ann.do(Start("random"))
        for _ in range(3):
            await ann.until(ann.picture.my_turn)
            turn = ann.picture.turn()
            await ann.play(ann.picture.view().moves[0])
            await ann.until(lambda turn=turn: ann.picture.turn() > turn)


async def churn(server: Running, seconds: float, pause: float = 0.0) -> int:
    """How many came and went; each of those who come in turn waits `pause` seconds before."""
    ends, visits = time.monotonic() + seconds, 0

    async def keep_visiting() -> None:
        nonlocal visits
        async with Server(server.address) as door:
            while time.monotonic() < ends:
                await visit(door)
                visits += 1
                await asyncio.sleep(pause)

    await asyncio.gather(*(keep_visiting() for _ in range(AT_ONCE)))
    return visits


async def empty(server: Running) -> bool:
    """Whether the server says that it has no tables in memory."""
    async with Server(server.address) as door:
        figures = (await door.http.get("/metrics")).text
    return re.search(r"^sabot_rooms 0", figures, re.MULTILINE) is not None


async def memory_when_empty(server: Running) -> int:
    """How many bytes a server holds when it has let go of all tables."""
    await until(lambda: empty(server), EMPTY_WITHIN_S)
    return server.memory()


async def measure(minutes: float, rate: float, say: Callable[[str], None]) -> None:
    """Say what a server holds after a minute and at the end, with so many tables a second."""
    pause = AT_ONCE / rate
    limit_s = FIRST_S + 60 * minutes + 4 * EMPTY_WITHIN_S
    with tempfile.TemporaryDirectory(prefix="sabot-churn-") as name:
        folder = Path(name)
        async with running(folder / "tables.db", folder, limit_s=limit_s) as server:
            tables = await churn(server, FIRST_S, pause)
            early = await memory_when_empty(server)
            say(f"after the first minute: {tables} tables, {early / 2**20:.1f} MB")
            ends = time.monotonic() + 60 * minutes
            while (left := ends - time.monotonic()) > 0:
                tables += await churn(server, min(left, 300.0), pause)
                say(f"{tables} tables, {server.memory() / 2**20:.1f} MB with those in use")
            late = await memory_when_empty(server)
            say(f"at the end: {tables} tables, {late / 2**20:.1f} MB, {late / early:.2f} x")


def main() -> None:
    """Measure for so long as is asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=1.0, help="tables a second, at the most")
    asked = parser.parse_args()

    def say(line: str) -> None:
        print(line, flush=True)  # noqa: T201  # its findings

    asyncio.run(measure(asked.minutes, asked.rate, say))


if __name__ == "__main__":
    main()
