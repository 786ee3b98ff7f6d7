"""The queue of requests to bot workers, in which addresses and their tables have equal shares."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from sabot.server.bot_workers.protocol import BotReply, BotRequest

# An address with more jobs than this waiting has its bots think in a hurry.
CROWD: Final = 4
# How long a slot in a hurry is, beside a usual one.
HURRIED_SHARE: Final = 0.5


@dataclass(eq=False, kw_only=True)
class Job:
    """A request that waits. It is made when its turn comes, from the number of steps known.

    Its `address` and `table` are charged for the `slot` of a worker's time, in seconds. What is
    `urgent` comes before the rest of its address; what is not `paid` for, after everybody else's.
    `hurried`: too many others of its address wait, and it has a part of its slot. If it is
    `punctual`, there is no reply when the slot is over and the bot still thinks. `took` is called
    with how long it thought.
    """

    key: str
    request: Callable[[int], BotRequest]
    address: str = ""
    table: str = ""
    slot: float = 0.0
    punctual: bool = False
    took: Callable[[float], None] | None = None
    urgent: bool = False
    paid: bool = True
    hurried: bool = False
    reply: asyncio.Future[BotReply] = field(default_factory=asyncio.Future[BotReply])
    timer: asyncio.TimerHandle | None = None

    def length(self) -> float:
        """How long its slot really is; the charge is the same if it must hurry."""
        return self.slot * HURRIED_SHARE if self.hurried else self.slot

    def settle(self, reply: BotReply) -> None:
        """Give the reply to whoever waits, if somebody still does."""
        if not self.reply.done():
            self.reply.set_result(reply)

    def settle_after(self, seconds: float | None, why: str = "") -> None:
        """Fail if there is no reply after so many seconds; None for no such limit."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(seconds, self.settle, BotReply(failed=why))


class Shares:
    """How much each member of a group has had; whoever had least is next.

    `level` is what the last one served had had before. Nobody counts as having had less: so who
    asks for nothing for a while saves nothing up.
    """

    def __init__(self) -> None:
        self.had: dict[str, float] = {}
        self.level = 0.0

    def of(self, name: str) -> float:
        """How much a member counts as having had."""
        return max(self.level, self.had.get(name, 0.0))

    def serve(self, name: str, amount: float) -> None:
        """Charge a member whose turn it is, and forget those who are owed nothing."""
        self.level = self.of(name)
        self.charge(name, amount)
        self.had = {each: had for each, had in self.had.items() if had >= self.level}

    def charge(self, name: str, amount: float) -> None:
        """Charge a member for more than was known when its turn came."""
        self.had[name] = self.of(name) + amount


class FairQueue:
    """Jobs that wait. The address that had least is next, and of its tables the one with least.

    So whoever has one table waits for one job of others at most, however many they have; and that
    is a short one, since who has many must hurry.
    """

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.addresses = Shares()
        self.tables: dict[str, Shares] = {}

    def lightest(self, addresses: Collection[str]) -> str:
        """The address that had least, which pays for what several ask together."""
        return min(sorted(addresses), key=self.addresses.of, default="")

    def push(self, job: Job) -> None:
        """Add a job."""
        self.jobs.append(job)
        self.tables.setdefault(job.address, Shares())

    def pop(self, fits: Callable[[Job], bool]) -> Job | None:
        """Remove the job whose turn it is among those that fit, and charge for it."""
        waiting = [job for job in self.jobs if not job.reply.done()]
        job = min(filter(fits, waiting), key=self.order, default=None)
        self.jobs = [each for each in waiting if each is not job]
        if job is not None:
            job.hurried = self.must_hurry(job)
            self.addresses.serve(job.address, job.slot)
            self.tables[job.address].serve(job.table, job.slot)
        self.forget()
        return job

    def must_hurry(self, job: Job) -> bool:
        """True for a bot's move if too many others of its address wait."""
        return not job.urgent and sum(each.address == job.address for each in self.jobs) > CROWD

    def forget(self) -> None:
        """Forget who had how much, as far as nobody who waits is owed anything."""
        if not self.jobs:
            self.addresses = Shares()
        known = {*self.addresses.had, *(job.address for job in self.jobs)}
        self.tables = {name: each for name, each in self.tables.items() if name in known}

    def order(self, job: Job) -> tuple[bool, float, bool, float]:
        """Jobs with lower figures come first; of equals, the one that has waited longest."""
        tables = self.tables[job.address]
        return not job.paid, self.addresses.of(job.address), not job.urgent, tables.of(job.table)

    def charge(self, job: Job, seconds: float) -> None:
        """Charge a job that took longer than its slot."""
        self.addresses.charge(job.address, seconds)
        self.tables.setdefault(job.address, Shares()).charge(job.table, seconds)
