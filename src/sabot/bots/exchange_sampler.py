"""A Metropolis sampler of hidden hands: it proposes exchanges of two unseen cards.

An exchange that makes the observations likelier is always accepted; any other one is accepted with
the ratio of the likelihoods. After many exchanges the hands are drawn by their likelihood.
"""

# Compiled by mypyc.

from abc import ABC, abstractmethod

from mypy_extensions import i64

from sabot.bots.policy import WORDS
from sabot.core.rng import Rng


class ExchangeSampler(ABC):
    """One sample of the hidden hands; each game defines the exchanges and the likelihood."""

    def run(self, times: i64, rng: Rng) -> None:
        """Try this number of exchanges."""
        for _ in range(times):
            if self.propose(rng):
                # The threshold is drawn first, because most exchanges are soon found too unlikely
                # for it.
                self.decide((float(rng.word()) + 1.0) / WORDS)

    @abstractmethod
    def propose(self, rng: Rng) -> bool:
        """Choose an exchange; False if it is impossible or would change nothing."""

    @abstractmethod
    def decide(self, least: float) -> None:
        """Accept the exchange if it multiplies the likelihood by `least` or more."""
