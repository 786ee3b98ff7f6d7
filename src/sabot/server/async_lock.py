"""A lock that is taken without a task when it is free: `asyncio.Lock` can only be awaited."""

import asyncio
from collections import deque


class AsyncLock:
    """One holder at a time, in the order of asking: `async with`, or request and release."""

    __slots__ = ("locked", "waiting")

    def __init__(self) -> None:
        self.locked = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def acquire_nowait(self) -> bool:
        """Take the lock if it is free, and return whether it was."""
        if self.locked:
            return False
        self.locked = True
        return True

    def request(self) -> asyncio.Future[None] | None:
        """Take the lock if it is free; else a future that is done when it has been handed over."""
        if self.acquire_nowait():
            return None
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        return turn

    async def acquire(self) -> None:
        """Wait for the lock."""
        turn = self.request()
        if turn is None:
            return
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the lock had just been handed over
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock to the next in the queue, so that nobody takes it in between."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():  # or it has stopped waiting
                following.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        """Wait for the lock."""
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        """Release the lock."""
        self.release()
