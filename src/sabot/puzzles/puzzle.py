"""A puzzle as the files of the package keep it, and the puzzle of a day."""

from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

Kind = Literal["move", "roles"]
Goal = Literal["win", "stop", "fewest", "lead", "hold", "saboteurs"]

GAMES: Final = ("saboteur", "saboteur2", "seven_seals", "sabotage")
# The first day of the calendar of daily puzzles. Every day has the next game.
FIRST_DAY: Final = date(2026, 1, 1)


class Clue(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What speaks for the answer: a deed of a seat at a step of the record.

    `factor` is how much likelier the deed is under the answer than under the answer's opposite
    for its actor: above 1 it was done as a saboteur would, below 1 as a digger would.
    """

    step: int
    seat: int
    deed: str
    factor: float
    target: int | None = None


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One puzzle. `record` goes as far as `seat` has seen, and not further.

    `goal` says what the answer must make sure of. For a move, `answer` is the move as text, `sure`
    the result that it makes sure of, and `next_best` that of the best other move. For roles,
    `saboteurs` and `treasure` are the answer, `sure` its probability in thousandths, `next_best`
    that of the next likely one, and `clues` explain it. `difficulty` goes from 1 to 100.
    """

    game: str
    kind: Kind
    goal: Goal
    record: str
    seat: int
    difficulty: int
    sure: int
    next_best: int
    answer: str = ""
    saboteurs: tuple[int, ...] = ()
    treasure: int | None = None
    clues: tuple[Clue, ...] = ()


DECODE: Final = msgspec.json.Decoder(Puzzle).decode
ENCODE: Final = msgspec.json.Encoder().encode


@lru_cache(maxsize=len(GAMES))
def shipped(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game that the package brings, in the order of their file."""
    file = files("sabot.puzzles").joinpath("data", f"{game}.jsonl")
    if game not in GAMES or not file.is_file():
        return ()
    return tuple(map(DECODE, file.read_bytes().splitlines()))


def lines_of(puzzles: list[Puzzle]) -> bytes:
    """Puzzles as the lines of a file."""
    return b"".join(ENCODE(puzzle) + b"\n" for puzzle in puzzles)


def daily(day: date) -> tuple[str, int]:
    """The game and the number of the puzzle of a day: the same for everybody with this package."""
    days = (day - FIRST_DAY).days
    game = GAMES[days % len(GAMES)]
    return game, days // len(GAMES) % max(1, len(shipped(game)))
