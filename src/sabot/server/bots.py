"""Bots for the seats of tables. They get a seat's view and nothing else."""

import secrets
from functools import lru_cache
from typing import Any, Final

from sabot.bots.roster import kinds_of, make_bot
from sabot.games.registry import GAMES, game_named
from sabot.table.house import House

# Who plays for people who are away: no better and no worse than most of them.
STAND_IN: Final = "rules"

HOUSE: Final = House(
    kinds=frozenset(kind for game in GAMES for kind in kinds_of(game)), stand_in=STAND_IN
)


def choose(kind: str, view: Any) -> Any:
    """The move that a bot of a kind makes with this view."""
    game = game_named(view.game)
    chosen = known_kind(kind, game.id)
    bot = make_bot(chosen, game, view.options, view.viewer, secrets.randbits(62))
    return bot.choose(view)


@lru_cache(maxsize=256)
def known_kind(kind: str, game_id: str) -> str:
    """The kind itself, if this game has it; else the best that it has."""
    kinds = kinds_of(game_id)
    return kind if kind in kinds else kinds[-1]
