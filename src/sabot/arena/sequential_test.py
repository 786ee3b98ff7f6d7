"""When enough has been played: a generalised sequential probability ratio test (GSPRT).

The question: is the mean advantage 0, or is it δ? After each deal the log-likelihood ratio of the
two is compared with the bounds of Wald that keep the error rates: to say "better" when the truth
is 0 as seldom as `alpha`, and "not better" when it is δ as seldom as `beta`. The
likelihoods are those of a normal distribution whose variance is fitted under each of the two, so
nothing need be known of how advantages are spread.
"""

import math
from typing import Final, Literal, NamedTuple

Verdict = Literal["better", "not better", "undecided"]

# The variance of fewer deals is too rough a guess to decide by.
LEAST_DEALS: Final = 64


class Question(NamedTuple):
    """How much better is better, and how often each error may happen."""

    delta: float
    alpha: float = 0.05
    beta: float = 0.05

    def bounds(self) -> tuple[float, float]:
        """Below the first the answer is no, above the second it is yes."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class SequentialTest:
    """What the deals so far say. It is told one deal after the other, and stands by its verdict."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.verdict: Verdict = "undecided"
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def hear(self, advantage: float) -> Verdict:
        """The verdict, with one more deal's advantage."""
        if self.verdict != "undecided":
            return self.verdict
        self.deals += 1
        self.total += advantage
        self.squares += advantage * advantage
        if self.deals >= LEAST_DEALS:
            low, high = self.question.bounds()
            ratio = self.log_ratio()
            if ratio >= high:
                self.verdict = "better"
            elif ratio <= low:
                self.verdict = "not better"
        return self.verdict

    def log_ratio(self) -> float:
        """How much likelier δ is than 0, as a logarithm."""
        if self.deals == 0:
            return 0.0
        delta = self.question.delta
        mean = self.total / self.deals
        # As if one deal more had been δ off: deals that are all alike prove less than certainty.
        variance = max(self.squares / self.deals - mean * mean, 0.0) + delta * delta / self.deals
        if_none = variance + mean * mean
        if_delta = variance + (mean - delta) ** 2
        return self.deals / 2 * math.log(if_none / if_delta)
