"""How far counts are from what was expected."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt


def excess(seen: Counter[Hashable], expected: Counter[Hashable]) -> float:
    """How far the chi-square statistic lies above its mean, in standard deviations."""
    samples, total = sum(seen.values()), sum(expected.values())
    statistic = sum(
        (seen[thing] - samples * weight / total) ** 2 / (samples * weight / total)
        for thing, weight in expected.items()
    )
    freedom = len(expected) - 1
    return (statistic - freedom) / sqrt(2 * freedom)


def two_sample_excess(one: Counter[Hashable], other: Counter[Hashable], least: int = 10) -> float:
    """As `excess`, of two samples that should come from one distribution; rare things pooled."""
    frequent = [thing for thing in one | other if one[thing] + other[thing] >= least]
    pairs = [(one[thing], other[thing]) for thing in frequent]
    rare = (one.total() - sum(a for a, _ in pairs), other.total() - sum(b for _, b in pairs))
    pairs += [rare] if sum(rare) else []
    ratio = sqrt(other.total() / one.total())
    statistic = sum((a * ratio - b / ratio) ** 2 / (a + b) for a, b in pairs)
    freedom = max(len(pairs) - 1, 1)
    return (statistic - freedom) / sqrt(2 * freedom)
