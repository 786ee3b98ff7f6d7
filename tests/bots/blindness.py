"""Whether a policy reads of a state only what the seat to act knows, whatever the game."""

from collections.abc import Iterable
from itertools import islice

from sabot.bots.policy import Policy
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State

WORLDS = 10


def check_blindness(
    game: AnyGame, policy: Policy, states: Iterable[State], *, views: int, every: int
) -> None:
    """In all worlds of a view it likes the same; so many views are tried, at every such state."""
    rng = Rng(7)
    for state in islice(states, 0, views * every, every):
        moves = state.moves()
        scores = list(policy.scores(state, moves))
        view = game.view(state, int(state.to_act()))
        for _ in range(WORLDS):
            world = game.imagine(view, rng)
            assert list(world.moves()) == list(moves)
            assert list(policy.scores(world, moves)) == scores
