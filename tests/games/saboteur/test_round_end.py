import pytest

from sabot.games.saboteur.events import CardPassed, EmptyHandPassed, RoundEnded
from tests.games.saboteur.tables import (
    FINISH,
    LAST,
    at_the_last_card,
    at_the_treasure,
    deal,
    phase,
    play,
    scores,
    table,
    to_act,
    told,
    view,
)


def round_ended(events: list[object]) -> RoundEnded:
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    return ended


@pytest.mark.clause("SAB.7.1")
@pytest.mark.parametrize("edition", ["gigamic", "amigo", "zman"])
def test_the_diggers_win_when_the_treasure_is_turned_over(edition: str) -> None:
    state = at_the_treasure(3, edition, roles="DSDD", pile="1 1 1")
    assert round_ended([*told(state, FINISH, 1)]).won_by == "diggers"
    assert phase(state) == "dealing"
    assert scores(state) == [2, 0, 1]


@pytest.mark.clause("SAB.7.2")
@pytest.mark.parametrize("edition", ["gigamic", "amigo", "zman"])
@pytest.mark.parametrize("move", ["pass:map", "map@8,0"])
def test_the_saboteurs_win_when_deck_and_hands_are_empty(edition: str, move: str) -> None:
    state = at_the_last_card(3, edition, roles="DSDD")
    assert round_ended([*told(state, move, 0)]).won_by == "saboteurs"
    assert phase(state) == "dealing"
    assert scores(state) == [0, 4, 0]


@pytest.mark.clause("SAB.7.2")
def test_the_last_card_may_be_a_tunnel_card() -> None:
    state = table(hands={"A": "NS", "B": "", "C": ""}, roles="DSDD")
    assert round_ended([*told(state, "NS@0,1", 0)]).won_by == "saboteurs"


@pytest.mark.clause("SAB.7.2")
def test_the_last_card_may_still_reach_the_treasure() -> None:
    state = at_the_treasure(hands={"A": "ESW", "B": "", "C": ""}, roles="DSDD")
    assert round_ended([*told(state, FINISH, 0)]).won_by == "diggers"


@pytest.mark.clause("SAB.7.2")
def test_the_round_goes_on_while_somebody_holds_a_card() -> None:
    state = table(hands={"A": "map", "B": "map", "C": ""})
    play(state, "pass:map")
    assert (phase(state), to_act(state)) == ("playing", "B")


@pytest.mark.clause("SAB.7.2")
def test_the_round_goes_on_while_the_deck_has_a_card() -> None:
    state = table(hands={"A": "map", "B": "", "C": ""}, deck="NS")
    play(state, "pass:map")
    assert (phase(state), to_act(state)) == ("playing", "A")


@pytest.mark.clause("SAB.7.2", "SAB.8.7")
def test_nobody_wins_a_failed_round_without_saboteurs() -> None:
    assert round_ended([*told(at_the_last_card(roles="DDDS"), LAST, 0)]).won_by == "nobody"


@pytest.mark.clause("SAB.7.3")
@pytest.mark.parametrize("viewer", ["A", "B", "C", None])
def test_roles_and_goals_are_shown_to_everyone_after_the_round(viewer: str | None) -> None:
    state = at_the_last_card(roles="DSDD")
    before = view(state, viewer)
    assert before.spare_role is None
    assert [goal.card for goal in before.goals] == [None] * 3
    after = view(play(state, LAST), viewer)
    assert [seat.role for seat in after.seats] == ["digger", "saboteur", "digger"]
    assert after.spare_role == "digger"
    assert [goal.card for goal in after.goals] == ["stone-SW", "treasure", "stone-ES"]
    assert not any(goal.face_up for goal in after.goals)


@pytest.mark.clause("SAB.7.3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_end_of_a_round_tells_everyone_the_same(viewer: int | None) -> None:
    ended = round_ended([*told(at_the_last_card(roles="DDDS"), LAST, viewer)])
    assert ended.roles == ("digger", "digger", "digger")
    assert ended.spare_role == "saboteur"
    assert ended.goals == ("stone-SW", "treasure", "stone-ES")


@pytest.mark.clause("SAB.7.3")
def test_roles_are_shown_while_the_gold_is_being_chosen() -> None:
    state = play(at_the_treasure(auto_gold=False, pile="3 2 1", roles="DSDD"), FINISH)
    assert phase(state) == "sharing"
    assert view(state).spare_role == "digger"
    assert [seat.role for seat in view(state).seats] == ["digger", "saboteur", "digger"]


@pytest.mark.clause("SAB.7.3")
def test_the_next_deal_hides_roles_and_goals_again() -> None:
    state = deal(play(at_the_last_card(), LAST))
    assert view(state).spare_role is None
    assert [seat.role for seat in view(state).seats] == [None] * 3
    assert [goal.card for goal in view(state).goals] == [None] * 3


@pytest.mark.clause("SAB.3.4", "SAB.7.1")
def test_the_finder_does_not_make_the_others_pass() -> None:
    state = at_the_treasure(seat="C", hands={"A": "map NS", "B": "map NS"}, passes=2)
    events = told(state, FINISH, None)
    assert not any(isinstance(event, EmptyHandPassed | CardPassed) for event in events)
