"""Announcing: taking seals, or the saboteur (SEV.3)."""

import pytest

from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.games.seven_seals.tables import (
    A,
    B,
    C,
    D,
    announce,
    announced,
    choices,
    dealt,
    play,
    play_randomly,
    seals,
    stock,
    told,
    with_seals,
)

EVERY_COLOUR = ["take:red", "take:yellow", "take:green", "take:blue", "take:violet"]


@pytest.mark.clause("SEV.3.1")
def test_left_of_the_dealer_begins_and_each_announces_once_clockwise() -> None:
    state = dealt()
    seats: list[int | None] = []
    for announcement in ("red", "", "saboteur", "blue"):
        seats.append(SEVEN_SEALS.to_act(state))
        announce(state, announcement)
    assert seats == [A, B, C, D]
    assert SEVEN_SEALS.view(state, None).phase == "playing"


@pytest.mark.clause("SEV.3.1")
def test_one_may_take_any_colour_or_the_saboteur_or_be_done_with_none() -> None:
    assert choices(dealt()) == [*EVERY_COLOUR, "saboteur", "done"]


@pytest.mark.clause("SEV.3.1")
def test_a_player_takes_seals_until_they_are_done() -> None:
    state = dealt()
    play(state, "take:red take:red take:violet")
    assert SEVEN_SEALS.to_act(state) == A
    play(state, "done")
    assert SEVEN_SEALS.to_act(state) == B
    assert seals(state, A) == Seals(red=2, violet=1)


@pytest.mark.clause("SEV.3.1")
def test_one_may_take_all_seals_of_a_colour() -> None:
    state = dealt()
    play(state, "take:red take:red take:red take:red take:red")
    assert seals(state, A) == Seals(red=5)
    assert "take:red" not in choices(state)


@pytest.mark.clause("SEV.3.1")
def test_who_has_taken_a_seal_can_not_take_the_saboteur() -> None:
    state = dealt()
    play(state, "take:red")
    assert "saboteur" not in choices(state)


@pytest.mark.clause("SEV.3.1")
def test_the_saboteur_may_stay_untaken() -> None:
    state = announced("red", "", "blue", "")
    assert SEVEN_SEALS.view(state, None).saboteur is None
    assert SEVEN_SEALS.to_act(state) == A


@pytest.mark.clause("SEV.3.1", "SEV.3.4")
def test_who_takes_the_saboteur_takes_no_seals() -> None:
    state = dealt()
    play(state, "saboteur")
    assert SEVEN_SEALS.to_act(state) == B
    assert SEVEN_SEALS.view(state, None).saboteur == A
    assert seals(state, A) == Seals()


@pytest.mark.clause("SEV.3.2")
def test_what_the_stock_lacks_is_taken_from_any_other_who_has_it() -> None:
    state = dealt()
    announce(state, "blue blue")
    announce(state, "blue green")
    assert choices(state) == [
        "take:red",
        "take:yellow",
        "take:green",
        "take:blue<A",
        "take:blue<B",
        "take:violet",
        "saboteur",
        "done",
    ]


@pytest.mark.clause("SEV.3.2")
def test_who_loses_a_seal_gets_a_white_one_from_the_stock() -> None:
    state = dealt()
    announce(state, "blue blue blue")
    play(state, "take:blue<A")
    assert seals(state, A) == Seals(blue=2, white=1)
    assert seals(state, B) == Seals(blue=1)
    assert stock(state).white == 3
    assert SEVEN_SEALS.to_act(state) == B


@pytest.mark.clause("SEV.3.2")
def test_nothing_is_taken_from_a_player_while_the_stock_has_the_colour() -> None:
    state = dealt()
    announce(state, "blue blue")
    assert [move for move in choices(state) if "blue" in move] == ["take:blue"]


@pytest.mark.clause("SEV.3.3")
def test_a_colour_that_only_oneself_has_can_not_be_taken() -> None:
    state = dealt()
    play(state, "take:blue take:blue take:blue")
    assert not [move for move in choices(state) if "blue" in move]


@pytest.mark.clause("SEV.3.3")
def test_nothing_is_taken_from_players_once_the_white_seals_are_gone() -> None:
    state = dealt()
    announce(state, "blue blue blue green green green")
    play(state, "take:blue<A take:blue<A take:blue<A take:green<A")
    assert seals(state, A) == Seals(green=2, white=4)
    assert stock(state).white == 0
    assert not [move for move in choices(state) if "<" in move]
    assert choices(state) == ["take:red", "take:yellow", "take:violet", "done"]


@pytest.mark.clause("SEV.3.4")
def test_the_saboteur_neither_gives_nor_takes_seals_in_any_trick() -> None:
    state = announced("saboteur", "red red", "green", "blue yellow")
    play_randomly(state, 59, 4)
    assert SEVEN_SEALS.view(state, None).seats[A].tricks > 0
    assert seals(state, A) == Seals()


@pytest.mark.clause("SEV.3.4", "SEV.4.7")
def test_the_saboteur_is_never_asked_for_a_seal() -> None:
    state = announced("", "saboteur")
    play(state, "v2 v12 v7")
    events = told(state, "g3")
    assert [type(event).__name__ for event in events] == ["CardPlayed", "TrickWon"]
    assert SEVEN_SEALS.view(state, None).phase == "playing"
    assert SEVEN_SEALS.to_act(state) == B
    assert seals(state, B) == Seals()


@pytest.mark.clause("SEV.3.1")
def test_white_and_black_can_not_be_announced() -> None:
    state = with_seals(dealt(), {})
    assert not [move for move in choices(state) if "white" in move or "black" in move]
