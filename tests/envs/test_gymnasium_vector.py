"""Many games as one Gymnasium vector environment."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from sabot.envs.gymnasium_vector import GamesEnv
from sabot.envs.vector import Games
from tests.envs.games import EACH_GAME


def drawn(masks: npt.NDArray[np.int8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action in every game."""
    chosen: npt.NDArray[np.int64] = np.argmax(masks * rng.random(masks.shape), axis=1)
    return chosen


@pytest.mark.parametrize("game_id", EACH_GAME)
def test_games_go_on_for_ever(game_id: str) -> None:
    envs = gymnasium.make_vec(
        f"sabot.envs.gymnasium:sabot/{game_id.title().replace('_', '')}AllSeats-v0",
        num_envs=3,
        options=f"{game_id}(rounds=1)",
    )
    space: Any = getattr(envs, "observation_space")  # noqa: B009 (its type is not known)
    rng = np.random.default_rng(1)
    observed, info = envs.reset(seed=5)
    ended = 0
    for _ in range(400):
        assert space.contains(observed)
        assert (observed["action_mask"].sum(axis=1) > 0).all()
        acting = info["seats"]
        actions = drawn(observed["action_mask"], rng)
        observed, rewards, over, cut, info = envs.step(actions)
        assert (info["acted"] == acting).all()
        assert (rewards == info["rewards"][np.arange(3), acting]).all()
        assert not cut.any()
        ended += int(over.sum())
    assert ended > 0


def test_the_same_seed_deals_the_same_games() -> None:
    envs = GamesEnv("sabotage", 4)
    first = envs.reset(seed=7)[0]["observation"]
    expected = Games("sabotage", 4, seed=7).arrays.observations
    assert (first == expected).all()
    envs.step(drawn(envs.observed(envs.games.arrays)["action_mask"], np.random.default_rng(1)))
    assert (envs.reset(seed=7)[0]["observation"] == first).all()
    assert not (envs.reset()[0]["observation"] == first).all()
    with pytest.raises(TypeError, match="expected one seed"):
        envs.reset(seed=[1, 2, 3, 4])


def test_observations_are_copies_unless_asked_otherwise() -> None:
    for copy in (True, False):
        envs = GamesEnv("sabotage", 2, copy=copy)
        observed, _ = envs.reset(seed=1)
        before = observed["observation"].copy()
        envs.step(drawn(observed["action_mask"], np.random.default_rng(1)))
        assert (observed["observation"] == before).all() == copy
