"""A puzzle of the package as the browser gets it."""

from msgspec.structs import replace

from sabot.puzzles.puzzle import Clue, shipped
from sabot.server.opened_records import names_of, replay_of
from sabot.table.record import parse_record
from sabot.wire.puzzles import PuzzleClue, PuzzleTask


def puzzle_task(game: str, number: int) -> PuzzleTask:
    """The puzzle with this number, with all steps as its seat saw them."""
    puzzle = shipped(game)[number]
    record = parse_record(puzzle.record)
    record.names = [*names_of(record)]
    told = replay_of(record, puzzle.seat, opened=False)
    return PuzzleTask(
        game=game,
        number=number,
        kind=puzzle.kind,
        goal=puzzle.goal,
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        sure=puzzle.sure,
        next_best=puzzle.next_best,
        answer=record.game.parse_move(puzzle.answer) if puzzle.answer else None,
        saboteurs=puzzle.saboteurs,
        treasure=puzzle.treasure,
        clues=tuple(map(clue_of, puzzle.clues)),
        replay=replace(told, over=False),
    )


def clue_of(clue: Clue) -> PuzzleClue:
    """A clue as the browser gets it."""
    return PuzzleClue(clue.step, clue.seat, clue.deed, clue.factor, clue.target)
