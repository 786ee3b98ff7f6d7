from collections import Counter

import pytest

from sabot.games.saboteur.cards import FIRST_REPAIR, NAMES, ROCKFALL, TOOLS
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.maze_actions import mendable
from tests.games.saboteur.tables import all_cards, all_gold, dealt, legal, table

TUNNELS = {
    "NS": 4,
    "EW": 3,
    "NES": 5,
    "ESW": 5,
    "NESW": 5,
    "ES": 4,
    "SW": 5,
    "xNESW": 1,
    "xNES": 1,
    "xESW": 1,
    "xNS": 1,
    "xEW": 1,
    "xES": 1,
    "xSW": 1,
    "xS": 1,
    "xW": 1,
}
ACTIONS = {
    "-pick": 3,
    "-lantern": 3,
    "-cart": 3,
    "+pick": 2,
    "+lantern": 2,
    "+cart": 2,
    "+pick/lantern": 1,
    "+pick/cart": 1,
    "+lantern/cart": 1,
    "rockfall": 3,
    "map": 6,
}
# Where each shape can lie beside a lone start card: a side of the card must be open to it.
BESIDE_THE_START = {
    "NS": {"0,-1", "0,1"},
    "EW": {"-1,0", "1,0"},
    "NES": {"0,-1", "0,1", "-1,0", "1,0t", "0,-1t", "0,1t"},
    "ESW": {"-1,0", "1,0", "0,-1", "-1,0t", "1,0t", "0,1t"},
    "NESW": {"0,-1", "0,1", "-1,0", "1,0"},
    "ES": {"-1,0", "0,-1", "1,0t", "0,1t"},
    "SW": {"1,0", "0,-1", "-1,0t", "0,1t"},
    "xS": {"0,-1", "0,1t"},
    "xW": {"1,0", "-1,0t"},
}


@pytest.mark.clause("SAB.1.1")
def test_forty_tunnel_cards() -> None:
    cards = all_cards(dealt())
    assert {name: count for name, count in cards.items() if name in TUNNELS} == TUNNELS
    assert sum(TUNNELS.values()) == 40


@pytest.mark.clause("SAB.1.1")
def test_one_start_and_three_goals_of_which_one_is_the_treasure() -> None:
    state = dealt()
    goals = Counter(goal.card for goal in SABOTEUR.position(state).goals)
    assert goals == {"treasure": 1, "stone-SW": 1, "stone-ES": 1}


@pytest.mark.clause("SAB.1.1")
@pytest.mark.parametrize("shape", BESIDE_THE_START | {f"x{s}": s for s in ("NS", "EW", "NES")})
def test_a_shape_is_open_where_its_name_says(shape: str) -> None:
    drawn = shape if shape in {"xS", "xW"} else shape.removeprefix("x")
    expected = {f"{shape}@{cell}" for cell in BESIDE_THE_START[drawn]}
    assert legal(table(hands={"A": shape})) == expected | {f"pass:{shape}"}


@pytest.mark.clause("SAB.1.2")
def test_twenty_seven_action_cards() -> None:
    cards = all_cards(dealt())
    assert {name: count for name, count in cards.items() if name not in TUNNELS} == ACTIONS
    assert sum(ACTIONS.values()) == 27


@pytest.mark.clause("SAB.1.3")
def test_twenty_eight_gold_cards() -> None:
    assert all_gold(dealt()) == [16, 8, 4]


@pytest.mark.clause("SAB.1.4")
def test_eleven_role_cards() -> None:
    roles = Counter(SABOTEUR.position(dealt(players=10)).roles)
    assert roles == {"digger": 7, "saboteur": 4}


@pytest.mark.clause("SAB.5.3")
@pytest.mark.parametrize("card", range(FIRST_REPAIR, ROCKFALL))
def test_a_repair_card_mends_the_tools_in_its_name(card: int) -> None:
    shown = NAMES[card].removeprefix("+").split("/")
    assert [tool for bit, tool in enumerate(TOOLS) if mendable(card) >> bit & 1] == shown
