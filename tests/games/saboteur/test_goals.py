import pytest

from sabot.games.saboteur.events import GoalTurned, TunnelLaid
from sabot.games.saboteur.game import SABOTEUR
from tests.games.saboteur.tables import (
    FINISH,
    HIGH_ROAD,
    ROAD,
    at_the_treasure,
    goals,
    hand,
    legal,
    phase,
    play,
    refused,
    table,
    to_act,
    told,
)

# Tunnels from the high road to the northern goal, by the side from which the last card reaches it.
TO_THE_NORTHERN_GOAL = {
    "N": ("ES@7,-1t NS@7,-2 ES@7,-3", "SW@8,-3"),
    "E": ("EW@7,-1 EW@8,-1 ES@9,-1t", "SW@9,-2"),
    "S": ("EW@7,-1", "ES@8,-1t"),
    "W": ("ES@7,-1t", "ES@7,-2"),
}
# The way up in which each stone is open to that side.
WAYS_UP = {
    "stone-SW": {"N": "turned", "E": "turned", "S": "up", "W": "up"},
    "stone-ES": {"N": "turned", "E": "up", "S": "up", "W": "turned"},
}


@pytest.mark.clause("SAB.6.1")
def test_an_unbroken_link_turns_the_goal_over() -> None:
    state = table(maze=ROAD, hands={"A": "ESW map"}, goals="treasure stone-SW stone-ES")
    assert told(state, "ESW@7,0", 2) == [
        TunnelLaid(0, "ESW", 7, 0, turned=False),
        GoalTurned(1, "stone-SW", turned=False),
    ]
    assert goals(state) == "treasure stone-SW:up stone-ES"


@pytest.mark.clause("SAB.6.1")
@pytest.mark.parametrize("card", ["xNESW", "xESW", "xEW", "SW", "NES@7,0t", "xW"])
def test_a_dead_end_or_a_closed_side_turns_no_goal(card: str) -> None:
    move = card if "@" in card else f"{card}@7,0"
    state = table(maze=ROAD, hands={"A": f"{move.partition('@')[0]} map"})
    play(state, move)
    assert goals(state) == "stone-SW treasure stone-ES"
    assert phase(state) == "playing"


@pytest.mark.clause("SAB.6.1")
def test_a_dead_end_on_the_way_breaks_the_link() -> None:
    road = ROAD.replace("EW@2,0", "xEW@2,0")
    road = road.replace("EW@1,0 ", "")
    state = table(maze=f"{road} ESW@7,0", hands={"A": "NESW map"})
    play(state, "NESW@1,0")
    assert goals(state) == "stone-SW treasure stone-ES"


@pytest.mark.clause("SAB.6.1")
def test_a_card_far_from_the_goal_may_close_the_link() -> None:
    road = ROAD.replace("EW@2,0 ", "")
    state = table(maze=f"{road} ESW@7,0", hands={"A": "NESW map"})
    play(state, "NESW@2,0")
    assert goals(state) == "stone-SW treasure:up stone-ES"


@pytest.mark.clause("SAB.6.1")
def test_one_card_may_reach_two_goals() -> None:
    before = "stone-SW stone-ES treasure"
    state = table(maze=f"{HIGH_ROAD} EW@7,-1", hands={"A": "NES map"}, goals=before)
    play(state, "NES@8,-1t")
    assert goals(state) == "stone-SW:up stone-ES:turned treasure"


@pytest.mark.clause("SAB.6.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("stone-SW treasure stone-ES", "stone-SW:up treasure:up stone-ES"),
        ("treasure stone-ES stone-SW", "treasure:up stone-ES:turned stone-SW"),
    ],
)
def test_a_stone_beside_the_treasure_is_turned_too(before: str, after: str) -> None:
    state = table(maze=f"{HIGH_ROAD} EW@7,-1", hands={"A": "NESW map"}, goals=before)
    play(state, "NESW@8,-1")
    assert goals(state) == after
    assert phase(state) == "dealing"


@pytest.mark.clause("SAB.6.1")
def test_goals_reached_together_are_turned_by_the_links_as_they_were_before() -> None:
    # Both northern goals are reached from the card between them. Only when the first of them
    # lies open does a tunnel lead round to the second from the east as well: too late to count.
    around = "SW@7,-2t ES@7,-3 EW@8,-3 SW@9,-3 NS@9,-2 NS@9,-1 ES@9,0t"
    before = "stone-SW stone-ES treasure"
    state = table(maze=f"{HIGH_ROAD} ESW@7,-1 {around}", hands={"A": "NES map"}, goals=before)
    play(state, "NES@8,-1t")
    assert goals(state) == "stone-SW:up stone-ES:turned treasure"


@pytest.mark.clause("SAB.6.2")
@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("stone", WAYS_UP)
def test_a_stone_is_turned_so_that_it_meets_the_card_that_reached_it(stone: str, side: str) -> None:
    tunnel, last = TO_THE_NORTHERN_GOAL[side]
    other = "stone-ES" if stone == "stone-SW" else "stone-SW"
    state = table(
        maze=f"{HIGH_ROAD} {tunnel}",
        hands={"A": f"{last.partition('@')[0]} map"},
        goals=f"{stone} treasure {other}",
    )
    play(state, last)
    assert goals(state) == f"{stone}:{WAYS_UP[stone][side]} treasure {other}"


@pytest.mark.clause("SAB.6.2")
@pytest.mark.parametrize("side", "NESW")
def test_the_treasure_lies_upright_from_whatever_side_it_is_reached(side: str) -> None:
    tunnel, last = TO_THE_NORTHERN_GOAL[side]
    hands = {"A": f"{last.partition('@')[0]} map"}
    state = table(maze=f"{HIGH_ROAD} {tunnel}", hands=hands, goals="treasure stone-SW stone-ES")
    play(state, last)
    assert goals(state) == "treasure:up stone-SW stone-ES"


@pytest.mark.clause("SAB.6.2", "SAB.6.3")
@pytest.mark.parametrize(
    "around",
    ["SW@9,-1 ES@9,0t", "SW@9,-1 NES@9,0t ES@9,1t SW@8,1t"],
    ids=["beside one other tunnel", "outnumbered by two"],
)
def test_the_card_just_laid_decides_although_other_tunnels_then_do_not_fit(around: str) -> None:
    # ESW at 8,-1 opens towards the middle goal and links tunnels that reach it from the east and
    # the south. Upright, the stone would join those and close its north side to the card laid.
    before = "treasure stone-ES stone-SW"
    state = table(maze=f"{HIGH_ROAD} EW@7,-1 {around}", hands={"A": "ESW map"}, goals=before)
    play(state, "ESW@8,-1")
    assert goals(state) == "treasure stone-ES:turned stone-SW"


# The card at 7,-1 reaches the middle goal from the north and the west at once.
FROM_TWO_SIDES = f"{HIGH_ROAD} SW@7,0t SW@8,-1"


@pytest.mark.clause("SAB.6.2")
@pytest.mark.parametrize(
    ("stone", "way"),
    [("stone-ES", "turned"), ("stone-SW", "up")],
    ids=["the way up that joins both", "if equal, upright"],
)
def test_a_stone_that_the_card_just_laid_does_not_touch(stone: str, way: str) -> None:
    other = "stone-ES" if stone == "stone-SW" else "stone-SW"
    state = table(maze=FROM_TWO_SIDES, hands={"A": "ESW map"}, goals=f"treasure {stone} {other}")
    play(state, "ESW@7,-1")
    assert goals(state) == f"treasure {stone}:{way} {other}"


@pytest.mark.clause("SAB.6.3")
def test_a_stone_that_does_not_fit_another_neighbour_stays_and_does_not_link() -> None:
    # The stone turns a closed side to the open end of the card north of it.
    state = table(
        maze=f"{ROAD} NS@8,-1", hands={"A": "ESW map"}, goals="treasure stone-SW stone-ES"
    )
    play(state, "ESW@7,0")
    assert goals(state) == "treasure stone-SW:up stone-ES"
    assert phase(state) == "playing"


@pytest.mark.clause("SAB.6.3")
def test_an_open_side_of_a_stone_does_not_link_to_a_closed_one() -> None:
    # The stone turns an open side to the closed side of the card north of it.
    maze = f"{ROAD.replace('EW@1,0', 'NESW@1,0')} EW@8,-1"
    state = table(
        maze=maze, hands={"A": "ESW map", "B": "ESW map"}, goals="treasure stone-ES stone-SW"
    )
    play(state, "ESW@7,0")
    assert goals(state) == "treasure stone-ES:turned stone-SW"
    assert refused(state, "ESW@9,-1") == "no tunnel leads from the start to 9,-1"


@pytest.mark.clause("SAB.6.3", "SAB.6.4")
def test_a_closed_side_of_a_stone_is_not_walked_into() -> None:
    # The high road ends at the closed north side of the stone, which is open to the south.
    maze = f"{HIGH_ROAD} ESW@7,-1 SW@8,-1"
    state = table(maze=maze, hands={"A": "NS map"}, goals="treasure stone-SW:up stone-ES")
    assert refused(state, "NS@8,1") == "no tunnel leads from the start to 8,1"


@pytest.mark.clause("SAB.6.4")
def test_a_stone_becomes_part_of_the_maze_and_carries_links() -> None:
    state = table(
        maze=ROAD, hands={"A": "ESW map", "B": "NS map"}, goals="treasure stone-SW stone-ES"
    )
    play(state, "ESW@7,0")
    # Open to the west and the south: one goes on from the stone to the south.
    assert "NS@8,1" in legal(state)
    assert "NS@8,-1" not in legal(state)


@pytest.mark.clause("SAB.6.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("stone-ES stone-SW treasure", "stone-ES:up stone-SW:turned treasure"),
        ("stone-ES treasure stone-SW", "stone-ES:up treasure:up stone-SW"),
    ],
)
def test_a_stone_that_links_another_goal_turns_that_one_as_well(before: str, after: str) -> None:
    around = "SW@9,-2 NS@9,-1 ES@9,0t"
    state = table(maze=f"{HIGH_ROAD} EW@7,-1 {around}", hands={"A": "ES map"}, goals=before)
    play(state, "ES@8,-1t")
    assert goals(state) == after
    assert phase(state) == ("dealing" if "treasure:up" in after else "playing")


@pytest.mark.clause("SAB.6.4")
def test_a_card_laid_beside_a_stone_reaches_the_next_goal_through_it() -> None:
    state = table(
        maze=ROAD, hands={"A": "ESW map", "B": "NS map"}, goals="stone-ES stone-SW treasure"
    )
    play(state, "ESW@7,0", "NS@8,1")
    assert goals(state) == "stone-ES stone-SW:up treasure:up"


@pytest.mark.clause("SAB.6.5")
def test_the_treasure_ends_the_round_at_once() -> None:
    state = at_the_treasure(deck="NS NS")
    play(state, FINISH)
    assert (phase(state), to_act(state)) == ("dealing", None)
    assert hand(state, "A") == ["map"]  # nobody draws any more
    assert legal(state) == set()


@pytest.mark.clause("SAB.6.5")
def test_a_stone_does_not_end_the_round() -> None:
    state = at_the_treasure(goals="treasure stone-SW stone-ES", deck="NS NS")
    play(state, FINISH)
    assert (phase(state), to_act(state)) == ("playing", "B")
    assert SABOTEUR.position(state).deck == ("NS",)
