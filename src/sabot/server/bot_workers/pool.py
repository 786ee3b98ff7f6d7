"""The pool of worker processes that decide for bots, so that nobody waits for a bot elsewhere."""

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from sabot.core.errors import SabotError
from sabot.server.bot_workers.protocol import (
    DECODE_REPLY,
    ENCODE,
    LENGTH,
    BotReply,
    BotRequest,
    framed,
)

# A worker that takes so long is killed, and another takes its place.
LOST_S: Final = 10.0
# How often a request is sent whose worker ends over it.
TRIES: Final = 2
# Bots whose worker is remembered: more than workers remember bots.
MOST_KEYS: Final = 4096
# How long workers have to end when the server does.
FAREWELL_S: Final = 1.0
MODULE: Final = "sabot.server.bot_workers.worker"


class NoReply(SabotError):
    """No worker has answered a request."""


@dataclass(eq=False)
class Job:
    """A request that waits. It is made when its turn comes, from the number of steps known."""

    key: str
    request: Callable[[int], BotRequest]
    reply: asyncio.Future[BotReply] = field(default_factory=asyncio.Future[BotReply])

    def settle(self, reply: BotReply) -> None:
        """Give the reply to whoever waits, if somebody still does."""
        if not self.reply.done():
            self.reply.set_result(reply)


class Worker:
    """One process, which answers one request after the other. It is started for the first."""

    def __init__(self, logger: logging.Logger) -> None:
        self.logger = logger
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.known: OrderedDict[str, int] = OrderedDict()
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self.busy = 0

    def add(self, job: Job) -> None:
        """Queue a request."""
        self.busy += 1
        self.known.setdefault(job.key, 0)  # later requests for this seat come here too
        self.jobs.put_nowait(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Answer the queued requests, for ever."""
        while True:
            job = await self.jobs.get()
            try:
                await self.answer(job)
            finally:
                self.busy -= 1
                job.settle(BotReply(failed="the worker has stopped"))

    async def answer(self, job: Job) -> None:
        """Answer a request; if the process ends over it, ask another one."""
        for _ in range(TRIES):
            if job.reply.done():  # nobody waits for it any longer
                return
            try:
                reply = await self.exchange(job.request(self.known.get(job.key, 0)))
                if reply.forgotten:
                    reply = await self.exchange(job.request(0))
            except (OSError, EOFError, TimeoutError) as reason:
                self.logger.warning("a bot worker has ended: %r", reason)
                await self.end(patience=0)
            else:
                job.settle(reply)
                return
        job.settle(BotReply(failed="its workers ended"))

    async def exchange(self, request: BotRequest) -> BotReply:
        """Send a request, and read the reply."""
        process = await self.started()
        if process.stdin is None or process.stdout is None:
            raise AssertionError("it was started with pipes")
        async with asyncio.timeout(LOST_S):
            process.stdin.write(framed(ENCODE(request)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            reply = DECODE_REPLY(await process.stdout.readexactly(length))
        lost = reply.failed or reply.forgotten
        self.remember(request.key, 0 if lost else request.known + len(request.steps))
        return reply

    def remember(self, key: str, steps: int) -> None:
        """Remember how many steps a bot has seen."""
        self.known[key] = steps
        self.known.move_to_end(key)
        if len(self.known) > MOST_KEYS:
            self.known.popitem(last=False)

    async def started(self) -> asyncio.subprocess.Process:
        """The running process."""
        if self.process is None:
            self.known.clear()
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", MODULE, stdin=pipe, stdout=pipe
            )
        return self.process

    async def end(self, patience: float) -> None:
        """End the process by closing its input; kill it if it does not end in time."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if patience:
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await process.wait()
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        while not self.jobs.empty():
            self.jobs.get_nowait().settle(BotReply(failed="the worker has stopped"))
        await self.end(FAREWELL_S)


class WorkerPool:
    """All workers. The one that has a seat's bot answers the next requests for that seat."""

    def __init__(self, count: int = 0, logger: logging.Logger | None = None) -> None:
        logger = logger or logging.getLogger("sabot.server")
        self.workers = [Worker(logger) for _ in range(count or usual_count())]
        self.closed = False

    async def ask(self, key: str, request: Callable[[int], BotRequest]) -> BotReply:
        """The reply of a bot; NoReply if it fails. The caller decides how long to wait."""
        if self.closed:
            raise NoReply("the server ends")
        job = Job(key, request)
        self.worker_for(key).add(job)
        reply = await job.reply
        if reply.failed:
            raise NoReply(reply.failed)
        return reply

    def worker_for(self, key: str) -> Worker:
        """The worker that has this bot, or else the one with the fewest requests."""
        for worker in self.workers:
            if key in worker.known:
                return worker
        return min(self.workers, key=lambda worker: worker.busy)

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        await asyncio.gather(*(worker.close() for worker in self.workers))


def usual_count() -> int:
    """One for each core but the one that the server is on."""
    affinity = getattr(os, "sched_getaffinity", None)
    cores = len(affinity(0)) if affinity else os.cpu_count() or 1
    return max(1, cores - 1)
