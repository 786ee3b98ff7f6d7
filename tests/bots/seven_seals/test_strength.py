"""The rules bot beats random play by far; the deals are always the same."""

import pytest

from sabot.bots.policy import play_out_by
from sabot.core.rng import Rng
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.bots.seven_seals.games import RANDOM, RULES

DEALS = 12


def penalties(players: int) -> tuple[int, int]:
    """What the rounds cost rules bots and random ones, who change seats on every deal."""
    opening = SEVEN_SEALS.new(SEVEN_SEALS.options(players=players, rounds=1))
    rules = random = 0
    for deal in range(DEALS):
        for turn in range(2):
            state = opening.copy()
            state.deal(Rng(deal))
            seats = [RULES if (seat + turn) % 2 else RANDOM for seat in range(players)]
            play_out_by(state, seats, Rng(deal), 1.0)
            rules += sum(int(state.score(seat)) for seat in range(players) if (seat + turn) % 2)
            random += sum(
                int(state.score(seat)) for seat in range(players) if not (seat + turn) % 2
            )
    return rules, random


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_gets_less_than_half_the_points_of_random_players(players: int) -> None:
    rules, random = penalties(players)
    assert 2 * rules < random


def test_a_table_of_rules_bots_gets_less_than_half_the_points_of_a_random_one() -> None:
    totals: list[int] = []
    for bot in (RULES, RANDOM):
        state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4, rounds=DEALS))
        play_out_by(state, [bot] * 4, Rng(5), 1.0)
        totals.append(sum(int(state.score(seat)) for seat in range(4)))
    assert 2 * totals[0] < totals[1]
