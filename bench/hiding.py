"""Saboteurs who do not hide, to see what it costs to hide and what it is worth.

`sabot arena saboteur --bots detective,bench.hiding:frank_detective --players 5 --saboteurs 2`
`python -m bench.beliefs --bot bench.hiding:frank_detective`
"""

from typing import Any

from sabot.bots.bot import Bot
from sabot.bots.saboteur import mind
from sabot.bots.saboteur.beliefs import Discretion, Minds, SaboteurBeliefs
from sabot.bots.saboteur.detective import DetectiveBot
from sabot.bots.saboteur.foresight import Foreseeing
from sabot.core.game import AnyGame


def frank_beliefs(game: AnyGame, seat: int, seed: int) -> SaboteurBeliefs:
    """What a seat believes who does not mind what others believe."""
    minds = Minds(mind.taste(), Foreseeing(*mind.own_tables()), Discretion(0.0, 0.0))
    return SaboteurBeliefs(game, seat, minds, seed)


def frank_detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    del options
    return DetectiveBot(game, frank_beliefs(game, seat, seed), seed)


def frank_searcher(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R3."""
    del options
    return mind.searcher(game, frank_beliefs(game, seat, seed), mind.MANNER, seed)
