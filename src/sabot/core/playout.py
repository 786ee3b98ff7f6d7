"""Random playouts to the end of a game: for tests, benchmarks and search."""

# Compiled by mypyc.

from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State


def play_out(state: State, rng: Rng) -> i64:
    """Play random moves to the end of the game; return the number of decisions."""
    decisions: i64 = 0
    while True:
        if state.to_act() == NOBODY:
            if state.over():
                return decisions
            state.deal(rng)
            continue
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])
        decisions += 1


def play_out_many(opening: State, games: i64, seed: i64) -> i64:
    """Play out copies of an opening that awaits its deal; return the total number of decisions."""
    rng = Rng(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(opening.copy(), rng)
    return decisions
