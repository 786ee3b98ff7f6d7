"""All bots by name: the kinds of each game, and how to make them."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

from sabot.bots.beliefs import Unbiased
from sabot.bots.bot import Bot
from sabot.bots.default_factory import DefaultFactory
from sabot.bots.factory import BotFactory, WeightedBotFactory
from sabot.bots.plugins import bot_plugins, maker_of, plugin_kinds, plugin_named
from sabot.bots.policy import Policy
from sabot.bots.random import RandomBot
from sabot.bots.rules import RulesBot
from sabot.bots.search_settings import JOINT, settings_of
from sabot.bots.talk.forms import credulous, give_speech
from sabot.bots.talk.manners import form_in, manner_of
from sabot.bots.talk.muted import MutedBot
from sabot.bots.uniform_policy import UniformPolicy
from sabot.bots.weights import Weights, weights_in, weights_of
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of

# Makes the bot of a seat from the game, its options, the seat, a seed and the text behind the name
# of the kind (as the file in `rules@FILE`), or None.
Maker = Callable[[AnyGame, Any, int, int, str], Bot]
# The same of another package, without that text.
BroughtMaker = Callable[[AnyGame, Any, int, int], Bot]

# At this coolness a move that scores 1000 less is e⁵ times rarer: some mistakes, as people make.
RULES_COOLNESS: Final = 5.0
SILENT: Final = "silent"


@lru_cache(maxsize=64)
def has_policy(game_id: str) -> bool:
    """True if there is a policy for this game."""
    return is_there(descriptor_of(game_id).policy)


@lru_cache(maxsize=64)
def has_factory(game_id: str) -> bool:
    """True if this game has a factory of its own."""
    return is_there(descriptor_of(game_id).bot_factory)


def is_there(place: str | None) -> bool:
    """True if the module that a descriptor names exists; it is not imported."""
    module = (place or "").partition(":")[0]
    folder = module.rpartition(".")[0]
    return bool(module and (not folder or find_spec(folder)) and find_spec(module))


def factory_of(game_id: str) -> BotFactory:
    """The bot factory of a game; the default factory if the game brings none."""
    place = descriptor_of(game_id).bot_factory
    return (
        DefaultFactory(base_policy(game_id)) if place is None else cast("BotFactory", load(place))
    )


def base_policy(game_id: str) -> Policy:
    """The policy that plays worlds out: the game's own, or the uniform one."""
    return rules_policy(game_id, "") if has_policy(game_id) else UniformPolicy()


@lru_cache(maxsize=16)
def has_own_weights(game_id: str) -> bool:
    """True if the detective of this game has weights of its own."""
    return has_factory(game_id) and hasattr(factory_of(game_id), "OWN_WEIGHTS")


def weighted_factory_of(game_id: str) -> WeightedBotFactory:
    """The bot factory of a game whose detective has weights of its own."""
    return cast("WeightedBotFactory", factory_of(game_id))


def policy_of(game_id: str, weights: Weights) -> Policy:
    """The policy of a game, with these weights."""
    make = cast("Callable[[Weights], Policy]", load(descriptor_of(game_id).policy or ""))
    return make(weights)


def random_bot(game: AnyGame, options: Any, seat: int, seed: int, detail: str) -> Bot:
    """R0."""
    del game, options, seat
    refuse_detail("random", detail)
    return RandomBot(seed)


def rules_bot(game: AnyGame, options: Any, seat: int, seed: int, detail: str) -> Bot:
    """R1, with its default weights or those in a file."""
    del options, seat
    return RulesBot(game, rules_policy(game.id, detail), RULES_COOLNESS, seed)


def detective_bot(game: AnyGame, options: Any, seat: int, seed: int, detail: str) -> Bot:
    """R2, with its default weights or, if it has weights of its own, those in a file."""
    if detail and has_own_weights(game.id):
        return weighted_factory_of(game.id).detective_with(own_weights(detail), game, seat, seed)
    refuse_detail("detective", detail)
    return factory_of(game.id).detective(game, options, seat, seed)


def searcher_bot(game: AnyGame, options: Any, seat: int, seed: int, detail: str) -> Bot:
    """R3 with the default settings or those of the detail: `searcher@playouts=2000+seconds=1`."""
    factory = factory_of(game.id)
    settings, unbiased = settings_of(detail, factory.SEARCH)
    beliefs = Unbiased(game) if unbiased else factory.beliefs(game, options, seat, seed)
    return factory.searcher(game, beliefs, settings, seed)


@lru_cache(maxsize=16)
def own_weights(file: str) -> Weights:
    """The weights in a file; read once for all seats."""
    return weights_in(Path(file))


@lru_cache(maxsize=16)
def rules_policy(game_id: str, file: str) -> Policy:
    """The policy with its default weights or those in a file; made once for all seats."""
    return policy_of(game_id, weights_in(Path(file)) if file else weights_of(game_id))


def refuse_detail(kind: str, detail: str) -> None:
    """Refuse a detail behind a kind that takes none."""
    if detail:
        raise SabotError(f"the bot '{kind}' takes no '@{detail}'")


MAKERS: Final[dict[str, Maker]] = {
    "random": random_bot,
    "rules": rules_bot,
    "detective": detective_bot,
    "searcher": searcher_bot,
}


def built_in_kinds(game_id: str) -> list[str]:
    """Our own kinds of bots that can play a game, weakest first."""
    there = {"rules": has_policy(game_id)}
    return [kind for kind in MAKERS if there.get(kind, True)]


def kinds_of(game_id: str) -> list[str]:
    """The kinds of bots that can play a game: ours, weakest first, then those of other packages."""
    return [*built_in_kinds(game_id), *plugin_kinds(game_id)]


def check_kind(kind: str, game_id: str) -> None:
    """Refuse a kind that can't play this game."""
    name = kind.partition("@")[0]
    if ":" in name:
        maker_at(name)
    elif name not in kinds_of(game_id):
        if (fault := bot_plugins().faults.get(name)) is not None:
            raise SabotError(fault)
        expected = ", ".join(kinds_of(game_id))
        raise SabotError(f"{game_id} has no bot '{name}'; expected one of {expected}")


def make_bot(kind: str, game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """Make the bot of a kind for a seat.

    A kind is a name, as `rules`; a name with a detail, as `rules@FILE`, or a form of talking, as
    `detective@silent`; the name of another package's bot; or the place of a custom maker, as
    `package.module:maker`, which gets the same arguments except the detail.
    """
    check_kind(kind, game.id)
    name, _, detail = kind.partition("@")
    if name not in MAKERS:
        # It talks by itself, unless it is asked to be silent.
        words = [word for word in detail.split(JOINT) if word]
        make = brought_maker(name, JOINT.join(word for word in words if word != SILENT))
        brought = make(game, options, seat, seed)
        return MutedBot(brought) if SILENT in words else brought
    form, detail = form_in(detail)
    bot = MAKERS[name](game, options, seat, seed, detail)
    give_speech(bot, game, seat, manner_of(name, form), seed)
    return credulous(bot, seat) if form == "credulous" else bot


def brought_maker(name: str, detail: str) -> BroughtMaker:
    """The maker of another package's bot, which takes the detail only if it says so."""
    plugin = plugin_named(name)
    if plugin is not None and plugin.takes_detail:
        make = maker_of(plugin)
        return lambda game, options, seat, seed: make(game, options, seat, seed, detail)
    refuse_detail(name, detail)
    found: BroughtMaker = maker_at(name) if plugin is None else maker_of(plugin)
    return found


def maker_at(place: str) -> Any:
    """Import the custom maker at `package.module:maker`."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as reason:
        raise SabotError(f"there is no bot at '{place}': {reason}") from None
