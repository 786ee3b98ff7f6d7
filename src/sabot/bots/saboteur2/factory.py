"""The bot factory of Saboteur 2: beliefs, detective, searcher, and the value of a round."""

from functools import lru_cache
from typing import Any, Final

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.round_value import RoundValue
from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.detective import DetectiveBot
from sabot.bots.saboteur2.informed_rules import SuspectingRules
from sabot.bots.saboteur2.round_value import NuggetValue
from sabot.bots.saboteur2.rules import policy, tables
from sabot.bots.search import Search, SearchSettings
from sabot.bots.searcher import SearcherBot
from sabot.core.game import AnyGame

SEARCH: Final = SearchSettings(playouts=300, seconds=0.15, candidates=12, trust=100.0)


@lru_cache(maxsize=1)
def rules_policy() -> Policy:
    """The rules bot's policy, which has no beliefs; made once for all seats."""
    return policy()


@lru_cache(maxsize=1)
def suspecting_rules() -> SuspectingRules:
    """The policy of seats with beliefs; they share it, and inform it for each move."""
    return SuspectingRules(*tables())


def round_value() -> RoundValue:
    """The round value: the nuggets that a seat gains."""
    return NuggetValue()


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> RoleBeliefs:
    """The beliefs of a seat."""
    del options
    return RoleBeliefs(game, seat, suspecting_rules(), seed)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    return DetectiveBot(game, beliefs(game, options, seat, seed), seed)


def searcher(game: AnyGame, believed: Beliefs, settings: SearchSettings, seed: int) -> Bot:
    """R3."""
    return SearcherBot(game, believed, Search(rules_policy(), round_value(), settings), seed)
