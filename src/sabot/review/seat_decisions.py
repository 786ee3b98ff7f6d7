"""The decisions of a seat in one round, judged by what it could know."""

from typing import NamedTuple

from sabot.bots.bot import Seen
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.review.decision_judge import Judge, Judgement
from sabot.review.evaluator import Evaluator
from sabot.review.record_states import RoundHistory, move_of
from sabot.table.record import Step


class Decision(NamedTuple):
    """A decision of a seat, at a turn of the round counted from 0, with its judgement."""

    at: int
    judged: Judgement


def decisions_of(
    chapter: RoundHistory, seat: int, measure: Evaluator, playouts: int, seed: int
) -> list[Decision]:
    """Each decision of a seat, judged by what it had seen until then."""
    game, found = measure.game, list[Decision]()
    beliefs = measure.beliefs(seat, seed)
    judge = Judge(measure, beliefs, playouts)
    beliefs.see(seen_deal(game, chapter.deal, seat))
    for at, step in enumerate(chapter.turns):
        if step.turn is not None and step.turn.seat == seat:
            view, made = game.view(step.before, seat), game.move_code(step.turn.move)
            # Each decision has its own generator, so it does not depend on those before it.
            rng = Rng(seed + 1 + at)
            found.append(Decision(at, judge.judge(view, made, rng)))
        beliefs.see(seen_turn(game, step, seat))
    return found


def seen_deal(game: AnyGame, step: Step, seat: int) -> Seen:
    """A deal as a seat saw it."""
    told = tuple(game.told_deal(step.after, seat))
    return Seen(game.view(step.before, seat), told, game.view(step.after, seat))


def seen_turn(game: AnyGame, step: Step, seat: int) -> Seen:
    """A turn as a seat saw it."""
    told = tuple(game.told(step.before, move_of(step), step.after, seat))
    return Seen(game.view(step.before, seat), told, game.view(step.after, seat))
