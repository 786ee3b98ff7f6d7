"""What a screen is told so that it needs no rule: what hinders, and what is cut off."""

from typing import Any

import pytest

from sabot.games.saboteur.hindrances import HINDRANCES as BASE
from sabot.games.saboteur2.hindrances import HINDRANCES
from sabot.games.saboteur2.rules import Saboteur2
from tests.games.saboteur2.tables import dealt, play, table, view

Cell = tuple[int, int]

HINDERED: list[tuple[dict[str, Any], str, str]] = [
    ({"prisons": "A"}, "EW", "in-prison"),
    ({"prisons": "A"}, "ladder-S", "in-prison"),
    ({"broken": {"A": "pick"}}, "crystal-xW", "tool-broken"),
    ({"prisons": "A", "broken": {"A": "pick"}}, "NS/EW", "in-prison"),
    # A green door that leads on from nowhere: the start is walled in.
    ({"maze": "xNS@0,-1 xEW@1,0 xS@0,1t xW@-1,0t"}, "green-EW", "fits-nowhere"),
    ({"broken": {"B": "pick", "C": "pick"}}, "-pick", "all-broken"),
    ({"broken": {"B": "pick"}}, "+cart", "nothing-to-mend"),
    ({}, "rockfall", "nothing-to-bring-down"),
    ({"prisons": "BC"}, "prison", "all-in-prison"),
    ({}, "free", "nobody-in-prison"),
    ({"thieves": "A"}, "thief", "thief-already"),
    ({}, "hands-off", "no-thief-anywhere"),
]


@pytest.mark.clause("SB2.3.6", "SB2.5.4", "SB2.5.5", "SB2.5.6", "SB2.5.7")
@pytest.mark.parametrize(("choices", "card", "reason"), HINDERED)
def test_a_card_without_use_says_why(choices: dict[str, Any], card: str, reason: str) -> None:
    state = table(hands={"A": f"{card} map swap-hands inspection change-role"}, **choices)
    assert [(each.card, each.reason) for each in view(state, "A").hindered] == [(card, reason)]
    assert view(state, "B").hindered == view(state).hindered == ()


def test_every_reason_is_shown_here() -> None:
    shown = {reason for _, _, reason in HINDERED}
    assert shown | {"two-cards-needed"} == HINDRANCES.keys()
    assert BASE.keys() < HINDRANCES.keys()


@pytest.mark.clause("SB2.3.3")
def test_who_has_one_card_left_is_told_that_removing_takes_two() -> None:
    state = table(hands={"A": "map", "B": "map map"}, prisons="A", thieves="B")
    assert [(each.card, each.reason) for each in view(state, "A").hindered] == [
        ("clear", "two-cards-needed")
    ]
    play(state, "pass:map")
    assert view(state, "B").hindered == ()


def cut_off(state: Saboteur2) -> list[Cell]:
    return [(cell.col, cell.row) for cell in view(state).cut_off]


def falls(state: Saboteur2) -> dict[Cell, list[Cell]]:
    return {
        (fall.col, fall.row): [(cell.col, cell.row) for cell in fall.cut_off]
        for fall in view(state, "A").falls
    }


@pytest.mark.clause("SB2.4.3")
def test_a_ladder_holds_what_would_be_cut_off() -> None:
    state = table(maze="EW@1,0 EW@2,0 ladder-W@3,0", hands={"A": "rockfall"})
    # From the ladder one walks back to the card before it, so nothing depends on one card.
    assert falls(state) == {}
    assert cut_off(play(state, "rockfall@1,0")) == []


@pytest.mark.clause("SB2.4.3")
def test_taking_a_ladder_cuts_off_what_hung_on_it() -> None:
    state = table(maze="EW@2,0 ladder-W@3,0", hands={"A": "rockfall"})
    assert cut_off(state) == []
    assert falls(state) == {(3, 0): [(2, 0)]}
    assert cut_off(play(state, "rockfall@3,0")) == [(2, 0)]


@pytest.mark.clause("SB2.4.4")
def test_doors_of_both_colours_cut_nothing_off() -> None:
    state = table(maze="green-EW@1,0 blue-EW@2,0 EW@3,0", hands={"A": "rockfall"})
    assert cut_off(state) == []
    assert falls(state)[1, 0] == [(2, 0), (3, 0)]


@pytest.mark.clause("SB2.4.1")
def test_a_bridge_is_linked_by_one_of_its_tunnels_and_does_not_link_the_other() -> None:
    assert cut_off(table(maze="NS/EW@1,0 NS@1,1")) == [(1, 1)]


@pytest.mark.clause("SB2.1.2", "SB2.2.1")
@pytest.mark.parametrize(
    ("players", "green", "saboteurs"), [(2, (4, 0, 2), (3, 0, 2)), (12, (4, 1, 4), (3, 0, 3))]
)
def test_all_know_which_roles_are_dealt_from(
    players: int, green: tuple[int, ...], saboteurs: tuple[int, ...]
) -> None:
    shown = view(dealt(players=players))
    roles = {each.role: (each.cards, each.least, each.most) for each in shown.roles_in_play}
    assert sum(cards for cards, _, _ in roles.values()) == 15
    assert roles["green"] == green
    assert roles["saboteur"] == saboteurs
    assert roles["boss"] == (1, 0, 1)
