"""Fair shuffles: the documented algorithm, checked against an independent one."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations

import pytest

from sabot.core.errors import SabotError
from sabot.games.saboteur.game import SABOTEUR
from sabot.table.shuffle import FairShuffle, seed_of_text
from tests.statistics import excess


def words(seed: bytes, round_number: int) -> Iterator[int]:
    """The stream, from the words of docs/fairness.md."""
    block = 0
    while True:
        message = b"sabot-deal-1/%d/%d" % (round_number, block)
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def test_a_permutation_follows_the_documented_stream() -> None:
    seed = seed_of_text("vector")
    stream = words(seed, 2)
    order = list(range(67))
    for last in range(66, 0, -1):
        bound = last + 1
        while (word := next(stream)) >= 2**32 // bound * bound:
            pass
        order[last], order[word % bound] = order[word % bound], order[last]
    assert FairShuffle(seed, 2).permutation(67) == order


def test_a_vector_that_never_changes() -> None:
    assert FairShuffle(bytes(32), 1).permutation(10) == [2, 4, 0, 7, 3, 1, 6, 9, 5, 8]


def test_every_order_is_as_likely_as_any_other() -> None:
    shuffle = FairShuffle(seed_of_text("uniform"), 1)
    expected: Counter[Hashable] = Counter(permutations(range(4)))
    seen: Counter[Hashable] = Counter(tuple(shuffle.permutation(4)) for _ in range(12_000))
    assert excess(seen, expected) < 4


def test_words_that_would_favour_some_numbers_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    shuffle = FairShuffle(b"", 1)
    stream = iter([2**32 - 1, 2**32 - 2, 4])
    monkeypatch.setattr(shuffle, "word", lambda: next(stream))
    assert shuffle.below(3) == 2
    assert next(stream) == 4


def test_rounds_have_streams_of_their_own() -> None:
    seed = seed_of_text("rounds")
    assert FairShuffle(seed, 1).permutation(20) != FairShuffle(seed, 2).permutation(20)


def test_a_round_is_not_dealt_twice() -> None:
    state = SABOTEUR.new(SABOTEUR.options())
    SABOTEUR.deal(state, SABOTEUR.draw_deal(state, FairShuffle(b"", 1)))
    with pytest.raises(SabotError, match="still being played"):
        SABOTEUR.draw_deal(state, FairShuffle(b"", 1))
