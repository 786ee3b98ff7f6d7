"""Services that all rooms of a process share: log, bot workers, clock, metrics, logging."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

from sabot.server.bot_workers.pace import BotPace
from sabot.server.bot_workers.pool import WorkerPool
from sabot.server.limits import USUAL_COSTS, Budgets
from sabot.server.logs import Trouble
from sabot.server.metrics import Metrics
from sabot.server.push.knock import Knock, nobody_is_told
from sabot.server.store.log import Log
from sabot.table.context import TableContext

# More tokens than anybody could use.
PLENTY: Final = 1e9
# The shortest and the longest time after which a bot speaks.
SPEECH_PAUSES_S: Final = (1.0, 4.0)
AGAIN_S: Final = 60.0  # how often the same trouble is logged


def wall_clock() -> int:
    """The time in ms since 1970."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Time in ms that nobody can set: only differences mean something."""
    return time.monotonic_ns() // 1_000_000


@dataclass(eq=False)
class Services:
    """The parts that a room works with.

    `process` names this process among others. `now` tells the time in ms since 1970; it may be set
    while the server runs, so what takes its time goes by `steady`. `budgets` are the tokens of
    addresses, and `bot_pace` is how fast bots may play: nobody runs out of tokens, and no bot
    waits, unless a server sets its own. `speech_pauses` are the shortest and the longest time in
    seconds before a bot speaks. `knock` tells somebody who is not connected of their turn.
    """

    log: Log
    context: TableContext
    metrics: Metrics = field(default_factory=Metrics)
    bot_workers: WorkerPool = field(default_factory=WorkerPool)
    process: str = field(default_factory=lambda: token_hex(8))
    logger: logging.Logger = field(default_factory=lambda: logging.getLogger("sabot.server"))
    now: Callable[[], int] = wall_clock
    budgets: Budgets = field(default_factory=lambda: Budgets(USUAL_COSTS, PLENTY, PLENTY))
    bot_pace: BotPace = field(default_factory=BotPace)
    speech_pauses: tuple[float, float] = field(default_factory=lambda: SPEECH_PAUSES_S)
    steady: Callable[[], int] = steady_clock
    knock: Callable[[Knock], None] = nobody_is_told
    trouble: Trouble = field(default_factory=lambda: Trouble(AGAIN_S))

    def unreadable(self, table: str, reason: Exception) -> None:
        """Count and log a table that can't be read.

        Of its id only the beginning, since the whole is a way in; of the reason only its kind,
        since its words may name cards.
        """
        self.metrics.unreadable.inc()
        begins = table[: len(table) // 3]
        self.trouble.warn("a table can't be read", begins=begins, error=type(reason).__name__)
