"""What a review measures by: playouts by R1, the stakes of the game, and what a seat believes."""

import hashlib
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sabot.bots.beliefs import Beliefs
from sabot.bots.policy import Policy
from sabot.bots.roster import base_policy, mind_of
from sabot.bots.round_value import Stakes
from sabot.bots.search import Manner
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of

# A seed is a positive number of the hot code.
SEED_BYTES: Final = 7


class Unit(NamedTuple):
    """In what the worth of a round is told: how many thousandths of a win one of it is.

    `digits` is how many of them are worth writing behind the comma.
    """

    name: str
    size: int
    digits: int


# Where winning is all, or nearly all, that counts: hundredths of a win.
PERCENT: Final = Unit("percent", 10, 0)

# Where points count beside the win: a nugget, and a penalty point.
NUGGETS: Final = Unit("nuggets", 200, 2)
PENALTY: Final = Unit("penalty", 100, 2)
# For games that bring no bot factory, whose stakes are points.
POINTS: Final = Unit("points", 1000, 2)


@lru_cache(maxsize=64)
def unit_of(game_id: str) -> Unit:
    """The unit that a game's descriptor names; else hundredths of a win, or points."""
    descriptor = descriptor_of(game_id)
    place = descriptor.review_unit
    usual = POINTS if descriptor.bot_factory is None else PERCENT
    unit = usual if place is None else load(place)
    if not isinstance(unit, Unit):
        raise SabotError(f"expected a Unit at '{place}', not {type(unit).__name__}")
    return unit


class Measure(NamedTuple):
    """By what the moves of a game are measured."""

    game: AnyGame
    options: Any
    policy: Policy
    stakes: Stakes
    manner: Manner
    mind: Any

    def beliefs(self, seat: int, seed: int) -> Beliefs:
        """What a seat believes, before it has seen anything."""
        beliefs: Beliefs = self.mind.beliefs(self.game, self.options, seat, seed)
        return beliefs


def measure_of(game: AnyGame, options: Any) -> Measure:
    """By what this game is measured."""
    mind = mind_of(game.id)
    return Measure(game, options, base_policy(game.id), mind.stakes(), mind.MANNER, mind)


def seed_for(seed: str, *where: object) -> int:
    """The seed of one part of a review."""
    text = "/".join(map(str, ("sabot-review", seed, *where)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])
