"""Luck apart from skill: the parts add up, and each counts what it is named for."""

import pytest

from sabot.arena.intervals import Estimate
from sabot.review.decision_judge import Judgement
from sabot.review.luck_and_skill import account_of, changes, curve, luck_of, skill_in
from sabot.review.true_curve import Truth, Worths
from sabot.review_report.figures import mistakes_in, shown_wrongly, total_of
from tests.review.findings import small_review

# Two seats, two playouts; seat 0 makes the first move and the third.
STATES: list[list[Worths]] = [
    [(400, 600), (600, 400)],
    [(500, 500), (700, 300)],
    [(300, 700), (300, 700)],
    [(1000, 0), (1000, 0)],
]
ACTORS = [0, 1, 0]
TRUTH = Truth([(500, 500), (700, 300)], STATES)


def judged(gained: float) -> Judgement:
    return Judgement(5, 0.0, 0.0, Estimate(gained, gained - 98, gained + 98, 60))


def test_what_changed_is_credited_to_who_moved() -> None:
    mine = changes(0, [True, False, True], STATES)
    assert mine == [(500 - 400) + (1000 - 300), (700 - 600) + (1000 - 300)]
    assert changes(0, [False, True, False], STATES) == [-200, -400]


def test_the_parts_add_up_to_the_outcome() -> None:
    account = account_of(luck_of(0, ACTORS, TRUTH), skill_in([judged(50.0), judged(150.0)]), 10)
    assert account.expected.mean == 60
    assert account.deal.mean == 50 - 60
    assert account.others.mean == -30
    assert account.skill.mean == 20
    assert account.unseen.mean == 80 - 20
    parts = (account.expected, account.deal, account.others, account.skill, account.unseen)
    assert sum(part.mean for part in parts) == pytest.approx(account.outcome)
    assert account.outcome == 100
    # Two errors of 5 each, that do not depend on each other.
    assert account.skill.high - account.skill.mean == pytest.approx(9.8 * 2**0.5, abs=0.01)


def test_a_curve_has_a_point_before_each_move_and_one_at_the_end() -> None:
    assert curve(1, STATES, 10) == [50, 40, 70, 0]


def test_rounds_add_up() -> None:
    found = small_review()
    accounts = [played.seats[0].account for played in found.rounds]
    total = total_of([each for each in accounts if each is not None])
    assert (total.expected.mean, total.outcome, total.skill.mean) == (100, 100, -4)
    assert total.skill.high - total.skill.mean == pytest.approx(2**0.5)


def test_one_comparison_in_thirty_may_be_shown_wrongly() -> None:
    assert shown_wrongly(small_review()) == 1


def test_mistakes_are_sorted_the_worst_first() -> None:
    assert [each.step for each in mistakes_in(small_review())] == [3, 5, 1]
