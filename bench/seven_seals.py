"""The Seven Seals with four players, as Hearts has, as it is measured."""

import random
from typing import Any

from sabot.core.playout import play_out_many
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.seven_seals.game import SEVEN_SEALS

OPENING: Any = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4))


def inside(games: int) -> int:
    """Random games played by the rules themselves; how many decisions."""
    return int(play_out_many(OPENING, games, 7))


def driven(games: int) -> int:
    """Random games, each move chosen here; how many decisions."""
    rng = Rng(7)
    decisions = 0
    for _ in range(games):
        state = OPENING.copy()
        while not state.over():
            state.deal(rng)
            while state.to_act() != NOBODY:
                moves = state.moves()
                state.step(moves[int(random.random() * len(moves))])
                decisions += 1
    return decisions


def copies(number: int) -> int:
    """Copies of a game after the deal."""
    state = OPENING.copy()
    state.deal(Rng(7))
    for _ in range(number):
        state.copy()
    return number
