"""Saboteur 2 with five players, as it is measured."""

from typing import Any

from sabot.core.playout import play_out_many
from sabot.core.rng import Rng
from sabot.games.saboteur2.game import SABOTEUR2

OPENING: Any = SABOTEUR2.new(SABOTEUR2.options(players=5))


def inside(games: int) -> int:
    """Random games played by the rules themselves; how many decisions."""
    return int(play_out_many(OPENING, games, 7))


def copies(number: int) -> int:
    """Copies of a game after the deal."""
    state = OPENING.copy()
    state.deal(Rng(7))
    for _ in range(number):
        state.copy()
    return number
