"""Means with their 95 % intervals. Each value is a deal's: its seats are not independent."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

LEVEL: Final = 0.95
NORMAL: Final = NormalDist()
# The range of a mean without bounds.
ANYWHERE: Final = (-math.inf, math.inf)


class Estimate(NamedTuple):
    """A mean, its confidence interval at the given level, and the number of deals."""

    mean: float
    low: float
    high: float
    deals: int


def estimate(values: Sequence[float], level: float = LEVEL, *, share: bool = False) -> Estimate:
    """The mean of the deals' values with its interval; a share lies between 0 and 1."""
    if not share:
        return student(values, level)
    if all(value in {0, 1} for value in values):
        return wilson(values, level)
    found = student(values, level, reach=1.0)
    return found._replace(low=max(found.low, 0.0), high=min(found.high, 1.0))


def wilson(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """The share of ones, with Wilson's interval, which is sound close to 0 and 1 as well."""
    deals = len(values)
    share = fmean(values)
    z = NORMAL.inv_cdf((1 + level) / 2)
    shrunk = 1 + z * z / deals
    middle = (share + z * z / (2 * deals)) / shrunk
    half = z / shrunk * math.sqrt(share * (1 - share) / deals + z * z / (4 * deals * deals))
    # Exactly 0 or 1 at the ends, where rounding would leave a crumb.
    low = 0.0 if share == 0 else middle - half
    high = 1.0 if share == 1 else middle + half
    return Estimate(share, low, high, deals)


def student(values: Sequence[float], level: float = LEVEL, reach: float = 0.0) -> Estimate:
    """The mean with Student's interval; a single deal gives no interval.

    `reach` is the largest possible deviation of a deal. It counts where all deals so far are equal
    and their variance says nothing, by the rule of three.
    """
    deals = len(values)
    mean = fmean(values)
    if deals == 1:
        return Estimate(mean, *ANYWHERE, deals)
    variance = sum((value - mean) ** 2 for value in values) / (deals - 1)
    half = t_quantile((1 + level) / 2, deals - 1) * math.sqrt(variance / deals)
    if variance == 0:
        half = -math.log(1 - level) * reach / deals
    return Estimate(mean, mean - half, mean + half, deals)


def relative(values: Sequence[float], others: Sequence[float]) -> Estimate | None:
    """The relative difference of the values to the others of the same deals.

    The interval is that of a ratio of means, by its linear part. None if the mean of the others is
    not above 0.
    """
    base = fmean(others)
    if base <= 0:
        return None
    ratio = fmean(values) / base
    pairs = zip(values, others, strict=True)
    return student([ratio - 1 + (value - ratio * other) / base for value, other in pairs])


def t_quantile(chance: float, freedom: int) -> float:
    """The quantile of Student's t distribution."""
    if freedom == 1:
        return math.tan(math.pi * (chance - 0.5))
    if freedom == 2:
        return (2 * chance - 1) * math.sqrt(2 / (4 * chance * (1 - chance)))
    # Fisher and Cornish: a series around the normal quantile, right to a thousandth from 5 on.
    z = NORMAL.inv_cdf(chance)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / math.pow(freedom, power) for power, term in enumerate(terms, start=1))
