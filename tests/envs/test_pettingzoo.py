"""PettingZoo's own tests, for all games and numbers of players."""

import numpy as np
import pytest
from pettingzoo.test import (  # pyright: ignore[reportMissingTypeStubs]
    api_test,  # pyright: ignore[reportUnknownVariableType]
    parallel_api_test,  # pyright: ignore[reportUnknownVariableType]
    seed_test,  # pyright: ignore[reportUnknownVariableType]
)

from sabot.core.errors import SabotError
from sabot.envs import pettingzoo
from tests.envs.games import ALL_PLAYERS


# Masks need a Dict; the test warns of it, also in PettingZoo's own card games.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_a_game_passes_the_tests_of_the_interface(options: str) -> None:
    api_test(pettingzoo.env(options), num_cycles=30)


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_a_game_passes_the_test_of_the_parallel_interface(options: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(options), num_cycles=30)


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_a_seed_fixes_a_game(options: str) -> None:
    seed_test(lambda: pettingzoo.env(options), num_cycles=30)


def test_a_whole_game_pays_every_agent_its_score() -> None:
    env = pettingzoo.raw_env("saboteur(players=4)")
    env.reset(seed=3)
    chooser, paid = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, ended, _, _ = env.last()
        paid[agent] += reward
        assert observed is not None
        env.step(None if ended else int(chooser.choice(np.flatnonzero(observed["action_mask"]))))
    scores = [float(env.single.state.score(seat)) for seat in range(4)]
    assert [*paid.values()] == scores
    assert sum(scores) > 0


def test_only_the_seat_to_act_has_actions_and_a_forbidden_one_is_refused() -> None:
    env = pettingzoo.raw_env("sabotage")
    env.reset(seed=1)
    agent = env.agent_selection
    other = next(each for each in env.agents if each != agent)
    assert not env.observe(other)["action_mask"].any()
    forbidden = int(env.observe(agent)["action_mask"].argmin())
    with pytest.raises(ValueError, match="forbids"):
        env.step(forbidden)
    with pytest.raises(ValueError, match="is to act"):
        env.step(None)
    assert env.agent_selection == agent


def test_the_board_is_rendered_as_all_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("saboteur", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "seat_0" in text
    shown = pettingzoo.raw_env("saboteur", render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert "seat_0" in capsys.readouterr().out


def test_a_seed_that_is_too_large_is_refused() -> None:
    with pytest.raises(SabotError, match="too large"):
        pettingzoo.raw_env("sabotage").reset(seed=2**70)
