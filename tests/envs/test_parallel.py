"""Games on several processes: the same as in one, in memory that all share."""

import numpy as np
import pytest

from sabot.core.errors import SabotError
from sabot.envs.parallel import ParallelGames
from sabot.envs.vector import Games
from sabot.envs.window import Window


def same(ours: Games, theirs: ParallelGames) -> None:
    """Compare all arrays."""
    for name, expected in ours.arrays._asdict().items():
        assert (getattr(theirs.arrays, name) == expected).all(), name


def test_processes_play_the_games_that_one_plays() -> None:
    window = Window(-1, -3, 11, 7, 4)
    options = "saboteur(players=3,rounds=1)"
    one = Games(options, 5, seed=7, reward="round", window=window)
    with ParallelGames(options, 5, processes=2, seed=7, reward="round", window=window) as several:
        same(one, several)
        for _ in range(8):
            one.step_at_random()
            several.step_at_random()
            same(one, several)
        for _ in range(8):
            actions = one.arrays.masks.argmax(axis=1)
            one.step_many(actions)
            several.step_many(actions)
            same(one, several)
        actions = one.arrays.masks.argmax(axis=1)
        actions[3] = one.arrays.masks[3].argmin()
        with pytest.raises(ValueError, match=f"game 3: its mask forbids the action {actions[3]}"):
            several.step_many(actions)
        same(one, several)
        with pytest.raises(ValueError, match="expected 5 actions"):
            several.step_many(actions[:4])
        with pytest.raises(ValueError, match="game 0: its mask forbids the action -1"):
            several.step_many(np.full(5, -1))
        one.reset(9)
        several.reset(9)
        same(one, several)
        with pytest.raises(SabotError, match="the seed -9"):
            several.reset(-9)


def test_a_process_that_has_died_is_reported() -> None:
    with ParallelGames("sabotage", 2, processes=1) as games:
        games.workers[0].kill()
        games.workers[0].join()
        with pytest.raises(SabotError, match="the process 0 of the games has ended"):
            games.step_at_random()


def test_more_processes_than_games_are_refused() -> None:
    with pytest.raises(SabotError, match="expected from 1 to 2 processes, not 3"):
        ParallelGames("sabotage", 2, processes=3)
