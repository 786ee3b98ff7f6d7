"""Gymnasium's own checks, for all games and numbers of players, and a seat among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sabot.core.errors import SabotError
from sabot.envs.gymnasium import SeatEnv
from tests.envs.games import ALL_PLAYERS, EACH_GAME


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_a_game_passes_the_checks_of_the_interface(options: str) -> None:
    check_env(SeatEnv(options, forbidden="replace"), skip_render_check=True)


def played(env: SeatEnv, seed: int) -> tuple[float, int]:
    """The rewards and the number of decisions of one game with random actions."""
    observed, _ = env.reset(seed=seed)
    chooser, total, decisions, over = np.random.default_rng(seed), 0.0, 0, False
    while not over:
        action = int(chooser.choice(np.flatnonzero(observed["action_mask"])))
        observed, reward, over, _, _ = env.step(action)
        total += reward
        decisions += 1
    assert not observed["action_mask"].any()
    return total, decisions


@pytest.mark.slow
@pytest.mark.parametrize("options", EACH_GAME)
@pytest.mark.parametrize("opponents", ["random", "rules"])
def test_a_seat_plays_a_whole_game_among_bots(options: str, opponents: str) -> None:
    env = SeatEnv(f"{options}(rounds=2)", opponents=opponents, seat=1)
    total, decisions = played(env, 4)
    sign = -1 if options == "seven_seals" else 1
    assert total == sign * env.single.state.score(1)
    assert (total, decisions) == played(env, 4)


@pytest.mark.slow
def test_bots_that_follow_every_step_see_it() -> None:
    played(SeatEnv("sabotage(rounds=1)", opponents="detective"), 1)


def test_environments_are_registered_by_their_games() -> None:
    env = gymnasium.make("sabot.envs.gymnasium:sabot/SevenSeals-v0", opponents="rules")
    observed, _ = env.reset(seed=1)
    assert observed["action_mask"].any()


def test_a_forbidden_action_is_refused_or_replaced() -> None:
    env = SeatEnv("sabotage")
    observed, _ = env.reset(seed=1)
    forbidden = int(observed["action_mask"].argmin())
    with pytest.raises(ValueError, match="forbids"):
        env.step(forbidden)
    lenient = SeatEnv("sabotage", forbidden="replace")
    lenient.reset(seed=1)
    assert lenient.step(forbidden)[4] == {"replaced": forbidden}


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(SabotError, match="no seat 2"):
        SeatEnv("sabotage", seat=2)
    with pytest.raises(SabotError, match="neither refuse nor replace"):
        SeatEnv("sabotage", forbidden="maybe")
    with pytest.raises(SabotError, match="no bot 'nobody'"):
        SeatEnv("sabotage", opponents="nobody")


def test_render_shows_the_board() -> None:
    env = SeatEnv("saboteur", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in env.render()
