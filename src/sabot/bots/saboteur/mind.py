"""The mind of Saboteur: what it believes, how it decides, what it plays for."""

from functools import lru_cache
from typing import Any, Final

from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.saboteur.beliefs import SaboteurBeliefs
from sabot.bots.saboteur.detective import OWN_WEIGHTS, DetectiveBot, informed
from sabot.bots.saboteur.informed import Informed
from sabot.bots.saboteur.rules import policy
from sabot.bots.saboteur.stakes import SideStakes
from sabot.bots.search import Manner
from sabot.bots.stakes import Stakes
from sabot.core.game import AnyGame

MANNER: Final = Manner(playouts=300, seconds=0.15, candidates=10)


def stakes() -> Stakes:
    """A seat plays for its side."""
    return SideStakes()


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> SaboteurBeliefs:
    """What a seat believes."""
    del options
    return SaboteurBeliefs(game, seat, taste(), seed)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    return DetectiveBot(game, beliefs(game, options, seat, seed), own_taste(), seed)


@lru_cache(maxsize=1)
def taste() -> Policy:
    """How others are held to play: made once for all seats."""
    return policy()


@lru_cache(maxsize=1)
def own_taste() -> Informed:
    """How the detective plays: made once for all seats, and informed before it is asked."""
    return informed(OWN_WEIGHTS)
