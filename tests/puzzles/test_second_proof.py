"""Every shipped puzzle proved by a second proof, which shares no code with the maker of puzzles."""

from typing import Any, Final, NamedTuple

import pytest

from sabot.puzzles.puzzle import GAMES, Puzzle, shipped
from sabot.table.record import final_state, parse_record
from tests.puzzles.second import digging, roles, roofs, tricks

ENOUGH: Final = 0.95


def of_goals(*goals: str) -> list[Any]:
    """The shipped puzzles with these goals, with names for their tests."""
    return [
        pytest.param(puzzle, id=f"{game}-{number}")
        for game in GAMES
        for number, puzzle in enumerate(shipped(game), 1)
        if puzzle.goal in goals
    ]


class Position(NamedTuple):
    """What the seat of a puzzle sees, and what it may do."""

    view: Any
    moves: list[str]


def position(puzzle: Puzzle) -> Position:
    record = parse_record(puzzle.record)
    view: Any = record.game.view(final_state(record), puzzle.seat)
    return Position(view, [record.game.format_move(move) for move in view.moves])


@pytest.mark.parametrize("puzzle", of_goals("saboteurs"))
def test_the_saboteurs_are_sure(puzzle: Puzzle) -> None:
    seen = roles.seen(puzzle.record, puzzle.seat)
    found = roles.chances(seen, seen.deeds)
    best, *others = sorted(found, key=lambda world: -found[world])
    assert best == (frozenset(puzzle.saboteurs), puzzle.treasure)
    assert found[best] >= ENOUGH
    shown = [round(1000 * float(found[world])) for world in (best, others[0])]
    assert shown == [puzzle.sure, puzzle.next_best]


@pytest.mark.parametrize("puzzle", of_goals("saboteurs"))
def test_the_clues_tell_what_was_done(puzzle: Puzzle) -> None:
    assert puzzle.treasure is not None
    seen = roles.seen(puzzle.record, puzzle.seat)
    done = {
        (deed.step, deed.seat, deed.said(puzzle.treasure), max(deed.target, -1))
        for deed in seen.deeds
    }
    for clue in puzzle.clues:
        target = -1 if clue.target is None else clue.target
        if clue.step:
            assert (clue.step, clue.seat, clue.deed, target) in done


@pytest.mark.parametrize("puzzle", of_goals("lead", "hold"))
def test_one_move_in_sabotage_makes_sure_of_most(puzzle: Puzzle) -> None:
    view, moves = position(puzzle)
    if puzzle.goal == "lead":
        worth = {move: roofs.sure_lead(view, move) for move in moves}
    else:
        worth = {move: -roofs.behind(view, move) for move in moves}
    best, next_best, *_ = sorted(worth, key=lambda move: -worth[move])
    assert best == puzzle.answer
    assert [worth[best], worth[next_best]] == [puzzle.sure, puzzle.next_best]


@pytest.mark.parametrize("puzzle", of_goals("fewest"))
def test_one_move_of_the_seven_seals_makes_sure_of_fewest(puzzle: Puzzle) -> None:
    moves = position(puzzle).moves

    def keep(most: int) -> set[str]:
        return {each for each in moves if tricks.keeps(puzzle.record, puzzle.seat, each, most)}

    assert not keep(-puzzle.sure - 1)
    assert keep(-puzzle.sure) == keep(-puzzle.next_best - 1) == {puzzle.answer}
    assert len(keep(-puzzle.next_best)) > 1


DIGGING: Final = of_goals("win", "stop")


def prove_digging(puzzle: Puzzle) -> None:
    view, moves = position(puzzle)
    if puzzle.goal == "win":
        found = [move for move in moves if digging.wins(view, move)]
    else:
        found = digging.stops(view, moves)
    assert found == [puzzle.answer]


@pytest.mark.parametrize("puzzle", DIGGING[::3])
def test_one_move_in_the_mine_wins_or_stops(puzzle: Puzzle) -> None:
    prove_digging(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", [each for n, each in enumerate(DIGGING) if n % 3])
def test_one_move_in_the_mine_wins_or_stops_in_all_others(puzzle: Puzzle) -> None:
    prove_digging(puzzle)


# That a proof can fail.


def test_who_finds_the_treasure_stops_nobody() -> None:
    """A saboteur who turns over the treasure has lost."""
    puzzle = next(each for each in shipped("saboteur") if each.goal == "win")
    view, _ = position(puzzle)
    assert digging.wins(view, puzzle.answer)
    assert digging.stops(view, [puzzle.answer]) == []


def test_half_of_the_evidence_is_not_enough() -> None:
    """Without any deed the deal alone says little."""
    puzzle = next(each for each in shipped("saboteur") if each.kind == "roles")
    found = roles.chances(roles.seen(puzzle.record, puzzle.seat), ())
    assert max(found.values()) < ENOUGH
