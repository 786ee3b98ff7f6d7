import pytest

from sabot.games.saboteur2.events import HandDrawn, HandsExchanged, RoleChanged, RoleInspected
from tests.games.saboteur2.tables import (
    hand,
    play,
    plays,
    position,
    refused,
    table,
    to_act,
    told,
    view,
)

ROLES = "green blue boss"


@pytest.mark.clause("SB2.5.1")
def test_an_inspection_shows_a_role_to_who_looks_and_to_nobody_else() -> None:
    state = table(hands={"A": "inspection"}, roles=ROLES)
    assert plays(state) == {"inspection>B", "inspection>C"}
    assert refused(state, "inspection>A") == "inspection can't be played on yourself"
    assert told(state, "inspection>C", 0)[0] == RoleInspected(0, 2, "boss")
    assert [seat.role for seat in view(state, "A").seats] == ["green", None, "boss"]
    assert [seat.role for seat in view(state, "B").seats] == [None, "blue", None]
    assert [seat.role for seat in view(state).seats] == [None, None, None]
    assert [seat.inspected for seat in view(state).seats] == [(2,), (), ()]


@pytest.mark.clause("SB2.5.1")
def test_all_see_who_was_looked_at() -> None:
    state = table(hands={"A": "inspection"}, roles=ROLES)
    assert told(state, "inspection>C", None)[0] == RoleInspected(0, 2, None)


@pytest.mark.clause("SB2.5.1", "SB2.5.2")
def test_an_inspected_role_is_known_until_it_changes_and_then_known_to_be_put_away() -> None:
    state = table(hands={"A": "inspection", "B": "change-role"}, roles=ROLES)
    play(state, "inspection>C", "change-role>C")
    assert view(state, "A").seats[2].role is None
    assert [away.role for away in view(state, "A").roles_away] == ["boss"]
    assert [away.role for away in view(state, "B").roles_away] == [None]
    assert [away.role for away in view(state, "C").roles_away] == ["boss"]


@pytest.mark.clause("SB2.5.2")
@pytest.mark.parametrize("target", ["A", "B", "C"])
def test_a_changed_role_is_the_next_of_those_not_dealt(target: str) -> None:
    state = table(hands={"A": "change-role"}, roles=ROLES)
    seat = "ABC".index(target)
    before = position(state)
    assert plays(state) == {"change-role>A", "change-role>B", "change-role>C"}
    events = told(state, f"change-role>{target}", seat)
    after = position(state)
    assert after.roles[seat] == before.roles_left[0]
    assert after.roles_left == before.roles_left[1:]
    assert [(away.seat, away.role) for away in after.roles_away] == [(seat, before.roles[seat])]
    assert events[0] == RoleChanged(0, seat, before.roles[seat], after.roles[seat])


@pytest.mark.clause("SB2.5.2")
def test_a_role_put_away_never_comes_back() -> None:
    state = table(hands={"A": "change-role", "B": "change-role"}, roles="green green green")
    left = position(state).roles_left
    assert left[:2] == ("green", "blue")
    play(state, "change-role>A", "change-role>A")
    assert position(state).roles[0] == "blue"
    assert [away.role for away in position(state).roles_away] == ["green", left[0]]
    assert told_of_others() == RoleChanged(0, 1, None, None)


def told_of_others() -> object:
    return told(table(hands={"A": "change-role"}, roles=ROLES), "change-role>B", 0)[0]


@pytest.mark.clause("SB2.5.3")
def test_hands_are_swapped_whatever_their_sizes_and_the_other_draws() -> None:
    state = table(hands={"A": "swap-hands NS EW NES", "B": "map"}, deck="xS xW")
    before = state.copy()
    events = told(state, "swap-hands>B", None)
    assert hand(state, "A") == ["map"]
    assert hand(state, "B") == ["EW", "NES", "NS", "xS"]
    assert position(state).deck == ("xW",)
    assert events == [HandsExchanged(0, 1, None, None), HandDrawn(1, 1, None)]
    assert told(before, "swap-hands>B", 1) == [
        HandsExchanged(0, 1, ("NS", "EW", "NES"), ("map",)),
        HandDrawn(1, 1, ("xS",)),
    ]
    assert to_act(state) == "B"


@pytest.mark.clause("SB2.5.3")
def test_one_swaps_with_another_player_only() -> None:
    state = table(hands={"A": "swap-hands NS"})
    assert {text for text in plays(state) if text.startswith("swap")} == {
        "swap-hands>B",
        "swap-hands>C",
    }
    assert refused(state, "swap-hands>A") == "swap-hands can't be played on yourself"


@pytest.mark.clause("SB2.5.3")
def test_what_was_handed_over_is_known_to_the_two_only() -> None:
    state = play(table(hands={"A": "swap-hands NS EW", "B": "map"}), "swap-hands>B")
    for viewer, cards in (("A", ("NS", "EW")), ("B", ("NS", "EW")), ("C", None), (None, None)):
        step = view(state, viewer).hand_story[0]
        assert getattr(step, "given", ()) == cards


@pytest.mark.clause("SB2.5.4")
def test_a_prison_stops_tunnel_cards_and_nothing_else() -> None:
    state = table(hands={"A": "prison", "B": "EW map free"})
    assert plays(state) == {"prison>B", "prison>C"}
    assert refused(state, "prison>A") == "prison can't be played on yourself"
    play(state, "prison>B")
    assert view(state).seats[1].imprisoned
    assert not any(text.startswith("EW@") for text in plays(state))
    assert {"map@8,0", "free>B"} <= plays(state)
    assert refused(state, "EW@1,0") == "no tunnel card while you are in prison"


@pytest.mark.clause("SB2.5.4")
def test_at_most_one_prison_lies_in_front_of_a_player() -> None:
    state = table(hands={"A": "prison"}, prisons="B")
    assert plays(state) == {"prison>C"}
    assert refused(state, "prison>B") == "B is in prison already"


@pytest.mark.clause("SB2.5.5")
def test_free_at_last_removes_a_prison_from_anyone() -> None:
    state = table(hands={"A": "free"}, prisons="AC")
    assert plays(state) == {"free>A", "free>C"}
    assert refused(state, "free>B") == "B is not in prison"
    play(state, "free>A")
    assert position(state).prisons == (2,)
    assert [card.card for card in position(state).discards[-2:]] == ["free", "prison"]


@pytest.mark.clause("SB2.5.6")
def test_a_thief_lies_in_front_of_oneself() -> None:
    state = table(hands={"A": "thief", "B": "thief"}, thieves="B")
    assert plays(state) == {"thief"}
    play(state, "thief")
    assert position(state).thieves == (0, 1)
    assert refused(state, "thief") == "a thief card lies in front of you already"


@pytest.mark.clause("SB2.5.7")
def test_hands_off_removes_a_thief_from_anyone() -> None:
    state = table(hands={"A": "hands-off"}, thieves="CA")
    assert plays(state) == {"hands-off>A", "hands-off>C"}
    assert refused(state, "hands-off>B") == "no thief card lies in front of B"
    play(state, "hands-off>C")
    assert position(state).thieves == (0,)
    assert [card.card for card in position(state).discards[-2:]] == ["hands-off", "thief"]


def test_a_seat_that_is_not_there_is_refused() -> None:
    state = table(hands={"A": "prison"})
    assert refused(state, "prison>L") == "there is no seat L; the last is C"


def test_a_card_that_one_does_not_hold_is_refused() -> None:
    assert refused(table(hands={"A": "map"}), "thief") == "you don't hold the card thief"
    assert refused(table(hands={"A": "map"}), "rob>B").startswith("nobody steals now")
