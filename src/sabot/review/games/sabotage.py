"""Sabotage: the roofs by moment, what they came to, and when to end the round."""

from collections.abc import Iterator
from statistics import fmean
from typing import Literal, cast

from sabot.core.state import NOBODY, State
from sabot.games.sabotage.moves import Answer, AskPartner, EndRound, GoOn
from sabot.games.sabotage.roofs import COST_OF_ENDING
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import SIDE, SIDE_COUNT
from sabot.review.parts import GameParts
from sabot.review.record_states import move_of
from sabot.review.truth_part import RoundTruth
from sabot.wire.review import Ending, EndMoment, RoofCurve


class ReviewedSabotage:
    """Adds the roofs and the ending."""

    def measured(self, state: State) -> tuple[int, ...]:
        """What the roofs of both sides were worth at the end, with the bonus."""
        game = cast("Sabotage", state)
        last = len(game.results) - 1
        bonus = game.setup.lines.bonus
        return tuple(int(bonus[game.result_value(last, side)]) for side in range(SIDE_COUNT))

    def parts(self, found: RoundTruth) -> GameParts:
        """The roofs and the ending of a round."""
        roofs = tuple(roof_curve(found, side) for side in range(SIDE_COUNT))
        return GameParts(roofs=roofs, ending=ending(found))


def roof_curve(found: RoundTruth, side: int) -> RoofCurve:
    """A side's roof by moment."""
    chapter = found.chapter
    states = [chapter.opening, *(step.before for step in chapter.turns[1:]), chapter.last]
    measured = [[playout[found.players + side] for playout in each] for each in found.truth.states]
    potential = [round(fmean(each), 2) for each in measured]
    value = [float(with_bonus(cast("Sabotage", state), side)) for state in states]
    if not chapter.turns:
        value = value[:1]
    elif chapter.last.to_act() == NOBODY:
        value[-1] = potential[-1]  # the roofs are cleared when a round is over
    return RoofCurve(f"side-{side}", value, potential)


def with_bonus(state: Sabotage, side: int) -> int:
    """What a side's roof is worth now."""
    return int(state.setup.lines.bonus[state.value(side)])


def moments(found: RoundTruth) -> Iterator[tuple[int, EndMoment]]:
    """Every decision about the end of the round, with the number of moves before it."""
    for at, step in enumerate(found.chapter.turns):
        if step.turn is None or not isinstance(
            move_of(step), EndRound | GoOn | AskPartner | Answer
        ):
            continue
        seat, state = step.turn.seat, cast("Sabotage", step.before)
        side = seat & SIDE
        lead = with_bonus(state, side) - COST_OF_ENDING - with_bonus(state, side ^ SIDE)
        yield at, EndMoment(step.number, seat, lead, going_on(found, at, side))


def going_on(found: RoundTruth, at: int, side: int) -> float:
    """How likely a side was to win by going on, in truth: where it did, after that decision."""
    move = move_of(found.chapter.turns[at])
    ends = isinstance(move, EndRound) or (isinstance(move, Answer) and move.agree)
    curve = next(each.chance for each in found.sides if each.side == f"side-{side}")
    return curve[at] if ends else curve[at + 1]


def ending(found: RoundTruth) -> Ending:
    """How the round ended against when it could have been ended best."""
    known = [*moments(found)]
    last = cast("Sabotage", found.chapter.last)
    by_seat = NOBODY
    if found.chapter.turns and last.to_act() == NOBODY:
        by_seat = int(last.ended_by(len(last.results) - 1))
    ended = None if by_seat == NOBODY or not known else known[-1][1]
    missed = tuple(first_missed(found, [each for _, each in known if each is not ended]))
    return Ending(ended, missed, verdict(found, ended, missed))


def first_missed(found: RoundTruth, known: list[EndMoment]) -> Iterator[EndMoment]:
    """By side that lost the round, the first moment at which ending would have won it."""
    for side in found.sides:
        if side.won is not False:
            continue
        could = (each for each in known if each.seat in side.seats and each.lead > 0)
        first = next(could, None)
        if first is not None:
            yield first


def verdict(
    found: RoundTruth, ended: EndMoment | None, missed: tuple[EndMoment, ...]
) -> Literal["right", "too-early", "too-late", "cards"]:
    """Whether the round was ended at the right time."""
    if ended is None:
        return "too-late" if missed else "cards"
    ender = next(each for each in found.sides if ended.seat in each.seats)
    if not ender.won:
        return "too-early"
    return "too-late" if any(each.seat not in ender.seats for each in missed) else "right"
