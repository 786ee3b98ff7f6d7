import pytest

from sabot.games.saboteur2.events import NuggetStolen, RoundEnded
from tests.games.saboteur2.tables import (
    FINISH,
    at_the_last_card,
    at_the_treasure,
    legal,
    play,
    position,
    refused,
    scores,
    to_act,
    told,
    view,
)
from tests.games.saboteur2.test_winning import REST, ROADS


def crystal_road(*crystals: str) -> str:
    return f"{' '.join(crystals)} {REST}"


@pytest.mark.clause("SB2.7.1")
def test_a_geologist_gets_a_nugget_for_each_crystal_linked_or_not() -> None:
    road = crystal_road("crystal-ESW@1,0", "EW@2,0", "crystal-xS@0,-1", "crystal-NES@-1,0")
    state = play(at_the_treasure(2, road, roles="blue geologist"), FINISH)
    assert scores(state) == [5, 3]


@pytest.mark.clause("SB2.7.1")
def test_two_geologists_share_equally_rounded_down() -> None:
    road = crystal_road("crystal-ESW@1,0", "crystal-ESW@2,0", "crystal-xS@0,-1")
    state = play(at_the_treasure(3, road, roles="blue geologist geologist"), FINISH)
    assert scores(state) == [5, 1, 1]


@pytest.mark.clause("SB2.7.1")
def test_geologists_are_paid_whoever_wins() -> None:
    state = at_the_last_card(3, maze="crystal-ESW@1,0", roles="saboteur geologist green")
    assert scores(play(state, "pass:map")) == [5, 1, 0]


@pytest.mark.clause("SB2.7.2")
@pytest.mark.parametrize(("winners", "pay"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1)])
def test_the_more_winners_the_less_each_gets(winners: int, pay: int) -> None:
    roles = ["green"] * min(winners, 4) + ["blue"] * max(winners - 4, 0)
    state = at_the_treasure(
        winners + 2, ROADS["no door"], roles=" ".join(["geologist", *roles, "saboteur"])
    )
    assert scores(play(state, FINISH)) == [0, *[pay] * winners, 0]


@pytest.mark.clause("SB2.7.3")
@pytest.mark.parametrize(
    ("others", "boss", "profiteer"),
    [("green", 2, 1), ("green green", 1, 0), ("green green green", 0, 0)],
)
def test_the_boss_gets_one_less_the_profiteer_two_never_below_nothing(
    others: str, boss: int, profiteer: int
) -> None:
    roles = f"boss profiteer {others}"
    state = at_the_treasure(len(roles.split()), ROADS["green door"], roles=roles)
    assert scores(play(state, FINISH))[:2] == [boss, profiteer]


@pytest.mark.clause("SB2.7.4")
def test_the_last_thief_steals_first_the_others_follow_clockwise() -> None:
    # C's card was put down last, then A's, then D's: C, D, A steal in turn.
    state = at_the_last_card(
        5, roles="green green green green saboteur", thieves="CAD", nuggets=(1, 1, 1, 1, 1)
    )
    play(state, "pass:map")
    assert (to_act(state), view(state).robbers) == ("C", (2, 3, 0))
    assert legal(state) == ["rob>A", "rob>B", "rob>D", "rob>E"]
    play(state, "rob>D")
    # D has none left but may still steal.
    assert to_act(state) == "D"
    assert legal(state) == ["rob>A", "rob>B", "rob>C", "rob>E"]
    play(state, "rob>A")
    assert to_act(state) == "A"
    play(state, "rob>E")
    assert scores(state) == [1, 1, 2, 1, 5]
    assert position(state).phase == "dealing"


@pytest.mark.clause("SB2.7.4")
def test_who_has_none_cannot_be_chosen_and_a_prisoner_can() -> None:
    state = at_the_last_card(
        4, roles="green green green saboteur", thieves="A", prisons="B", nuggets=(0, 2, 0, 0)
    )
    play(state, "pass:map")
    assert legal(state) == ["rob>B", "rob>D"]
    assert refused(state, "rob>C") == "C has no nugget to take"
    assert refused(state, "rob>A") == "you can't steal from yourself"
    assert refused(state, "pass:map").startswith("the thieves are at work")


@pytest.mark.clause("SB2.7.4")
def test_a_thief_in_prison_is_left_out_of_the_order() -> None:
    state = at_the_last_card(
        4, roles="green green green saboteur", thieves="CAB", prisons="C", nuggets=(1, 1, 1, 1)
    )
    play(state, "pass:map")
    # C's card was the last, but C is in prison: A's was the last of the free ones.
    assert view(state).robbers == (0, 1)


@pytest.mark.clause("SB2.7.4")
def test_stealing_from_the_only_one_who_has_any_is_no_choice() -> None:
    state = at_the_last_card(3, roles="green green saboteur", thieves="A")
    events = told(state, "pass:map", None)
    assert NuggetStolen(0, 2) in events
    assert scores(state) == [1, 0, 4]
    assert to_act(state) is None


@pytest.mark.clause("SB2.7.4")
def test_nothing_happens_if_nobody_else_has_a_nugget() -> None:
    state = at_the_last_card(3, roles="green green blue", thieves="A")
    play(state, "pass:map")
    assert scores(state) == [0, 0, 0]
    assert position(state).phase == "dealing"


@pytest.mark.clause("SB2.5.6")
def test_a_thief_in_prison_steals_nothing() -> None:
    state = at_the_last_card(3, roles="green green saboteur", thieves="A", prisons="A")
    play(state, "pass:map")
    assert scores(state) == [0, 0, 5]


@pytest.mark.clause("SB2.7.5")
def test_the_worked_example() -> None:
    roles = "boss blue green green profiteer saboteur saboteur"
    state = at_the_treasure(7, ROADS["blue door"], roles=roles, thieves="FG", prisons="G")
    play(state, FINISH)
    assert scores(state) == [2, 3, 0, 0, 1, 0, 0]
    assert to_act(state) == "F"
    assert legal(state) == ["rob>A", "rob>B", "rob>E"]
    play(state, "rob>B")
    assert scores(state) == [2, 2, 0, 0, 1, 1, 0]
    assert position(state).phase == "dealing"


@pytest.mark.clause("SB2.7.6")
def test_all_see_what_each_player_owns_and_who_they_were() -> None:
    state = at_the_treasure(3, ROADS["no door"], roles="blue green saboteur", nuggets=(1, 2, 3))
    events = told(state, FINISH, None)
    for viewer in (None, "A", "B", "C"):
        assert [seat.nuggets for seat in view(state, viewer).seats] == [6, 2, 3]
        assert [seat.role for seat in view(state, viewer).seats] == ["blue", "green", "saboteur"]
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert ended.roles == ("blue", "green", "saboteur")
    assert ended.result.paid == (5, 0, 0)
