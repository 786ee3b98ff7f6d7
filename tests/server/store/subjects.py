"""Rows and stores for the tests."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sabot.server.store.log import Log, Row
from sabot.server.store.open_store import log_at


def row(number: int, command: str | None = None, at: int | None = None) -> Row:
    return Row(number, 1000 * number if at is None else at, command, b'{"number":%d}' % number)


def rows(first: int, last: int) -> list[Row]:
    return [row(number, f"command {number}") for number in range(first, last + 1)]


@asynccontextmanager
async def opened(address: str) -> AsyncGenerator[Log]:
    log = log_at(address)
    await log.open()
    try:
        yield log
    finally:
        await log.close()
