"""Batches: the same games as one by one, auto-reset, rewards, and arrays of the caller."""

import numpy as np
import pytest
from numpy.typing import NDArray

from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.envs.arrays import bytes_of
from sabot.envs.lookup import environment
from sabot.envs.vector import Games
from tests.conftest import COMPILED
from tests.envs.games import ALL_PLAYERS, EACH_GAME, one_row

STEPS = 400 if COMPILED else 40


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_a_batch_plays_the_games_that_single_states_play(options: str) -> None:
    games = Games(options, 3, seed=5)
    env = environment(options)
    encoder, chooser = env.encoder, np.random.default_rng(len(options))
    rngs = [Rng(5 + game) for game in range(3)]
    states = [env.opening.copy() for _ in range(3)]
    rows = [one_row(encoder) for _ in range(3)]
    for state, rng in zip(states, rngs, strict=True):
        state.deal(rng)
    for _ in range(STEPS):
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in games.arrays.masks])
        expected = np.zeros_like(games.arrays.rewards)
        done = np.zeros(3, np.uint8)
        for game, state in enumerate(states):
            seat = int(state.to_act())
            assert games.arrays.seats[game] == seat
            encoder.encode(rows[game], state, seat)
            assert (games.arrays.observations[game] == bytes_of(rows[game].observations)).all()
            assert (games.arrays.masks[game] == bytes_of(rows[game].masks)).all()
            players = range(env.options.players)
            before = [int(state.score(each)) for each in players]
            state.step(rows[game].move_of(int(actions[game])))
            expected[game] = [int(state.score(each)) - before[each] for each in players]
            if state.over():
                done[game] = 1
                states[game] = env.opening.copy()
            if states[game].awaits_deal():
                states[game].deal(rngs[game])
        games.step_many(actions)
        sign = -1 if env.game.id == "seven_seals" else 1
        assert (games.arrays.rewards == sign * expected).all()
        assert (games.arrays.dones == done).all()


@pytest.mark.slow
@pytest.mark.parametrize("options", EACH_GAME)
def test_rewards_by_win_sum_to_nothing_and_come_at_the_end_of_a_game(options: str) -> None:
    games = Games(f"{options}(rounds=1)", 4, reward="win")
    rewarded = 0
    for _ in range(STEPS):
        arrays = games.step_at_random()
        assert not arrays.rewards[arrays.dones == 0].any()
        assert np.allclose(arrays.rewards.sum(axis=1), 0)
        rewarded += int(arrays.rewards.any(axis=1).sum())
    assert rewarded > 0


@pytest.mark.slow
@pytest.mark.parametrize("options", EACH_GAME)
def test_rewards_by_round_go_to_who_gained_most_in_it(options: str) -> None:
    games = Games(options, 4, reward="round")
    points = Games(options, 4, reward="points")
    gained = np.zeros_like(points.arrays.rewards)
    rewarded = 0
    for _ in range(STEPS):
        arrays = games.step_at_random()
        gained += points.step_at_random().rewards
        ended = arrays.rounds == 1
        assert not arrays.rewards[~ended].any()
        for rewards, gains in zip(arrays.rewards[ended], gained[ended], strict=True):
            best: NDArray[np.bool_] = gains == gains.max()
            assert best.all() == (not rewards.any())
            if not best.all():
                winners = int(best.sum())
                shares = np.where(best, 1 / winners, -1 / (best.size - winners))
                assert np.allclose(rewards, shares)
                rewarded += 1
        gained[ended] = 0
    assert rewarded > 0


@pytest.mark.slow
@pytest.mark.parametrize("options", EACH_GAME)
def test_rewards_by_side_come_at_the_end_of_each_round(options: str) -> None:
    games = Games(options, 4, reward="side")
    rewarded = 0
    for _ in range(STEPS):
        arrays = games.step_at_random()
        assert not arrays.rewards[arrays.rounds == 0].any()
        assert set(np.unique(arrays.rewards)) <= {-1.0, 0.0, 1.0}
        rewarded += int(arrays.rewards.any(axis=1).sum())
    assert rewarded > 0


def test_the_side_of_a_seat_wins_as_the_view_says() -> None:
    env = environment("saboteur(players=5,rounds=2)")
    rng, ended = Rng(3), 0
    while ended < 6:
        state = env.opening.copy()
        while not state.over():
            if state.awaits_deal():
                state.deal(rng)
            moves = state.moves()
            state.step(moves[rng.below(len(moves))])
            if state.to_act() == -1:
                result = env.game.view(state, None).result
                won = [env.encoder.side_won(state, seat) == 1 for seat in range(5)]
                assert [seat for seat in range(5) if won[seat]] == [*result.winners]
                ended += 1


def test_arrays_of_the_caller_are_filled_and_those_of_the_games_can_not_be_written() -> None:
    games = Games("sabotage", 5, seed=1)
    mine = games.empty()
    actions = games.arrays.masks.argmax(axis=1)
    assert games.step_many(actions, mine) is mine
    for name, theirs in games.arrays._asdict().items():
        ours = getattr(mine, name)
        assert (ours == theirs).all()
        assert ours.flags.writeable
        assert not theirs.flags.writeable
    with pytest.raises(ValueError, match="read-only"):
        games.arrays.masks[0, 0] = 1


def test_a_forbidden_action_is_refused_and_nothing_is_played() -> None:
    games = Games("seven_seals", 4, seed=1)
    before = games.arrays.observations.copy()
    actions = games.arrays.masks.argmax(axis=1)
    actions[2] = games.arrays.masks[2].argmin()
    with pytest.raises(ValueError, match=f"game 2: its mask forbids the action {actions[2]}"):
        games.step_many(actions)
    assert (games.arrays.observations == before).all()
    with pytest.raises(ValueError, match="expected 4 actions"):
        games.step_many(actions[:3])


def test_a_seed_leads_to_the_same_games_whatever_the_size_of_the_batch() -> None:
    few, many = Games("saboteur", 2, seed=9), Games("saboteur", 6, seed=9)
    for _ in range(50):
        few.step_at_random()
        many.step_at_random()
    assert (few.arrays.observations == many.arrays.observations[:2]).all()
    again = Games("saboteur", 2, seed=8)
    again.reset(9)
    assert (again.arrays.masks == Games("saboteur", 2, seed=9).arrays.masks).all()


@pytest.mark.parametrize("seed", [-1, 2**61, 2**80])
def test_a_seed_that_is_too_large_is_refused(seed: int) -> None:
    with pytest.raises(SabotError, match=f"the seed {seed}"):
        Games("sabotage", 1, seed=seed)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(SabotError, match="expected one of points, side, round, win"):
        Games("sabotage", 1, reward="gold")
    with pytest.raises(SabotError, match="at least one game"):
        Games("sabotage", 0)


def test_planes_have_columns_and_rows() -> None:
    games = Games("saboteur", 2)
    planes = games.planes(games.arrays.observations)
    assert planes.shape == (2, 14, 13, 9)
    # The start lies at column 0, row 0; it is open to all sides and reached.
    assert planes[:, :4, 2, 4].all()
    assert planes[:, 5, 2, 4].all()
    assert Games("sabotage", 2).planes(games.arrays.observations).size == 0
