"""What a sensible person would do, and the rules bot does."""

import pytest

from sabot.core.rng import Rng
from sabot.games.saboteur2.rules import Saboteur2
from tests.bots.saboteur2.games import RULES, early, late, liked
from tests.games.saboteur2.tables import ROAD, play

DIG = "green blue boss geologist saboteur"
BLUE = "blue green boss geologist saboteur"
BOSS = "boss green blue geologist saboteur"
PROFITEER = "profiteer green blue geologist saboteur"
GEOLOGIST = "geologist green blue boss saboteur"
SABOTEUR = "saboteur green blue boss geologist"
ALL_ROLES = (DIG, BLUE, BOSS, PROFITEER, GEOLOGIST, SABOTEUR)

# A blue door near the start; the tunnel goes on behind it, and a fork before it is left.
BLUE_DOOR = "NESW@1,0 blue-EW@2,0 EW@3,0 NESW@4,0 ESW@5,0 ESW@6,0"


def knowing(state: Saboteur2, *goals: int) -> Saboteur2:
    """The seat to act has looked at these goals."""
    for goal in goals:
        state.note_peek(state.seat, goal)
    return state


def having_inspected(state: Saboteur2, *seats: int) -> Saboteur2:
    """The seat to act has looked at the roles of these seats."""
    for seat in seats:
        state.note_inspection(state.seat, seat)
    return state


def best(state: Saboteur2) -> str:
    """The move that it likes best."""
    return liked(state)[0]


# Digging.


@pytest.mark.parametrize("roles", [DIG, BLUE, BOSS])
def test_who_digs_leads_the_tunnel_towards_the_goals(roles: str) -> None:
    state = early(hands={"A": "EW NS xW -pick"}, maze="EW@1,0 NESW@2,0", roles=roles)
    assert best(state) == "EW@3,0"


@pytest.mark.parametrize("roles", [DIG, BLUE, BOSS])
def test_who_digs_finishes_the_tunnel_to_the_treasure_it_has_seen(roles: str) -> None:
    state = knowing(early(hands={"A": "ESW map thief prison"}, maze=ROAD, roles=roles), 1)
    assert best(state) == "ESW@7,0"


@pytest.mark.parametrize("roles", [DIG, BLUE, BOSS])
def test_who_digs_mends_its_own_tool_before_it_breaks_one(roles: str) -> None:
    hands = {"A": "+pick -cart rockfall EW xW"}
    state = early(hands=hands, broken={"A": "pick", "B": "pick"}, roles=roles)
    assert best(state) == "+pick>A"


def test_a_digger_does_not_go_on_behind_the_rivals_door() -> None:
    hands = {"A": "ESW +cart"}
    assert best(knowing(early(hands=hands, maze=BLUE_DOOR, roles=BLUE), 1)) == "ESW@7,0"
    green = liked(knowing(early(hands=hands, maze=BLUE_DOOR, roles=DIG), 1))
    assert green[0] != "ESW@7,0"
    assert green.index("ESW@7,0") > green.index("pass:+cart")


def test_the_boss_goes_through_any_door() -> None:
    state = knowing(early(hands={"A": "ESW +cart"}, maze=BLUE_DOOR, roles=BOSS), 1)
    assert best(state) == "ESW@7,0"


def test_a_digger_leads_the_tunnel_through_a_door_of_its_own() -> None:
    hands = {"A": "green-EW blue-EW EW"}
    assert best(early(hands=hands, maze="EW@1,0 EW@2,0", roles=DIG)) == "green-EW@3,0"
    assert best(early(hands=hands, maze="EW@1,0 EW@2,0", roles=BLUE)) == "blue-EW@3,0"


def test_a_digger_lays_no_door_of_the_rivals_but_passes_it() -> None:
    state = early(hands={"A": "blue-EW NESW"}, maze=ROAD, broken={"A": "pick"}, roles=DIG)
    assert best(state).startswith("pass:blue-EW")
    able = liked(early(hands={"A": "blue-EW xW"}, maze="EW@1,0", roles=DIG))
    assert able[0].startswith("pass:")
    assert able.index("blue-EW@2,0") > able.index("pass:blue-EW")


def test_a_digger_links_a_tunnel_that_is_cut_off_with_a_ladder() -> None:
    cut_off = "NESW@4,0 ESW@5,0 ESW@6,0 NESW@7,0"
    state = knowing(early(hands={"A": "ladder-NE ladder-ES EW"}, maze=cut_off, roles=DIG), 1)
    assert best(state).startswith("ladder-")


def test_a_digger_clears_the_dead_end_that_blocks_the_tunnel() -> None:
    blocked = "EW@1,0 EW@2,0 EW@3,0 xEW@4,0"
    state = early(hands={"A": "rockfall SW +cart"}, maze=blocked, roles=DIG)
    assert best(state) == "rockfall@4,0"


def test_a_digger_breaks_the_tool_of_a_saboteur_it_has_inspected() -> None:
    hands = {"A": "-pick xW xS"}
    known = having_inspected(early(hands=hands, maze=ROAD, roles=DIG), 4)
    assert best(known) == "-pick>E"


def test_a_digger_imprisons_a_rival_rather_than_one_of_its_team() -> None:
    state = early(hands={"A": "prison xW"}, maze=ROAD, roles="green green blue boss saboteur")
    order = liked(having_inspected(state, 1, 2))
    assert order.index("prison>C") < order.index("prison>D") < order.index("prison>B")


def test_a_digger_frees_one_of_its_team_but_no_saboteur() -> None:
    state = early(
        hands={"A": "free xW"}, prisons="BE", maze=ROAD, roles="green green blue boss saboteur"
    )
    order = liked(having_inspected(state, 1, 4))
    assert order[0] == "free>B"
    assert order.index("free>E") > order.index("pass:xW")


def test_a_digger_who_sees_no_hope_changes_its_role() -> None:
    hopeless = late(2, hands={"A": "change-role xW", "B": "map"}, roles="green blue")
    assert best(hopeless) == "change-role>A"
    hopeful = early(hands={"A": "change-role xW"}, maze=ROAD, roles=DIG)
    assert best(hopeful) != "change-role>A"


# The others.


def test_a_geologist_lays_crystals_wherever_they_fit() -> None:
    state = early(hands={"A": "crystal-xW NESW SW map"}, maze=ROAD, roles=GEOLOGIST)
    assert best(state).startswith("crystal-xW@")


def test_a_geologist_does_not_let_rock_fall_on_crystals() -> None:
    road = "crystal-NESW@1,0 EW@2,0"
    state = early(hands={"A": "rockfall xW"}, maze=road, roles=GEOLOGIST)
    assert liked(state)[-1] == "rockfall@1,0"


def test_a_geologist_imprisons_the_other_one() -> None:
    state = early(hands={"A": "prison xW"}, roles="geologist geologist blue boss saboteur")
    assert best(having_inspected(state, 1)) == "prison>B"


def test_a_geologist_looks_for_crystals_among_new_cards() -> None:
    state = early(hands={"A": "xW xS xNS crystal-ESW"}, prisons="A", roles=GEOLOGIST)
    passes = [text for text in liked(state) if text.startswith("pass:")]
    assert passes[0] == "pass:xNS+xS+xW"


def test_the_profiteer_leaves_the_treasure_where_it_is() -> None:
    state = knowing(early(hands={"A": "ESW map"}, maze=ROAD, roles=PROFITEER), 1)
    assert best(state).startswith("pass:")


def test_a_saboteur_blocks_the_head_of_the_tunnel_when_it_is_near() -> None:
    state = early(hands={"A": "xEW NESW map"}, maze=ROAD, roles=SABOTEUR)
    assert best(state) == "xEW@7,0"


def test_a_saboteur_does_not_finish_the_tunnel() -> None:
    state = early(hands={"A": "ESW NESW"}, maze=ROAD, roles=SABOTEUR)
    assert best(state).startswith("pass:")
    assert liked(state)[-1] in {"ESW@7,0", "ESW@7,0t", "NESW@7,0"}


def test_a_saboteur_cuts_the_trunk() -> None:
    state = early(hands={"A": "rockfall NESW"}, maze=ROAD, roles=SABOTEUR)
    assert best(state) in {"rockfall@1,0", "rockfall@2,0", "rockfall@3,0"}


def test_a_saboteur_imprisons_whoever_may_be_a_digger() -> None:
    state = early(
        hands={"A": "prison NESW"}, maze=ROAD, roles="saboteur saboteur blue boss geologist"
    )
    order = liked(having_inspected(state, 1, 2))
    assert order[0] == "prison>C"
    assert order.index("prison>B") > order.index("prison>D")


@pytest.mark.parametrize("maze", ["EW@1,0", ROAD])
def test_a_saboteur_breaks_the_tool_of_a_digger_before_another_saboteurs(maze: str) -> None:
    state = early(
        hands={"A": "-pick NESW"}, maze=maze, roles="saboteur saboteur blue boss geologist"
    )
    order = liked(having_inspected(state, 1, 2))
    assert order.index("-pick>C") < order.index("-pick>D") < order.index("-pick>B")


@pytest.mark.parametrize("maze", ["EW@1,0", ROAD])
def test_a_saboteur_mends_the_tool_of_another_before_a_diggers(maze: str) -> None:
    state = early(
        hands={"A": "+pick xW"},
        broken={"B": "pick", "C": "pick"},
        maze=maze,
        roles="saboteur blue saboteur boss geologist",
    )
    order = liked(having_inspected(state, 1, 2))
    assert order.index("+pick>C") < order.index("+pick>B")


# Anybody.


# If one knows of one player who is less against one and of one who is more, it is the latter.
@pytest.mark.parametrize(
    ("roles", "friend", "enemy"),
    [
        ("green green blue boss saboteur", 1, 4),
        ("boss green blue geologist saboteur", 1, 4),
        ("profiteer saboteur blue boss geologist", 1, 3),
        ("geologist green blue boss geologist", 1, 4),
    ],
)
def test_anybody_breaks_the_tools_of_enemies_first(roles: str, friend: int, enemy: int) -> None:
    state = early(hands={"A": "-pick xW"}, maze=ROAD, roles=roles)
    order = liked(having_inspected(state, friend, enemy))
    assert order.index(f"-pick>{'ABCDE'[enemy]}") < order.index(f"-pick>{'ABCDE'[friend]}")


@pytest.mark.parametrize("roles", ALL_ROLES)
def test_anybody_becomes_a_thief(roles: str) -> None:
    state = early(hands={"A": "thief xW SW"}, maze="EW@1,0", roles=roles)
    assert best(state) == "thief"


@pytest.mark.parametrize("roles", ALL_ROLES)
def test_nobody_drives_off_their_own_thief(roles: str) -> None:
    order = liked(early(hands={"A": "hands-off xW SW"}, thieves="A", roles=roles))
    against = [text == "hands-off>A" or text.endswith("=thief") for text in order]
    assert any(against)
    assert against == sorted(against)


@pytest.mark.parametrize("roles", ALL_ROLES)
def test_anybody_leaves_the_prison_when_they_can(roles: str) -> None:
    state = early(hands={"A": "free xW SW map"}, prisons="A", maze="EW@1,0", roles=roles)
    assert best(state) == "free>A"


@pytest.mark.parametrize("roles", ALL_ROLES)
def test_anybody_gives_two_cards_to_be_free_when_the_round_ends(roles: str) -> None:
    state = late(hands={"A": "xW xS -pick"}, prisons="A", maze="EW@1,0", roles=roles)
    assert best(state).startswith("clear:")


@pytest.mark.parametrize("roles", ALL_ROLES)
def test_nobody_inspects_the_same_player_twice(roles: str) -> None:
    state = having_inspected(early(hands={"A": "inspection xW"}, roles=roles), 1)
    assert liked(state).index("inspection>B") > liked(state).index("inspection>C")


def test_a_thief_robs_the_richest() -> None:
    state = late(
        3,
        hands={"A": "map", "B": "", "C": ""},
        thieves="A",
        nuggets=(0, 2, 7),
        roles="green blue green",
    )
    play(state, "pass:map")
    assert liked(state) == ["rob>C", "rob>B"]


def test_the_best_liked_move_is_mostly_played() -> None:
    state = early(hands={"A": "EW NS xW -pick"}, maze="EW@1,0 NESW@2,0", roles=DIG)
    moves = [RULES.pick(state, Rng(seed), 1.0) for seed in range(40)]
    assert moves.count(max(set(moves), key=moves.count)) >= 30
