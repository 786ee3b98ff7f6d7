"""Draws below bounds of any size."""

from collections import Counter
from collections.abc import Hashable

import pytest

from sabot.core.counting import draw_below
from sabot.core.rng import Rng
from tests.statistics import excess


@pytest.mark.parametrize("bound", [1, 2, 7, 12, 33])
def test_every_number_below_a_small_bound_is_as_likely(bound: int) -> None:
    rng = Rng(bound)
    seen: Counter[Hashable] = Counter(draw_below(bound, rng) for _ in range(400 * bound))
    assert seen.keys() == set(range(bound))
    if bound > 1:
        assert excess(seen, Counter(dict.fromkeys(range(bound), 1))) < 4.5


@pytest.mark.parametrize("bound", [2**32, 2**32 + 1, 3 * 2**100 + 5, 60**20])
def test_every_tenth_of_a_large_bound_is_as_likely(bound: int) -> None:
    rng = Rng(9)
    draws = [draw_below(bound, rng) for _ in range(4000)]
    assert all(0 <= draw < bound for draw in draws)
    seen: Counter[Hashable] = Counter(10 * draw // bound for draw in draws)
    assert excess(seen, Counter(dict.fromkeys(range(10), 1))) < 4.5
