"""Many random games, for what only shows up once in thousands."""

from collections import Counter
from typing import Any

import pytest

from sabot.core.playout import play_out
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.games.saboteur import rules
from tests.conformance.subjects import OPTIONS

COMPILED = not str(rules.__file__).endswith(".py")
# On the compiled rules; interpreted ones are 40 times as slow.
SHORT, LONG = (10_000, 100_000) if COMPILED else (600, 600)


@pytest.mark.slow
@pytest.mark.parametrize("games", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
@pytest.mark.parametrize("options", OPTIONS)
def test_thousands_of_random_games_end_in_order(options: str, games: int) -> None:
    game = game_of_options(options)
    chosen = game.parse_options(options)
    opening: Any = game.new(chosen)
    rng = Rng(len(options))
    ends: Counter[bool] = Counter()
    of_this_game = sum(game_of_options(each) is game for each in OPTIONS)
    # As many games of each kind, however many options it has.
    for number in range(games // of_this_game + 1):
        state = opening.copy()
        assert play_out(state, rng) <= game.longest(chosen)
        outcome = game.outcome(state)
        assert outcome is not None
        ends[sum(outcome.scores) > 0] += 1
        if number % 50 == 0:
            # Refuses a position in which a card is lost or doubled.
            game.from_position(game.position(state))
    assert ends[True] > ends[False]
