"""A limit to how long a bot may think, and what is said about one that fails."""

import contextlib
import signal
import threading
import time
from collections.abc import Generator
from types import FrameType
from typing import NoReturn

from sabot.core.errors import SabotError


class BotFailed(SabotError):
    """A bot that made an illegal move, raised an error, or thought for too long."""


class TooLong(Exception):
    """Time is up."""


@contextlib.contextmanager
def within(seconds: float) -> Generator[None]:
    """Raise TooLong if the block takes longer: at once where there are timers, else in the end."""
    begun = time.monotonic()
    with alarm(seconds) if can_be_woken() else contextlib.nullcontext():
        yield
    if time.monotonic() - begun > seconds:
        raise TooLong


def can_be_woken() -> bool:
    """Whether a timer can interrupt: not on every system, and only in the main thread."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextlib.contextmanager
def alarm(seconds: float) -> Generator[None]:
    """Let a timer raise TooLong inside the block."""
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def give_up(_number: int, _frame: FrameType | None) -> NoReturn:
    """The timer has run out."""
    raise TooLong
