"""The rules bot beats random play by far; the deals are always the same."""

import pytest

from sabot.bots.policy import Policy, play_out_by
from sabot.core.rng import Rng
from sabot.games.saboteur2.game import SABOTEUR2
from tests.bots.saboteur2.games import RANDOM, RULES

DEALS = 16
COOLNESS = 5.0


def nuggets(players: int, deals: int) -> tuple[float, float]:
    """What the rules bot and random play got a round, in every other seat, then exchanged."""
    opening = SABOTEUR2.new(SABOTEUR2.options(players=players, rounds=1))
    gains: dict[Policy, list[int]] = {RULES: [], RANDOM: []}
    for seed in range(deals):
        dealt = opening.copy()
        dealt.deal(Rng(seed))
        for shift in range(2):
            state = dealt.copy()
            seats = [(RULES, RANDOM)[(seat + shift) % 2] for seat in range(players)]
            play_out_by(state, seats, Rng(seed), COOLNESS)
            for seat, bot in enumerate(seats):
                gains[bot].append(int(state.score(seat)))
    return sum(gains[RULES]) / len(gains[RULES]), sum(gains[RANDOM]) / len(gains[RANDOM])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_gets_nearly_a_nugget_a_round_more_than_random_play(players: int) -> None:
    mine, theirs = nuggets(players, DEALS)
    assert mine - theirs >= 0.8


def test_it_gets_more_at_large_tables_too_where_there_is_less_to_get() -> None:
    mine, theirs = nuggets(10, DEALS // 2)
    assert mine > theirs
