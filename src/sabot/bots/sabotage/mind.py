"""R2 and R3 of Sabotage: what they believe, what they play for, how thoroughly they search."""

from typing import Any, Final

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.sabotage.beliefs import HandBeliefs
from sabot.bots.sabotage.prospects import prospect_of
from sabot.bots.sabotage.rules import policy
from sabot.bots.sabotage.stakes import RoundStakes
from sabot.bots.search import Manner, Search
from sabot.bots.searcher import SearcherBot
from sabot.bots.stakes import Stakes
from sabot.core.game import AnyGame

MANNER: Final = Manner(playouts=320, seconds=0.15, candidates=8, trust=200.0, horizon=6)
GLANCE: Final = Manner(playouts=48, seconds=None, candidates=6, trust=200.0, horizon=6)


def stakes() -> Stakes:
    """The round, its points, and in the last round the game."""
    return RoundStakes(prospect_of(2), prospect_of(4))


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
    """What a seat believes of the other hands."""
    del options, seed
    return HandBeliefs(game, RULES, seat)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    return SearcherBot(
        game, beliefs(game, options, seat, seed), Search(RULES, stakes(), GLANCE), seed
    )


# One for all seats: it makes nothing anew for a move, and keeps nothing between moves.
RULES: Final[Policy] = policy()
