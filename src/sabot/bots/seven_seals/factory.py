"""The bot factory of The Seven Seals: beliefs, detective, searcher, and the value of a round."""

from typing import Any, Final, cast

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.round_value import RoundValue
from sabot.bots.search import SearchSettings
from sabot.bots.seven_seals.beliefs import HandBeliefs, SamplerSettings
from sabot.bots.seven_seals.round_value import PenaltyValue
from sabot.bots.seven_seals.rules import Rules, policy
from sabot.bots.seven_seals.search import Announcer, SealsSearch, SealsSearcher, ShortSearch
from sabot.core.game import AnyGame

# R3: the settings of its search, the number of steps of its search for announcements, and the
# number of samples with their exchanges at first and at each use.
SEARCH: Final = SearchSettings(playouts=360, seconds=0.15, candidates=8, trust=100.0)
CLIMBS: Final = 2
SAMPLER: Final = SamplerSettings(samples=24, first=96, again=12)

# R2: the settings of its search, and the number of tricks beyond the one on the table; it has fewer
# samples, with fewer exchanges. Announcements come once a round, and get a larger budget.
GLANCE: Final = SearchSettings(playouts=64, seconds=0.15, candidates=8, trust=100.0)
TRICKS: Final = 4
HASTY_SAMPLER: Final = SamplerSettings(samples=12, first=24, again=2)
CARE: Final = SearchSettings(playouts=160, seconds=0.15)


def round_value() -> RoundValue:
    """The round value: penalty points."""
    return PenaltyValue()


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
    """The beliefs of a seat about the other hands."""
    del options, seat, seed
    return HandBeliefs(game, policy(), SAMPLER)


def searcher(game: AnyGame, believed: Beliefs, settings: SearchSettings, seed: int) -> Bot:
    """R3: plays rounds out in sampled worlds, by R1."""
    search = SealsSearch(policy(), round_value(), settings)
    return SealsSearcher(game, believed, search, Announcer(search, CLIMBS), seed)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2: looks a few tricks ahead in sampled worlds, and forecasts the rest as R1 does."""
    del options, seat
    rules = cast("Rules", policy())
    believed = HandBeliefs(game, rules, HASTY_SAMPLER)
    announcer = Announcer(SealsSearch(rules, round_value(), CARE), 1)
    search = ShortSearch(rules, round_value(), GLANCE, TRICKS)
    return SealsSearcher(game, believed, search, announcer, seed)
