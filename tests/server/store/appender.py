"""A process that appends to tables t0, t1 … and says what it was acknowledged, until it is killed.

With a name it appends to one table of that name instead, wherever its log stands.
"""

import asyncio
import sys

from sabot.server.store.log import Conflict, Log
from tests.server.store.subjects import opened, row


async def play(log: Log, table: str) -> None:
    number = 0
    while True:
        number += 1
        await log.append(table, [row(number, f"command {number}")])
        print(table, number, flush=True)  # noqa: T201  # read by the test


async def race(log: Log, table: str, who: str) -> None:
    """Append 50 rows, each again until it is in, as two servers of one table do."""
    for n in range(50):
        command = f"{who} {n}"
        while True:
            number = len(await log.read(table)) + 1
            try:
                await log.append(table, [row(number, command)])
            except Conflict:
                continue
            break


async def main(address: str, *names: str) -> None:
    async with opened(address) as log:
        if names:
            await race(log, *names)
        else:
            await asyncio.gather(*(play(log, f"t{n}") for n in range(10)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
