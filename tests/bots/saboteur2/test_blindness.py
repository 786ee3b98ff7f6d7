"""The rules bot reads of a state only what the seat to act knows."""

from itertools import chain, count, islice

import pytest

from sabot.bots.policy import Policy
from sabot.core.rng import Rng
from sabot.games.saboteur2.game import SABOTEUR2
from tests.bots.saboteur2.games import OPTIONS, RANDOM, RULES, positions

VIEWS = 30
EVERY = 4
WORLDS = 10


@pytest.mark.parametrize("players", [RULES, RANDOM], ids=["rules", "random"])
@pytest.mark.parametrize("options", OPTIONS)
def test_in_all_worlds_of_a_view_it_likes_the_same(options: str, players: Policy) -> None:
    rng = Rng(7)
    states = chain.from_iterable(positions(options, seed, players) for seed in count())
    for state in islice(states, 0, VIEWS * EVERY, EVERY):
        moves = state.moves()
        scores = list(RULES.scores(state, moves))
        view = SABOTEUR2.view(state, int(state.to_act()))
        for _ in range(WORLDS):
            world = SABOTEUR2.imagine(view, rng)
            assert list(world.moves()) == list(moves)
            assert list(RULES.scores(world, moves)) == scores
