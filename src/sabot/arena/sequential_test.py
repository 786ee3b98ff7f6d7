"""A generalised sequential probability ratio test (GSPRT) that stops a contest early.

The question: is the mean advantage 0, or is it δ? After each deal the log-likelihood ratio of the
two is compared with Wald's bounds, which keep the error rates: "better" if the truth is 0 at most
with probability `alpha`, and "not better" if it is δ at most with `beta`. The likelihoods are those
of a normal distribution whose variance is fitted under each of the two, so the distribution of
advantages need not be known.
"""

import math
from typing import Final, Literal, NamedTuple

Verdict = Literal["better", "not better", "undecided"]

# The variance of fewer deals is too rough an estimate to decide by.
LEAST_DEALS: Final = 64


class Question(NamedTuple):
    """The difference to test for, and the error rates."""

    delta: float
    alpha: float = 0.05
    beta: float = 0.05

    def bounds(self) -> tuple[float, float]:
        """Below the first bound the answer is no, above the second it is yes."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class SequentialTest:
    """The test over the deals so far. It gets one deal after the other, and keeps its verdict."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.verdict: Verdict = "undecided"
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def hear(self, advantage: float) -> Verdict:
        """Add the advantage of one more deal; return the verdict."""
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
        """The log-likelihood ratio of δ against 0."""
        if self.deals == 0:
            return 0.0
        delta = self.question.delta
        mean = self.total / self.deals
        # Adds one deal that was δ off: equal deals alone would look like certainty.
        variance = max(self.squares / self.deals - mean * mean, 0.0) + delta * delta / self.deals
        if_none = variance + mean * mean
        if_delta = variance + (mean - delta) ** 2
        return self.deals / 2 * math.log(if_none / if_delta)
