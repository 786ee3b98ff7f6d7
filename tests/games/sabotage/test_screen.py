"""What a screen is told so that it needs no rule: what hinders, and who deals next."""

from typing import Any

import pytest

from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.hindrances import HINDRANCES
from tests.games.sabotage.tables import WORTH, play, table, view

FULL = "A-red B-blue C-red D-blue E-red F-blue G-blue H-red I-blue"
HINDERED: list[tuple[dict[str, str], str, str, dict[str, str]]] = [
    ({"A": "F-blue", "B": "F-red"}, "F-blue", "both-cells-taken", {"cell": "F"}),
    ({"A": FULL}, "X-red", "own-roof-full", {}),
    ({}, "sabotage", "both-roofs-empty", {}),
    ({"B": "F-red"}, "dismantle", "own-roof-empty", {}),
]


def of_card(state: Any, card: str) -> list[tuple[str, dict[str, str]]]:
    found = view(state, "A").hindered
    return [(each.reason, each.facts) for each in found if each.card == card]


@pytest.mark.clause("SGT.3.3", "SGT.3.4", "SGT.3.6", "SGT.3.7")
@pytest.mark.parametrize(("roofs", "card", "reason", "facts"), HINDERED)
def test_a_card_without_use_says_why(
    roofs: dict[str, str], card: str, reason: str, facts: dict[str, str]
) -> None:
    state = table(roofs=roofs, hands={"A": f"{card} wrench-red"})
    assert of_card(state, card) == [(reason, facts)]
    assert of_card(state, "wrench-red") == []
    assert view(state, "B").hindered == view(state).hindered == ()


@pytest.mark.clause("SGT.3.3")
def test_a_letter_that_fits_one_of_the_roofs_is_of_use() -> None:
    for side in "AB":
        assert of_card(table(roofs={side: "F-red"}, hands={"A": "F-blue"}), "F-blue") == []


@pytest.mark.clause("SGT.3.1")
def test_ending_the_round_takes_a_roof_worth_enough_at_the_start_of_a_turn() -> None:
    state = table(roofs={"A": WORTH[4]})
    assert of_card(state, "end") == [("worth-too-little", {"value": "4", "enough": "5"})]
    state = table(roofs={"A": WORTH[5]}, phase="offered")
    assert view(state, "A").hindered == ()
    play(state, "go-on")
    assert of_card(state, "end") == [("too-late", {})]


@pytest.mark.clause("SGT.5.2")
def test_four_players_ask_before_they_end_the_round() -> None:
    state = table(4, roofs={"A": WORTH[4]})
    assert of_card(state, "ask") == [("worth-too-little", {"value": "4", "enough": "5"})]
    assert of_card(state, "end") == []
    state = table(4, roofs={"A": WORTH[5]}, phase="asked")
    assert all(view(state, seat).hindered == () for seat in "ABCD")


def test_every_reason_is_shown_here() -> None:
    shown = {reason for _, _, reason, _ in HINDERED}
    assert shown | {"worth-too-little", "too-late"} == HINDRANCES.keys()


@pytest.mark.clause("SGT.2.2")
def test_the_view_says_who_deals_next() -> None:
    new = SABOTAGE.new(SABOTAGE.options())
    assert view(new).next_dealer is None
    assert view(SABOTAGE.new(SABOTAGE.options(dealer="B"))).next_dealer == 1
    state = table(4)
    assert view(state).next_dealer == (view(state).dealer + 1) % 4
    assert view(table(4, rounds=1)).next_dealer is None
