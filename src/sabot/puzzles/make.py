"""Makes puzzles: bots play, and the judges find the positions with one provable answer."""

from collections.abc import Iterator
from itertools import count
from typing import Any, Final, NamedTuple

from sabot.core.game import AnyGame
from sabot.core.state import NOBODY
from sabot.games.registry import game_named
from sabot.games.saboteur.dig_state import PLAYING
from sabot.puzzles.bot_games import played_game, until
from sabot.puzzles.judges import judge
from sabot.puzzles.observations import observed
from sabot.puzzles.proof import clear_answer, permille, prove
from sabot.puzzles.puzzle import Kind, Puzzle
from sabot.puzzles.who import deduced, difficulty, truth_of
from sabot.table.record import Record, Step, format_record, replay

# The numbers of players whose games are searched, and the bots, which take turns at the table.
PLAYERS: Final = {
    "saboteur": (4, 5, 3, 6),
    "saboteur2": (4, 5, 3, 6),
    "seven_seals": (3, 4),
    "sabotage": (2,),
}
BOTS: Final = ("rules",)
# What is easier than this is obvious.
EASIEST: Final = 20
# Where roles are asked for, evidence that takes longer to gather is left out: nobody would read it.
MOST_STEPS: Final = 45
KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "saboteur": ("move", "roles"),
    "saboteur2": ("move", "roles"),
    "seven_seals": ("move",),
    "sabotage": ("move",),
}


class Tried(NamedTuple):
    """One game of bots, and the puzzle that was cut out of it, if any."""

    game_number: int
    puzzle: Puzzle | None


def made(game_id: str, kind: Kind, seed: str) -> Iterator[Tried]:
    """Puzzles without end: one at most from each game, each proved before it is given out."""
    game = game_named(game_id)
    for number in count():
        players = PLAYERS[game_id][number % len(PLAYERS[game_id])]
        options = game.options(players=players, rounds=1)
        bots = [BOTS[seat % len(BOTS)] for seat in range(players)]
        record = played_game(game, options, bots, f"{seed}/{kind}", number)
        puzzle = find_move(game, record) if kind == "move" else find_roles(game, record, number)
        if puzzle is not None:
            prove(puzzle)
        yield Tried(number, puzzle)


def find_move(game: AnyGame, record: Record) -> Puzzle | None:
    """The hardest position of a game in which one move is clearly best."""
    found: Puzzle | None = None
    for turns, step in enumerate(moves_of(record)):
        seat = step.turn.seat if step.turn else NOBODY
        result = judge(game, game.view(step.before, seat))
        code = None if result is None else clear_answer(result)
        if result is None or code is None or result.difficulty < EASIEST:
            continue
        if found is None or result.difficulty > found.difficulty:
            found = Puzzle(
                game=game.id,
                kind="move",
                goal=result.goal,
                record=format_record(until(record, turns)),
                seat=seat,
                difficulty=result.difficulty,
                sure=result.sure(),
                next_best=result.next_best(),
                answer=game.format_move(game.move_of(code)),
            )
    return found


def moves_of(record: Record) -> list[Step]:
    """The steps of a record that are moves."""
    return [step for step in replay(record) if step.turn is not None]


def find_roles(game: AnyGame, record: Record, number: int) -> Puzzle | None:
    """The first position of a game at which a seat's evidence is enough; seats take turns."""
    viewer = number % int(record.options.players)
    seen = [*observed(record, viewer)]
    for turns, step in enumerate(moves_of(record)[:MOST_STEPS], 1):
        if not still_running(step.after):
            break
        told = [each for each in seen if each.step <= step.number]
        found = deduced(game.view(step.after, viewer), told)
        if found is None:
            continue
        if found.world != truth_of(step.after, record.options.players) or changed(record, turns):
            return None
        return Puzzle(
            game=game.id,
            kind="roles",
            goal="saboteurs",
            record=format_record(until(record, turns)),
            seat=viewer,
            difficulty=difficulty(found, turns, record.options.players),
            sure=permille(found.chance),
            next_best=permille(found.next_chance),
            saboteurs=tuple(sorted(found.world.saboteurs)),
            treasure=found.world.treasure,
            clues=found.clues,
        )
    return None


def still_running(state: Any) -> bool:
    """True if the round goes on digging."""
    return bool(state.phase == PLAYING)


def changed(record: Record, turns: int) -> bool:
    """True if somebody's role was changed in these turns."""
    played = record.rounds[0].turns[:turns]
    return any(record.game.format_move(turn.move).startswith("change") for turn in played)
