"""The pool of worker processes that decide for bots, so that nobody waits for a bot elsewhere.

A request takes a slot of a worker's time that is equally long whatever the bot has to think about:
its reply is given at the end, and the next request begins then. If there is none at the end, a
bot's move is made without: so its time tells nothing about how much there was to choose from. The
worker thinks on meanwhile, so that the bot knows what it has seen; requests of the same table then
have their slots as ever, and those of other tables wait until it is done.
"""

import asyncio
import logging
import os
import time
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from sabot.core.errors import SabotError
from sabot.server.bot_workers.fair_queue import FairQueue, Job
from sabot.server.bot_workers.protocol import DECODE_REPLY, ENCODE, BotReply, BotRequest
from sabot.server.bot_workers.slots import SlotLengths
from sabot.server.child_process import ChildProcess
from sabot.server.logs import Trouble, log_event

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
# Below the server, which answers people meanwhile.
NICENESS: Final = 5
# How often the same trouble with workers is logged.
AGAIN_S: Final = 60.0
MODULE: Final = "sabot.server.bot_workers.worker"
# A worker answers this with nothing, as soon as it has started.
WAKE_UP: Final = b""


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
        self.child = ChildProcess(MODULE, NICENESS)
        self.slot: asyncio.Task[None] | None = None
        # Thoughts that have not ended: the one of the running slot, and late ones before it.
        self.thoughts: dict[asyncio.Task[BotReply], Job] = {}
        self.turn = asyncio.Lock()

    def idle(self) -> bool:
        """True if no slot of it runs."""
        return self.slot is None or self.slot.done()

    def serves(self, job: Job) -> bool:
        """True if nobody thinks any longer than a slot, or only bots of the job's own table."""
        return all(late.table == job.table for late in self.thoughts.values())

    async def start(self) -> None:
        """Start the process, which takes a while; no thought is charged for it."""
        if self.child.process is None:
            async with self.turn:
                await self.child.exchange(WAKE_UP, LOST_S)

    def think(self, job: Job) -> "asyncio.Task[BotReply]":
        """Let it answer a request, after those before."""
        thought = asyncio.create_task(self.reply(job))
        self.thoughts[thought] = job
        thought.add_done_callback(self.thoughts.pop)
        return thought

    async def reply(self, job: Job) -> BotReply:
        """The reply to a request, after those before."""
        async with self.turn:
            return await self.tried(job)

    async def tried(self, job: Job) -> BotReply:
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
        running: list[asyncio.Task[Any]] = [*self.thoughts]
        if self.slot is not None:
            running.append(self.slot)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
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
        if self.closed:
            return
        idle = [worker for worker in self.workers if worker.idle()]
        for worker in sorted(idle, key=lambda each: (len(each.thoughts), len(each.known))):
            job = self.queue.pop(partial(self.may_take, worker))
            if job is not None:
                worker.known.setdefault(job.key, 0)  # later requests for this seat come here too
                worker.slot = asyncio.create_task(self.fill_slot(worker, job))
                worker.slot.add_done_callback(partial(self.slot_over, job))

    def may_take(self, worker: Worker, job: Job) -> bool:
        """True if a worker has time for this job and has its bot, or no other one has the bot."""
        has_bot = job.key in worker.known or not any(job.key in each.known for each in self.workers)
        return has_bot and worker.serves(job)

    async def fill_slot(self, worker: Worker, job: Job) -> None:
        """Let a worker answer, and give its reply at the end of the slot, if it is there then."""
        job.settle_after(PATIENCE_S, "it thought for too long")
        with suppress(OSError, EOFError, TimeoutError):  # the thought tries again, and tells
            await worker.start()
        begun = self.clock.now()
        thought = worker.think(job)
        thought.add_done_callback(partial(self.thought_over, job, begun))
        await self.clock.sleep_until(begun + job.length())
        if not job.punctual:
            await asyncio.shield(thought)
        elif not thought.done():
            job.settle(BotReply(failed="its slot was over"))
        if thought.done():
            job.settle(thought.result())

    def thought_over(self, job: Job, begun: float, thought: "asyncio.Task[BotReply]") -> None:
        """Charge for a thought that took longer than its slot, and go on with those who waited."""
        took = self.clock.now() - begun
        if job.took is not None and not thought.cancelled():
            job.took(took * job.slot / job.length() if job.hurried else took)
        self.queue.charge(job, max(0.0, took - job.length()))
        asyncio.get_running_loop().call_soon(self.assign)

    def slot_over(self, job: Job, task: "asyncio.Task[None]") -> None:
        """Go on with the next job; if the slot was cut short, this one has no reply."""
        if not task.cancelled() and task.exception() is not None:
            log_event("a slot of a bot worker fails", logging.ERROR, error=repr(task.exception()))
        job.settle(BotReply(failed="the worker has stopped"))
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
