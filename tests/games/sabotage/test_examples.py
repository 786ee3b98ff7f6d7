"""The worked examples of the rules, card by card."""

import pytest

from sabot.games.sabotage.encoding import Ended
from tests.games.sabotage.tables import (
    discards,
    legal,
    lines,
    on,
    play,
    refused,
    roof,
    table,
    to_act,
    view,
)


@pytest.mark.clause("SGT.7.1")
def test_three_columns_worth_five() -> None:
    cards = "A-red B-lilac C-lilac D-red E-lilac F-blue G-red X-lilac@H X-blue@I"
    state = table(roofs={"A": cards})
    assert lines(state, "A") == {"ADG": 2, "BEH": 2, "CFI": 1}
    assert (roof(state, "A").value, roof(state, "A").with_bonus) == (5, 5)


@pytest.mark.clause("SGT.7.2")
def test_a_roof_with_two_gaps_worth_seven() -> None:
    cards = "A-orange X-red@C D-orange E-orange X-red@F G-orange I-orange"
    state = table(roofs={"A": cards})
    assert lines(state, "A") == {"DEF": 1, "ADG": 2, "CFI": 1, "AEI": 2, "CEG": 1}
    assert (roof(state, "A").value, roof(state, "A").with_bonus) == (7, 9)


@pytest.mark.clause("SGT.7.3")
def test_a_value_of_eight_scores_eleven_or_ten_for_who_ended_the_round() -> None:
    cards = "A-red B-red C-red D-red E-red F-red G-red H-blue I-lilac"
    state = table(phase="offered", roofs={"A": cards})
    assert (roof(state, "A").value, roof(state, "A").with_bonus) == (8, 11)
    assert view(play(state, "end")).results[-1].scores[0] == 10
    ran_out = table(round_number=2, results=(Ended((8, 8), None),))
    assert view(ran_out).results[-1].scores == (11, 11)
    by_the_other = table(round_number=2, results=(Ended((8, 8), 1),))
    assert view(by_the_other).results[-1].scores == (11, 10)


@pytest.mark.clause("SGT.7.4")
def test_a_wrench_lifts_a_roof_from_one_to_six() -> None:
    cards = "C-blue B-blue D-blue G-blue E-lilac I-lilac A-orange"
    state = table(roofs={"A": cards}, hands={"A": "wrench-blue"})
    assert lines(state, "A") == {"CEG": 1}
    play(state, "wrench-blue@A")
    assert lines(state, "A") == {"ABC": 2, "ADG": 2, "AEI": 1, "CEG": 1}
    assert roof(state, "A").value == 6
    assert discards(state, 1) == ["A-orange"]


@pytest.mark.clause("SGT.7.5")
def test_a_blue_f_spoils_a_roof_of_red_and_orange() -> None:
    roofs = {"A": "B-red D-orange I-orange"}
    state = table(seat="B", roofs=roofs, hands={"B": "F-blue", "A": "F-red F-orange"})
    play(state, "F-blue>F")
    assert on(state, "A", "F") == "F-blue"
    assert to_act(state) == "A"
    assert not legal(state) & {"F-red@F", "F-orange@F"}
    assert refused(state, "F-red@F") == "a card lies on cell F of your roof already"


@pytest.mark.clause("SGT.7.6")
def test_sabotage_on_ones_own_roof_makes_room_for_the_right_colour() -> None:
    cards = "C-blue B-blue D-blue G-blue E-lilac I-lilac A-orange"
    state = table(roofs={"A": cards}, hands={"A": "sabotage A-blue", "B": "A-red X-red"})
    play(state, "sabotage@A")
    assert on(state, "A", "A") is None
    assert discards(state, 2) == ["sabotage", "A-orange"]
    undisturbed = play(state.copy(), "discard:X-red", "A-blue@A")
    assert roof(undisturbed, "A").value == 6
    prevented = play(state.copy(), "A-red>A")
    assert on(prevented, "A", "A") == "A-red"
    assert refused(prevented, "A-blue@A") == "a card lies on cell A of your roof already"
