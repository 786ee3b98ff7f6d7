"""Rounds in which it is known what decided them: the review names exactly that moment."""

from typing import Any

from sabot.games.sabotage.game import SABOTAGE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.review.turning_points import collapses, swing_of
from sabot.wire.review import Review, SideCurve, TurningPoint
from tests.games.sabotage import tables as sabotage
from tests.games.saboteur.tables import ROAD, table
from tests.games.seven_seals import tables as seals
from tests.review.made_up import reviewed

MINE = SABOTEUR.options(players=3, edition="gigamic")


def weightiest(found: Review) -> TurningPoint:
    """The turning point with the greatest swing, the deal left out: here it is made up."""
    points = (each for each in found.turning_points if each.seat is not None)
    return max(points, key=lambda each: each.swing)


def test_a_digger_who_cuts_the_only_tunnel_makes_the_mistake_that_decides() -> None:
    state = table(
        roles="DSDD",
        maze=ROAD,
        hands={"A": "rockfall ESW", "B": "NS", "C": "NS"},
    )
    found = reviewed(SABOTEUR, MINE, state, "rockfall@3,0 pass:NS pass:NS")
    point = weightiest(found)
    assert (point.kind, point.step, point.seat) == ("mistake", 1, 0)
    assert (point.side, point.against) == ("saboteur", "digger")
    assert point.swing > 50
    assert point.better is not None
    assert point.better.text.startswith("ESW@7,0")
    assert point.reason is not None
    assert [each.step for each in found.decisions if each.judged == "mistake"] == [1]


def test_a_move_is_named_before_its_decision_has_been_judged() -> None:
    state = table(roles="DSDD", maze=ROAD, hands={"A": "rockfall ESW", "B": "NS", "C": "NS"})
    moves = "rockfall@3,0 pass:NS pass:NS"
    found = reviewed(SABOTEUR, MINE, state, moves, decisions=False)
    point = weightiest(found)
    assert point.move is not None
    assert (point.kind, point.step, point.move.text) == ("unjudged", 1, "rockfall@3,0")


def test_what_a_side_lost_is_told_where_nobody_gained_as_much() -> None:
    swing = swing_of({"seat-0": -41.0, "seat-1": 0.0, "seat-2": 1.5})
    assert (swing.side, swing.gain, swing.against, swing.loss) == ("seat-2", 1.5, "seat-0", 41.0)
    assert swing.size == 41.0
    assert swing_of({"seat-0": 3.0, "seat-1": 0.0}).against is None


def test_a_saboteur_s_decisive_break_is_a_good_deed() -> None:
    state = table(
        roles="DSDD",
        maze=ROAD,
        seat="B",
        hands={"A": "NS", "B": "-lantern NS", "C": "ESW"},
    )
    found = reviewed(SABOTEUR, MINE, state, "-lantern>C pass:ESW pass:NS pass:NS")
    point = weightiest(found)
    assert (point.kind, point.step, point.seat, point.side) == ("good-deed", 1, 1, "saboteur")
    assert point.swing > 30
    assert point.better is None


def test_a_dead_end_in_the_last_gap_is_named() -> None:
    """R1 would have laid it too, so the curve hardly moves: it is what gave the saboteur away."""
    state = table(
        roles="DSDD",
        maze=ROAD,
        seat="B",
        hands={"A": "NS", "B": "xEW NS", "C": "ESW"},
    )
    found = reviewed(SABOTEUR, MINE, state, "xEW@7,0 pass:ESW pass:NS pass:NS")
    point = weightiest(found)
    assert (point.step, point.seat) == (1, 1)
    assert point.kind in {"good-deed", "could-have-known"}


def test_the_trick_that_breaks_a_promise_is_named_with_the_card() -> None:
    options = SEVEN_SEALS.options(players=4)
    state = seals.announced("violet", "", "", "")
    moves = f"{seals.FIRST_TRICK} {seals.SECOND_TRICK} {seals.THIRD_TRICK}"
    found = reviewed(SEVEN_SEALS, options, state, moves)
    ann, sabine = found.rounds[0].promises[:2]
    assert ann.announced == {"violet": 1}
    assert sabine.announced == {}
    # Sabine has promised nothing. She wins the first trick, and the third, void in violet, by r3.
    extra = [(each.step, each.by, each.card, each.colour) for each in sabine.broken]
    assert (4, 1, "v12", "violet") in extra
    assert (12, 1, "r3", "violet") in extra
    assert all(each.kind == "extra" for each in sabine.broken)
    assert sabine.black == 2
    assert sabine.won["violet"] == 2


def ended(roofs: dict[str, str], moves: str, **more: Any) -> Review:
    state = sabotage.table(roofs=roofs, phase="offered", **more)
    return reviewed(SABOTAGE, SABOTAGE.options(players=2), state, moves, decisions=False)


def test_ending_while_one_is_behind_is_too_early() -> None:
    roofs = {
        "A": sabotage.WORTH[5],
        "B": sabotage.WORTH[8].replace("blue", "orange").replace("red", "blue"),
    }
    found = ended(roofs, "end")
    ending = found.rounds[0].ending
    assert ending is not None
    assert (ending.verdict, ending.missed) == ("too-early", ())
    assert ending.ended is not None
    assert (ending.ended.step, ending.ended.seat) == (1, 0)
    assert ending.ended.lead < 0
    assert [each.value[-1] for each in found.rounds[0].roofs] == [
        each.potential[-1] for each in found.rounds[0].roofs
    ]


def test_going_on_until_the_other_side_can_end_is_too_late() -> None:
    five = sabotage.WORTH[5].replace("orange", "lilac").replace("red", "blue")
    roofs = {"A": sabotage.WORTH[8].replace("blue", "orange"), "B": five}
    moves = "go-on dismantle@A go-on discard:sabotage go-on dismantle@E end"
    found = ended(roofs, moves, hands={"A": "dismantle dismantle", "B": "sabotage"})
    ending = found.rounds[0].ending
    assert ending is not None
    assert ending.verdict == "too-late"
    assert [(each.step, each.seat, each.lead > 0) for each in ending.missed] == [(1, 0, True)]
    assert ending.ended is not None
    assert (ending.ended.step, ending.ended.seat) == (7, 1)
    point = weightiest(found)
    assert (point.seat, point.side) == (0, "side-1")
    assert point.step in {1, 2, 5, 6}


def test_a_collapse_has_its_greatest_fall_named() -> None:
    side = SideCurve("digger", (0,), [50, 60, 70, 55, 20, 25, 10], None)
    assert [*collapses(side)] == [3]
    assert not [*collapses(SideCurve("digger", (0,), [50, 60, 45, 55, 40], None))]
