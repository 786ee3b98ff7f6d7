import pytest

from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.maze import SITE_SHIFT
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.payout import linked_at_all, open_to_blue, open_to_green
from sabot.games.saboteur2.rules import Saboteur2
from tests.games.saboteur2.tables import (
    ROAD,
    changed,
    legal,
    play,
    plays,
    position_of,
    refused,
    table,
    view,
)

# The treasure lies open at the end of each of these ways; the last card leads to it.
OPEN = "stone-SW treasure:up stone-ES"


def lays(card: str, maze: str) -> set[str]:
    return plays(table(hands={"A": card}, maze=maze))


@pytest.mark.clause("SB2.4.1")
def test_a_bridge_carries_two_tunnels_that_are_not_joined() -> None:
    state = table(hands={"A": "EW NS"}, maze="NS/EW@1,0")
    assert {"EW@2,0"} <= plays(state)
    assert not {"NS@1,-1", "NS@1,1"} & plays(state)
    assert refused(state, "NS@1,1") == "no tunnel leads from the start to 1,1"


@pytest.mark.clause("SB2.4.1")
def test_one_of_the_two_tunnels_of_a_bridge_must_be_linked() -> None:
    around = "NESW@0,1 ESW@1,1t NS@0,-1"
    assert "NS/EW@1,0" in lays("NS/EW", around)
    assert "NS/EW@2,0" not in lays("NS/EW", around)
    assert "NS/EW@3,3" not in legal(table(hands={"A": "NS/EW"}))


@pytest.mark.clause("SB2.4.2")
def test_a_double_curve_carries_two_curves_that_are_not_joined() -> None:
    # From the west one comes out in the north, not in the east or south.
    state = table(hands={"A": "EW NS"}, maze="NW/ES@1,0")
    assert {"NS@1,-1"} <= plays(state)
    assert not {"EW@2,0", "NS@1,1"} & plays(state)
    # The other way round: from the west to the south.
    state = table(hands={"A": "EW NS"}, maze="NE/SW@1,0")
    assert {"NS@1,1"} <= plays(state)
    assert not {"EW@2,0", "NS@1,-1"} & plays(state)


@pytest.mark.clause("SB2.4.2")
def test_a_double_curve_looks_the_same_both_ways_up() -> None:
    assert {text for text in lays("NW/ES", "") if "@1,0" in text} == {"NW/ES@1,0"}


@pytest.mark.clause("SB2.4.3")
def test_a_ladder_is_linked_to_the_start_wherever_it_lies() -> None:
    # The way to 2,0 is blocked at 1,0; a ladder beyond it opens it again.
    cut = "xEW@1,0"
    assert "NS@2,-1" not in lays("NS", cut)
    assert "NS@2,-1" in lays("NS", f"{cut} ladder-ES@2,0t")
    # A card of the same shape without a ladder would not do.
    assert "NS@2,-1" not in lays("NS", f"{cut} ES@2,0t")


@pytest.mark.clause("SB2.4.3")
def test_a_ladder_must_meet_an_open_side_linked_or_not() -> None:
    state = table(hands={"A": "ladder-S ladder-W"}, maze="EW@1,0")
    # Above 1,0 closed would meet closed, which is no meeting.
    assert {text for text in plays(state) if "-S@" in text} == {"ladder-S@0,-1", "ladder-S@0,1t"}
    assert refused(state, "ladder-S@1,-1t") == "ladder-S meets no open side at 1,-1"
    assert refused(state, "ladder-S@3,3") == "ladder-S meets no open side at 3,3"
    # Beyond a dead end no card can be laid but a ladder.
    state = table(hands={"A": "ladder-W EW"}, maze="xEW@1,0")
    assert {text for text in plays(state) if "@2,0" in text} == {"ladder-W@2,0"}


@pytest.mark.clause("SB2.4.3")
def test_a_ladder_must_fit_all_its_neighbours() -> None:
    state = table(hands={"A": "ladder-W"}, maze="EW@1,0")
    assert "ladder-W@2,0" in plays(state)
    assert refused(state, "ladder-W@0,-1") == "ladder-W at 0,-1 does not fit the card to its south"


@pytest.mark.clause("SB2.4.3")
@pytest.mark.parametrize(
    "goals", ["stone-ES treasure stone-SW", "stone-ES stone-SW:turned treasure"]
)
def test_a_ladder_never_lies_beside_a_goal(goals: str) -> None:
    maze = "EW@1,0 EW@2,0 NESW@3,0 NESW@4,0 NESW@5,0 NESW@6,0"
    state = table(hands={"A": "ladder-W ladder-ES EW"}, maze=maze, goals=goals)
    assert ("EW@7,0" in plays(state)) == (":" not in goals)
    assert not any("@7,0" in text for text in plays(state) if text.startswith("ladder"))
    assert refused(state, "ladder-W@7,0") == "a ladder never stands beside a goal"
    assert any(text.startswith("ladder-ES@6,") for text in plays(state))


@pytest.mark.clause("SB2.4.3")
def test_a_ladder_may_join_a_tunnel_that_is_cut_off() -> None:
    state = table(
        hands={"A": "rockfall", "B": "ladder-W crystal-ESW", "C": "ESW"},
        maze="EW@1,0 EW@2,0 EW@3,0",
    )
    play(state, "rockfall@1,0")
    assert "ladder-W@4,0" in plays(state)
    assert not any("@4,0" in text for text in plays(state) if "crystal" in text)
    assert "xEW@1,0" not in plays(state)
    play(state, "ladder-W@4,0")
    # The tunnel is linked from its far end now, so that its near end can be continued.
    assert (1, 0) in linked_sites(state)


@pytest.mark.clause("SB2.4.3")
def test_tunnels_go_on_from_a_ladder_whose_way_is_cut_off() -> None:
    state = table(hands={"A": "rockfall", "B": "EW NS"}, maze="EW@1,0 ladder-ES@2,0t")
    play(state, "rockfall@1,0")
    assert "NS@2,-1" in plays(state)
    # And back again from the ladder to where the card was taken away.
    assert "EW@1,0" in plays(state)


@pytest.mark.clause("SB2.4.4")
@pytest.mark.parametrize("door", ["green-EW", "blue-EW"])
def test_a_door_carries_a_link_like_any_other_card(door: str) -> None:
    assert "EW@2,0" in lays("EW", f"{door}@1,0")


@pytest.mark.clause("SB2.4.4")
def test_a_door_between_two_ladders_is_passed_by() -> None:
    barred = "blue-EW@1,0 EW@2,0 EW@3,0 NESW@4,0 ESW@5,0 ESW@6,0 ESW@7,0"
    shut = opened(barred)
    assert (open_to_green(shut), open_to_blue(shut)) == (False, True)
    with_ladder = opened(f"{barred} ladder-S@4,-1")
    assert (open_to_green(with_ladder), open_to_blue(with_ladder)) == (True, True)


def opened(maze: str) -> Saboteur2:
    """A round that is over: the treasure lies open at the end of this maze."""
    data = position_of(3, maze=maze, goals=OPEN)
    return SABOTEUR2.from_position(changed(data, phase="dealing"))


def linked_sites(state: Saboteur2) -> set[tuple[int, int]]:
    """The cells to which a way leads from the start."""
    places = [site >> SITE_SHIFT for site in state.maze.sites]
    return {(int(col_of(place)), int(row_of(place))) for place in places}


@pytest.mark.clause("SB2.4.5")
def test_cards_with_crystals_link_as_drawn_and_count_one_each() -> None:
    state = table(hands={"A": "EW NS"}, maze="crystal-EWxS@1,0 crystal-xW@-1,0t")
    assert "EW@2,0" in plays(state)
    # A dead end leads nowhere, with a crystal or without.
    assert not {"NS@1,1", "EW@-2,0"} & plays(state)
    assert view(state).crystals == 2


def test_mixed_cards_have_a_tunnel_and_dead_ends() -> None:
    state = table(hands={"A": "EW NS"}, maze="EWxNS@1,0")
    assert "EW@2,0" in plays(state)
    assert not {"NS@1,1", "NS@1,-1"} & plays(state)


@pytest.mark.clause("SB2.6.2")
def test_one_question_is_asked_three_ways() -> None:
    plain = opened(f"{ROAD} ESW@7,0")
    assert (linked_at_all(plain), open_to_blue(plain), open_to_green(plain)) == (True, True, True)
    green = opened("green-EW@1,0 EW@2,0 EW@3,0 NESW@4,0 ESW@5,0 ESW@6,0 ESW@7,0")
    assert (linked_at_all(green), open_to_blue(green), open_to_green(green)) == (True, False, True)
    both = opened("green-EW@1,0 blue-EW@2,0 EW@3,0 NESW@4,0 ESW@5,0 ESW@6,0 ESW@7,0")
    assert (linked_at_all(both), open_to_blue(both), open_to_green(both)) == (True, False, False)


@pytest.mark.clause("SB2.6.2")
def test_another_way_past_the_door_opens_it_to_both() -> None:
    # The door at 2,0 is gone round by way of row -1.
    maze = "ESW@1,0t green-EW@2,0 ESW@3,0t NESW@4,0 ESW@5,0 ESW@6,0 ESW@7,0"
    shut = opened(maze)
    assert (open_to_blue(shut), open_to_green(shut)) == (False, True)
    round_it = opened(f"{maze} ES@1,-1 EW@2,-1 SW@3,-1")
    assert (open_to_blue(round_it), open_to_green(round_it)) == (True, True)
