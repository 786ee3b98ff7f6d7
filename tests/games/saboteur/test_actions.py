import pytest

from sabot.games.saboteur.events import GoalLookedAt, ToolRepaired
from tests.games.saboteur.tables import (
    ROAD,
    all_cards,
    dealt,
    legal,
    maze,
    play,
    plays,
    refused,
    table,
    to_act,
    told,
    view,
)


@pytest.mark.clause("SAB.5.1")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_a_broken_tool_goes_in_front_of_another_player(tool: str) -> None:
    state = table(hands={"A": f"-{tool}"})
    assert plays(state) == {f"-{tool}>B", f"-{tool}>C"}
    play(state, f"-{tool}>B")
    assert [seat.broken for seat in view(state).seats] == [(), (tool,), ()]


@pytest.mark.clause("SAB.5.1")
def test_at_most_one_of_each_tool_in_front_of_a_player() -> None:
    state = table(hands={"A": "-pick -cart"}, broken={"B": "pick lantern"})
    assert plays(state) == {"-pick>C", "-cart>B", "-cart>C"}
    assert refused(state, "-pick>B") == "B's pick is broken already"
    play(state, "-cart>B")
    assert view(state).seats[1].broken == ("pick", "lantern", "cart")


@pytest.mark.clause("SAB.5.1")
def test_a_broken_tool_stops_tunnel_cards_only() -> None:
    hand = "NS -pick +cart rockfall map"
    state = table(hands={"A": hand}, broken={"A": "pick cart lantern"}, maze="EW@1,0")
    assert {text[:3] for text in plays(state)} == {"-pi", "+ca", "roc", "map"}


@pytest.mark.clause("SAB.5.1")
def test_a_broken_tool_leaves_the_hand_and_lies_in_front_of_the_player() -> None:
    state = table(hands={"A": "-pick NS"})
    before = len(view(state).discards)
    play(state, "-pick>B")
    assert len(view(state).discards) == before
    assert all_cards(state) == all_cards(dealt())


@pytest.mark.clause("SAB.5.2")
def test_a_repair_removes_a_broken_tool_of_its_kind_from_any_player() -> None:
    broken = {"A": "pick", "B": "cart", "C": "pick lantern"}
    state = table(hands={"A": "+pick NS"}, broken=broken)
    assert plays(state) == {"+pick>A", "+pick>C"}
    play(state, "+pick>C")
    assert [seat.broken for seat in view(state).seats] == [("pick",), ("cart",), ("lantern",)]


@pytest.mark.clause("SAB.5.2")
def test_repair_and_broken_tool_are_both_discarded() -> None:
    state = table(hands={"A": "+cart NS"}, broken={"B": "cart"})
    play(state, "+cart>B")
    assert [card.card for card in view(state).discards[-2:]] == ["+cart", "-cart"]
    assert all_cards(state) == all_cards(dealt())


@pytest.mark.clause("SAB.5.2")
def test_a_repair_needs_a_tool_that_lies_there() -> None:
    state = table(hands={"A": "+pick NS"}, broken={"B": "cart"})
    assert refused(state, "+pick>B") == "B's pick is not broken"
    assert plays(state) == {"NS@0,-1", "NS@0,1"}


@pytest.mark.clause("SAB.5.3")
@pytest.mark.parametrize(
    ("card", "mends"),
    [
        ("+pick/lantern", {"pick", "lantern"}),
        ("+pick/cart", {"pick", "cart"}),
        ("+lantern/cart", {"lantern", "cart"}),
    ],
)
def test_a_double_repair_shows_two_tools(card: str, mends: set[str]) -> None:
    state = table(hands={"A": card}, broken={"B": "pick lantern cart"})
    assert plays(state) == {f"{card}>B={tool}" for tool in mends}


@pytest.mark.clause("SAB.5.3")
def test_a_double_repair_mends_one_tool_and_not_both() -> None:
    state = table(hands={"A": "+pick/cart NS"}, broken={"B": "pick cart"})
    assert told(state, "+pick/cart>B=cart", 2) == [ToolRepaired(0, 1, "cart", "+pick/cart")]
    assert view(state).seats[1].broken == ("pick",)
    assert [card.card for card in view(state).discards[-2:]] == ["+pick/cart", "-cart"]


@pytest.mark.clause("SAB.5.4")
def test_a_rockfall_takes_any_tunnel_card() -> None:
    state = table(hands={"A": "rockfall NS"}, maze="EW@1,0 NESW@2,0 xW@3,0 NS@0,1 EW@5,5")
    taken = {"1,0", "2,0", "3,0", "0,1", "5,5"}
    assert {text for text in plays(state) if "rock" in text} == {f"rockfall@{at}" for at in taken}


@pytest.mark.clause("SAB.5.4")
def test_rockfall_and_tunnel_card_are_both_discarded() -> None:
    state = table(hands={"A": "rockfall NS"}, maze="EW@1,0 NESW@2,0")
    play(state, "rockfall@2,0")
    assert maze(state) == {"EW@1,0"}
    assert [card.card for card in view(state).discards[-2:]] == ["rockfall", "NESW"]
    assert all_cards(state) == all_cards(dealt())


@pytest.mark.clause("SAB.5.4")
@pytest.mark.parametrize("cell", ["0,0", "8,-2", "8,0", "8,2"])
def test_a_rockfall_never_takes_the_start_or_a_goal(cell: str) -> None:
    goals = "stone-SW:up treasure stone-ES"
    state = table(hands={"A": "rockfall NS"}, maze=ROAD, goals=goals)
    assert f"rockfall@{cell}" not in legal(state)
    assert refused(state, f"rockfall@{cell}") == "a rockfall never takes the start or a goal"


@pytest.mark.clause("SAB.5.4")
def test_a_hole_can_be_filled_again_by_another_card() -> None:
    state = table(hands={"A": "rockfall", "B": "ESW map"}, maze="EW@1,0 xEW@2,0 EW@3,0")
    play(state, "rockfall@2,0")
    assert {"ESW@2,0", "ESW@2,0t"} <= legal(state)
    play(state, "ESW@2,0")
    assert maze(state) == {"EW@1,0", "ESW@2,0", "EW@3,0"}


@pytest.mark.clause("SAB.5.4")
def test_a_taken_card_no_longer_asks_its_neighbours_to_fit() -> None:
    # The crossing's open side forbids a straight tunnel beside it, as long as it lies there.
    state = table(hands={"A": "rockfall NS", "B": "NS map"}, maze="NESW@1,1")
    assert "NS@0,1" not in legal(state)
    play(state, "rockfall@1,1")
    assert "NS@0,1" in legal(state)


@pytest.mark.clause("SAB.5.4")
def test_a_rockfall_cuts_the_link_behind_it() -> None:
    state = table(hands={"A": "rockfall", "B": "NESW map"}, maze="EW@1,0 EW@2,0")
    play(state, "rockfall@1,0")
    assert "NESW@3,0" not in legal(state)
    assert "NESW@1,0" in legal(state)


@pytest.mark.clause("SAB.5.5")
def test_a_map_looks_at_one_face_down_goal() -> None:
    state = table(hands={"A": "map NS"}, goals="stone-SW:up treasure stone-ES", maze=ROAD)
    assert {text for text in plays(state) if "map" in text} == {"map@8,0", "map@8,2"}
    assert refused(state, "map@8,-2") == "that goal lies face up already"


@pytest.mark.clause("SAB.5.5")
def test_only_the_looker_learns_what_a_goal_is() -> None:
    state = play(table(hands={"A": "map NS"}), "map@8,2")
    assert [goal.card for goal in view(state, "A").goals] == [None, None, "stone-ES"]
    for other in ("B", "C", None):
        assert [goal.card for goal in view(state, other).goals] == [None] * 3


@pytest.mark.clause("SAB.5.5")
def test_everybody_sees_which_goal_was_looked_at() -> None:
    state = play(table(hands={"A": "map NS"}), "map@8,2")
    for viewer in ("A", "B", "C", None):
        assert [seat.looked_at for seat in view(state, viewer).seats] == [(2,), (), ()]
        assert view(state, viewer).discards[-1].card == "map"


@pytest.mark.clause("SAB.5.5")
@pytest.mark.parametrize(("viewer", "card"), [(0, "treasure"), (1, None), (2, None), (None, None)])
def test_a_look_is_told_without_the_goal(viewer: int | None, card: str | None) -> None:
    assert told(table(hands={"A": "map NS"}), "map@8,0", viewer) == [GoalLookedAt(0, 1, card)]


@pytest.mark.clause("SAB.5.5")
def test_a_look_leaves_the_goal_face_down() -> None:
    state = play(table(hands={"A": "map NS"}), "map@8,0")
    assert not view(state, "A").goals[1].face_up
    assert to_act(state) == "B"


@pytest.mark.clause("SAB.5.6")
@pytest.mark.parametrize("card", ["+pick", "+lantern", "+cart", "+pick/cart", "rockfall"])
def test_a_card_without_a_target_can_only_be_discarded(card: str) -> None:
    assert legal(table(hands={"A": card})) == {f"pass:{card}"}


# What A may ask for; nothing of what A can't see may change the answer.
ASKED = [
    *("NESW@7,0", "NESW@8,-1", "NESW@9,0", "NESW@2,2", "NS@7,0", "ES@7,0"),
    *("map@8,0", "map@8,-2", "rockfall@8,0", "rockfall@4,0", "rockfall@0,0"),
    *("-pick>B", "-pick>A", "+cart>B", "pass:xW", "gold:3"),
]


def answers(**hidden: str) -> list[str]:
    hands = {"A": "NESW NS map rockfall -pick +cart", "B": hidden.pop("b", "ES")}
    answered: list[str] = []
    for text in ASKED:
        state = table(4, hands=hands, maze=ROAD, deck="ES SW", **hidden)
        answered.append("done" if text in legal(state) else refused(state, text))
    return answered


@pytest.mark.clause("SAB.5.6")
@pytest.mark.parametrize(
    "hidden",
    [
        {"goals": "treasure stone-SW stone-ES"},
        {"goals": "stone-ES stone-SW treasure"},
        {"roles": "DSDDD"},
        {"roles": "DDDSD"},
        {"b": "rockfall"},
        {"pile": "3 3 3 3"},
    ],
    ids=str,
)
def test_neither_legality_nor_a_refusal_depends_on_hidden_things(hidden: dict[str, str]) -> None:
    assert answers(**hidden) == answers()
