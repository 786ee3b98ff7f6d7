"""Each rung of the ladder beats the one below, or at least does not fall behind it.

Deals and budgets of playouts are fixed, so the answer is always the same. `make bench-bots`
measures by how much a rung is better.
"""

from statistics import stdev

import pytest

from sabot.arena.command import Asked, contest_of
from sabot.arena.contest import play_deals
from sabot.arena.intervals import student
from sabot.arena.round_scores import accounting_of
from sabot.arena.tally import Tally

pytestmark = pytest.mark.long

PLAYERS = {"saboteur": 5, "saboteur2": 4, "seven_seals": 4, "sabotage": 2}
# Budgets of playouts with which a searcher is no worse than its detective.
PLAYOUTS = {"saboteur": 32, "saboteur2": 96, "seven_seals": 32, "sabotage": 160}
SEARCHERS = {game: f"searcher@playouts={PLAYOUTS[game]}+seconds=0" for game in PLAYERS}
# The true advantage lies below the lower end of an interval this often.
DOUBT = 0.01
# A rung falls behind if it is worse by this share of the standard deviation of single deals. On
# this number of deals, such a rung passes once in 100 times. An equal one fails once in 20 times
# with the first pair and once in 12 with the second, which is for searchers: they take long.
BEHIND, DEALS = 0.5, 64
FAR_BEHIND, FEW_DEALS = 1.0, 16


def advantages(game: str, one: str, other: str, deals: int) -> list[float]:
    """How much better one bot did than the other, deal by deal."""
    saboteurs = 2 if game == "saboteur" else None
    asked = Asked(game, (one, other), PLAYERS[game], "rounds=1", None, saboteurs, "ladder", 60.0)
    contest = contest_of(asked)
    tally = Tally(accounting_of(game), contest.seating)
    for played in play_deals((contest, range(deals))):
        tally.add(played)
    return [tally.advantage(deal) for deal in range(deals)]


def low(found: list[float]) -> float:
    """The lower end of the interval of the mean. The test has one side, so it uses one tail."""
    return student(found, 1 - 2 * DOUBT).low


def falls_behind(found: list[float], bar: float = BEHIND) -> bool:
    """True unless the whole interval lies above the bar."""
    return low(found) <= -bar * stdev(found)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_rules_bot_beats_random_moves(game: str) -> None:
    found = advantages(game, "rules", "random", DEALS)
    assert low(found) > 0, found


@pytest.mark.parametrize("game", PLAYERS)
def test_the_detective_does_not_fall_behind_the_rules_bot(game: str) -> None:
    found = advantages(game, "detective", "rules", DEALS)
    assert not falls_behind(found), found


@pytest.mark.parametrize("game", PLAYERS)
def test_the_searcher_does_not_fall_far_behind_the_detective(game: str) -> None:
    found = advantages(game, SEARCHERS[game], "detective", FEW_DEALS)
    assert not falls_behind(found, FAR_BEHIND), found


@pytest.mark.parametrize("game", PLAYERS)
def test_a_rung_that_falls_behind_is_noticed(game: str) -> None:
    assert falls_behind(advantages(game, "random", "rules", 12))


def test_a_rung_that_is_worse_by_a_little_more_than_the_bar_is_noticed() -> None:
    level = [1.0, -1.0] * (DEALS // 2)
    assert not falls_behind(level)
    assert falls_behind([value - BEHIND for value in level])
    few = level[:FEW_DEALS]
    assert not falls_behind(few, FAR_BEHIND)
    assert falls_behind([value - FAR_BEHIND for value in few], FAR_BEHIND)


def test_the_same_deals_give_the_same_answer() -> None:
    one, again = (advantages("sabotage", "rules", "random", 2) for _ in range(2))
    assert one == again
