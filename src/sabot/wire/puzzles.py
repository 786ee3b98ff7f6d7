"""Puzzles as the browser gets them: which there are, and one with all that its seat has seen.

The browser compares answers by itself: a puzzle comes with its answer.
"""

from typing import Any

import msgspec

from sabot.wire.calls import Replay


class PuzzleCard(msgspec.Struct, frozen=True):
    """One puzzle in the list. `kind` is `move` or `roles`; `difficulty` goes from 1 to 100."""

    kind: str
    goal: str
    difficulty: int


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, in the order of their numbers, which begin with 0."""

    game: str
    puzzles: tuple[PuzzleCard, ...]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles. On the `first_day` the first game's first puzzle is that of the day.

    Each day after it is the next game's turn, and each game goes through its puzzles in order.
    """

    first_day: str
    shelves: tuple[PuzzleShelf, ...]


class PuzzleClue(msgspec.Struct, frozen=True):
    """What speaks for the answer: a deed at a step of the replay; `target` a seat or a goal.

    `factor` is above 1 for a deed that is likelier for a saboteur, below 1 for a digger.
    """

    step: int
    seat: int
    deed: str
    factor: float
    target: int | None


class PuzzleTask(msgspec.Struct, frozen=True, kw_only=True):
    """One puzzle, as its seat saw the game up to it.

    `goal` says what the answer makes sure of, `sure` how much that is, and `next_best` how much the
    best other move does. `answer` is a move of the game; null where `saboteurs` and `treasure`
    are asked for.
    """

    game: str
    number: int
    kind: str
    goal: str
    seat: int
    difficulty: int
    sure: int
    next_best: int
    answer: Any
    saboteurs: tuple[int, ...]
    treasure: int | None
    clues: tuple[PuzzleClue, ...]
    replay: Replay
