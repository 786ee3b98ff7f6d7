"""The mind of Saboteur 2: what it believes, how it decides, what it plays for."""

from functools import lru_cache
from typing import Any, Final

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.round_value import Stakes
from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.detective import DetectiveBot
from sabot.bots.saboteur2.round_value import Nuggets
from sabot.bots.saboteur2.rules import policy
from sabot.bots.search import Manner, Search
from sabot.bots.searcher import SearcherBot
from sabot.core.game import AnyGame

MANNER: Final = Manner(playouts=300, seconds=0.15, candidates=12, trust=100.0)


@lru_cache(maxsize=1)
def taste() -> Policy:
    """How others are thought to play; made once for all seats."""
    return policy()


def stakes() -> Stakes:
    """What the end of a round is worth to a seat."""
    return Nuggets()


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> RoleBeliefs:
    """What a seat believes."""
    del options
    return RoleBeliefs(game, seat, taste(), seed)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    return DetectiveBot(game, beliefs(game, options, seat, seed), seed)


def searcher(game: AnyGame, believed: Beliefs, manner: Manner, seed: int) -> Bot:
    """R3."""
    return SearcherBot(game, believed, Search(taste(), stakes(), manner), seed)
