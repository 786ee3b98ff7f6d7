"""The rules bot reads of a state only what the seat to act knows."""

from itertools import chain, count

import pytest

from sabot.bots.policy import Policy
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from tests.bots.blindness import WORLDS, check_blindness
from tests.bots.sabotage.games import OPTIONS, RANDOM, RULES, positions

VIEWS = 40
EVERY = 4


@pytest.mark.parametrize("players", [RULES, RANDOM], ids=["rules", "random"])
@pytest.mark.parametrize("options", OPTIONS)
def test_in_all_worlds_of_a_view_it_likes_the_same(options: str, players: Policy) -> None:
    states = chain.from_iterable(positions(options, seed, players) for seed in count())
    check_blindness(SABOTAGE, RULES, states, views=VIEWS, every=EVERY)


def test_a_partner_who_is_asked_goes_by_its_own_hand() -> None:
    rng = Rng(7)
    asked = 0
    for seed in range(40):
        for state in positions(OPTIONS[2], seed, RULES):
            if state.to_act() == state.seat:
                continue
            asked += 1
            moves = state.moves()
            view = SABOTAGE.view(state, int(state.to_act()))
            scores = list(RULES.scores(state, moves))
            for _ in range(WORLDS):
                assert list(RULES.scores(SABOTAGE.imagine(view, rng), moves)) == scores
    assert asked >= 20
