"""The mind of Saboteur 2: what it believes, how R2 and R3 look ahead by it, and for what."""

from functools import lru_cache
from typing import Any, Final

from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.rules import policy
from sabot.bots.saboteur2.stakes import Nuggets
from sabot.bots.search import Manner, Search
from sabot.bots.searcher import SearcherBot
from sabot.bots.stakes import Stakes
from sabot.core.game import AnyGame

# How thoroughly R3 searches, and how quickly R2 looks at what R1 would like best.
MANNER: Final = Manner(playouts=300, seconds=0.15, candidates=12, trust=100.0)
GLANCE: Final = Manner(playouts=48, seconds=0.15, candidates=6, trust=100.0)


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
    """R2: of R1's favourites, the one that fares best in a few worlds that it believes in."""
    search = Search(taste(), stakes(), GLANCE)
    return SearcherBot(game, beliefs(game, options, seat, seed), search, seed)
