import pytest

from sabot.games.saboteur.cards import ACTIONS, TUNNELS
from sabot.games.saboteur.shapes import is_dead_end
from sabot.games.saboteur2.cards import (
    COUNTS,
    DECK_SIZE,
    NAMES,
    NEW_ACTIONS,
    NEW_TUNNELS,
    is_tunnel,
)
from tests.games.saboteur2.tables import dealt, position, scores, view

KINDS = {
    "bridge": {"NS/EW": 2},
    "double curve": {"NW/ES": 1, "NE/SW": 1},
    "ladder": {"ladder-S": 1, "ladder-W": 1, "ladder-ES": 1, "ladder-NE": 1},
    "green door": {"green-ES": 1, "green-EW": 1, "green-NSxE": 1},
    "blue door": {"blue-NS": 1, "blue-EW": 1, "blue-SW": 1},
    "crystal": {
        "crystal-xW": 1,
        "crystal-xS": 1,
        "crystal-ESW": 3,
        "crystal-NES": 1,
        "crystal-NESW": 1,
        "crystal-ESWxN": 1,
        "crystal-NSWxE": 1,
        "crystal-EWxS": 1,
    },
    "mixed": {"NExS": 1, "NSxEW": 1, "EWxNS": 1, "NSxE": 1, "ESxN": 2},
}


def test_cards_of_which_no_sides_are_joined_are_dead_ends() -> None:
    dead = {name for name in NAMES if is_tunnel(name) and is_dead_end(name)}
    base = {"xNESW", "xNES", "xESW", "xNS", "xEW", "xES", "xSW", "xS", "xW"}
    assert dead == base | {"crystal-xW", "crystal-xS"}


@pytest.mark.clause("SB2.1.1")
def test_the_deck_is_the_base_game_with_30_tunnel_and_21_action_cards_more() -> None:
    counts = dict(zip(NAMES, COUNTS, strict=True))
    assert dict(NEW_TUNNELS) == {card: n for kind in KINDS.values() for card, n in kind.items()}
    assert [sum(kind.values()) for kind in KINDS.values()] == [2, 2, 4, 3, 3, 10, 6]
    assert dict(NEW_ACTIONS) == {
        "inspection": 2,
        "change-role": 2,
        "swap-hands": 2,
        "prison": 3,
        "free": 4,
        "thief": 4,
        "hands-off": 3,
    }
    for card, count in TUNNELS + ACTIONS:
        assert counts[card] == count + (card == "rockfall")
    assert sum(n for card, n in counts.items() if is_tunnel(card)) == 70
    assert sum(counts.values()) == DECK_SIZE == 118


@pytest.mark.clause("SB2.1.2")
def test_there_are_fifteen_roles() -> None:
    data = position(dealt(players=4))
    roles = [*data.roles, *data.roles_left]
    assert {role: roles.count(role) for role in roles} == {
        "green": 4,
        "blue": 4,
        "boss": 1,
        "profiteer": 1,
        "geologist": 2,
        "saboteur": 3,
    }


@pytest.mark.clause("SB2.1.3")
def test_nuggets_are_counted_not_dealt() -> None:
    state = dealt(players=3)
    assert scores(state) == [0, 0, 0]
    assert [seat.nuggets for seat in view(state).seats] == [0, 0, 0]
