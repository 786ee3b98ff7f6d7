"""Many games at once, as NumPy arrays."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.core.errors import SabotError
from sabot.envs.arrays import (
    Bytes,
    Floats,
    Integers,
    bytes_of,
    floats_of,
    integers_of,
    masks_of,
    observations_of,
)
from sabot.envs.batch import Batch
from sabot.envs.lookup import Environment, environment
from sabot.envs.settings import checked_seed, reward_named
from sabot.envs.window import Window


class Arrays(NamedTuple):
    """What is known of all games: the first axis goes over the games.

    `seats` are the seats to act; `observations` and `masks` are theirs. `rewards` has a column for
    each seat. `rounds` and `dones` are 1 where the last step ended a round or the game.
    """

    observations: Bytes
    masks: Bytes
    seats: Integers
    rewards: Floats
    rounds: Bytes
    dones: Bytes


class Games:
    """Some games with the same options. Games that end are dealt anew at once.

    `arrays` changes with every step and can't be written to. `reward` is `points` (what each seat
    gains, as it is scored; negative where the fewest points win), `side` (1 or -1 for each seat at
    the end of a round) or `win` (winners share 1 and losers -1 at the end of the game).
    """

    def __init__(
        self,
        options: str,
        games: int,
        *,
        seed: int = 0,
        reward: str = "points",
        window: Window | None = None,
    ) -> None:
        if games < 1:
            raise SabotError(f"expected at least one game, not {games}")
        self.environment: Environment = environment(options, window)
        self.games = games
        self.reward = reward_named(reward)
        self.reset(seed)

    def reset(self, seed: int) -> Arrays:
        """Deal all games anew; the same seed leads to the same deals.

        The game with the number n is dealt by the seed + n, whatever the size of the batch.
        """
        env = self.environment
        first = checked_seed(seed)
        self.batch = Batch(env.encoder, env.opening, self.games, first, self.reward)
        self.arrays = self.arrays_of(self.batch)
        return self.arrays

    def arrays_of(self, batch: Batch) -> Arrays:
        """The arrays of a batch, without a copy."""
        return Arrays(
            observations=observations_of(batch.buffers),
            masks=masks_of(batch.buffers),
            seats=integers_of(batch.seats),
            rewards=floats_of(batch.rewards).reshape(self.games, -1),
            rounds=bytes_of(batch.rounds),
            dones=bytes_of(batch.dones),
        )

    def step_many(self, actions: npt.NDArray[np.integer], out: Arrays | None = None) -> Arrays:
        """Play an action in every game, and copy the new arrays into those of the caller."""
        self.batch.step(np.asarray(actions, "<i8").tobytes())
        return self.told(out)

    def step_at_random(self, out: Arrays | None = None) -> Arrays:
        """Play a random legal move in every game."""
        self.batch.step_at_random()
        return self.told(out)

    def told(self, out: Arrays | None) -> Arrays:
        """The arrays, or a copy of them in those of the caller."""
        if out is None:
            return self.arrays
        arrays = self.arrays
        np.copyto(out.observations, arrays.observations)
        np.copyto(out.masks, arrays.masks)
        np.copyto(out.seats, arrays.seats)
        np.copyto(out.rewards, arrays.rewards)
        np.copyto(out.rounds, arrays.rounds)
        np.copyto(out.dones, arrays.dones)
        return out

    def empty(self) -> Arrays:
        """Arrays of the right shapes, for a caller to own."""
        arrays = self.arrays
        return Arrays(
            observations=np.empty_like(arrays.observations),
            masks=np.empty_like(arrays.masks),
            seats=np.empty_like(arrays.seats),
            rewards=np.empty_like(arrays.rewards),
            rounds=np.empty_like(arrays.rounds),
            dones=np.empty_like(arrays.dones),
        )

    def planes(self, observations: Bytes) -> Bytes:
        """The planes of observations: games × planes × columns × rows; none without a maze."""
        encoder = self.environment.encoder
        shape = (int(encoder.planes), int(encoder.width), int(encoder.height))
        return observations[:, : shape[0] * shape[1] * shape[2]].reshape(len(observations), *shape)
