"""The outlook: what it worked out at one table says nothing about the next."""

import pytest

from sabot.bots.sabotage.rules import policy
from tests.bots.sabotage.games import OPTIONS, RANDOM, RULES, positions


@pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[2]])
def test_who_has_looked_at_other_tables_likes_the_same_moves(options: str) -> None:
    for state in positions(options, 1, RANDOM):
        moves = state.moves()
        assert RULES.scores(state, moves) == policy().scores(state, moves)
