"""What bots have thought of is forgotten: a server's processes think for months."""

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.role_posterior import RoleCards, RolePosterior
from sabot.bots.roster import has_policy, make_bot, policy_of
from sabot.bots.saboteur2.factory import suspecting_rules
from sabot.bots.weights import weights_of
from sabot.core.rng import Rng
from sabot.games.registry import GAMES, game_named
from sabot.games.saboteur.cards import GOAL_COUNT

# Bytes: of a thing that is kept by mistake, hundreds are.
LITTLE = 40
TIMES = 300

POLICIES = [each for each in GAMES if has_policy(each)]


def kept(do: Callable[[], object], times: int = TIMES) -> float:
    """How many bytes are kept each time, once caches are full."""
    for _ in range(times):
        do()
    gc.collect()
    tracemalloc.start()
    for _ in range(times):
        do()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / times


def begun(game_id: str) -> tuple[Any, Any, int]:
    """A game, its state at the first decision, and whose it is."""
    game = game_named(game_id)
    state = game.new(game.options())
    state.deal(Rng(1))
    return game, state, int(state.to_act())


def test_numbers_that_python_hands_to_the_rules_are_given_back() -> None:
    cards, rng = list(range(60)), Rng(1)
    assert kept(lambda: rng.shuffle(vec[i64](cards))) < LITTLE
    _, state, _ = begun("saboteur")

    def replace_deck() -> None:
        state.deck = vec[i64](cards)

    assert kept(replace_deck) < LITTLE
    posterior, likely = RolePosterior(RoleCards([2, 4]), 3), [1.0] * (GOAL_COUNT * 2)
    assert kept(lambda: posterior.learn(0, likely)) < LITTLE

    def replace_places() -> None:
        posterior.places = vec[float](likely)

    assert kept(replace_places) < LITTLE


def test_what_others_would_believe_is_forgotten() -> None:
    posterior = RolePosterior(RoleCards([2, 4]), 3)
    rules = suspecting_rules()
    assert kept(lambda: posterior.as_held_by(0, 0, 1)) < LITTLE
    assert kept(lambda: rules.suspect(posterior.seat_chances(3))) < LITTLE
    liked = [1.0, 0.5] * GOAL_COUNT
    assert kept(lambda: posterior.factor_within(0, liked)) < LITTLE


@pytest.mark.parametrize("game_id", GAMES)
def test_imagined_worlds_are_forgotten(game_id: str) -> None:
    game, state, seat = begun(game_id)
    view, rng = game.view(state, seat), Rng(2)
    assert kept(lambda: game.imagine(view, rng)) < LITTLE


@pytest.mark.parametrize("game_id", POLICIES)
def test_moves_that_were_weighed_are_forgotten(game_id: str) -> None:
    _, state, _ = begun(game_id)
    policy = policy_of(game_id, weights_of(game_id))
    assert kept(lambda: policy.scores(state, state.moves())) < LITTLE


@pytest.mark.slow
@pytest.mark.parametrize("game_id", POLICIES)
def test_bots_that_have_left_are_forgotten(game_id: str) -> None:
    game, state, seat = begun(game_id)
    view = game.view(state, seat)

    def decide() -> None:
        make_bot("detective", game, view.options, seat, 1).choose(view)

    # Generators and such are kept for the next one, whatever the number: they count for more here.
    assert kept(decide, times=30) < 10 * LITTLE
