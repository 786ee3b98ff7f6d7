"""A small seeded generator for playouts and bots. Deals that people play never come from it."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.errors import SabotError

# Multiply-with-carry on 32-bit words. MULTIPLIER * 2**32 - 1 is a safe prime, so the period is
# about 2**62; the multiplier is below 2**31, so every product stays within the 63 bits that a
# compiled and an interpreted run can both count in.
MULTIPLIER: Final = 2131995753
WORD: Final = 0xFFFF_FFFF
WORD_BITS: Final = 32
WARM_UP: Final = 8
SEEDS: Final = 2**63


class Rng:
    """Draws that depend on the seed only: the same interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        if not -SEEDS <= seed < SEEDS:
            raise SabotError(f"the seed {seed} is too large; expected -2**63 to 2**63 - 1")
        low: i64 = seed & WORD
        high: i64 = (seed >> WORD_BITS) & WORD
        # Two rounds of mixing keep neighbouring seeds apart; the state must not be 0.
        low = ((low ^ 0x5BD1E995) * 0x2545F491 + high) & WORD
        high = ((high ^ (low >> 15)) * 0x1B873593 + 0x27D4EB2F) & WORD
        self.state: i64 = low + ((high & 0x3FFF_FFFF) << WORD_BITS) + 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        state = MULTIPLIER * (self.state & WORD) + (self.state >> WORD_BITS)
        self.state = state
        return (state ^ (state >> WORD_BITS)) & WORD

    def below(self, bound: i64) -> i64:
        """A uniform whole number from 0 to bound - 1; bound must be below 2**31."""
        product = self.word() * bound
        if (product & WORD) < bound:
            # Words that would favour some numbers are rejected (Lemire's method).
            uneven = (WORD + 1 - bound) % bound
            while (product & WORD) < uneven:
                product = self.word() * bound
        return product >> WORD_BITS

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards into a random order, every order equally likely (Fisher-Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def permutation(self, size: int) -> list[int]:
        """The numbers below size in a random order, every order equally likely."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = int(self.below(last + 1))
            order[last], order[other] = order[other], order[last]
        return order
