"""The generator for playouts: seeded, even, and the same on both builds."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.rng import MULTIPLIER, WORD, Rng
from tests.statistics import excess


def test_the_same_seed_draws_the_same_numbers() -> None:
    one, two = Rng(5), Rng(5)
    assert [one.below(100) for _ in range(50)] == [two.below(100) for _ in range(50)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Rng(seed).word() for seed in range(2000)]
    assert len(set(first)) == 2000
    assert excess(Counter(word & 15 for word in first), Counter(range(16))) < 4


def test_the_multiplier_keeps_products_within_63_bits() -> None:
    assert MULTIPLIER * WORD + MULTIPLIER < 2**63


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 67, 1000])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    rng = Rng(bound)
    seen: Counter[Hashable] = Counter(int(rng.below(bound)) for _ in range(20_000))
    assert set(seen) <= set(range(bound))
    assert bound == 1 or excess(seen, Counter(range(bound))) < 4


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    # Two thirds of all words: without rejection the lower half would come twice as often.
    bound = 3 * 2**29
    rng = Rng(1)
    low = sum(rng.below(bound) < bound // 2 for _ in range(4000))
    assert abs(low - 2000) < 4 * 32


def test_shuffles_and_permutations_are_uniform() -> None:
    rng = Rng(9)
    orders: Counter[Hashable] = Counter()
    for _ in range(12_000):
        cards = vec[i64](range(4))
        rng.shuffle(cards)
        orders[tuple(int(card) for card in cards)] += 1
    expected: Counter[Hashable] = Counter(permutations(range(4)))
    assert excess(orders, expected) < 4
    drawn: Counter[Hashable] = Counter(tuple(rng.permutation(4)) for _ in range(12_000))
    assert excess(drawn, expected) < 4
