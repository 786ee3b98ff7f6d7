"""Every puzzle of the package: its answer is found again, and it is the only sure one."""

from datetime import date, timedelta

import pytest

from sabot.puzzles.make import KINDS
from sabot.puzzles.proof import prove
from sabot.puzzles.puzzle import FIRST_DAY, GAMES, Puzzle, daily, shipped

ALL = [
    pytest.param(puzzle, id=f"{game}-{number + 1}")
    for game in GAMES
    for number, puzzle in enumerate(shipped(game))
]
# A few of each game and kind, the first being the easiest.
SAMPLE = [
    pytest.param(puzzles[place], id=f"{game}-{kind}-{place + 1}")
    for game in GAMES
    for kind in KINDS[game]
    if (puzzles := [each for each in shipped(game) if each.kind == kind])
    for place in (0, len(puzzles) // 2)
]


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_a_sample_of_the_answers_is_proved(puzzle: Puzzle) -> None:
    prove(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", ALL)
def test_every_answer_is_proved(puzzle: Puzzle) -> None:
    prove(puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_there_twice(game: str) -> None:
    puzzles = shipped(game)
    assert {each.kind for each in puzzles} == {*KINDS[game]}
    assert len({(each.record, each.seat, each.kind) for each in puzzles}) == len(puzzles)


def test_games_take_turns_at_the_puzzle_of_the_day() -> None:
    days = [FIRST_DAY + timedelta(day) for day in range(2 * len(GAMES))]
    found = [daily(day) for day in days]
    assert [game for game, _ in found] == [*GAMES, *GAMES]
    assert [number for _, number in found] == [0] * len(GAMES) + [1] * len(GAMES)


def test_the_puzzles_of_a_game_come_again_after_the_last() -> None:
    count = len(shipped(GAMES[0]))
    again: date = FIRST_DAY + timedelta(len(GAMES) * count)
    assert daily(again) == (GAMES[0], 0)
