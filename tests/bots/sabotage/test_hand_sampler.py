"""Samples of hidden hands: which can be, and how often each comes."""

from collections import Counter
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.sabotage.hand_sampler import HandSampler
from sabot.bots.sabotage.observations import AS_MUCH, ObservedMove
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import KINDS
from sabot.games.sabotage.rules import Sabotage
from tests.games.sabotage.tables import table

A_RED, B_RED, C_RED, D_RED = 1, 5, 9, 13
SAMPLES = 4000


def small_table(held: list[int], deck: list[int]) -> Sabotage:
    """B holds some cards, and some are left in the deck; A looks."""
    state = table(played=20)
    state.hands = vec[i64]([0] * 20)
    for card in held:
        state.gain(1, card)
    state.deck = vec[i64](deck)
    state.drawn = 0
    return state


def observed(card: int, size: int, tempting: dict[int, int]) -> ObservedMove:
    """B played a card from so many; how much others tempted."""
    temptations = [tempting.get(kind, 0) for kind in range(KINDS)]
    temptations[card] = AS_MUCH
    return ObservedMove(1, card, size, vec[i64](temptations))


def hands_after(
    state: Sabotage, moves: list[ObservedMove], noise: float
) -> Counter[tuple[int, ...]]:
    """How often B holds which cards."""
    rng = Rng(3)
    sampler = HandSampler(state, 0, moves, noise, rng)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(SAMPLES):
        sampler.run(8, rng)
        hands = sampler.hands(state.hands)
        found[tuple(int(card) for card in hands[11 : 11 + hands[10]])] += 1
    return found


def test_without_moves_every_hand_is_as_likely() -> None:
    found = hands_after(small_table([A_RED, B_RED], [C_RED, D_RED]), [], 0.0)
    for hand in combinations([A_RED, B_RED, C_RED, D_RED], 2):
        assert found[hand] / SAMPLES == pytest.approx(1 / 6, abs=0.04)


def test_a_hand_is_as_likely_as_what_was_played_from_it() -> None:
    """C was played from two cards: beside A with a chance of 1 in 4, beside B with 1 in 2."""
    played = observed(C_RED, 2, {A_RED: 3 * AS_MUCH, B_RED: AS_MUCH})
    found = hands_after(small_table([A_RED], [B_RED]), [played], 0.0)
    assert found[A_RED,] / SAMPLES == pytest.approx(1 / 3, abs=0.04)


def test_what_is_noise_tells_nothing() -> None:
    played = observed(C_RED, 2, {A_RED: 999 * AS_MUCH})
    found = hands_after(small_table([A_RED], [B_RED]), [played], 1.0)
    assert found[A_RED,] / SAMPLES == pytest.approx(1 / 2, abs=0.04)


def test_a_card_that_was_drawn_since_was_no_temptation() -> None:
    """The hand has grown by a card since the move; A, which tempts without end, is that card."""
    played = observed(C_RED, 2, {A_RED: 10**6})
    state = small_table([A_RED, B_RED], [])
    rng = Rng(5)
    sampler = HandSampler(state, 0, [played], 0.0, rng)
    sampler.run(200, rng)
    drawn = {
        int(kind): int(since) for kind, since in zip(sampler.kinds, sampler.since, strict=True)
    }
    assert drawn[A_RED] == 1
    assert drawn[B_RED] == 0


def test_nothing_is_drawn_after_it_was_played() -> None:
    moves = [observed(card, 3, {A_RED: 5000}) for card in (B_RED, C_RED, D_RED)]
    state = small_table([A_RED, A_RED], [B_RED, C_RED])
    rng = Rng(2)
    sampler = HandSampler(state, 0, moves, 0.1, rng)
    for _ in range(SAMPLES):
        sampler.run(1, rng)
        assert all(
            sampler.since[card] <= sampler.latest[card] for card in range(len(sampler.kinds))
        )


def test_totals_are_those_of_the_hands_after_any_changes() -> None:
    moves = [observed(card, 3, {A_RED: 5000, B_RED: 70, C_RED: 900}) for card in (B_RED, C_RED)]
    state = small_table([A_RED, D_RED], [B_RED, C_RED])
    rng = Rng(2)
    sampler = HandSampler(state, 0, moves, 0.1, rng)
    sampler.run(500, rng)
    for number, each in enumerate(moves):
        held = [
            kind
            for kind, since, until in zip(sampler.kinds, sampler.since, sampler.until, strict=True)
            if since <= number < until
        ]
        assert len(held) == each.size
        assert sampler.totals[number] == sum(each.temptations[kind] for kind in held)


def test_nobody_who_holds_nothing_is_guessed_at() -> None:
    assert hands_after(small_table([], [A_RED]), [], 0.1) == {(): SAMPLES}
