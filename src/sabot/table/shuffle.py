"""Fair shuffles for deals that people play: everyone can work them out again from the seed.

Version 1: a stream of bytes from HMAC-SHA-256 with the seed as key, and for block n the message
`sabot-deal-1/<round>/<n>`. A number below m is read from 4 bytes, most significant first; words
at or above the largest multiple of m are skipped, so no number is favoured. A permutation is
Fisher-Yates from the last place down, each swapped with a place not above it.
"""

import hashlib
import hmac
from typing import Final

VERSION: Final = 1
SEED_BYTES: Final = 32
WORD_BYTES: Final = 4
WORDS: Final = 2 ** (8 * WORD_BYTES)


class FairShuffle:
    """The shuffles of one round, drawn one after the other from a seed."""

    def __init__(self, seed: bytes, round_number: int) -> None:
        self.seed = seed
        self.round_number = round_number
        self.blocks = 0
        self.rest = b""

    def word(self) -> int:
        """The next word of the stream."""
        if not self.rest:
            message = f"sabot-deal-{VERSION}/{self.round_number}/{self.blocks}"
            self.rest = hmac.digest(self.seed, message.encode(), hashlib.sha256)
            self.blocks += 1
        word, self.rest = self.rest[:WORD_BYTES], self.rest[WORD_BYTES:]
        return int.from_bytes(word)

    def below(self, bound: int) -> int:
        """A number below the bound, each as likely as any other."""
        fair = WORDS - WORDS % bound
        while (word := self.word()) >= fair:
            pass
        return word % bound

    def permutation(self, size: int) -> list[int]:
        """The numbers below size in a random order, every order equally likely."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def seed_of_text(text: str) -> bytes:
    """The seed that stands for a text, for games that somebody wants to see again."""
    return hashlib.sha256(text.encode()).digest()
