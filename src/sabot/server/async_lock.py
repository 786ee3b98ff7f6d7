"""A lock that lets who comes to a free one through at once, without a task that waits."""

import asyncio
from collections import deque


class Turnstile:
    """One at a time, in the order in which they come: `async with`, or `enter` and `leave`."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def enter(self) -> bool:
        """Go through if nobody is in it; whether one did."""
        if self.taken:
            return False
        self.taken = True
        return True

    def leave(self) -> None:
        """Let the next one through: it is theirs from now on, so nobody slips in between."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():  # or they have stopped waiting
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        """Wait until it is one's turn."""
        if self.enter():
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just become theirs
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Let the next one through."""
        self.leave()
