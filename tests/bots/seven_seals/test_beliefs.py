"""What a seat believes of the others' hands."""

import math
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.seven_seals.beliefs import HandBeliefs
from sabot.bots.seven_seals.factory import SAMPLER
from sabot.bots.seven_seals.observations import NO_LEAST, Observations, holder_of
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import NUMBERS
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE
from tests.bots.seven_seals.following import (
    after,
    dealt_round,
    moves_by_rules,
    steps_seen,
    twin_of,
)
from tests.bots.seven_seals.games import RULES
from tests.games.seven_seals.tables import A, B, C

WORLDS = 300


def believed(start: SevenSeals, moves: list[Any], seat: int) -> HandBeliefs:
    """What the seat believes once it has seen these moves."""
    beliefs = HandBeliefs(SEVEN_SEALS, RULES, SAMPLER)
    for step in steps_seen(start, moves, seat):
        beliefs.see(step)
    return beliefs


def drawn(start: SevenSeals, moves: list[Any], seat: int, count: int) -> list[SevenSeals]:
    """Worlds that the seat believes in then."""
    view = SEVEN_SEALS.view(after(start, moves), seat)
    worlds: Any = believed(start, moves, seat).worlds(view, count, Rng(4))
    return list(worlds)


def holders(worlds: list[SevenSeals], card: str) -> Counter[int]:
    """How often each seat holds a card."""
    return Counter(int(holder_of(world, NUMBERS[card])) for world in worlds)


def parsed(moves: str) -> list[Any]:
    return [SEVEN_SEALS.parse_move(move) for move in moves.split()]


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("count", [0, 9, 25, 48])
def test_every_world_agrees_with_the_view(players: int, count: int) -> None:
    """So all hard facts are kept: one's own cards, sizes of hands, colours not followed."""
    start = dealt_round(players, 11)
    moves = moves_by_rules(start, count, 12)
    for seat in range(players):
        view = SEVEN_SEALS.view(after(start, moves), seat)
        for world in drawn(start, moves, seat, 40):
            assert SEVEN_SEALS.view(world, seat) == view


@pytest.mark.slow
def test_it_agrees_in_the_middle_of_following_too() -> None:
    """Samples are kept from view to view, and bent to what was seen since."""
    start = dealt_round(4, 3)
    moves = moves_by_rules(start, 999, 5)
    beliefs, rng = HandBeliefs(SEVEN_SEALS, RULES, SAMPLER), Rng(2)
    for step in steps_seen(start, moves, A):
        if step.before.to_act == A:
            worlds: list[Any] = [*beliefs.worlds(step.before, 30, rng)]
            for world in worlds:
                assert SEVEN_SEALS.view(world, A) == step.before
        beliefs.see(step)


def test_before_any_move_all_hands_are_as_likely() -> None:
    start = dealt_round(4, 6)
    viewer = int(start.to_act())
    worlds = drawn(start, [], viewer, WORLDS)
    unseen = [card for card in NUMBERS.values() if card in set(start.setup.cards)]
    for card in unseen[::7]:
        if holder_of(start, card) != viewer:
            held = Counter(int(holder_of(world, card)) for world in worlds)
            assert sum(held.values()) == WORLDS
            assert all(WORLDS / 4.4 < held[seat] < WORLDS / 2.2 for seat in held)


@pytest.mark.slow
def test_who_promised_red_holds_high_reds() -> None:
    start = dealt_round(4, 6)
    first, second, third = ((int(start.dealer) + place) % 4 for place in (1, 2, 3))
    red, none = parsed("take:red take:red take:red done"), parsed("done")
    high = next(card for card in ("r12", "r11", "r10") if holder_of(start, NUMBERS[card]) != third)
    promised = holders(drawn(start, [*red, *none], third, WORLDS), high)
    assert promised[first] > WORLDS / 2 > 2 * promised[second]


@pytest.mark.slow
def test_what_was_played_tells_more_than_its_card() -> None:
    """Log-loss of who holds what: better than that of all worlds alike, by far."""
    better = 0
    for seed in range(6):
        start = dealt_round(4, seed)
        moves = moves_by_rules(start, 40, seed)
        truth = after(start, moves)
        view = SEVEN_SEALS.view(truth, A)
        worlds: Any = [SEVEN_SEALS.imagine(view, Rng(each)) for each in range(60)]
        better += hits(truth, drawn(start, moves, A, 60)) > hits(truth, worlds)
    assert better >= 5


def hits(truth: SevenSeals, worlds: list[SevenSeals]) -> int:
    """How often worlds have a card where it really is."""
    cards = [card for card in truth.setup.cards if card not in set(truth.played)]
    return sum(
        holder_of(world, card) == holder_of(truth, card) for world in worlds for card in cards
    )


def test_chances_of_what_a_seat_may_do_add_up_to_one() -> None:
    start = dealt_round(4, 8)
    moves = moves_by_rules(start, 30, 1)
    scene = after(start, moves)
    hand = vec[i64](scene.hands[scene.seat * HAND_STRIDE : (scene.seat + 1) * HAND_STRIDE])
    observed = Observations(scene, RULES, 1.0, 0.1)
    chances = [math.exp(observed.likelihood_of(scene, hand, move)) for move in scene.moves()]
    assert len(chances) > 1
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) >= 0.1 / len(chances)


def test_a_likelihood_is_whole_unless_it_falls_short() -> None:
    start = dealt_round(4, 8)
    moves = moves_by_rules(start, 40, 1)
    observed, world = Observations(start, RULES, 1.0, 0.1), start.copy()
    for move in moves:
        observed.record_move(SEVEN_SEALS.move_code(move))
        world.step(SEVEN_SEALS.move_code(move))
    for seat in range(4):
        whole = observed.likelihood(world, seat, NO_LEAST)
        assert whole < -1
        assert observed.likelihood(world, seat, whole - 0.01) == whole
        assert whole <= observed.likelihood(world, seat, whole + 0.01) < whole + 0.01
        assert whole < observed.likelihood(world, seat, -0.01) < -0.01


@pytest.mark.slow
@pytest.mark.parametrize("seat", [A, B, C])
def test_in_a_twin_that_looks_the_same_it_believes_the_same(seat: int) -> None:
    start = dealt_round(4, 21)
    moves = moves_by_rules(start, 30, 2)
    twin = twin_of(start, moves, seat, 5)
    assert list(twin.hands) != list(start.hands)
    ours, theirs = (drawn(each, moves, seat, 20) for each in (start, twin))
    assert [list(world.hands) for world in ours] == [list(world.hands) for world in theirs]


@pytest.mark.slow
def test_who_comes_in_the_middle_of_a_round_knows_what_lies_open() -> None:
    start = dealt_round(5, 2)
    moves = moves_by_rules(start, 50, 2)
    view = SEVEN_SEALS.view(after(start, moves), B)
    beliefs = HandBeliefs(SEVEN_SEALS, RULES, SAMPLER)
    for step in list(steps_seen(start, moves, B))[30:]:
        beliefs.see(step)
    late: list[Any] = beliefs.worlds(view, 20, Rng(1))
    never: list[Any] = HandBeliefs(SEVEN_SEALS, RULES, SAMPLER).worlds(view, 20, Rng(1))
    for world in (*late, *never):
        assert SEVEN_SEALS.view(world, B) == view
