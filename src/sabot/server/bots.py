"""Bots for the seats of tables. They get what a seat sees and nothing else."""

import secrets
from functools import lru_cache
from typing import Any, Final

from sabot.bots.roster import kinds_of, make_bot
from sabot.games.registry import GAMES, game_named
from sabot.table.house import House

# Who plays for people who are away: no better and no worse than most of them.
STAND_IN: Final = "rules"
# Who decides by the view alone, in no more time than it takes to ask another process.
AT_ONCE: Final = frozenset({"random", "rules"})

HOUSE: Final = House(
    kinds=frozenset(kind for game in GAMES for kind in kinds_of(game)), stand_in=STAND_IN
)


def thinks_at_once(kind: str) -> bool:
    """Whether a bot of this kind is asked here, and not in a process that thinks."""
    return kind in AT_ONCE


def choose(kind: str, view: Any) -> Any:
    """The move that a bot of a kind makes with this view."""
    game = game_named(view.game)
    bot = make_bot(kind, game, view.options, view.viewer, secrets.randbits(62))
    return bot.choose(view)


def make_do(view: Any) -> Any:
    """A move for a bot that has none: the stand-in's, or any."""
    try:
        return choose(known_kind(STAND_IN, view.game), view)
    except Exception:  # noqa: BLE001  # the game must go on
        return view.moves[0]


@lru_cache(maxsize=256)
def known_kind(kind: str, game_id: str) -> str:
    """The kind itself, if this game has it; else the best that it has."""
    kinds = kinds_of(game_id)
    # A kind with a place is one that the house itself has added.
    return kind if kind in kinds or ":" in kind else kinds[-1]
