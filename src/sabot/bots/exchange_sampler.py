"""A Metropolis sampler of hidden hands: two unseen cards change places, again and again.

An exchange that explains better what was observed is always made, another as often as it explains
it less well. Hands that have been changed for long are therefore drawn by their likelihood.
"""

# Compiled by mypyc.

from abc import ABC, abstractmethod

from mypy_extensions import i64

from sabot.bots.policy import WORDS
from sabot.core.rng import Rng


class ExchangeSampler(ABC):
    """One sample of the hidden hands; a game says what can be exchanged and what it explains."""

    def run(self, times: i64, rng: Rng) -> None:
        """Try so many exchanges."""
        for _ in range(times):
            if self.propose(rng):
                # It is drawn first, for most exchanges are soon found too unlikely for it.
                self.decide((float(rng.word()) + 1.0) / WORDS)

    @abstractmethod
    def propose(self, rng: Rng) -> bool:
        """Choose an exchange; False if the cards can't lie so, or nothing would change."""

    @abstractmethod
    def decide(self, least: float) -> None:
        """Make the exchange if it makes the observations at least so many times as likely."""
