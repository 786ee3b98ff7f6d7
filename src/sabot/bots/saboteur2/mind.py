"""The mind of Saboteur 2: what it believes, how R2 decides by it, how R3 searches, and for what."""

from functools import lru_cache
from typing import Any, Final

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.detective import DetectiveBot
from sabot.bots.saboteur2.rules import policy
from sabot.bots.saboteur2.stakes import Nuggets
from sabot.bots.search import Manner
from sabot.bots.stakes import Stakes
from sabot.core.game import AnyGame

MANNER: Final = Manner(playouts=240, seconds=0.15, candidates=8, coolness=5.0, trust=0.0)


@lru_cache(maxsize=1)
def others() -> Policy:
    """How others are thought to play; made once for all seats."""
    return policy()


def stakes() -> Stakes:
    """What the end of a round is worth to a seat."""
    return Nuggets()


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
    """What a seat believes."""
    del options
    return RoleBeliefs(game, seat, others(), seed)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    del options
    return DetectiveBot(game, RoleBeliefs(game, seat, others(), seed), seed)
