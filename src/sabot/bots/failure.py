"""Errors about bots that fail, with the traceback for whoever writes the bot."""

from collections.abc import Generator
from contextlib import contextmanager
from traceback import format_exception

from sabot.core.errors import SabotError


class BotFailed(SabotError):
    """A bot that made an illegal move, raised an error, or thought for too long.

    `trace` is the traceback of what it raised, as text, which other processes can hand on; empty
    if it raised nothing.
    """

    trace: str = ""

    def because(self, error: BaseException) -> "BotFailed":
        """The same with the traceback of an error."""
        self.trace = "".join(format_exception(error))
        return self


@contextmanager
def blamed_on(name: str) -> Generator[None]:
    """Name the bot whose code raises an error within the block."""
    try:
        yield
    except SabotError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BotFailed(f"the bot '{name}' failed with {what}").because(error) from error
