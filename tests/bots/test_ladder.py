"""No rung of the ladder loses to the one below: the short form of `make bench-bots`.

A few fixed deals and budgets of playouts, so that the answer is always the same. They can't tell
by how much a rung is better; but one that loses shows.
"""

import pytest

from sabot.arena.command import Asked, contest_of
from sabot.arena.contest import play_deals
from sabot.arena.intervals import student
from sabot.arena.round_scores import accounting_of
from sabot.arena.tally import Tally
from sabot.bots.roster import has_factory

pytestmark = pytest.mark.slow

PLAYERS = {"saboteur": 5, "saboteur2": 4, "seven_seals": 4, "sabotage": 2}
QUICK = "searcher@playouts=32+seconds=0"
# A rung and the one below it, and on how many deals they meet.
RUNGS = (("rules", "random", 12), ("detective", "rules", 8), (QUICK, "detective", 4))
# Of rungs that are equal, this share would be said to lose if the deals were drawn anew.
DOUBT = 0.01


def advantages(game: str, one: str, other: str, deals: int) -> list[float]:
    """How much better one bot did than the other, deal by deal."""
    saboteurs = 2 if game == "saboteur" else None
    asked = Asked(game, (one, other), PLAYERS[game], "rounds=1", None, saboteurs, "ladder", 60.0)
    contest = contest_of(asked)
    tally = Tally(accounting_of(game), contest.seating)
    for played in play_deals((contest, range(deals))):
        tally.add(played)
    return [tally.advantage(deal) for deal in range(deals)]


def loses(found: list[float]) -> bool:
    """Whether the whole interval is below 0: a test to one side, so both tails are of one size."""
    return student(found, 1 - 2 * DOUBT).high < 0


@pytest.mark.parametrize(("one", "other", "deals"), RUNGS, ids=["rules", "detective", "searcher"])
@pytest.mark.parametrize("game", PLAYERS)
def test_no_rung_loses_to_the_one_below(game: str, one: str, other: str, deals: int) -> None:
    if one != "rules" and not has_factory(game):
        pytest.skip(f"{game} has no {one} yet")
    found = advantages(game, one, other, deals)
    assert not loses(found), found


@pytest.mark.parametrize("game", PLAYERS)
def test_a_rung_that_loses_is_noticed(game: str) -> None:
    assert loses(advantages(game, "random", "rules", 12))


def test_the_same_deals_give_the_same_answer() -> None:
    one, again = (advantages("sabotage", "rules", "random", 2) for _ in range(2))
    assert one == again
