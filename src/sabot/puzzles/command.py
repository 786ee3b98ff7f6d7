"""What `sabot puzzles` does: list the puzzles of the package, or make files of new ones."""

import hashlib
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from sabot.arena.progress import bar_of
from sabot.core.errors import SabotError
from sabot.puzzles.make import KINDS, made
from sabot.puzzles.puzzle import GAMES, Kind, Puzzle, daily, lines_of, shipped


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    number: int
    game: str | None
    kind: str | None
    folder: Path
    seed: str
    seconds: float
    quiet: bool


def list_shipped() -> str:
    """The number of puzzles by game and kind, with their difficulty, and today's."""
    lines = ["game         kind   puzzles  difficulty (least, median, most)"]
    for game in GAMES:
        for kind in KINDS[game]:
            hard = [each.difficulty for each in shipped(game) if each.kind == kind]
            spread = f"{min(hard)}, {median(hard):.0f}, {max(hard)}" if hard else "-"
            lines.append(f"{game:<12} {kind:<6} {len(hard):>7}  {spread}")
    game, number = daily(datetime.now(UTC).date())
    return "\n".join([*lines, f"puzzle of the day: {game} {number + 1}"])


def make_files(wishes: Wishes) -> bool:
    """Make the puzzles and write a file for each game; False if it was interrupted."""
    games = [game for game in GAMES if wishes.game in {None, game}]
    if not games:
        raise SabotError(f"there are no puzzles of '{wishes.game}'; expected {', '.join(GAMES)}")
    for game in games:
        found: list[Puzzle] = []
        try:
            for kind in KINDS[game]:
                if wishes.kind in {None, kind}:
                    found += make_kind(wishes, game, kind)
        except KeyboardInterrupt:
            return False
        finally:
            write(wishes.folder / f"{game}.jsonl", found)
    return True


def make_kind(wishes: Wishes, game: str, kind: Kind) -> list[Puzzle]:
    """Puzzles of one kind, until there are enough or time is up."""
    found: list[Puzzle] = []
    games = 0
    until = time.monotonic() + wishes.seconds
    with bar_of(wanted=not wishes.quiet) as bar:
        task = bar.add_task(f"{game}, {kind}", total=wishes.number)
        for tried in made(game, kind, wishes.seed):
            games += 1
            if tried.puzzle is not None:
                found.append(tried.puzzle)
                bar.advance(task)
            if len(found) >= wishes.number or time.monotonic() > until:
                break
    sys.stderr.write(f"{game}, {kind}: {len(found)} puzzles out of {games} games\n")
    return found


def digest(puzzle: Puzzle) -> bytes:
    """A fingerprint, which has nothing to do with what the puzzle is like."""
    return hashlib.sha256(puzzle.record.encode()).digest()


def write(file: Path, puzzles: list[Puzzle]) -> None:
    """Write the puzzles to their file, if there are any, kinds and difficulties mixed.

    The puzzles of the days follow this order.
    """
    if puzzles:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(lines_of(sorted(puzzles, key=digest)))
