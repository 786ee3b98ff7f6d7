"""Plays, verifies, serves, trains and, compiled, reviews with the `sabot` beside Python.

    python try_package.py compiled      fails unless the rules are compiled
    python try_package.py interpreted   fails if they are

It needs nothing of the repository: `make release` runs it in an empty environment.
"""

import re
import subprocess
import sys
import urllib.request
from importlib import import_module
from pathlib import Path

SABOT = Path(sys.executable).with_name("sabot")
MAN_PAGE = Path(sys.prefix, "share/man/man1/sabot.1")
ANSWERS = "1\n1\nd 1\n\n" * 400
GAMES = (
    "saboteur(players=4)",
    "saboteur2(players=3)",
    "seven_seals(players=3)",
    "sabotage(players=2)",
)


def main(expected: str) -> None:
    """Does everything in turn; fails with the first thing that fails."""
    check_build(expected)
    for options in GAMES:
        play(options, Path("game.txt"))
    if expected == "compiled":  # interpreted, a review takes many minutes
        play("sabotage(players=2,rounds=1)", Path("short.txt"))
        review(Path("short.txt"))
    serve()
    train()
    if not MAN_PAGE.exists():
        sys.exit(f"there is no man page at {MAN_PAGE}")
    print(f"sabot: {expected}: everything works", file=sys.stderr)


def check_build(expected: str) -> None:
    """Fails unless the rules are compiled or interpreted, as expected."""
    file = str(import_module("sabot.games.saboteur.rules").__file__)
    found = "interpreted" if file.endswith(".py") else "compiled"
    if found != expected:
        sys.exit(f"the rules are {found}, not {expected}: {file}")


def play(options: str, record: Path) -> None:
    """Plays a game in the terminal until it or the answers end; verifies its record."""
    record.unlink(missing_ok=True)
    run("play", options, "--seed", "release", "--bots", "random", "--fast", "--record", str(record))
    print(run("verify", str(record)).splitlines()[0], file=sys.stderr)


def review(record: Path) -> None:
    """Writes the review of a record as a page."""
    run("review", str(record), "--quiet", "--playouts", "2", "--html", "review.html")
    if "<svg" not in Path("review.html").read_text("utf-8"):
        sys.exit("the review has no picture")


def serve() -> None:
    """Starts a server, and asks for its front page, its games and whether it is well."""
    command = [str(SABOT), "serve", "--port", "0", "--database", "tables.db"]
    with subprocess.Popen(
        command, stderr=subprocess.STDOUT, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            address = address_in(server)
            for path in ("/", "/api/games", "/readyz"):
                with urllib.request.urlopen(address + path, timeout=20) as answer:  # noqa: S310  # http
                    answer.read()
        finally:
            server.terminate()


def address_in(server: "subprocess.Popen[str]") -> str:
    """The address that a server prints when it can be reached."""
    for line in server.stdout or ():
        if found := re.search(r"http://[\d.]+:\d+", line):
            return found[0]
    sys.exit("the server ended before it could be reached")


def train() -> None:
    """Steps a batch of games as a learner would."""
    games = import_module("sabot.envs.vector").Games("saboteur(players=5)", 4, seed=1)
    for _ in range(20):
        games.step_many(games.arrays.masks.argmax(axis=1))


def run(*arguments: str) -> str:
    """What a command of `sabot` prints."""
    done = subprocess.run(
        [SABOT, *arguments], input=ANSWERS, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        sys.exit(f"sabot {' '.join(arguments)}: {done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main(*sys.argv[1:])
