"""The evaluation of moves in a review: playouts by R1, the round value, and a seat's beliefs."""

import hashlib
from functools import lru_cache
from typing import Final, NamedTuple

from sabot.bots.beliefs import Beliefs
from sabot.bots.factory import BotFactory
from sabot.bots.policy import Policy
from sabot.bots.roster import base_policy, factory_of
from sabot.bots.round_value import RoundValue
from sabot.bots.search import SearchSettings
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.options import GameOptions
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of

# A seed must be a positive number in compiled code.
SEED_BYTES: Final = 7


class Unit(NamedTuple):
    """The unit of values in a review: its size in thousandths of a win.

    `digits` is the number of decimals that are shown.
    """

    name: str
    size: int
    digits: int


# For games in which only the win counts, or nearly so: hundredths of a win.
PERCENT: Final = Unit("percent", 10, 0)

# For games in which points count: a nugget, and a penalty point.
NUGGETS: Final = Unit("nuggets", 200, 2)
PENALTY: Final = Unit("penalty", 100, 2)
# For games without a bot factory, whose round value is points.
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


class Evaluator(NamedTuple):
    """The policy, the round value and the beliefs by which a game's moves are evaluated."""

    game: AnyGame
    options: GameOptions
    policy: Policy
    round_value: RoundValue
    settings: SearchSettings
    factory: BotFactory
    unit: Unit = PERCENT

    def beliefs(self, seat: int, seed: int) -> Beliefs:
        """The initial beliefs of a seat."""
        beliefs: Beliefs = self.factory.beliefs(self.game, self.options, seat, seed)
        return beliefs


def evaluator_of(game: AnyGame, options: GameOptions) -> Evaluator:
    """The evaluator of this game."""
    factory = factory_of(game.id)
    return Evaluator(
        game,
        options,
        base_policy(game.id),
        factory.round_value(),
        factory.SEARCH,
        factory,
        unit_of(game.id),
    )


def seed_for(seed: str, *where: object) -> int:
    """The seed of one part of a review."""
    text = "/".join(map(str, ("sabot-review", seed, *where)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])
