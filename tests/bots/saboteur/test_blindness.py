"""The rules bot reads of a state only what the seat to act knows."""

from itertools import chain, count

import pytest

from sabot.bots.policy import Policy
from sabot.games.saboteur.game import SABOTEUR
from tests.bots.blindness import check_blindness
from tests.bots.saboteur.games import OPTIONS, RANDOM, RULES, positions

VIEWS = 30
EVERY = 4


@pytest.mark.parametrize("players", [RULES, RANDOM], ids=["rules", "random"])
@pytest.mark.parametrize("options", OPTIONS)
def test_in_all_worlds_of_a_view_it_likes_the_same(options: str, players: Policy) -> None:
    states = chain.from_iterable(positions(options, seed, players) for seed in count())
    check_blindness(SABOTEUR, RULES, states, views=VIEWS, every=EVERY)
