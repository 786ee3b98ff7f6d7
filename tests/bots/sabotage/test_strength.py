"""The rules bot beats random play by far; the deals are always the same."""

import pytest

from sabot.bots.policy import play_out_by
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from tests.bots.sabotage.games import RANDOM, RULES

DEALS = 24


@pytest.mark.parametrize("players", [2, 4])
def test_it_wins_nearly_every_round_against_random_play(players: int) -> None:
    opening = SABOTAGE.new(SABOTAGE.options(players=players, rounds=1))
    lost = 0
    for deal in range(DEALS):
        for side in range(2):
            state = opening.copy()
            state.deal(Rng(deal))
            seats = [RULES if seat % 2 == side else RANDOM for seat in range(players)]
            play_out_by(state, seats, Rng(deal), 1.0)
            lost += int(state.score(side)) <= int(state.score(1 - side))
    assert lost <= 1
