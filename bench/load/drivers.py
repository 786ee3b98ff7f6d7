"""The driver processes as one: each has a share of the tables."""

import multiprocessing
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection

from bench.load.driver import PATIENCE, Command, Task, main
from bench.load.table import Tally

# Of their own memory and interpreter, as if they were other machines.
CONTEXT = multiprocessing.get_context("spawn")


class Drivers:
    """Whoever commands the drivers."""

    def __init__(self, pipes: list[Connection]) -> None:
        self.pipes = pipes

    def order(self, command: Command) -> None:
        """Tell all what to do, without waiting."""
        for pipe in self.pipes:
            pipe.send(command)

    def answers(self, within: float = 3 * PATIENCE) -> list[Tally]:
        """Wait until all have done it; the tallies if it was a window."""
        limit = time.monotonic() + within
        found = [answer(pipe, limit) for pipe in self.pipes]
        return [tally for tally in found if tally is not None]


def answer(pipe: Connection, limit: float) -> Tally | None:
    """One driver's answer; its own process has said why if there is none."""
    if not pipe.poll(limit - time.monotonic()):
        raise RuntimeError("a driver does not answer")
    found: Tally | None
    try:
        found = pipe.recv()
    except EOFError:
        raise RuntimeError("a driver has stopped") from None
    return found


@contextmanager
def driving(task: Task, processes: int) -> Generator[Drivers]:
    """The drivers as long as they are needed."""
    with ExitStack() as stack:
        shares = [len(range(index, task.tables, processes)) for index in range(processes)]
        yield Drivers([stack.enter_context(driver(task._replace(tables=n))) for n in shares])


@contextmanager
def driver(task: Task) -> Generator[Connection]:
    """One driver's pipe."""
    here, there = CONTEXT.Pipe()
    process = CONTEXT.Process(target=main, args=(there, task), daemon=True)
    process.start()
    there.close()
    try:
        yield here
    finally:
        here.close()
        process.join(5)
        process.kill()
