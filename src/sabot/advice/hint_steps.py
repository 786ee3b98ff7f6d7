"""A hint in steps: where to look, what kind of move, and the move itself."""

from typing import Any, Final

from sabot.advice.adviser import AdvisedMove, TriedMove
from sabot.advice.game_hints import hints_of
from sabot.core.game import AnyGame
from sabot.wire.calls import Hint, Weighed

STEPS: Final = 3
# How many moves are shown beside the best.
OTHERS: Final = 2

# Where to look for a move whose kind has no place of its own.
HAND: Final = "hand"


def hint_of(game: AnyGame, answer: AdvisedMove, turn: int, step: int) -> Hint:
    """As much of an answer as a step tells."""
    kind = kind_of(game.move_of(answer.move))
    hints = hints_of(game.id)
    area = HAND if hints is None else hints.areas.get(kind, HAND)
    if step == 1:
        return Hint(turn=turn, step=step, area=area, sight=answer.sight)
    if step < STEPS:
        return Hint(turn=turn, step=step, area=area, sight=answer.sight, kind=kind)
    best = next((each for each in answer.tried if each.move == answer.move), None)
    rest = [each for each in answer.tried if each.move != answer.move]
    # Who was given up early was tried in few worlds, and may look better than it is.
    others = sorted(rest, key=lambda each: (-each.worlds, -each.worth))[:OTHERS]
    return Hint(
        turn=turn,
        step=step,
        area=area,
        sight=answer.sight,
        kind=kind,
        reason=answer.reason,
        best=weighed(game, best or TriedMove(answer.move, 0.0, 0)),
        others=tuple(weighed(game, each) for each in others),
    )


def weighed(game: AnyGame, tried: TriedMove) -> Weighed:
    """A move that was tried, for people."""
    move = game.move_of(tried.move)
    return Weighed(move, game.format_move(move), tried.worth / 1000, tried.worlds)


def kind_of(move: Any) -> str:
    """The name of a move, or of a type of moves, on the wire."""
    return str(move.__struct_config__.tag)
