"""The proof of a puzzle: its answer found again from what its seat has seen, and nothing else."""

from typing import Any, Final

from sabot.core.errors import SabotError
from sabot.games.saboteur2.events import RoleChanged
from sabot.puzzles.judged import Judged
from sabot.puzzles.judges import judge
from sabot.puzzles.observations import observed
from sabot.puzzles.puzzle import Goal, Puzzle
from sabot.puzzles.who import Deduced, deduced, truth_of
from sabot.table.record import Record, final_state, parse_record, replay

# By how much the answer must beat every other move.
CLEARLY: Final[dict[Goal, int]] = {"win": 1, "stop": 1, "fewest": 2, "lead": 1, "hold": 1}


class Unproved(SabotError):
    """A puzzle has no answer, more than one, or another one."""


def prove(puzzle: Puzzle) -> None:
    """Return if the answer is the only sure one; raise Unproved otherwise."""
    record = parse_record(puzzle.record)
    if record.game.id != puzzle.game or record.scores is not None:
        raise Unproved("the record is of another game, or goes too far")
    if puzzle.kind == "move":
        prove_move(puzzle, record)
    else:
        prove_roles(puzzle, record)


def prove_move(puzzle: Puzzle, record: Record) -> None:
    """Judge all moves again, from the seat's view alone."""
    found = judged(record, puzzle.seat)
    code = None if found is None else clear_answer(found)
    if found is None or code is None:
        raise Unproved("no move is clearly best")
    answer = record.game.format_move(record.game.move_of(code))
    proved = found.goal, answer, found.sure(), found.next_best(), found.difficulty
    stated = puzzle.goal, puzzle.answer, puzzle.sure, puzzle.next_best, puzzle.difficulty
    if proved != stated:
        raise Unproved(f"found {proved}, not {stated}")


def judged(record: Record, seat: int) -> Judged | None:
    """The sure result of each move of the seat where the record ends."""
    game = record.game
    view: Any = game.view(final_state(record), seat)
    return judge(game, view)


def clear_answer(found: Judged) -> int | None:
    """The move that is clearly better than every other one, if there is one."""
    clear = len(found.results) > 1 and found.sure() - found.next_best() >= CLEARLY[found.goal]
    return found.answer() if clear else None


def prove_roles(puzzle: Puzzle, record: Record) -> None:
    """Deduce the roles again, and compare them with those that were dealt."""
    found = deduced_in(record, puzzle.seat)
    if found is None:
        raise Unproved("the evidence is not enough, or it is plain")
    if found.world != truth_of(final_state(record), record.options.players):
        raise Unproved("the evidence misleads")
    world, chances = found.world, (permille(found.chance), permille(found.next_chance))
    proved = tuple(sorted(world.saboteurs)), world.treasure, *chances, found.clues
    stated = (
        puzzle.saboteurs,
        puzzle.treasure,
        puzzle.sure,
        puzzle.next_best,
        puzzle.clues,
    )
    if proved != stated:
        raise Unproved(f"found {proved}, not {stated}")


def deduced_in(record: Record, seat: int) -> Deduced | None:
    """What the seat can be sure of where the record ends; None too after a change of roles."""
    game = record.game
    for step in replay(record):
        if step.turn is not None:
            told = game.told(step.before, step.turn.move, step.after, seat)
            if any(isinstance(event, RoleChanged) for event in told):
                return None
    view: Any = game.view(final_state(record), seat)
    return deduced(view, [*observed(record, seat)])


def permille(chance: float) -> int:
    """A probability in thousandths."""
    return round(1000 * chance)
