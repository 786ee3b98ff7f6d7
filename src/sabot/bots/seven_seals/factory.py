"""The mind of The Seven Seals: what a seat believes of hidden hands, and how it decides by it."""

from typing import Any, Final, cast

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.round_value import Stakes
from sabot.bots.search import Manner
from sabot.bots.seven_seals.beliefs import HandBeliefs, SamplerSettings
from sabot.bots.seven_seals.round_value import Penalties
from sabot.bots.seven_seals.rules import Rules, policy
from sabot.bots.seven_seals.search import (
    Announcer,
    Glancing,
    SealsSearch,
    SealsSearcher,
)
from sabot.core.game import AnyGame

# R3: how thoroughly it searches, how often it looks for a better announcement, and how many
# samples it keeps, with how many exchanges when they are new and each time they are handed out.
MANNER: Final = Manner(playouts=360, seconds=0.15, candidates=8, trust=100.0)
CLIMBS: Final = 2
SAMPLER: Final = SamplerSettings(samples=24, first=96, again=12)

# R2: how thoroughly it looks ahead, and for how many tricks beyond the one on the table; it has
# fewer samples, with fewer exchanges. Announcements are once a round, and worth more care.
GLANCE: Final = Manner(playouts=64, seconds=0.15, candidates=8, trust=100.0)
TRICKS: Final = 4
HASTY_SAMPLER: Final = SamplerSettings(samples=12, first=24, again=2)
CARE: Final = Manner(playouts=160, seconds=0.15)


def stakes() -> Stakes:
    """Penalty points."""
    return Penalties()


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
    """What a seat believes of the hands of the others."""
    del options, seat, seed
    return HandBeliefs(game, policy(), SAMPLER)


def searcher(game: AnyGame, believed: Beliefs, manner: Manner, seed: int) -> Bot:
    """R3: plays rounds out in likely worlds, by R1."""
    search = SealsSearch(policy(), stakes(), manner)
    return SealsSearcher(game, believed, search, Announcer(search, CLIMBS), seed)


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2: looks a few tricks ahead in likely worlds, and forecasts the rest as R1 does."""
    del options, seat
    rules = cast("Rules", policy())
    believed = HandBeliefs(game, rules, HASTY_SAMPLER)
    announcer = Announcer(SealsSearch(rules, stakes(), CARE), 1)
    search = Glancing(rules, stakes(), GLANCE, TRICKS)
    return SealsSearcher(game, believed, search, announcer, seed)
