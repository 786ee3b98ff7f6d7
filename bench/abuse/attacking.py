"""An attack in a process of its own, so that its work is not taken for the server's slowness.

It gives way to everybody else on the machine: what is measured is what the server does for it.
"""

import asyncio
import json
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from bench.abuse.attacks import ATTACKS
from bench.abuse.stranger import Stranger
from bench.load.process import allow_many_files

LONGEST_S = 20.0
POLITE = 10


class Tally(NamedTuple):
    """What the server let an attacker do, and what it refused, each with how often."""

    done: dict[str, int]
    refused: dict[str, int]

    def __str__(self) -> str:
        sides = (("done", self.done), ("refused", self.refused))
        return "; ".join(
            f"{side} " + (", ".join(f"{n:,} × {what}" for what, n in found.items()) or "nothing")
            for side, found in sides
        )


class Attacking:
    """An attack that goes on. `tally` ends it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def tally(self) -> Tally:
        """End the attack; what came of it."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        return await self.result()

    async def result(self) -> Tally:
        """Wait until the attack has ended by itself; what came of it."""
        said = await self.line()
        await self.process.wait()
        return Tally(*json.loads(said))

    async def line(self) -> bytes:
        """The next line that the attacker says."""
        if self.process.stdout is None:
            raise AssertionError("it has a pipe")
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the attacker has stopped")
        return line


@asynccontextmanager
async def attacking(name: str, port: int, target: str = "") -> AsyncGenerator[Attacking]:
    """An attack that is under way; it ends with the block at the latest."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.abuse.attacking", name, str(port), target,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    attack = Attacking(process)
    try:
        await attack.line()
        yield attack
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def run(name: str, port: int, target: str) -> Tally:
    """Attack until it is done, told to end, or the time is up."""
    stranger = Stranger(port)
    told = asyncio.create_task(input_ends())
    attack = asyncio.ensure_future(ATTACKS[name](stranger, target, lambda: say("begun")))
    await asyncio.wait({told, attack}, timeout=LONGEST_S, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    attack.cancel()
    with suppress(asyncio.CancelledError):
        await attack  # what went wrong is shown
    return Tally(dict(stranger.done), dict(stranger.refused))


async def input_ends() -> None:
    """Wait until whoever has started the attack closes its input."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()


def say(message: Any) -> None:
    """Print for whoever has started the attack."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    os.nice(POLITE)
    allow_many_files()
    say(asyncio.run(run(sys.argv[1], int(sys.argv[2]), sys.argv[3])))
