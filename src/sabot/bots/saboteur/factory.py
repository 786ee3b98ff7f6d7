"""The bot factory of Saboteur: beliefs, detective, searcher, and the value of a round."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.round_value import RoundValue
from sabot.bots.saboteur.beliefs import PlayerModels, SaboteurBeliefs
from sabot.bots.saboteur.detective import DetectiveBot
from sabot.bots.saboteur.informed_policy import PlayoutPolicy, SuspectingPolicy
from sabot.bots.saboteur.lookahead_policy import LookaheadPolicy
from sabot.bots.saboteur.public_suspicion import DEEDS
from sabot.bots.saboteur.round_value import SideValue
from sabot.bots.saboteur.rules import policy
from sabot.bots.saboteur.value_weights import shipped
from sabot.bots.saboteur.weights import ALARMS, FEATURES, NAMES, TEMPERS
from sabot.bots.search import Search, SearchSettings
from sabot.bots.searcher import SearcherBot
from sabot.bots.weights import Weights, all_weights, weights_in
from sabot.core.game import AnyGame

SEARCH: Final = SearchSettings(playouts=1000, seconds=0.15, candidates=8, trust=500.0, horizon=12)

# In tenths of a card, and longer than any path: a saboteur with this threshold always strikes.
NO_WAY_IS_FAR: Final = 1000

# Tunnels beside or behind the start: bots that sabotage lay none, but people do.
ASIDE: Final = {"digger.behind": -3000, "blending.behind": 0, "striking.behind": 0}

# The detective's weights where they differ from the rules bot's; its suspicion is in hundredths.
OWN_WEIGHTS: Final = Path(__file__).with_name("detective.json")

Numbers = vec[i64]
Tables = tuple[Numbers, Numbers, Numbers]


def round_value() -> RoundValue:
    """The round value: a seat plays for its side."""
    return SideValue(shipped())


def beliefs(game: AnyGame, options: Any, seat: int, seed: int) -> SaboteurBeliefs:
    """The beliefs of a seat."""
    del options
    return SaboteurBeliefs(
        game, seat, PlayerModels(player_policies(), LookaheadPolicy(*own_tables())), seed
    )


def detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    return DetectiveBot(game, beliefs(game, options, seat, seed), seed)


def detective_with(weights: Weights, game: AnyGame, seat: int, seed: int) -> Bot:
    """R2 with these weights of its own."""
    models = PlayerModels(player_policies(), lookahead(tuple(weights.items())))
    return DetectiveBot(game, SaboteurBeliefs(game, seat, models, seed), seed)


def searcher(game: AnyGame, believed: Beliefs, settings: SearchSettings, seed: int) -> Bot:
    """R3."""
    return SearcherBot(
        game, believed, Search(playing(), round_value(), settings, rules_policy()), seed
    )


@lru_cache(maxsize=1)
def playing() -> Policy:
    """The policy that plays out the worlds of a search; made once for all seats."""
    return PlayoutPolicy(*own_tables())


@lru_cache(maxsize=1)
def rules_policy() -> Policy:
    """The rules bot's policy, which has no beliefs; made once for all seats."""
    return policy()


@lru_cache(maxsize=1)
def player_policies() -> tuple[SuspectingPolicy, ...]:
    """The policies that others may follow: R1's, and one whose saboteurs always strike.

    They suspect others by inference, so the weights of suspicion are the detective's.
    """
    own = weights_in(OWN_WEIGHTS)
    others = {name: weight for name, weight in own.items() if name.endswith("_suspect")} | ASIDE
    striking = {"alarm.far": NO_WAY_IS_FAR, "alarm.near": NO_WAY_IS_FAR - 1}
    return SuspectingPolicy(*tables(others)), SuspectingPolicy(*tables(others | striking))


@lru_cache(maxsize=8)
def lookahead(weights: tuple[tuple[str, int], ...]) -> LookaheadPolicy:
    """A look-ahead policy with these weights. All seats share it and inform it for each move."""
    return LookaheadPolicy(*tables(dict(weights)))


@lru_cache(maxsize=1)
def own_tables() -> Tables:
    """The detective's default weights in the form that the hot code reads."""
    return tables(weights_in(OWN_WEIGHTS))


def tables(weights: Weights) -> Tables:
    """The detective's weights in the form that the hot code reads: tempers, deeds and alarms."""
    chosen = all_weights("saboteur", NAMES, weights)
    return (
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"suspicion.{deed}"] for deed in DEEDS]),
        vec[i64]([chosen[f"alarm.{alarm}"] for alarm in ALARMS]),
    )
