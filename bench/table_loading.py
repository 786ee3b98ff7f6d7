"""A table of 100,000 lines loaded from a SQLite file: `python -m bench.table_loading`.

Prints processor time, which other work on the machine changes little, and the longest time for
which loading kept the event loop: so long others waited at the most.
"""

import asyncio
import tempfile
import time
from asyncio import events
from pathlib import Path
from typing import Final, NamedTuple, Self

from bench.abuse.long_logs import keep_long_chat
from sabot.server.store.sqlite import SqliteLog
from sabot.server.table_loading import load_table

TABLE: Final = "the-long-one"
TIMES: Final = 5


class Loading(NamedTuple):
    """What one loading took, in seconds: of all threads, of the event loop's, its longest step."""

    processor: float
    event_loop: float
    longest: float


class TimedSteps:
    """Times every step of the event loop by the processor time of its thread."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.run = events.Handle._run  # noqa: SLF001  # there is no other place to time a step

    def __enter__(self) -> Self:
        steps = self

        def timed(self: events.Handle) -> None:
            begun = time.thread_time()
            steps.run(self)
            steps.longest = max(steps.longest, time.thread_time() - begun)

        events.Handle._run = timed  # type: ignore[method-assign]  # noqa: SLF001  # as above
        return self

    def __exit__(self, *_: object) -> None:
        events.Handle._run = self.run  # type: ignore[method-assign]  # noqa: SLF001  # as above


async def loaded(log: SqliteLog) -> Loading:
    """Load the table once."""
    whole, own = time.process_time(), time.thread_time()
    with TimedSteps() as steps:
        if await load_table(log, TABLE) is None:
            raise AssertionError("it was stored")
    return Loading(time.process_time() - whole, time.thread_time() - own, steps.longest)


async def measure(folder: Path) -> None:
    """Print what each loading took."""
    rows = await keep_long_chat(folder / "tables.db", TABLE)
    log = SqliteLog(folder / "tables.db")
    await log.open()
    try:
        for _ in range(TIMES):
            took = await loaded(log)
            print(
                f"{rows:,} rows: {took.processor:.3f} s of the processor, "
                f"{took.event_loop:.3f} s of them in the event loop, "
                f"{1000 * took.longest:.1f} ms at a time"
            )
    finally:
        await log.close()


def main() -> None:
    """Measure in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="sabot-bench-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
