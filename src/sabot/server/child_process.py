"""A process of ours that answers messages, one after the other, over its input and output."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

# How many bytes tell how long a message is.
LENGTH: Final = 4
NICEST: Final = 19


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def answer_requests(answer: Callable[[bytes], bytes]) -> None:
    """Be such a process: answer one message after the other, until the server has no more."""
    # Ctrl-C is for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    with suppress(BrokenPipeError):
        while length := source.read(LENGTH):
            sink.write(framed(answer(source.read(int.from_bytes(length, "big")))))
            sink.flush()


def stand_back(process: int, niceness: int) -> None:
    """Let a process have so much less of the processor than this one."""
    if hasattr(os, "setpriority"):
        lowered = min(NICEST, os.getpriority(os.PRIO_PROCESS, 0) + niceness)
        # It may have ended already: whoever asks it next finds that out.
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process, lowered)


class ChildProcess:
    """The process of a module. It is started for the first message, and ends with its input."""

    def __init__(self, module: str, niceness: int) -> None:
        self.module = module
        self.niceness = niceness  # how far it stands back behind the server
        self.process: asyncio.subprocess.Process | None = None

    async def exchange(self, message: bytes, patience: float) -> bytes:
        """The reply to a message. After any failure the process must be ended."""
        process = await self.started()
        if process.stdin is None or process.stdout is None:
            raise AssertionError("it was started with pipes")
        async with asyncio.timeout(patience):
            process.stdin.write(framed(message))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            return await process.stdout.readexactly(length)

    async def started(self) -> asyncio.subprocess.Process:
        """The running process."""
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=pipe, stdout=pipe
            )
            stand_back(self.process.pid, self.niceness)
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
