"""The rules bot reads of a state only what the seat to act knows."""

from itertools import chain, count, islice

import pytest

from sabot.bots.policy import Policy
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.bots.blindness import check_blindness
from tests.bots.seven_seals.games import OPTIONS, RANDOM, RULES, positions

VIEWS = 40
EVERY = 7


@pytest.mark.parametrize("players", [RULES, RANDOM], ids=["rules", "random"])
@pytest.mark.parametrize("options", OPTIONS)
def test_in_all_worlds_of_a_view_it_likes_the_same(options: str, players: Policy) -> None:
    states = chain.from_iterable(positions(options, seed, players) for seed in count())
    check_blindness(SEVEN_SEALS, RULES, states, views=VIEWS, every=EVERY)


def test_it_remembers_nothing_of_the_table_that_it_was_asked_at_before() -> None:
    state = next(islice(positions(OPTIONS[2], 3, RULES), 30, None)).copy()
    moves = state.moves()
    scores = list(RULES.scores(state, moves))
    for other in islice(positions(OPTIONS[4], 4, RULES), 60):
        RULES.scores(other, other.moves())
    assert list(RULES.scores(state, moves)) == scores
