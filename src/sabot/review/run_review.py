"""Makes a review: hands its parts out to workers, and puts the results together."""

from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

from sabot.arena.workers import Workers
from sabot.core.state import NOBODY
from sabot.review.evaluator import evaluator_of, seed_for, unit_of
from sabot.review.findings import Choice, Point, Review, RoundFound, SeatRound
from sabot.review.luck_and_skill import account_of, curve, scaled, span_of
from sabot.review.move_text import MoveText
from sabot.review.record_states import GameHistory, RoundHistory, history_in, move_of
from sabot.review.seat_decisions import Decision, decisions_of
from sabot.review.true_curve import TrueCurve, Truth


class Part(NamedTuple):
    """One part of a review: the decisions of a seat in a round, or the true curve for no seat."""

    text: str
    round: int
    seat: int | None
    playouts: int
    seed: str


class Found(NamedTuple):
    """The result of one part."""

    truth: Truth | None
    decisions: list[Decision]


class Asked(NamedTuple):
    """The parameters of a review: a record's text, seats, number of playouts, and seed."""

    text: str
    seats: tuple[int, ...]
    playouts: int
    seed: str


def parts_of(asked: Asked) -> list[Part]:
    """The parts of a review, round by round."""
    return [
        Part(asked.text, chapter.number, seat, asked.playouts, asked.seed)
        for chapter in history_in(asked.text).chapters
        for seat in (None, *asked.seats)
    ]


def find(part: Part) -> Found:
    """Compute one part: the task of a worker."""
    history = history_in(part.text)
    chapter = history.chapters[part.round - 1]
    measure = evaluator_of(history.game, history.record.options)
    seed = seed_for(part.seed, part.round, part.seat)
    if part.seat is None:
        return Found(TrueCurve(chapter, measure).truth(part.playouts, seed), [])
    return Found(None, decisions_of(chapter, part.seat, measure, part.playouts, seed))


def review(asked: Asked, wording: MoveText, workers: Workers, watch: Callable[[], None]) -> Review:
    """The whole review; `watch` is called after each part."""
    history = history_in(asked.text)
    found = iter(workers.results(find, parts_of(asked)))
    rounds: list[RoundFound] = []
    choices: list[Choice] = []
    for chapter in history.chapters:
        truth = watched(found, watch).truth
        if truth is None:
            raise AssertionError("the truth of a round comes before its seats")
        by_seat = {seat: watched(found, watch).decisions for seat in asked.seats}
        rounds.append(round_found(history, chapter, truth, by_seat))
        for seat, decisions in by_seat.items():
            choices += [choice(history, chapter, seat, each, wording) for each in decisions]
    return whole(asked, history, rounds, choices, wording)


def watched(found: Iterator[Found], watch: Callable[[], None]) -> Found:
    """Report progress, and return the next part."""
    part = next(found)
    watch()
    return part


def whole(
    asked: Asked,
    history: GameHistory,
    rounds: list[RoundFound],
    choices: list[Choice],
    wording: MoveText,
) -> Review:
    """The review from its parts."""
    game, record = history.game, history.record
    return Review(
        sabot=version("sabot"),
        game=game.id,
        rules=game.rules_version,
        options=game.format_options(record.options),
        names=wording.names,
        finished=record.scores is not None,
        seats=list(asked.seats),
        seed=asked.seed,
        playouts=asked.playouts,
        unit=unit_of(game.id).name,
        rounds=rounds,
        choices=sorted(choices, key=lambda each: each.move),
    )


def round_found(
    history: GameHistory, chapter: RoundHistory, truth: Truth, by_seat: dict[int, list[Decision]]
) -> RoundFound:
    """One round, for the seats that are reviewed."""
    size, first = unit_of(history.game.id).size, chapter.deal.number + 1
    return RoundFound(
        chapter.number,
        first,
        len(chapter.turns),
        bool(chapter.last.to_act() == NOBODY),
        [
            SeatRound(
                seat,
                curve(seat, truth.states, size),
                [Point(first + each.at, scaled(each.judged.before, size)) for each in decisions],
                account_of(seat, chapter.seats(), truth, decisions, size),
                role_of(history.game.view(chapter.last, seat), seat),
            )
            for seat, decisions in by_seat.items()
        ],
    )


def role_of(view: Any, seat: int) -> str | None:
    """The role of a seat, in a game that has roles."""
    seats = getattr(view, "seats", None)
    role: str | None = None if seats is None else getattr(seats[seat], "role", None)
    return role


def choice(
    history: GameHistory, chapter: RoundHistory, seat: int, decision: Decision, wording: MoveText
) -> Choice:
    """One decision in words and figures."""
    size, judged = unit_of(history.game.id).size, decision.judged
    step = chapter.turns[decision.at]
    better = judged.better
    return Choice(
        round=chapter.number,
        move=step.number,
        seat=seat,
        made=wording.move(step.before, seat, move_of(step)),
        moves=judged.moves,
        before=scaled(judged.before, size),
        after=scaled(judged.after, size),
        gained=span_of(judged.gained, size),
        better=None
        if better is None
        else wording.move(step.before, seat, history.game.move_of(better)),
        lost=None if judged.lost is None else span_of(judged.lost, size),
        mistake=judged.is_mistake(),
    )
