"""The server beside boardgame.io under the same load: `make bench-server`.

Five at a table. Saturated: the next player moves as soon as it is told that it is its turn.
Paced: one move a second at each table, the tables spread over the second. Each server has its
turn several times, started anew; the medians count. A move's time runs from sending it until the
last of the five has been told, which the bars go by, and until whoever made it has. Figures are
for the record only; nothing here fails a test.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from bench.load import boardgame_io, sabot
from bench.load.figures import Figures, Turn, median_turn
from bench.load.process import allow_many_files
from bench.load.turn import Server, Shape, take_turn
from bench.measure import Line, report


def boardgame_server(port: int) -> list[str]:
    """How it is started; what it needs is found by NODE_PATH."""
    return ["node", "bench/boardgame_io/server.js", str(port)]


PEER = Server(
    "boardgame.io 0.50.2",
    boardgame_server,
    # As its documentation advises for a server in earnest.
    {"NODE_ENV": "production", "NODE_PATH": str(Path("build/boardgame_io/node_modules").resolve())},
    boardgame_io.table,
)

BUSY = 0.85


def sabot_server(port: int) -> list[str]:
    """How it is started, with a database of its own."""
    return sabot_at(f"{tempfile.mkdtemp(prefix='sabot-bench-')}/bench.db", port)


def sabot_at(database: str, port: int) -> list[str]:
    """How it is started: as an operator would, but with limits that let one address do it all."""
    limits = ["--connections-each", "5000", "--budget-rate", "100000", "--command-rate", "100000"]
    where = ["--port", str(port), "--database", database]
    haste = ["--shortest-bot-pause", "0", "--bot-moves-each", "100000"]
    log = ["--log-level", "warning"]
    return [sys.executable, "-m", "sabot", "serve", *where, *limits, *haste, *log]


OURS = Server(
    "Sabot",
    sabot_server,
    {"PYTHONPATH": str(Path("build/compiled").resolve())},
    sabot.table,
)


def told(name: str, window: str, found: Figures) -> str:
    """One window in words."""
    return (
        f"{name}, {window}: {found.per_cpu_second:,.0f} moves per CPU second, "
        f"{found.per_second:,.0f} per second; ms until all five are told "
        f"p50 {found.everyone.p50:.1f} p99 {found.everyone.p99:.1f}, until the mover is "
        f"p50 {found.mover.p50:.1f} p99 {found.mover.p99:.1f}; {found.late:.0f} moves late; "
        f"{found.size:,.0f} bytes a message; CPU {found.busy:.0%}, driver {found.driver:.0%}"
    )


def show(name: str, turn: Turn) -> None:
    """Print a server's figures."""
    print(told(name, "saturated", turn.saturated))
    print(told(name, "paced", turn.paced))
    print(f"{name}: {turn.joined:.1f} KB a connection when joined, {turn.loaded:.1f} after load")
    if max(turn.saturated.driver, turn.paced.driver) > BUSY:
        print("beware: the driver itself was the bottleneck; try --drivers 2")


def against(
    name: str, figure: str, pairs: list[tuple[float, float]], bar: float, *, most: bool = False
) -> Line:
    """Ours beside the peer's, as the median of the ratios: each pair was measured turn about."""
    mine, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
    ratio = statistics.median(one / other for one, other in pairs)
    peer = f"{PEER.name} ({figure.format(theirs)})"
    return Line(name, figure.format(mine), ratio, peer, bar, most)


def lines(mine: list[Turn], theirs: list[Turn]) -> list[Line]:
    """The bars."""
    pairs = list(zip(mine, theirs, strict=True))
    moves = [(a.saturated.per_cpu_second, b.saturated.per_cpu_second) for a, b in pairs]
    p99 = [(a.paced.everyone.p99, b.paced.everyone.p99) for a, b in pairs]
    memory = statistics.median(turn.joined for turn in mine)
    return [
        against("saturated, moves per CPU second", "{:,.0f}", moves, 3),
        against("paced, p99 until all five are told", "{:.1f} ms", p99, 1, most=True),
        Line("memory", f"{memory:.1f} KB a connection", memory / 60, "60 KB", 1, most=True),
    ]


def wished() -> Shape:
    """The shape of the load, by the command line."""
    usual = Shape()
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("clients", "drivers", "turns"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    given = parser.parse_args()
    return usual._replace(clients=given.clients, drivers=given.drivers, turns=given.turns)


def main() -> None:
    """Measure turn about, print each server's figures, and how many bars are met."""
    shape = wished()
    allow_many_files()
    turns: dict[str, list[Turn]] = {server.name: [] for server in (PEER, OURS)}
    for _ in range(shape.turns):
        for server in (PEER, OURS):
            turns[server.name].append(take_turn(server, shape))
    for name, found in turns.items():
        show(name, median_turn(found))
    verdicts = lines(turns[OURS.name], turns[PEER.name])
    print(*verdicts, report(verdicts), sep="\n")


if __name__ == "__main__":
    main()
