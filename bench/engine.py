"""The speed of the rules beside other engines: `make bench-engine`.

Every figure is for the record only; the ratios are what counts. Nothing here fails a test.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from bench import peers, sabotage, saboteur, saboteur2, seven_seals
from bench.measure import RUNS, Line, compare, rate, report

HEARTS_INSIDE = "OpenSpiel's Hearts inside C++"
HEARTS_DRIVEN = "OpenSpiel's Hearts driven from Python"
HEARTS_CLONE = "OpenSpiel's Hearts clone()"

BARE = "pass"
IMPORT = "import sabot"
AT_HAND = "import sabot; sabot.game('saboteur')"


def interpreted(games: int) -> float:
    """Decisions a second of the interpreted rules, measured in a process of their own."""
    code = (
        "from bench.measure import rate; from bench import saboteur;"
        f"print(max(rate(lambda: saboteur.inside({games})) for _ in range(3)))"
    )
    environment = {**os.environ, "PYTHONPATH": "."}
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def interpreted_line() -> Line:
    """The interpreted rules beside python-chess."""
    pairs = [(interpreted(6), rate(lambda: peers.chess_playouts(5))) for _ in range(RUNS)]
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    figure = f"{statistics.median(ours for ours, _ in pairs) / 1000:,.0f} k decisions/s"
    chess = f"python-chess random playouts ({statistics.median(b for _, b in pairs) / 1000:,.0f} k)"
    return Line("interpreted playouts", figure, ratio, chess, 1)


def start(code: str) -> float:
    """How long a Python process takes that does just this, in milliseconds."""
    # As a user's Python does, it may keep what it has once compiled to bytecode.
    usual = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=usual, check=True)
    return (time.perf_counter() - begin) * 1000


def import_line(name: str, code: str) -> Line:
    """What an import costs above bare Python, beside the 60 ms that it may cost."""
    start(code)
    above = statistics.median(start(code) - start(BARE) for _ in range(15))
    return Line(name, f"{above:.1f} ms above bare Python", above / 60, "60 ms", 1, most=True)


def saboteur_lines() -> Iterator[Line]:
    """The base game."""
    yield compare(
        "Saboteur: random playouts, 5 players, inside",
        "decisions",
        lambda: saboteur.inside(800),
        HEARTS_INSIDE,
        lambda: peers.hearts_inside(2000),
        1.2,
    )
    yield compare(
        "Saboteur: random playouts, 5 players, driven from Python",
        "decisions",
        lambda: saboteur.driven(500),
        HEARTS_DRIVEN,
        lambda: peers.hearts_driven(300),
        6,
    )
    yield compare(
        "Saboteur: state copies from Python",
        "copies",
        lambda: saboteur.copies(300_000),
        HEARTS_CLONE,
        lambda: peers.hearts_copies(150_000),
        1,
    )


def saboteur2_lines() -> Iterator[Line]:
    """Saboteur 2, beside our own base game."""
    yield compare(
        "Saboteur 2: random playouts, 5 players, inside",
        "decisions",
        lambda: saboteur2.inside(500),
        "our base game inside",
        lambda: saboteur.inside(800),
        0.6,
    )
    yield compare(
        "Saboteur 2: state copies from Python",
        "copies",
        lambda: saboteur2.copies(300_000),
        "our base game's",
        lambda: saboteur.copies(300_000),
        0.6,
    )


def seven_seals_lines() -> Iterator[Line]:
    """The Seven Seals."""
    yield compare(
        "The Seven Seals: random playouts, 4 players, inside",
        "decisions",
        lambda: seven_seals.inside(800),
        HEARTS_INSIDE,
        lambda: peers.hearts_inside(2000),
        2,
    )
    yield compare(
        "The Seven Seals: random playouts, 4 players, driven from Python",
        "decisions",
        lambda: seven_seals.driven(500),
        HEARTS_DRIVEN,
        lambda: peers.hearts_driven(300),
        6,
    )
    yield compare(
        "The Seven Seals: state copies from Python",
        "copies",
        lambda: seven_seals.copies(300_000),
        HEARTS_CLONE,
        lambda: peers.hearts_copies(150_000),
        1.5,
    )


def sabotage_lines() -> Iterator[Line]:
    """Sabotage."""
    yield compare(
        "Sabotage: random playouts, 2 players, inside",
        "decisions",
        lambda: sabotage.inside(400),
        HEARTS_INSIDE,
        lambda: peers.hearts_inside(2000),
        1.5,
    )
    yield compare(
        "Sabotage: state copies from Python",
        "copies",
        lambda: sabotage.copies(300_000),
        HEARTS_CLONE,
        lambda: peers.hearts_copies(150_000),
        2,
    )


def other_lines() -> Iterator[Line]:
    """The interpreted rules, and what an import costs."""
    yield interpreted_line()
    yield import_line("import of sabot", IMPORT)
    yield import_line("import of sabot with Saboteur at hand", AT_HAND)


def main() -> None:
    """Measure, print a line for each measure, and how many bars are met."""
    lines: list[Line] = []
    for measures in (
        saboteur_lines,
        saboteur2_lines,
        seven_seals_lines,
        sabotage_lines,
        other_lines,
    ):
        for line in measures():
            print(line, flush=True)
            lines.append(line)
    print(report(lines))


if __name__ == "__main__":
    main()
