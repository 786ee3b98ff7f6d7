"""Measures how long a developer waits, in a fresh clone of this repository: `make bench-setup`.

The clone has no .venv, no web/node_modules and no build; the caches of uv and npm are the user's.
Prints a table with a bar for each figure, and fails if one is missed.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
GIT, MAKE = shutil.which("git") or "git", shutil.which("make") or "make"
RULE = "src/sabot/games/saboteur/rules.py"
ADDED = '''

def edited(number: int) -> str:
    """A text with a number."""
    return f"edited {number}"
'''
AT_MOST = 900.0

BARS = {
    "make play in a fresh clone, to a page that answers": 60.0,
    "a second make play, nothing changed": 3.0,
    "make quick after an edit of one compiled rule": 30.0,
    "make check after this edit": 90.0,
}


def main() -> None:
    """Measures everything in order; the later figures depend on what the earlier ones built."""
    for name in ("MAKEFLAGS", "MAKELEVEL"):  # those of `make bench-setup` are not to be measured
        os.environ.pop(name, None)
    folder = Path(tempfile.mkdtemp(prefix="sabot-setup-"))
    try:
        clone = folder / "clone"
        subprocess.run([GIT, "clone", "--quiet", str(ROOT), str(clone)], check=True)
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n", flush=True)
        figures = [with_cpu(do, clone) for do in (play, play, edit, check)]
    finally:
        shutil.rmtree(folder)
    print("| | s | at most | CPU s |\n|---|---|---|---|")
    for (name, bar), (figure, cpu) in zip(BARS.items(), figures, strict=True):
        print(f"| {name} | {figure:.1f} | {bar:.0f} | {cpu:.1f} |")
    if any(figure > bar for (figure, _), bar in zip(figures, BARS.values(), strict=True)):
        sys.exit("a bar is missed")


def with_cpu(do: Callable[[Path], float], clone: Path) -> tuple[float, float]:
    """The seconds of a measurement, and the seconds of CPU that it took, of all cores."""
    before = os.times()
    seconds = do(clone)
    after = os.times()
    user = after.children_user - before.children_user
    cpu = user + after.children_system - before.children_system
    print(f"{do.__name__}: {seconds:.1f} s, {cpu:.1f} s of CPU\n", flush=True)
    return seconds, cpu


def play(clone: Path) -> float:
    """Seconds from `make play` to the first page, which is then stopped as by Ctrl-C."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = str(clone.parent / "tables.db")
    env = {**os.environ, "SABOT_PORT": str(port), "SABOT_DATABASE": database, "PYTHONPATH": ""}
    begun = time.monotonic()
    server = subprocess.Popen([MAKE, "play"], cwd=clone, env=env, start_new_session=True)
    try:
        while not answers(f"http://127.0.0.1:{port}/"):
            if server.poll() is not None or time.monotonic() - begun > AT_MOST:
                sys.exit("make play serves no page")
            time.sleep(0.05)
        return time.monotonic() - begun
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGINT)
            server.wait(timeout=30)


def answers(address: str) -> bool:
    """Tells if a page is there."""
    try:
        with urllib.request.urlopen(address, timeout=5) as page:  # noqa: S310  # our own address
            return int(page.status) == 200
    except (urllib.error.URLError, OSError):
        return False


def edit(clone: Path) -> float:
    """Seconds to a build, after a compiled module has got a new function and a new text."""
    path = clone / RULE
    added = (
        '\n\ndef edited(number: int) -> str:\n    """A text."""\n    return f"edited {number}"\n'
    )
    path.write_text(path.read_text("utf-8") + added, "utf-8")
    seconds = timed([MAKE, "quick"], clone)
    code = "from sabot.games.saboteur import rules; print(rules.edited(1), rules.__file__)"
    env = {**os.environ, "PYTHONPATH": str(clone / "build/quick")}
    python = str(clone / ".venv/bin/python")
    done = subprocess.run([python, "-c", code], env=env, capture_output=True, text=True, check=True)
    if not done.stdout.startswith("edited 1 ") or not done.stdout.endswith(".so\n"):
        sys.exit(f"the edit is not in the build: {done.stdout}")
    return seconds


def check(clone: Path) -> float:
    """Seconds of `make check` with the edit, and with no caches of mypy and ruff."""
    return timed([MAKE, "check"], clone)


def timed(command: list[str], folder: Path) -> float:
    """Seconds that a command takes."""
    begun = time.monotonic()
    subprocess.run(command, cwd=folder, check=True)
    return time.monotonic() - begun


if __name__ == "__main__":
    main()
