"""States: pickled, copied, compared, hashed, shown, and told apart by seats only as views allow."""

import copy
import pickle
from collections.abc import Iterator
from typing import cast

import pytest

from sabot.core.errors import SabotError
from sabot.core.flat_state import FlatState
from sabot.core.rng import Rng
from sabot.envs.information import information_key
from sabot.envs.lookup import environment
from tests.conformance.subjects import OPTIONS, SUBJECTS
from tests.conftest import COMPILED
from tests.envs.games import ALL_PLAYERS, EACH_GAME, states_of

SOME = 300 if COMPILED else 60


def flat_states(options: str) -> Iterator[FlatState]:
    """States of a game of random players."""
    return (cast("FlatState", each) for each in states_of(environment(options), "random", 3, SOME))


@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_a_pickled_state_comes_back_equal_and_plays_on_alike(options: str) -> None:
    game = environment(options).game
    for number, state in enumerate(flat_states(options)):
        if number % 7:
            continue
        back = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own bytes)
        assert back == state
        assert hash(back) == hash(state)
        assert back.saved() == state.saved()
        assert game.position(back) == game.position(state)
        assert [*back.moves()] == [*state.moves()]
        move = state.moves()[number % len(state.moves())]
        alone = state.copy()
        alone.step(move)
        back.step(move)
        assert back == alone
        assert back != state


@pytest.mark.parametrize("options", EACH_GAME)
def test_every_field_of_a_state_is_saved(options: str) -> None:
    env = environment(options)
    rng = Rng(1)
    for number, state in enumerate(flat_states(options)):
        if number % 5:
            continue
        position = env.game.position(state)
        assert cast("FlatState", env.game.from_position(position)) == state
        twin = SUBJECTS[env.game.id].twin
        other = env.game.from_position(twin(position, 0, rng))
        assert (other == state) == (env.game.position(other) == position)


@pytest.mark.parametrize("options", EACH_GAME)
def test_copies_are_equal_and_independent(options: str) -> None:
    state = next(flat_states(options))
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert other is not state
        assert other == state
        other.step(other.moves()[0])
        assert other != state
    assert {state, state.copy()} == {state}
    assert state != "a state"
    assert state != environment(f"{options}(rounds=1)").opening


def test_returns_are_scores_and_negative_where_the_fewest_points_win() -> None:
    for options, sign in (("saboteur", 1), ("saboteur2", 1), ("seven_seals", -1), ("sabotage", 1)):
        env = environment(f"{options}(rounds=1)")
        state, rng = cast("FlatState", env.opening.copy()), Rng(4)
        while not state.over():
            if state.awaits_deal():
                state.deal(rng)
            else:
                state.step(state.moves()[rng.below(len(state.moves()))])
        outcome = env.game.outcome(state)
        assert outcome is not None
        assert state.returns() == [sign * score for score in outcome.scores]
        assert any(state.returns())


def test_text_shows_the_board_and_no_hand() -> None:
    for options, shown in (
        ("saboteur", "S"),
        ("saboteur2", "S"),
        ("seven_seals", "stock"),
        ("sabotage", "seat_1"),
    ):
        states = flat_states(options)
        text = str(next(states))
        assert shown in text
        assert "seat_0" in text
        assert text != str([next(states) for _ in range(9)][-1])


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
def test_a_seat_has_one_key_for_all_states_that_it_can_not_tell_apart(options: str) -> None:
    env, rng = environment(options), Rng(len(options))
    twin = SUBJECTS[env.game.id].twin
    keys: dict[bytes, bytes] = {}
    for number, state in enumerate(flat_states(options)):
        if number % 5:
            continue
        seat = int(rng.below(env.options.players))
        other = env.game.from_position(twin(env.game.position(state), seat, rng))
        key = information_key(env.game, state, seat)
        assert key == information_key(env.game, other, seat)
        keys[key + bytes([seat])] = state.saved()
    assert len(keys) > SOME // 10
    assert len(set(keys.values())) == len(keys)


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 2**80])
def test_a_seed_that_is_too_large_is_refused(seed: int) -> None:
    with pytest.raises(SabotError, match=f"the seed {seed} is too large"):
        Rng(seed)
