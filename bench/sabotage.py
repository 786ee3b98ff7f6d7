"""Sabotage with two players, as it is measured."""

from typing import Any

from sabot.core.playout import play_out_many
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE

OPENING: Any = SABOTAGE.new(SABOTAGE.options(players=2))


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
