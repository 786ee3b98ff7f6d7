"""Rounds in which it is known what a lie was worth."""

import pytest

from sabot.games.saboteur.game import SABOTEUR
from sabot.review.evaluator import PERCENT
from sabot.review.lie_worth import gained, judged, total
from sabot.review.parts import NextMove
from sabot.wire.review import Lie, LieWorth, Span
from tests.games.saboteur.tables import ROAD, table
from tests.review.made_up import reviewed

MINE = SABOTEUR.options(players=3, edition="gigamic")
# B, the saboteur, accuses A, who holds the card that wins. C, a digger, is next.
ACCUSED = ("B says A saboteur", "C says trust B A saboteur")


def lie_in(moves: str, hand: str = "-lantern NS", said: tuple[str, ...] = ACCUSED) -> Lie:
    state = table(roles="DSDD", maze=ROAD, seat="C", hands={"A": "ESW", "B": "NS", "C": hand})
    found = reviewed(SABOTEUR, MINE, state, moves, said=said)
    (lie,) = found.lies
    assert (lie.seat, lie.text) == (1, "A saboteur")
    return lie


def test_who_believes_it_and_breaks_the_lantern_of_the_winner_makes_it_pay() -> None:
    lie = lie_in("-lantern>A pass:ESW pass:NS pass:NS")
    assert lie.believed == (2,)
    assert lie.judged == "paid"
    assert lie.worth.low > 0
    assert lie.worth.mean > 30
    assert lie.moves == (1,)


def test_a_lie_that_is_believed_and_changes_no_move_is_worth_nothing() -> None:
    """C has one card, and passes it whatever anybody says. The round is won by A as before."""
    lie = lie_in("pass:NS ESW@7,0", hand="NS")
    assert lie.believed == (2,)
    assert (lie.judged, lie.worth) == ("nothing", Span(0.0, 0.0, 0.0))


def test_a_lie_that_nobody_believes_is_worth_nothing_whatever_happens_next() -> None:
    lie = lie_in(
        "-lantern>A pass:ESW pass:NS pass:NS",
        said=("B says A saboteur", "C says doubt B A saboteur"),
    )
    assert (lie.believed, lie.doubted) == ((), (2,))
    assert (lie.judged, lie.worth.mean, lie.moves) == ("nothing", 0.0, ())


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [(2.0, 9.0, "paid"), (-3.0, 9.0, "unsure"), (-9.0, -2.0, "backfired"), (-0.4, 0.9, "nothing")],
)
def test_only_what_is_sure_is_told(low: float, high: float, told: LieWorth) -> None:
    assert judged(Span((low + high) / 2, low, high)) == told


def test_moves_are_compared_playout_by_playout() -> None:
    before = [(0, 0), (0, 1000), (1000, 0), (0, 1000)]
    after = [(1000, 0), (0, 1000), (1000, 0), (1000, 0)]
    worth = gained(before, after, (0,), PERCENT)
    assert worth.mean == 50.0
    assert worth.low < 0  # four playouts prove nothing
    assert gained(before, before, (0,), PERCENT) == Span(0.0, 0.0, 0.0)


def test_what_several_do_adds_up_and_losses_count_against_gains() -> None:
    moves = [NextMove(0, 1, Span(30.0, 26.0, 34.0)), NextMove(2, 3, Span(-10.0, -13.0, -7.0))]
    assert total(moves) == Span(20.0, 15.0, 25.0)
