"""Mutation testing: break the sources in small ways and see which changes the tests notice.

`make mutants` samples mutants of the modules in TARGETS. To try others, name paths and tests:

    python tools/mutants.py --count 20 src/sabot/table --tests tests/table

Each mutant is one change of one expression or statement, made in a copy of the sources, so that
the sources themselves stay untouched. The tests run interpreted. A mutant that survives is either
a gap in the tests or an equivalent program; read its diff to tell.
"""

import argparse
import ast
import contextlib
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

# What `make mutants` mutates, and the tests that should notice.
TARGETS: Final = (
    (["src/sabot/table"], ["tests/table"]),
    (["src/sabot/arena"], ["tests/arena"]),
    (
        ["src/sabot/bots/saboteur/rules.py"],
        ["tests/bots/saboteur/test_features.py", "tests/bots/saboteur/test_sensible_play.py"],
    ),
)
COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip
PYTEST: Final = (
    "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not long",
)  # fmt: skip
# Time for a mutant, as a multiple of the time that the tests take on the unchanged sources.
PATIENCE: Final = 3.0


class Mutant(NamedTuple):
    """One change of one file: the text of some of its lines, before and after."""

    path: Path
    line: int
    source: str
    changed: str

    def diff(self) -> str:
        """The change as a unified diff without context."""
        old, new = self.source.splitlines(), self.changed.splitlines()
        return "\n".join(list(difflib.unified_diff(old, new, lineterm="", n=0))[3:])


def replacements(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Changes of a node itself: the part to be replaced, and the source that replaces it."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARISONS:
            changed = ast.Compare(left, [COMPARISONS[type(op)]()], [right])
            yield node, f"({ast.unparse(changed)})"
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.BinOp(left, op, right) if type(op) in SUMS:
            yield node, f"({ast.unparse(ast.BinOp(left, SUMS[type(op)](), right))})"
        case ast.Constant(bool(value)):
            yield node, str(not value)
        case ast.Constant(int(value)):
            yield node, str(value + 1)
        case ast.Expr(ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield node, "pass"
        case ast.If(test) | ast.While(test) | ast.IfExp(test):
            yield test, f"(not ({ast.unparse(test)}))"
        case _:
            pass


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes below a node but annotations and what stands at the head of a class."""
    idle = (getattr(tree, "annotation", None), getattr(tree, "returns", None))
    for child in tree.body if isinstance(tree, ast.ClassDef) else ast.iter_child_nodes(tree):
        if child not in idle:
            yield child
            yield from nodes(child)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    source = path.read_text("utf-8")
    lines = source.encode().splitlines(keepends=True)  # columns of the tree count bytes
    for node in nodes(ast.parse(source)):
        for place, text in replacements(node):
            start, end = place.lineno - 1, (place.end_lineno or place.lineno) - 1
            before = b"".join(lines[:start]) + lines[start][: place.col_offset]
            after = lines[end][place.end_col_offset :] + b"".join(lines[end + 1 :])
            yield Mutant(path, place.lineno, source, (before + text.encode() + after).decode())


class Copy:
    """A copy of `src` in which one mutant at a time is tested."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree("src", folder, ignore=shutil.ignore_patterns("__pycache__", "site"))

    def passes(self, tests: list[str], limit_s: float | None) -> bool:
        """True if the tests pass on the copy as it is, within the limit."""
        environment = os.environ | {
            "PYTHONPATH": str(self.folder.resolve()),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SABOT_EXPECT": "interpreted",
        }
        started = subprocess.Popen(
            [sys.executable, *PYTEST, *tests], env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            return started.wait(limit_s) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)  # also what the tests started
            started.wait()

    def survives(self, mutant: Mutant, tests: list[str], limit_s: float) -> bool:
        """True if the tests do not notice the mutant."""
        place = self.folder / mutant.path.relative_to("src")
        place.write_text(mutant.changed, "utf-8")
        try:
            return self.passes(tests, limit_s)
        finally:
            place.write_text(mutant.source, "utf-8")


def run(paths: list[str], tests: list[str], count: int, seed: int, workers: int) -> None:
    """Sample mutants of the paths, test them, and print what survives."""
    named = [Path(path) for path in paths]
    files = [file for path in named for file in sorted(path.rglob("*.py")) or [path]]
    every = [mutant for file in files for mutant in mutants_of(file)]
    sample = random.Random(seed).sample(every, min(count, len(every)))
    copies: SimpleQueue[Copy] = SimpleQueue()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        for number in range(workers):
            copies.put(Copy(Path(folder) / str(number)))
        limit_s = PATIENCE * time_of(tests, copies) + 10

        def survives(mutant: Mutant) -> bool:
            copy = copies.get()
            survived = copy.survives(mutant, tests, limit_s)
            copies.put(copy)
            if survived:
                print(f"survived: {mutant.path}:{mutant.line}\n{mutant.diff()}", flush=True)
            return survived

        survivors = sum(pool.map(survives, sample))
    print(f"{' '.join(paths)}: {len(sample) - survivors} of {len(sample)} mutants killed"
          f" ({len(every)} possible, seed {seed})", flush=True)  # fmt: skip


def time_of(tests: list[str], copies: SimpleQueue[Copy]) -> float:
    """How many seconds the tests take on the unchanged sources, where they must pass."""
    begun, copy = time.monotonic(), copies.get()
    if not copy.passes(tests, None):
        sys.exit(f"{' '.join(tests)}: these tests fail without any mutant")
    copies.put(copy)
    return time.monotonic() - begun


def main() -> None:
    """Run the targets, or the paths that were named."""
    parser = argparse.ArgumentParser(description="Find changes that no test notices.")
    parser.add_argument("paths", nargs="*", help="files or folders to mutate; default: TARGETS")
    parser.add_argument("--tests", nargs="+", default=[], help="the tests that should notice")
    parser.add_argument("--count", type=int, default=12, help="mutants for each target")
    parser.add_argument("--seed", type=int, default=1, help="another seed samples other mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for paths, tests in [(asked.paths, asked.tests)] if asked.paths else TARGETS:
        run(paths, tests, asked.count, asked.seed, asked.workers)


if __name__ == "__main__":
    main()
