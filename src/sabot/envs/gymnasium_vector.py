"""Many games as one Gymnasium vector environment; install `sabot[gymnasium]`.

>>> import gymnasium
>>> envs = gymnasium.make_vec("sabot.envs.gymnasium:sabot/SaboteurAllSeats-v0", num_envs=64)
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sabot.envs.settings import SEEDS
from sabot.envs.single import MASK, OBSERVATION, Observed, action_space, observation_space
from sabot.envs.vector import Arrays, Games
from sabot.envs.window import Window

Numbers = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class GamesEnv(VectorEnv[Observed, npt.NDArray[np.int64], Any]):
    """Games in which every action is that of the seat to act, whoever that is.

    The reward is what the seat that acted gained by its own move. `info["seats"]` are the seats to
    act next, `info["acted"]` those that acted, and `info["rewards"]` has what every seat gained. A
    game that ends is dealt anew in the same step, and the observation is of the new game.
    With `copy=False` observations are views of arrays that change with every step.
    """

    def __init__(
        self,
        options: str,
        num_envs: int = 1,
        *,
        reward: str = "points",
        window: Window | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(options, num_envs, reward=reward, window=window)
        encoder = self.games.environment.encoder
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = action_space(encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal all games anew. The game with the number n is dealt by the seed + n."""
        if isinstance(seed, list):
            raise TypeError("expected one seed: game n is dealt by the seed + n")
        super().reset(seed=seed, options=options)
        first = int(self.np_random.integers(SEEDS // 2)) if seed is None else seed
        arrays = self.games.reset(first)
        return self.observed(arrays), {"seats": arrays.seats.copy()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observed, Numbers, Flags, Flags, dict[str, Any]]:
        """Play an action of the seat to act in every game."""
        acted = self.games.arrays.seats.copy()
        arrays = self.games.step_many(actions)
        rewards = arrays.rewards.copy()
        info = {"seats": arrays.seats.copy(), "acted": acted, "rewards": rewards}
        over = arrays.dones.astype(bool)
        gained = rewards[np.arange(self.num_envs), acted]
        return self.observed(arrays), gained, over, np.zeros_like(over), info

    def observed(self, arrays: Arrays) -> Observed:
        """The numbers and masks of the seats to act."""
        numbers, masks = arrays.observations, arrays.masks.view(np.int8)
        return {
            OBSERVATION: numbers.copy() if self.copy else numbers,
            MASK: masks.copy() if self.copy else masks,
        }
