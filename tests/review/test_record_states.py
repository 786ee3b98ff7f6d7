"""Whole games reviewed: the truth, what a seat is shown, and moves in words."""

from functools import lru_cache
from typing import Any

import pytest

from sabot.bots.bot import Seen
from sabot.bots.roster import has_factory
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.locales import Words
from sabot.review.evaluator import Evaluator, evaluator_of, unit_of
from sabot.review.record_states import GameHistory, history_in, move_of
from sabot.review.seat_part import Chance, SeatPart, seen_step
from sabot.review.true_curve import TrueCurve, at_mark, marks_of
from sabot.terminal.move_text import MoveText
from tests.review.games import record_of

pytestmark = pytest.mark.slow

KINDS = {
    "saboteur": "saboteur(players=4,rounds=2)",
    "saboteur2": "saboteur2(players=4,rounds=1)",
    "seven_seals": "seven_seals(players=3,rounds=1)",
    "sabotage": "sabotage(players=2,rounds=1)",
}
GAMES = [game for game in KINDS if has_factory(game)]
PLAYOUTS = 12


@lru_cache
def history(game: str, most: int = 10_000) -> GameHistory:
    return history_in(record_of(KINDS[game], "rules,random", "story", most))


def measure(found: GameHistory) -> Evaluator:
    return evaluator_of(found.game, found.record.options)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_that_is_shared_is_the_one_that_would_have_been_played(game: str) -> None:
    found = history(game)
    chapter = found.chapters[0]
    teller = TrueCurve(chapter, measure(found))
    rng = Rng(5)
    streams = [int(rng.below(1000)) for _ in range(PLAYOUTS)]
    shared = teller.from_states(streams)
    marks = [marks_of(teller.states, Rng(stream)) for stream in streams]
    for at in range(len(teller.states)):
        alone = [
            teller.played_out(chapter.opening, teller.states[at].copy(), at_mark(mark[at]))
            for mark in marks
        ]
        assert alone == shared[at]


@pytest.mark.parametrize("game", GAMES)
def test_the_true_curve_ends_with_what_came_out(game: str) -> None:
    found = history(game)
    chapter, by = found.chapters[-1], measure(found)
    truth = TrueCurve(chapter, by).truth(2, 1)
    assert len(truth.states) == len(chapter.turns) + 1
    worths = [by.round_value.worth(chapter.opening, chapter.last, seat) for seat in found.seats]
    assert truth.states[-1] == [tuple(worths)] * 2


@pytest.mark.parametrize(("game", "sign"), [("saboteur2", 1), ("seven_seals", -1)])
def test_units_are_what_scores_are_counted_in(game: str, sign: int) -> None:
    """A nugget is a nugget, and a penalty point one less."""
    if game not in GAMES:
        pytest.skip("it has no bot factory yet")
    found = history(game)
    chapter, by = found.chapters[0], measure(found)
    for seat in found.seats:
        gained = int(chapter.last.score(seat)) - int(chapter.opening.score(seat))
        worth = int(by.round_value.worth(chapter.opening, chapter.last, seat))
        assert worth / unit_of(game).size == pytest.approx(sign * abs(gained))


class Spy:
    """Beliefs that write down what they are shown."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.seen: list[Seen] = []
        self.asked: list[Any] = []

    def see(self, step: Seen) -> None:
        self.seen.append(step)

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        self.asked.append(view)
        return [self.game.imagine(view, rng) for _ in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_what_could_be_known_comes_from_the_seats_own_eyes(game: str) -> None:
    found = history(game)
    chapter, seat = found.chapters[0], 1
    spy = Spy(found.game)
    factory: Any = type("Factory", (), {"beliefs": staticmethod(lambda *_: spy)})
    by = measure(found)._replace(factory=factory)
    decisions = SeatPart(chapter, seat, by, Chance(2, 1)).found().decisions
    own = [at for at, who in enumerate(chapter.seats()) if who == seat]
    assert [each.step for each in decisions] == [chapter.turns[at].number for at in own]
    # The deal, and then every turn as it was told to this seat.
    assert len(spy.seen) == len(chapter.turns) + 1
    assert spy.seen[1:] == [seen_step(found.game, step, seat) for step in chapter.turns]
    views = [found.game.view(chapter.turns[at].before, seat) for at in own]
    assert all(view in views for view in spy.asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_of_a_seat_does_not_depend_on_chance_but_its_own(game: str) -> None:
    found = history(game)
    by = measure(found)
    one, again, other = (
        SeatPart(found.chapters[0], 0, by, Chance(3, seed)).found() for seed in (7, 7, 8)
    )
    assert one == again
    assert one != other


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_words_that_name_who_made_it(game: str) -> None:
    found = history(game)
    names = [f"Player {seat}" for seat in found.seats]
    wording = MoveText(found.game, names, Words("en"))
    for step in found.chapters[0].turns[::9]:
        seat = step.turn.seat if step.turn else 0
        said = wording.move(step.before, seat, move_of(step))
        assert f"Player {seat} " in said
        assert said.endswith(".")


def test_a_look_that_was_not_taken_is_told_without_what_it_would_have_shown() -> None:
    found = history("saboteur")
    game, names = found.game, [f"Player {seat}" for seat in found.seats]
    wording, looks, discards = MoveText(game, names, Words("en")), 0, 0
    for step in found.chapters[0].turns[:30]:
        seat = step.turn.seat if step.turn else 0
        view = game.view(step.before, seat)
        for move in view.moves:
            kind = type(move).__name__
            if kind == "ReadMap":
                # A goal that the seat has looked at before, it knows.
                said = wording.move(step.before, seat, move)
                assert (":" in said) == (view.goals[move.goal].card is not None), said
                looks += 1
            elif kind == "Pass":
                # What one throws away oneself, one knows.
                assert "discards" in wording.move(step.before, seat, move)
                discards += 1
    assert looks
    assert discards


def test_a_round_that_is_not_over_is_played_out() -> None:
    found = history("saboteur", 9)
    chapter = found.chapters[0]
    assert chapter.last.to_act() != NOBODY
    truth = TrueCurve(chapter, measure(found)).truth(6, 1)
    assert len(truth.states) == 10
    assert len(set(truth.states[-1])) > 1
