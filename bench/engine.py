"""The speed of the rules beside other engines: `make bench-engine`.

Every figure is for the record only; the ratios are what counts. Nothing here fails a test.
"""

import os
import statistics
import subprocess
import sys
import time

from bench import peers, sabotage, saboteur, saboteur2, seven_seals
from bench.measure import RUNS, Line, compare, rate, report

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


def main() -> None:
    """Measure, print a line for each measure, and how many bars are met."""
    hearts = "OpenSpiel's Hearts"
    lines = [
        compare(
            "random playouts, 5 players, inside",
            "decisions",
            lambda: saboteur.inside(800),
            f"{hearts} inside C++",
            lambda: peers.hearts_inside(2000),
            1.2,
        ),
        compare(
            "random playouts, 5 players, driven from Python",
            "decisions",
            lambda: saboteur.driven(500),
            f"{hearts} driven from Python",
            lambda: peers.hearts_driven(300),
            6,
        ),
        compare(
            "state copies from Python",
            "copies",
            lambda: saboteur.copies(300_000),
            f"{hearts} clone()",
            lambda: peers.hearts_copies(150_000),
            1,
        ),
        compare(
            "Saboteur 2: random playouts, 5 players, inside",
            "decisions",
            lambda: saboteur2.inside(500),
            "our base game inside",
            lambda: saboteur.inside(800),
            0.6,
        ),
        compare(
            "Saboteur 2: state copies from Python",
            "copies",
            lambda: saboteur2.copies(300_000),
            "our base game's",
            lambda: saboteur.copies(300_000),
            0.6,
        ),
        compare(
            "Sabotage: random playouts, 2 players, inside",
            "decisions",
            lambda: sabotage.inside(400),
            f"{hearts} inside C++",
            lambda: peers.hearts_inside(2000),
            1.5,
        ),
        compare(
            "Sabotage: state copies from Python",
            "copies",
            lambda: sabotage.copies(300_000),
            f"{hearts} clone()",
            lambda: peers.hearts_copies(150_000),
            2,
        ),
        compare(
            "The Seven Seals, random playouts, 4 players, inside",
            "decisions",
            lambda: seven_seals.inside(800),
            f"{hearts} inside C++",
            lambda: peers.hearts_inside(2000),
            2,
        ),
        compare(
            "The Seven Seals, random playouts, 4 players, driven from Python",
            "decisions",
            lambda: seven_seals.driven(500),
            f"{hearts} driven from Python",
            lambda: peers.hearts_driven(300),
            6,
        ),
        compare(
            "The Seven Seals, state copies from Python",
            "copies",
            lambda: seven_seals.copies(300_000),
            f"{hearts} clone()",
            lambda: peers.hearts_copies(150_000),
            1.5,
        ),
        interpreted_line(),
        import_line("import of sabot", IMPORT),
        import_line("import of sabot with Saboteur at hand", AT_HAND),
    ]
    for line in lines:
        print(line)
    print(report(lines))


if __name__ == "__main__":
    main()
