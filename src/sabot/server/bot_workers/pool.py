"""The pool of worker processes that decide for bots, so that nobody waits for a bot elsewhere.

A request takes a slot of a worker's time that is equally long whatever the bot has to think about:
its reply is given at the end, and the next request begins then. So neither a bot's haste nor what
others wait for tells how much there was to choose from.
"""

import asyncio
import os
import time
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from sabot.core.errors import SabotError
from sabot.server.bot_workers.fair_queue import FairQueue, Job
from sabot.server.bot_workers.protocol import DECODE_REPLY, ENCODE, BotReply, BotRequest
from sabot.server.bot_workers.slots import SlotLengths
from sabot.server.child_process import ChildProcess
from sabot.server.logs import Trouble

# How long a bot may think; then it is decided without.
PATIENCE_S: Final = 5.0
# A worker that takes so long is killed, and another takes its place.
LOST_S: Final = 10.0
# How often a request is sent whose worker ends over it.
TRIES: Final = 2
# Bots whose worker is remembered: more than workers remember bots.
MOST_KEYS: Final = 4096
# How long workers have to end when the server does.
FAREWELL_S: Final = 1.0
# How often the same trouble with workers is logged.
AGAIN_S: Final = 60.0
MODULE: Final = "sabot.server.bot_workers.worker"


class NoReply(SabotError):
    """No worker has answered a request."""


class SlotClock:
    """The time in seconds by which slots begin and end."""

    def now(self) -> float:
        """The time."""
        return time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        """Return when it is so late."""
        await asyncio.sleep(max(0.0, moment - self.now()))


class Worker:
    """One process, which answers one request at a time. It is started for the first."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble = trouble
        self.known: OrderedDict[str, int] = OrderedDict()
        self.child = ChildProcess(MODULE)
        self.task: asyncio.Task[None] | None = None

    def idle(self) -> bool:
        """True if it can take a request."""
        return self.task is None or self.task.done()

    async def reply(self, job: Job) -> BotReply:
        """The reply to a request; if the process ends over it, another one is asked."""
        for _ in range(TRIES):
            if job.reply.done():  # nobody waits for it any longer
                break
            try:
                reply = await self.exchange(request_of(job, self.known.get(job.key, 0)))
                if reply.forgotten:
                    reply = await self.exchange(request_of(job, 0))
            except (OSError, EOFError, TimeoutError) as reason:
                self.trouble.warn("a bot worker has ended", reason=repr(reason))
                await self.end(patience=0)
            else:
                return reply
        return BotReply(failed="its workers ended")

    async def exchange(self, request: BotRequest) -> BotReply:
        """Send a request, and read the reply."""
        reply = DECODE_REPLY(await self.child.exchange(ENCODE(request), LOST_S))
        lost = reply.failed or reply.forgotten
        self.remember(request.key, 0 if lost else request.known + len(request.steps))
        return reply

    def remember(self, key: str, steps: int) -> None:
        """Remember how many steps a bot has seen."""
        self.known[key] = steps
        self.known.move_to_end(key)
        if len(self.known) > MOST_KEYS:
            self.known.popitem(last=False)

    async def end(self, patience: float) -> None:
        """End the process, and forget which bots it had; the next request starts another one."""
        self.known.clear()
        await self.child.end(patience)

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.end(FAREWELL_S)


class WorkerPool:
    """All workers. The one that has a seat's bot answers the next requests for that seat."""

    def __init__(self, count: int = 0, clock: SlotClock | None = None) -> None:
        trouble = Trouble(AGAIN_S)
        self.workers = [Worker(trouble) for _ in range(count or usual_count())]
        self.queue = FairQueue()
        self.slots = SlotLengths()
        self.clock = clock or SlotClock()
        self.closed = False

    async def ask(self, job: Job, patience: float) -> BotReply:
        """The reply of a bot; NoReply if it fails, or waits for a worker longer than `patience`."""
        if self.closed:
            raise NoReply("the server ends")
        job.settle_after(patience, "all workers were busy")
        self.queue.push(job)
        self.assign()
        try:
            reply = await job.reply
        finally:
            job.settle_after(None)
        if reply.failed:
            raise NoReply(reply.failed)
        return reply

    def assign(self) -> None:
        """Give idle workers the jobs whose turn it is; those with few bots first."""
        idle = [worker for worker in self.workers if worker.idle()]
        for worker in sorted(idle, key=lambda each: len(each.known)):
            job = self.queue.pop(partial(self.may_take, worker))
            if job is not None:
                worker.known.setdefault(job.key, 0)  # later requests for this seat come here too
                worker.task = asyncio.create_task(self.fill_slot(worker, job))
                worker.task.add_done_callback(partial(self.slot_over, job))

    def may_take(self, worker: Worker, job: Job) -> bool:
        """True if a worker has this bot, or no other one has it."""
        return job.key in worker.known or not any(job.key in each.known for each in self.workers)

    async def fill_slot(self, worker: Worker, job: Job) -> None:
        """Let a worker answer, and give its reply at the end of the slot."""
        begun = self.clock.now()
        job.settle_after(PATIENCE_S, "it thought for too long")
        reply = await worker.reply(job)
        took = self.clock.now() - begun
        # Nobody waits any more for a bot that took longer than the longest slot.
        length = self.slots.length(job.table, job.length(), took, PATIENCE_S)
        self.queue.charge(job, length - job.length())
        await self.clock.sleep_until(begun + length)
        job.settle(reply)

    def slot_over(self, job: Job, task: "asyncio.Task[None]") -> None:
        """Go on with the next job; if the slot was cut short, this one has no reply."""
        del task
        job.settle(BotReply(failed="the worker has stopped"))
        if not self.closed:
            self.assign()

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        for job in self.queue.jobs:
            job.settle(BotReply(failed="the server ends"))
        await asyncio.gather(*(worker.close() for worker in self.workers))


def request_of(job: Job, known: int) -> BotRequest:
    """The request of a job whose turn it is, for a worker that knows so many steps."""
    return msgspec.structs.replace(job.request(known), hurried=job.hurried)


def usual_count() -> int:
    """One for each core but the one that the server is on."""
    affinity = getattr(os, "sched_getaffinity", None)
    cores = len(affinity(0)) if affinity else os.cpu_count() or 1
    return max(1, cores - 1)
