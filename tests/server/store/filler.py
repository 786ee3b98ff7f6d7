"""A process whose files may not grow beyond a size: the disk is full, then there is room again."""

import asyncio
import resource
import sys

from sabot.server.store.log import Log, Row, StoreDown
from tests.server.store.subjects import opened, row


def big(number: int) -> Row:
    return Row(number, number, None, b'"' + b"x" * 10_000 + b'"')


async def fill(log: Log) -> int:
    """The last row that was acknowledged before the store was down."""
    number = 0
    try:
        while number < 1000:
            await log.append("a", [big(number + 1)])
            number += 1
    except StoreDown as error:
        print(error)  # noqa: T201  # read by the test
    return number


async def main(address: str) -> None:
    async with opened(address) as log:
        await log.append("before", [row(1)])
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, most))
        last = await fill(log)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))  # whatever a new journal freed
        down = await asyncio.gather(
            *(log.append(f"t{n}", [big(1)]) for n in range(5)), log.check(),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(outcome) for outcome in down] == [StoreDown] * 6, down
        assert len(await log.read("a")) == last
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await log.check()
        await log.append("a", [big(last + 1)])
        assert len(await log.read("a")) == last + 1
        assert await log.tables() == ["a", "before"]


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
