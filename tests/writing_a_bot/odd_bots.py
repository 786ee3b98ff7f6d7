"""A bot whose moves don't follow from its seed."""

import itertools
from typing import Any

from sabot.bots.random import RandomBot
from sabot.core.game import AnyGame

MADE = itertools.count()


def moody(_game: AnyGame, _options: Any, _seat: int, _seed: int) -> RandomBot:
    return RandomBot(next(MADE))
