"""The sequential test errs as seldom as it promises, and stops early."""

import random
from collections.abc import Callable
from math import log
from statistics import fmean

import pytest

from sabot.arena.command import Asked, contest_of, question_of
from sabot.arena.contest import Contest
from sabot.arena.round_scores import accounting_of
from sabot.arena.sequential_test import LEAST_DEALS, Question, SequentialTest
from sabot.core.errors import SabotError

Draw = Callable[[random.Random, float], float]


def wins(rng: random.Random, mean: float) -> float:
    """A difference of wins: −1, 0 or 1, half of the deals without any."""
    return rng.choices([-1.0, 0.0, 1.0], [0.25 - mean / 2, 0.5, 0.25 + mean / 2])[0]


def points(rng: random.Random, mean: float) -> float:
    """A difference of points, with the long tails of card games."""
    return mean + rng.expovariate(1) - rng.expovariate(1)


def runs(draw: Draw, truth: float, question: Question, number: int) -> list[SequentialTest]:
    """Inquiries that went on until they were decided."""
    rng = random.Random(11)
    found = [SequentialTest(question) for _ in range(number)]
    for inquiry in found:
        while inquiry.verdict == "undecided":
            inquiry.hear(draw(rng, truth))
    return found


def rate(found: list[SequentialTest], verdict: str) -> float:
    return sum(inquiry.verdict == verdict for inquiry in found) / len(found)


@pytest.mark.parametrize(("draw", "delta"), [(wins, 0.1), (points, 0.3)])
def test_it_errs_as_seldom_as_it_promises(draw: Draw, delta: float) -> None:
    question = Question(delta, alpha=0.05, beta=0.1)
    # 500 runs at a rate of 5 % stray by one in a hundred at most one time in three.
    assert rate(runs(draw, 0.0, question, 500), "better") <= 0.075
    assert rate(runs(draw, delta, question, 500), "not better") <= 0.13


def test_it_stops_the_earlier_the_clearer_it_is() -> None:
    question = Question(0.1)
    needed = [fmean(each.deals for each in runs(wins, mean, question, 60)) for mean in (0.1, 0.3)]
    assert needed[1] < needed[0] / 2
    # A test of fixed size with the same error rates needs (1.645 + 1.645)² · 0.5 / 0.1² deals.
    assert needed[0] < 541


def test_worse_bots_are_soon_seen_through() -> None:
    found = runs(wins, -0.2, Question(0.1), 60)
    assert rate(found, "not better") == 1
    assert fmean(each.deals for each in found) < 120


def test_deals_that_are_all_alike_decide() -> None:
    alike = SequentialTest(Question(0.05))
    for _ in range(200):
        alike.hear(0.0)
    assert alike.verdict == "not better"
    always = SequentialTest(Question(0.05))
    for _ in range(LEAST_DEALS):
        always.hear(1.0)
    assert always.verdict == "better"


def test_it_stands_by_its_verdict() -> None:
    inquiry = SequentialTest(Question(0.05))
    for _ in range(LEAST_DEALS):
        inquiry.hear(1.0)
    ratio = inquiry.log_ratio()
    assert {inquiry.hear(-1.0) for _ in range(500)} == {"better"}
    assert (inquiry.log_ratio(), inquiry.deals) == (ratio, LEAST_DEALS)


def test_too_few_deals_decide_nothing() -> None:
    inquiry = SequentialTest(Question(0.05))
    assert {inquiry.hear(1.0) for _ in range(LEAST_DEALS - 1)} == {"undecided"}
    assert inquiry.hear(1.0) == "better"


def test_the_ratio_is_that_of_normal_distributions_with_fitted_variances() -> None:
    inquiry = SequentialTest(Question(0.1))
    for advantage in (1.0, 0.0, 1.0, -1.0):
        inquiry.hear(advantage)
    # A mean of 1/4; the variance is 3/4 − 1/16, and a quarter of δ² more.
    variance = 0.6875 + 0.0025
    ratio = 2 * log((variance + 0.25**2) / (variance + 0.15**2))
    assert inquiry.log_ratio() == pytest.approx(ratio)


def contest(*bots: str) -> Contest:
    return contest_of(Asked("sabotage", bots, 2, "rounds=1", None, None, "1", 1.0))


def test_a_question_is_asked_of_two_bots_at_sound_error_rates() -> None:
    pair = contest("random", "rules")
    usual = accounting_of("sabotage").measures[0].delta
    assert question_of(pair, None, 0.05, 0.1) == Question(usual, 0.05, 0.1)
    assert question_of(pair, 0.01, 0.49, 0.001) == Question(0.01, 0.49, 0.001)
    for delta, alpha, beta, said in (
        (0.0, 0.05, 0.05, "delta"),
        (-1.0, 0.05, 0.05, "delta"),
        (None, 0.0, 0.05, "error rates"),
        (None, 0.5, 0.05, "error rates"),
        (None, 0.05, 0.0, "error rates"),
        (None, 0.05, 0.5, "error rates"),
    ):
        with pytest.raises(SabotError, match=said):
            question_of(pair, delta, alpha, beta)
    with pytest.raises(SabotError, match="two bots"):
        question_of(contest("random"), None, 0.05, 0.05)


def test_as_many_bots_as_seats_and_six_at_most_take_part() -> None:
    assert contest("random", "rules").bots == ("random", "rules")
    budgets = [f"searcher@playouts={playouts}+seconds=0" for playouts in range(1, 8)]

    def crowd(number: int) -> Contest:
        asked = Asked("saboteur", tuple(budgets[:number]), 8, "rounds=1", None, None, "1", 1.0)
        return contest_of(asked)

    assert len(crowd(6).bots) == 6
    with pytest.raises(SabotError, match="1 to 6 bots"):
        crowd(7)
    with pytest.raises(SabotError, match="1 to 6 bots"):
        crowd(0)
    with pytest.raises(SabotError, match="don't fit on 2 seats"):
        contest("random", "rules", budgets[0])
    with pytest.raises(SabotError, match="named once"):
        contest("random", "random")


def test_the_bounds_are_walds() -> None:
    low, high = Question(0.1, alpha=0.05, beta=0.05).bounds()
    assert (low, high) == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert SequentialTest(Question(0.1)).log_ratio() == 0
