"""Bots for the seats of tables. They get a seat's view and nothing else."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from sabot.bots.random import RandomBot
from sabot.table.house import House

MAKERS: Final[dict[str, Callable[[int], RandomBot]]] = {"random": RandomBot}
STAND_IN: Final = "random"

HOUSE: Final = House(kinds=frozenset(MAKERS), stand_in=STAND_IN)


def choose(kind: str, view: Any) -> Any:
    """The move that a bot of a kind makes with this view."""
    return MAKERS[kind](secrets.randbits(62)).choose(view)
