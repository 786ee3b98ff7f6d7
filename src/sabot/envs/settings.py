"""Settings that all environments share, checked."""

from typing import Final

from sabot.core.errors import SabotError
from sabot.envs.rewards import POINTS, ROUND, SIDE, WIN

REWARDS: Final = {"points": POINTS, "side": SIDE, "round": ROUND, "win": WIN}
# A generator takes 62 bits; each game of a batch has its own seed, counted from the first.
SEEDS: Final = 2**61


def reward_named(name: str) -> int:
    """The number of a kind of reward."""
    if name not in REWARDS:
        raise SabotError(f"there is no reward '{name}'; expected one of {', '.join(REWARDS)}")
    return REWARDS[name]


def checked_seed(seed: int) -> int:
    """The seed, if the generator can take it."""
    if not 0 <= seed < SEEDS:
        raise SabotError(f"the seed {seed} is too large or negative; expected 0 to 2**61 - 1")
    return seed
