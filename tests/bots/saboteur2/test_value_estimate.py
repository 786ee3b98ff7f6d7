"""What a seat may expect of a round: by how far it is to dig, and by who acts when."""

import pytest

from sabot.bots.saboteur2.value_estimate import ValueEstimate
from sabot.games.saboteur2.rules import Saboteur2
from tests.bots.saboteur2.games import early
from tests.games.saboteur2.tables import at_the_last_card

A_CARD = 10
FAR = 80


def expected(state: Saboteur2, first: int, green: int = A_CARD, blue: int = A_CARD) -> float:
    """What the first seat may expect if this one acts first, and the ways cost so much."""
    estimate = ValueEstimate()
    estimate.foresee(state, 0, first)
    return estimate.expected(green, blue)


def test_a_digger_hopes_for_a_turn_of_its_team_before_the_rivals() -> None:
    state = early(4, roles="green green blue blue")
    assert expected(state, 1) > expected(state, 2)
    mirrored = early(4, roles="blue blue green green")
    assert expected(mirrored, 1) == pytest.approx(expected(state, 1))


def test_a_digger_hopes_for_a_short_way_and_a_saboteur_for_a_long_one() -> None:
    digger = early(3, roles="green green saboteur")
    saboteur = early(3, roles="saboteur green green")
    assert expected(digger, 1) > expected(digger, 1, FAR, FAR)
    assert expected(saboteur, 1) < expected(saboteur, 1, FAR, FAR)


def test_a_door_that_is_shut_to_the_rivals_is_good() -> None:
    state = early(4, roles="green green blue blue")
    assert expected(state, 2, A_CARD, FAR) > expected(state, 2) > expected(state, 2, FAR, A_CARD)


def test_a_rival_who_cannot_dig_is_good() -> None:
    able = early(2, roles="green blue")
    broken = early(2, roles="green blue", broken={"B": "pick"})
    jailed = early(2, roles="green blue", prisons="B")
    assert expected(able, 1) < expected(broken, 1) < expected(jailed, 1)


def test_the_boss_hopes_for_the_smaller_team() -> None:
    state = early(4, roles="boss green blue blue")
    assert expected(state, 1, A_CARD, FAR) > expected(state, 1, FAR, A_CARD)


def test_who_shares_with_fewer_expects_more() -> None:
    many = at_the_last_card(4, roles="saboteur saboteur saboteur green")
    alone = at_the_last_card(4, roles="saboteur blue green green")
    assert expected(many, 1) == 3
    assert expected(alone, 1) == 5


def test_who_is_in_prison_may_leave_it_before_the_end() -> None:
    assert 0 < expected(at_the_last_card(2, roles="saboteur green", prisons="A"), 1) < 5
    both = at_the_last_card(2, roles="saboteur saboteur")
    one = at_the_last_card(2, roles="saboteur saboteur", prisons="B")
    assert expected(both, 1) == 4 < expected(one, 1) < 5
    assert one.imprisoned(1)


def test_a_geologist_expects_crystals_and_more_the_longer_it_takes() -> None:
    state = early(3, maze="crystal-NESW@1,0", roles="geologist green blue")
    assert expected(state, 1) > 1
    assert expected(state, 1) < expected(state, 1, FAR, FAR)
    shared = early(3, maze="crystal-NESW@1,0", roles="geologist geologist blue")
    assert expected(shared, 2) < expected(state, 2)


def test_when_the_cards_run_out_the_saboteurs_win() -> None:
    assert expected(at_the_last_card(3, roles="green saboteur blue"), 1) == 0
    assert expected(at_the_last_card(3, roles="saboteur green blue"), 1) == 5
