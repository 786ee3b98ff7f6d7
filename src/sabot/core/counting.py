"""Counting, comparing and shuffling of cards, for deals and positions."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from sabot.core.errors import SabotError, expect
from sabot.core.game import Shuffle
from sabot.core.rng import WORD_BITS, Rng

T = TypeVar("T")


def shuffled(items: Iterable[T], shuffle: Shuffle) -> list[T]:
    """The items in a random order, every order equally likely."""
    listed = list(items)
    return [listed[index] for index in shuffle.permutation(len(listed))]


def check_known(names: Iterable[str | None], words: Sequence[str], what: str) -> None:
    """Refuse a position that uses a name which is not among the words."""
    for name in names:
        expect(name in words, f"'{name}' is no {what}; expected one of {', '.join(words)}")


def check_same(
    have: Iterable[T],
    want: Iterable[T],
    what: str,
    refuse: type[SabotError],
    name: Callable[[T], str] = str,
) -> None:
    """Refuse other cards than those wanted, and say which are missing or too many."""
    found, expected = Counter(have), Counter(want)
    if found == expected:
        return
    differs = [
        f"{' '.join(map(name, cards.elements()))} {how}"
        for cards, how in ((expected - found, "missing"), (found - expected, "too many"))
        if cards
    ]
    raise refuse(f"the wrong {what}: {', '.join(differs)}")


def draw_below(bound: int, rng: Rng) -> int:
    """A uniform whole number below a bound of any size."""
    words = (bound.bit_length() + WORD_BITS - 1) // WORD_BITS
    surplus = words * WORD_BITS - bound.bit_length()
    while True:
        draw = 0
        for _ in range(words):
            draw = draw << WORD_BITS | int(rng.word())
        # Only as many bits as the bound has, so that at least every other draw is below it.
        draw >>= surplus
        if draw < bound:
            return draw


def weighted(weights: Sequence[int], rng: Rng) -> int:
    """An index, drawn with probability proportional to its weight."""
    at = draw_below(sum(weights), rng)
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    raise AssertionError("a number below the sum falls into one of the weights")
