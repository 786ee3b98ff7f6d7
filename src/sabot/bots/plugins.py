"""Bots of other packages: entry points of the group `sabot.bots`, each for a `BotDescriptor`.

Entry points are read only when somebody lists the bots of a game, or asks for one that is not ours.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sabot.core.entry_points import Brought, brought_by
from sabot.core.errors import SabotError
from sabot.games.descriptor import load

if TYPE_CHECKING:  # it is slow to import, and mostly not needed
    from importlib.metadata import EntryPoint

GROUP: Final = "sabot.bots"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
# The kinds that Sabot brings, weakest first.
BUILT_IN: Final = ("random", "rules", "detective", "searcher")


class BotDescriptor(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of another package.

    `maker` is the place of a function or class as `package.module:NAME`, imported when a game
    begins. It gets the game, its options, a seat and a seed, and returns a `sabot.bots.bot.Bot`;
    with `takes_detail` also the text behind the `@` of a name such as `mybot@model.npz`.
    """

    # The name on the command line and at tables; that of the entry point.
    id: str
    maker: str
    # The ids of the games that it plays; empty for all.
    games: tuple[str, ...] = ()
    takes_detail: bool = False

    def plays(self, game_id: str) -> bool:
        """True if it plays this game."""
        return not self.games or game_id in self.games


@lru_cache(maxsize=1)
def bot_plugins() -> Brought[BotDescriptor]:
    """The bots that installed packages bring. A broken one is left out, with the reason."""
    return brought_by(GROUP, "bot", checked)


def checked(entry: "EntryPoint", others: Mapping[str, BotDescriptor]) -> BotDescriptor:
    """The descriptor at an entry point; refuses one that could be taken for another bot."""
    if entry.name in BUILT_IN or entry.name in others:
        raise SabotError("another bot has this name")
    if NAME.fullmatch(entry.name) is None:
        raise SabotError("a bot's name has up to 32 of a-z, 0-9, - and _, and begins with a letter")
    descriptor: object = entry.load()
    if not isinstance(descriptor, BotDescriptor):
        raise SabotError(f"expected a BotDescriptor, not {type(descriptor).__name__}")
    if descriptor.id != entry.name:
        raise SabotError(f"its names differ: '{entry.name}', '{descriptor.id}' in its descriptor")
    load(descriptor.maker)
    return descriptor


def plugin_named(kind: str) -> BotDescriptor | None:
    """The bot of another package with this name, if there is one."""
    return bot_plugins().parts.get(kind)


def plugin_kinds(game_id: str) -> list[str]:
    """The bots of other packages that play a game, by name."""
    found = bot_plugins().parts
    return sorted(name for name, bot in found.items() if bot.plays(game_id))


def maker_of(descriptor: BotDescriptor) -> Any:
    """The function or class that makes the bot."""
    return load(descriptor.maker)
