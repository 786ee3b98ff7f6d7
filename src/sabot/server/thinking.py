"""Bots think in processes of their own, so that nobody waits for a bot of another table."""

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
from sabot.server.questions import ANSWER, ENCODE, LENGTH, Answer, Question, framed

# Who thinks so long is lost: the process is ended, and another takes its place.
LOST_S: Final = 10.0
# How often a question is asked whose process ends over it.
TRIES: Final = 2
# Bots whose process is remembered: more than processes remember bots.
MOST_KEYS: Final = 4096
# How long processes have to end when the server does.
FAREWELL_S: Final = 1.0
MODULE: Final = "sabot.server.thinker"


class NoAnswer(SabotError):
    """Nobody has thought of anything."""


@dataclass(eq=False)
class Job:
    """A question for a bot; it is put into words when its turn comes.

    `ask` gets the number of steps that the bot has seen already.
    """

    key: str
    ask: Callable[[int], Question]
    answer: asyncio.Future[Answer] = field(default_factory=asyncio.Future[Answer])


class Thinker:
    """One process, which answers one question after the other. It is started for the first."""

    def __init__(self, logger: logging.Logger) -> None:
        self.logger = logger
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.known: OrderedDict[str, int] = OrderedDict()
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self.busy = 0

    def take(self, job: Job) -> None:
        """Put a question to the others that wait."""
        self.busy += 1
        self.known.setdefault(job.key, 0)  # what is asked next for this seat comes here too
        self.jobs.put_nowait(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Answer what waits, for ever."""
        while True:
            job = await self.jobs.get()
            try:
                await self.see_to(job)
            finally:
                self.busy -= 1
                settle(job, Answer(failed="nobody thinks any more"))

    async def see_to(self, job: Job) -> None:
        """Answer a question; if the process ends over it, ask another one."""
        for _ in range(TRIES):
            if job.answer.done():  # nobody waits for it any longer
                return
            try:
                answer = await self.asked(job)
            except (OSError, EOFError, TimeoutError) as reason:
                self.logger.warning("a process that thinks has ended: %r", reason)
                await self.end(patience=0)
            else:
                settle(job, answer)
                return
        settle(job, Answer(failed="its processes ended"))

    async def asked(self, job: Job) -> Answer:
        """What the process answers."""
        answer = await self.exchange(job.ask(self.known.get(job.key, 0)))
        if answer.forgotten:
            answer = await self.exchange(job.ask(0))
        return answer

    async def exchange(self, question: Question) -> Answer:
        """Send a question, and read the answer."""
        process = await self.started()
        if process.stdin is None or process.stdout is None:
            raise AssertionError("it was started with pipes")
        async with asyncio.timeout(LOST_S):
            process.stdin.write(framed(ENCODE(question)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            answer = ANSWER(await process.stdout.readexactly(length))
        lost = answer.failed or answer.forgotten
        self.remember(question.key, 0 if lost else question.known + len(question.steps))
        return answer

    def remember(self, key: str, steps: int) -> None:
        """A bot has seen so many steps."""
        self.known[key] = steps
        self.known.move_to_end(key)
        if len(self.known) > MOST_KEYS:
            self.known.popitem(last=False)

    async def started(self) -> asyncio.subprocess.Process:
        """The process, as it runs."""
        if self.process is None:
            self.known.clear()
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", MODULE, stdin=pipe, stdout=pipe
            )
        return self.process

    async def end(self, patience: float) -> None:
        """End the process: by closing its input, and if it does not hear that, at once."""
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
        """End, whatever is being thought."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        while not self.jobs.empty():
            settle(self.jobs.get_nowait(), Answer(failed="nobody thinks any more"))
        await self.end(FAREWELL_S)


class Thinkers:
    """All processes that think. Whoever has begun to think for a seat goes on with it."""

    def __init__(self, count: int = 0, logger: logging.Logger | None = None) -> None:
        logger = logger or logging.getLogger("sabot.server")
        self.thinkers = [Thinker(logger) for _ in range(count or usual_count())]
        self.closed = False

    async def ask(self, key: str, ask: Callable[[int], Question]) -> Answer:
        """What a bot answers; NoAnswer if it fails. Who asks says how long they wait."""
        if self.closed:
            raise NoAnswer("the server ends")
        job = Job(key, ask)
        self.thinker_for(key).take(job)
        answer = await job.answer
        if answer.failed:
            raise NoAnswer(answer.failed)
        return answer

    def thinker_for(self, key: str) -> Thinker:
        """Who has thought for this seat before, or else who has least to do."""
        for thinker in self.thinkers:
            if key in thinker.known:
                return thinker
        return min(self.thinkers, key=lambda thinker: thinker.busy)

    async def close(self) -> None:
        """End all of them."""
        self.closed = True
        await asyncio.gather(*(thinker.close() for thinker in self.thinkers))


def settle(job: Job, answer: Answer) -> None:
    """Give the answer to who waits for it, if somebody does."""
    if not job.answer.done():
        job.answer.set_result(answer)


def usual_count() -> int:
    """One for each core but the one that the server is on."""
    affinity = getattr(os, "sched_getaffinity", None)
    cores = len(affinity(0)) if affinity else os.cpu_count() or 1
    return max(1, cores - 1)
