"""A review made: its parts handed out to workers, and what they found put together."""

from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

from sabot.arena.workers import Crew
from sabot.core.state import NOBODY
from sabot.review.evaluator import measure_of, seed_for, unit_of
from sabot.review.findings import Choice, Point, Review, RoundFound, SeatRound
from sabot.review.luck_and_skill import account_of, curve, scaled, span_of
from sabot.review.move_text import Wording
from sabot.review.record_states import Chapter, Story, move_of, story_in
from sabot.review.seat_decisions import Decision, decisions_of
from sabot.review.true_curve import Teller, Truth


class Part(NamedTuple):
    """One part of a review: what a seat could know in a round, or, for no seat, what was true."""

    text: str
    round: int
    seat: int | None
    playouts: int
    seed: str


class Found(NamedTuple):
    """What came out of one part."""

    truth: Truth | None
    decisions: list[Decision]


class Asked(NamedTuple):
    """What is to be reviewed: a record's text, the seats, how thoroughly, and the seed."""

    text: str
    seats: tuple[int, ...]
    playouts: int
    seed: str


def parts_of(asked: Asked) -> list[Part]:
    """The parts of a review, round by round."""
    return [
        Part(asked.text, chapter.number, seat, asked.playouts, asked.seed)
        for chapter in story_in(asked.text).chapters
        for seat in (None, *asked.seats)
    ]


def find(part: Part) -> Found:
    """Work out one part: what a worker does."""
    story = story_in(part.text)
    chapter = story.chapters[part.round - 1]
    measure = measure_of(story.game, story.record.options)
    seed = seed_for(part.seed, part.round, part.seat)
    if part.seat is None:
        return Found(Teller(chapter, measure).truth(part.playouts, seed), [])
    return Found(None, decisions_of(chapter, part.seat, measure, part.playouts, seed))


def review(asked: Asked, wording: Wording, crew: Crew, watch: Callable[[], None]) -> Review:
    """The whole review; `watch` is called after each part."""
    story = story_in(asked.text)
    found = iter(crew.results(find, parts_of(asked)))
    rounds: list[RoundFound] = []
    choices: list[Choice] = []
    for chapter in story.chapters:
        truth = watched(found, watch).truth
        if truth is None:
            raise AssertionError("the truth of a round comes before its seats")
        by_seat = {seat: watched(found, watch).decisions for seat in asked.seats}
        rounds.append(round_found(story, chapter, truth, by_seat))
        for seat, decisions in by_seat.items():
            choices += [choice(story, chapter, seat, each, wording) for each in decisions]
    return whole(asked, story, rounds, choices, wording)


def watched(found: Iterator[Found], watch: Callable[[], None]) -> Found:
    """The next part."""
    part = next(found)
    watch()
    return part


def whole(
    asked: Asked, story: Story, rounds: list[RoundFound], choices: list[Choice], wording: Wording
) -> Review:
    """All that was found, with what it was found of."""
    game, record = story.game, story.record
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
    story: Story, chapter: Chapter, truth: Truth, by_seat: dict[int, list[Decision]]
) -> RoundFound:
    """One round, for the seats that are reviewed."""
    size, first = unit_of(story.game.id).size, chapter.deal.number + 1
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
                role_of(story.game.view(chapter.last, seat), seat),
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
    story: Story, chapter: Chapter, seat: int, decision: Decision, wording: Wording
) -> Choice:
    """One decision in words and figures."""
    size, judged = unit_of(story.game.id).size, decision.judged
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
        else wording.move(step.before, seat, story.game.move_of(better)),
        lost=None if judged.lost is None else span_of(judged.lost, size),
        mistake=judged.is_mistake(),
    )
