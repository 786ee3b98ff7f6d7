"""The bot factory of Sabotage: beliefs, detective, searcher, and the value of a round."""

from typing import Any, Final

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.round_value import RoundValue
from sabot.bots.sabotage.beliefs import HandBeliefs
from sabot.bots.sabotage.round_value import SabotageValue
from sabot.bots.sabotage.rules import policy
from sabot.bots.sabotage.value_weights import value_estimate_of
from sabot.bots.search import Search, SearchSettings
from sabot.bots.searcher import SearcherBot
from sabot.core.game import AnyGame
from sabot.games.sabotage.setup import FOUR_PLAYERS, TWO_PLAYERS

# Three cards of each side in turn: then a threat is answered or not, and the round is judged.
HORIZON: Final = 6
# The policy's ranking is mostly right: overruling it takes many playouts.
TRUST: Final = 600.0

# R3.
SEARCH: Final = SearchSettings(
    playouts=1500, seconds=0.15, candidates=8, trust=TRUST, horizon=HORIZON
)
# R2 searches the same moves briefly. It needs no time limit.
GLANCE: Final = SearchSettings(
    playouts=240, seconds=None, candidates=8, trust=TRUST, horizon=HORIZON
)


def searcher(game: AnyGame, believed: Beliefs, settings: SearchSettings, seed: int) -> Bot:
    """R3."""
    return SearcherBot(game, believed, Search(RULES, round_value(), settings), seed)


# One for all seats: it keeps nothing between moves.
RULES: Final[Policy] = policy()


def round_value() -> RoundValue:
    """The value of a round: winning it, its points, and in the last round the game."""
    return SabotageValue(value_estimate_of(TWO_PLAYERS), value_estimate_of(FOUR_PLAYERS))


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
    """The beliefs of a seat about the other hands."""
    del options, seed
    return HandBeliefs(game, RULES, seat)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2: a short search of its likeliest moves in worlds drawn from its beliefs."""
    believed = beliefs(game, options, seat, seed)
    return SearcherBot(game, believed, Search(RULES, round_value(), GLANCE), seed)
