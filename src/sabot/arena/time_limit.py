"""A time limit for bots."""

import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any, NoReturn, Self, TypeVar

AnswerT = TypeVar("AnswerT")


class TooLong(Exception):
    """Time is up."""


class TimeLimit:
    """Asks bots with a time limit. Enter it as a context for the length of a game."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.woken = can_be_woken()
        self.before: Any = None

    def __enter__(self) -> Self:
        if self.woken:
            self.before = signal.signal(signal.SIGALRM, give_up)
        return self

    def __exit__(self, *_: object) -> None:
        if self.woken:
            signal.signal(signal.SIGALRM, self.before)

    def ask(self, question: Callable[[], AnswerT]) -> AnswerT:
        """The answer. Raises TooLong at once if a timer can interrupt, else after a late answer."""
        begun = time.monotonic()
        if self.woken:
            signal.setitimer(signal.ITIMER_REAL, self.seconds)
        try:
            answer = question()
        finally:
            if self.woken:
                signal.setitimer(signal.ITIMER_REAL, 0)
        # Needed if a bot has swallowed the alarm.
        if time.monotonic() - begun > self.seconds:
            raise TooLong
        return answer


def can_be_woken() -> bool:
    """True if a timer can interrupt: not on every system, and only in the main thread."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def give_up(_number: int, _frame: FrameType | None) -> NoReturn:
    """Raise TooLong: the timer has run out."""
    raise TooLong
