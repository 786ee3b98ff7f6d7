"""One turn of one server: started, filled, saturated, paced, stopped."""

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from bench.load.dialect import SEATS, Dialect
from bench.load.driver import Task
from bench.load.drivers import Drivers, driving
from bench.load.figures import Figures, Turn, figures
from bench.load.process import Command, sample, serving
from bench.load.table import Tally, Window

Seen = TypeVar("Seen")


class Server(NamedTuple):
    """A server that can be measured."""

    name: str
    command: Command
    environment: Mapping[str, str]
    dialect: Dialect


class Shape(NamedTuple):
    """The shape of the load, times in seconds."""

    clients: int = 1000
    drivers: int = 1
    turns: int = 3
    warm: float = 4.0
    saturated: float = 8.0
    paced: float = 15.0
    period: float = 1.0
    settle: float = 2.0


def take_turn(server: Server, shape: Shape) -> Turn:
    """All figures of one server, which is started for it and knows nothing of earlier turns."""
    task = Task(server.dialect, 0, shape.clients // SEATS)
    with (
        serving(server.command, server.environment) as (pid, port),
        driving(task._replace(port=port), shape.drivers) as drivers,
    ):
        drivers.order("build")
        drivers.answers()
        empty = sample(pid).memory
        drivers.order("join")
        drivers.answers()
        time.sleep(shape.settle)
        joined = sample(pid).memory
        saturated = measured(pid, drivers, 0.0, shape.warm, shape.saturated)
        paced = measured(pid, drivers, shape.period, shape.warm, shape.paced)
        loaded = sample(pid).memory
    return Turn(
        saturated, paced, (joined - empty) / shape.clients, (loaded - empty) / shape.clients
    )


def measured(pid: int, drivers: Drivers, period: float, warm: float, span: float) -> Figures:
    """One window's figures."""
    return figures(*watched(drivers, lambda: sample(pid), period, warm, span))


def watched(
    drivers: Drivers, look: Callable[[], Seen], period: float, warm: float, span: float
) -> tuple[Window, Seen, Seen, list[Tally]]:
    """A window that is played, what is seen when it begins and ends, and the drivers' tallies."""
    begin = time.monotonic() + warm
    window = Window(period, begin, begin + span)
    drivers.order(window)
    time.sleep(window.begin - time.monotonic())
    before = look()
    time.sleep(window.end - time.monotonic())
    after = look()
    return window, before, after, drivers.answers()
