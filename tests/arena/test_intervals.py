"""Intervals hold the truth as often as they claim, and quantiles are those of the tables."""

import random
from collections.abc import Callable
from math import isinf

import pytest

from sabot.arena.intervals import Estimate, estimate, relative, student, t_quantile, wilson


@pytest.mark.parametrize(
    ("chance", "freedom", "expected"),
    [
        (0.975, 1, 12.706),
        (0.975, 2, 4.303),
        (0.975, 5, 2.571),
        (0.975, 10, 2.228),
        (0.975, 30, 2.042),
        (0.975, 1000, 1.962),
        (0.995, 12, 3.055),
        (0.95, 20, 1.725),
    ],
)
def test_quantiles_are_those_of_the_tables(chance: float, freedom: int, expected: float) -> None:
    assert t_quantile(chance, freedom) == pytest.approx(expected, abs=0.0015)


def test_wilsons_interval_is_the_known_one() -> None:
    # 10 of 20: https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
    found = wilson([1] * 10 + [0] * 10)
    assert (found.mean, found.deals) == (0.5, 20)
    assert (found.low, found.high) == pytest.approx((0.2993, 0.7007), abs=5e-5)


def test_nothing_ever_seen_is_not_impossible() -> None:
    assert wilson([0] * 100) == pytest.approx((0, 0, 0.0370, 100), abs=5e-5)
    assert wilson([1] * 100) == pytest.approx((1, 0.9630, 1, 100), abs=5e-5)
    assert student([0.0] * 100, reach=1.0) == pytest.approx((0, -0.03, 0.03, 100), abs=5e-4)


def test_students_interval_is_the_known_one() -> None:
    found = student([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.mean == 5
    assert found.high - found.mean == pytest.approx(2.3646 * 2.13809 / 8**0.5, abs=1e-3)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_one_deal_says_nothing_of_the_spread() -> None:
    found = student([3.0])
    assert found.mean == 3
    assert isinf(found.low)
    assert isinf(found.high)


def covered(
    truth: float, draw: Callable[[random.Random], list[float]], *, share: bool = False
) -> float:
    """How often the interval of drawn values holds the truth."""
    rng = random.Random(8)
    runs = 4000
    found = [estimate(draw(rng), share=share) for _ in range(runs)]
    return sum(each.low <= truth <= each.high for each in found) / runs


def test_intervals_of_means_cover_the_truth() -> None:
    assert covered(1.0, lambda rng: [rng.gauss(1, 3) for _ in range(12)]) == pytest.approx(
        0.95, abs=0.012
    )
    # As differences of wins are: −1, 0 or 1.
    drawn = covered(0.1, lambda rng: rng.choices([-1.0, 0.0, 1.0], [2, 5, 3], k=100))
    assert drawn == pytest.approx(0.95, abs=0.012)


@pytest.mark.parametrize("truth", [0.03, 0.3, 0.5])
def test_intervals_of_shares_cover_the_truth(truth: float) -> None:
    drawn = covered(
        truth, lambda rng: [float(rng.random() < truth) for _ in range(120)], share=True
    )
    assert 0.93 <= drawn <= 0.98


def test_seats_of_one_deal_are_one_value() -> None:
    """Counting seats that win together as five values would make intervals far too narrow."""
    rng = random.Random(3)
    deals = [float(rng.random() < 0.5) for _ in range(100)]
    seats = [won for won in deals for _ in range(5)]
    apart = estimate(deals, share=True)
    together = estimate(seats, share=True)
    assert together.high - together.low < 0.5 * (apart.high - apart.low)


def test_relative_changes_cover_the_truth() -> None:
    rng = random.Random(5)
    runs = 2000
    held = 0
    for _ in range(runs):
        luck = [rng.uniform(2, 8) for _ in range(60)]
        found = relative([0.8 * each + rng.gauss(0, 1) for each in luck], luck)
        assert found is not None
        held += found.low <= -0.2 <= found.high
    assert held / runs == pytest.approx(0.95, abs=0.015)


def test_nothing_is_a_share_of_nothing() -> None:
    assert relative([1.0, 2.0], [0.0, 0.0]) is None
    assert relative([2.0, 2.0], [4.0, 4.0]) == Estimate(-0.5, -0.5, -0.5, 2)
