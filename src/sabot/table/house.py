"""What a table needs from the house it stands in: bots to choose from, and chance for its seeds."""

from collections.abc import Callable
from typing import Final

import msgspec

from sabot.table.fairness import new_seed

# How many people fit in, those who watch included.
MOST_PEOPLE: Final = 64


class House(msgspec.Struct, frozen=True):
    """Which kinds of bots there are, who of them stands in for people, and who advises them."""

    kinds: frozenset[str]
    stand_in: str
    adviser: str = "searcher"
    seed: Callable[[], bytes] = new_seed
