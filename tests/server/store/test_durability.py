import asyncio
import signal
import subprocess
import sys

import pytest

from sabot.server.store.log import Conflict, Log
from tests.server.store.subjects import opened, row

pytestmark = pytest.mark.asyncio


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.store.appender", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")


def acknowledged_before_killing(address: str, lines: int) -> dict[str, int]:
    last: dict[str, int] = {}
    with started(address) as process:
        assert process.stdout is not None
        for n, line in enumerate(process.stdout, 1):
            if not line.endswith("\n"):  # cut by the killing
                break
            table, number = line.split()
            last[table] = int(number)
            if n == lines:
                process.send_signal(signal.SIGKILL)
    return last


@pytest.mark.parametrize("lines", [1, 137, 800])
async def test_what_was_acknowledged_survives_the_killing_of_the_process(
    address: str, lines: int
) -> None:
    last = acknowledged_before_killing(address, lines)
    assert last
    async with opened(address) as log:
        for table, number in last.items():
            rows = await log.read(table)
            assert len(rows) >= number
            assert rows == [row(n, f"command {n}") for n in range(1, len(rows) + 1)]
            await play_on(log, table)


async def play_on(log: Log, table: str) -> None:
    """Append one row, after what PostgreSQL may still commit for a process that is no more."""
    while True:
        try:
            await log.append(table, [row(len(await log.read(table)) + 1)])
        except Conflict:
            continue
        return


async def test_two_processes_racing_for_one_table_lose_and_double_nothing(
    postgres_url: str,
) -> None:
    racers = [started(postgres_url, "a", who) for who in ("ann", "bob")]
    outputs = await asyncio.gather(*(asyncio.to_thread(r.communicate, None, 30) for r in racers))
    assert [r.returncode for r in racers] == [0, 0], outputs
    async with opened(postgres_url) as log:
        rows = await log.read("a")
    assert [r.number for r in rows] == list(range(1, 101))
    for who in ("ann", "bob"):
        mine = [r.command for r in rows if str(r.command).startswith(who)]
        assert mine == [f"{who} {n}" for n in range(50)]
