"""The kinds of bots that tables can have, and which of them need a worker process."""

from functools import lru_cache
from typing import Final

from sabot.bots.roster import built_in_kinds, kinds_of
from sabot.games.registry import GAMES
from sabot.locales import bot_names
from sabot.table.context import TableContext

# Plays for people who are away: no better and no worse than most of them.
STAND_IN: Final = "rules"
# These decide by the view alone, in no more time than it takes to ask another process.
QUICK: Final = frozenset({"random", "rules"})

CONTEXT: Final = TableContext(
    kinds=frozenset(kind for game in GAMES for kind in kinds_of(game)),
    stand_in=STAND_IN,
    bot_names=bot_names,
)


def is_quick(kind: str) -> bool:
    """True if a bot of this kind decides in the server itself."""
    return kind in QUICK


@lru_cache(maxsize=256)
def known_kind(kind: str, game_id: str) -> str:
    """The kind itself, if this game has it; else the best of ours that it has."""
    # A kind with a place is one that the operator has added.
    known = kind in kinds_of(game_id) or ":" in kind
    return kind if known else built_in_kinds(game_id)[-1]
