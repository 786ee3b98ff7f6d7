"""A process of ours that answers messages, one after the other, over its input and output."""

import asyncio
import sys
from contextlib import suppress
from typing import Final

# How many bytes tell how long a message is.
LENGTH: Final = 4


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


class ChildProcess:
    """The process of a module. It is started for the first message, and ends with its input."""

    def __init__(self, module: str) -> None:
        self.module = module
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
