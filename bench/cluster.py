"""Several servers on one PostgreSQL behind one nginx, beside one of them: `make bench-load`.

The load is that of `make bench-server`: five people at a table of Saboteur. Each arrangement is
started anew, on an empty database, and measured saturated and with one move a second at each table.
Connections are spread in two ways: each to the server with the fewest, so that people of a table
meet by way of the database; and all of a table to the same server. Figures are for
the record only; nothing here fails a test.
"""

import argparse
import os
from typing import NamedTuple

from bench.load import sabot
from bench.load.cluster import Spread, Together, postgres, together
from bench.load.dialect import SEATS
from bench.load.driver import Task
from bench.load.drivers import Drivers, driving
from bench.load.figures import Times, times
from bench.load.process import allow_many_files
from bench.load.turn import watched
from tests.server.postgres import Cluster

WARM_S, SATURATED_S, PACED_S = 3.0, 8.0, 10.0


class Measured(NamedTuple):
    """One window: moves a second, microseconds of processor time a move, and waiting times."""

    per_second: float
    servers: float
    postgres: float
    nginx: float
    everyone: Times
    driver: float


class Arrangement(NamedTuple):
    """So many servers, and how connections are spread over them."""

    processes: int
    spread: Spread

    def named(self) -> str:
        """In words."""
        if self.processes == 1:
            return "1 process"
        return f"{self.processes} processes, by {self.spread}"


def measure(running: Together, drivers: Drivers, period: float, span: float) -> Measured:
    """One window's figures."""
    window, before, after, tallies = watched(drivers, running.spent, period, WARM_S, span)
    moves = sum(tally.moves for tally in tallies)
    servers, database, proxy = (1e6 * (b - a) / moves for a, b in zip(before, after, strict=True))
    everyone = times(tally.everyone for tally in tallies)
    busiest = max(tally.busy for tally in tallies)
    per_second = moves / (window.end - window.begin)
    return Measured(per_second, servers, database, proxy, everyone, busiest)


def take(cluster: Cluster, shape: Arrangement, clients: int) -> tuple[Measured, Measured]:
    """Saturated, and paced."""
    with (
        together(cluster, *shape) as running,
        driving(Task(sabot.table, running.port, clients // SEATS), 1) as drivers,
    ):
        for order in ("build", "join"):
            drivers.order(order)
            drivers.answers()
        saturated = measure(running, drivers, 0.0, SATURATED_S)
        return saturated, measure(running, drivers, 1.0, PACED_S)


def line(name: str, window: str, found: Measured, base: Measured) -> str:
    """One window in words, with its ratios to one process."""
    p99 = found.everyone.p99
    return (
        f"{name}, {window}: {found.per_second:,.0f} moves a second "
        f"({found.per_second / base.per_second:.2f} times one process), "
        f"p50 {found.everyone.p50:.1f} ms, p99 {p99:.1f} ms ({p99 / base.everyone.p99:.2f}); "
        f"CPU a move: servers {found.servers:.0f} µs, PostgreSQL {found.postgres:.0f}, "
        f"nginx {found.nginx:.0f}; driver {found.driver:.0%}"
    )


def wished() -> argparse.Namespace:
    """What to measure, by the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4])
    return parser.parse_args()


def main() -> None:
    """Measure all arrangements, one process first."""
    wish = wished()
    allow_many_files()
    print(f"{os.cpu_count()} cores, {os.getloadavg()[0]:.1f} processes ready to run; ", end="")
    print(f"{wish.clients} people, five at a table", flush=True)
    more = [Arrangement(n, way) for n in wish.processes for way in ("connection", "table")]
    with postgres() as cluster:
        base = take(cluster, Arrangement(1, "connection"), wish.clients)
        found = {Arrangement(1, "connection"): base}
        for shape in [Arrangement(1, "connection"), *more]:
            if shape not in found:
                found[shape] = take(cluster, shape, wish.clients)
            for window, got, one in zip(("saturated", "paced"), found[shape], base, strict=True):
                print(line(shape.named(), window, got, one), flush=True)


if __name__ == "__main__":
    main()
