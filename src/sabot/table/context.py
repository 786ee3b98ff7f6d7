"""The surroundings of a table: which bots it can have, their names, and where seeds come from."""

from collections.abc import Callable, Collection
from typing import Final

import msgspec

from sabot.table.fairness import new_seed

# How many people without a seat fit in: those who have one take up no room.
MOST_UNSEATED: Final = 64


# The names under which people see the bot on a seat, in all languages.
BotNames = Callable[[int], Collection[str]]


def no_names(_seat: int) -> Collection[str]:
    """Bots that are shown by kind and seat only."""
    return ()


class TableContext(msgspec.Struct, frozen=True):
    """The kinds of bots, the kind that plays for absent people, and the kind that gives hints."""

    kinds: frozenset[str]
    stand_in: str
    adviser: str = "searcher"
    seed: Callable[[], bytes] = new_seed
    bot_names: BotNames = no_names
