"""What a screen is told so that it needs no rule: what hinders, what is cut off, who won."""

from typing import Any

import pytest

from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.hindrances import HINDRANCES
from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.tables import (
    FINISH,
    LAST,
    ROAD,
    at_the_last_card,
    at_the_treasure,
    deal,
    dealt,
    play,
    table,
    view,
)

Cell = tuple[int, int]

# Dead ends on all sides of the start.
WALLED_IN = "xNS@0,-1 xEW@1,0 xS@0,1t xW@-1,0t"
ALL_PICKS = {"B": "pick", "C": "pick"}
HINDERED: list[tuple[dict[str, Any], str, str, dict[str, str]]] = [
    ({"broken": {"A": "cart pick"}}, "EW", "tool-broken", {"tools": "pick, cart"}),
    ({"maze": WALLED_IN}, "NESW", "fits-nowhere", {}),
    ({"broken": ALL_PICKS}, "-pick", "all-broken", {"tool": "pick"}),
    ({"broken": ALL_PICKS}, "+cart", "nothing-to-mend", {"tools": "cart"}),
    ({"broken": ALL_PICKS}, "+lantern/cart", "nothing-to-mend", {"tools": "lantern, cart"}),
    ({}, "rockfall", "nothing-to-bring-down", {}),
]


@pytest.mark.clause("SAB.4.6", "SAB.5.1", "SAB.5.2", "SAB.5.4", "SAB.5.6")
@pytest.mark.parametrize(("choices", "card", "reason", "facts"), HINDERED)
def test_a_card_without_use_says_why(
    choices: dict[str, Any], card: str, reason: str, facts: dict[str, str]
) -> None:
    state = table(hands={"A": f"{card} map"}, **choices)
    (hindered,) = view(state, "A").hindered
    assert (hindered.card, hindered.reason, hindered.facts) == (card, reason, facts)
    assert view(state, "B").hindered == view(state).hindered == ()


def test_two_of_a_kind_say_it_once() -> None:
    state = table(hands={"A": "NES NES map"}, broken={"A": "pick"})
    assert [each.card for each in view(state, "A").hindered] == ["NES"]


def test_every_reason_is_shown_here() -> None:
    assert {reason for _, _, reason, _ in HINDERED} == HINDRANCES.keys()


@pytest.mark.clause("ED.8")
def test_a_card_that_breaks_ones_own_tool_is_of_use() -> None:
    choices: dict[str, Any] = {"hands": {"A": "-pick map"}, "broken": ALL_PICKS}
    assert view(table(edition="amigo", **choices), "A").hindered == ()
    assert len(view(table(edition="gigamic", **choices), "A").hindered) == 1


def test_nothing_hinders_who_chooses_gold() -> None:
    state = play(at_the_treasure(auto_gold=False, hands={"B": "NES"}, pile="1 2 3"), FINISH)
    assert view(state).phase == "sharing"
    assert all(view(state, seat).hindered == () for seat in "ABC")


# What is cut off.


def cut_off(state: Saboteur, viewer: str | None = None) -> list[Cell]:
    return [(cell.col, cell.row) for cell in view(state, viewer).cut_off]


def falls(state: Saboteur, viewer: str) -> dict[Cell, list[Cell]]:
    return {
        (fall.col, fall.row): [(cell.col, cell.row) for cell in fall.cut_off]
        for fall in view(state, viewer).falls
    }


@pytest.mark.clause("SAB.4.5", "SAB.5.4")
def test_a_rockfall_cuts_off_what_lies_behind_it() -> None:
    state = table(maze="EW@1,0 EW@2,0 NESW@3,0 NS@3,1", hands={"A": "rockfall", "B": "EW"})
    assert cut_off(state) == []
    assert falls(state, "A") == {
        (1, 0): [(2, 0), (3, 0), (3, 1)],
        (2, 0): [(3, 0), (3, 1)],
        (3, 0): [(3, 1)],
    }
    play(state, "rockfall@2,0")
    assert cut_off(state) == cut_off(state, "A") == cut_off(state, "B") == [(3, 0), (3, 1)]
    play(state, "EW@2,0")
    assert cut_off(state) == []


@pytest.mark.clause("SAB.5.4")
def test_what_has_another_way_is_not_cut_off() -> None:
    around = "NESW@1,0 NESW@0,1 NESW@1,1"
    assert falls(table(maze=around, hands={"A": "rockfall"}), "A") == {}


@pytest.mark.clause("SAB.4.5")
def test_a_dead_end_is_walked_into_and_not_through() -> None:
    state = table(maze="xEW@1,0 EW@2,0", hands={"A": "rockfall"}, placement="beside")
    assert cut_off(state) == [(2, 0)]
    assert falls(state, "A") == {}


@pytest.mark.clause("SAB.5.4")
def test_a_goal_that_was_turned_over_can_be_cut_off() -> None:
    goals = "stone-SW stone-ES:turned treasure"
    state = table(maze=f"{ROAD} NESW@7,0", goals=goals, hands={"A": "rockfall"})
    assert cut_off(state) == []
    assert falls(state, "A")[7, 0] == [(8, 0)]
    assert cut_off(play(state, "rockfall@7,0")) == [(8, 0)]


def test_only_who_is_to_act_and_holds_a_rockfall_is_told_what_falls() -> None:
    state = table(maze="EW@1,0 EW@2,0", hands={"A": "rockfall", "B": "rockfall", "C": "EW"})
    assert falls(state, "A")
    assert falls(state, "B") == falls(state, "C") == {}
    assert view(state).falls == ()
    play(state, "rockfall@2,0", "pass:rockfall")
    assert falls(state, "C") == {}


# Roles and results.


@pytest.mark.clause("SAB.2.1", "SAB.2.2")
@pytest.mark.parametrize(
    ("players", "diggers", "saboteurs"),
    [(3, (3, 2, 3), (1, 0, 1)), (5, (4, 3, 4), (2, 1, 2)), (10, (7, 6, 7), (4, 3, 4))],
)
def test_all_know_which_roles_are_dealt_from(
    players: int, diggers: tuple[int, ...], saboteurs: tuple[int, ...]
) -> None:
    state = SABOTEUR.new(SABOTEUR.options(players=players))
    for shown in (view(state), view(deal(state)), view(state, "B")):
        roles = {each.role: (each.cards, each.least, each.most) for each in shown.roles_in_play}
        assert roles == {"digger": diggers, "saboteur": saboteurs}


@pytest.mark.clause("SAB.7.1", "SAB.8.1")
def test_the_result_of_a_round_that_the_diggers_won() -> None:
    state = at_the_treasure(3, roles="DSDD", rich="B")
    assert view(state).result is None
    before = len(view(state).gold_story)
    result = view(play(state, FINISH)).result
    assert result is not None
    assert (result.won_by, result.winners, result.gold_from) == ("diggers", (0, 2), before)
    assert view(deal(state)).result is None


@pytest.mark.clause("SAB.7.2", "SAB.8.5", "SAB.8.7")
@pytest.mark.parametrize(
    ("roles", "won_by", "winners"), [("DSDDSD", "saboteurs", (1, 4)), ("DDDDSS", "saboteurs", (4,))]
)
def test_the_result_of_a_round_that_the_saboteurs_won(
    roles: str, won_by: str, winners: tuple[int, ...]
) -> None:
    state = at_the_last_card(5, roles=roles)
    play(state, LAST)
    result = view(state).result
    assert result is not None
    assert (result.won_by, result.winners, result.gold_from) == (won_by, winners, 0)
    assert len(view(state).gold_story) == len(winners)


@pytest.mark.clause("SAB.8.7")
def test_the_result_of_a_round_without_saboteurs_that_was_lost() -> None:
    result = view(play(at_the_last_card(3, roles="DDDS"), LAST)).result
    assert result is not None
    assert (result.won_by, result.winners, result.gold_from) == ("nobody", (), 0)


@pytest.mark.clause("SAB.8.9")
def test_the_result_of_a_round_won_by_diggers_who_forfeit() -> None:
    state = at_the_treasure(
        3, roles="SDDD", rich="B", broken={"B": "pick", "C": "cart"}, broken_tools_forfeit=True
    )
    before = len(view(state).gold_story)
    result = view(play(state, FINISH)).result
    assert result is not None
    assert (result.won_by, result.winners, result.gold_from) == ("diggers", (1, 2), before)


def test_the_gold_of_each_round_is_told_apart() -> None:
    state = dealt(players=3, rounds=2)
    for expected in (1, 2):
        before = len(view(state).gold_story)
        while view(state).phase == "playing":
            play(state, SABOTEUR.format_move(SABOTEUR.legal_moves(state)[-1]))
        result = view(state).result
        assert result is not None
        assert result.gold_from == before
        assert view(state).round == expected
        if expected == 1:
            deal(state)
