"""Plays 16 games of Saboteur at once with random legal actions, and prints the mean rewards.

Put a network in the place of `policy` to train it: observations and masks are NumPy arrays.
"""

import numpy as np
from numpy.typing import NDArray

from sabot.envs.vector import Games

GAMES, STEPS = 16, 300


def policy(
    observations: NDArray[np.uint8], masks: NDArray[np.uint8], rng: np.random.Generator
) -> NDArray[np.int64]:
    """One legal action for each game."""
    del observations  # what a network would read
    chances: NDArray[np.float64] = masks * rng.random(masks.shape)
    chosen: NDArray[np.int64] = chances.argmax(axis=1)
    return chosen


def main() -> None:
    """Step all games, and sum up what the seats got."""
    games = Games("saboteur(players=5)", GAMES, seed=1, reward="side")
    rng = np.random.default_rng(1)
    rewards, rounds = np.zeros(5), 0
    for _ in range(STEPS):
        games.step_many(policy(games.arrays.observations, games.arrays.masks, rng))
        rewards += games.arrays.rewards.sum(axis=0)
        rounds += int(games.arrays.rounds.sum())
    print(
        f"{GAMES * STEPS} moves, {rounds} rounds, reward of each seat: {rewards / max(rounds, 1)}"
    )


if __name__ == "__main__":
    main()
