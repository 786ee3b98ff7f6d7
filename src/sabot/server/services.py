"""Services that all rooms of a process share: log, bot workers, clock, metrics, logging."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_hex

from sabot.server.bot_workers.pool import WorkerPool
from sabot.server.metrics import Metrics
from sabot.server.store.log import Log
from sabot.table.context import TableContext


def wall_clock() -> int:
    """The time in ms since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(eq=False)
class Services:
    """The parts that a room works with.

    `process` names this process among others; `now` tells the time in ms since 1970.
    """

    log: Log
    context: TableContext
    metrics: Metrics = field(default_factory=Metrics)
    bot_workers: WorkerPool = field(default_factory=WorkerPool)
    process: str = field(default_factory=lambda: token_hex(8))
    logger: logging.Logger = field(default_factory=lambda: logging.getLogger("sabot.server"))
    now: Callable[[], int] = wall_clock
