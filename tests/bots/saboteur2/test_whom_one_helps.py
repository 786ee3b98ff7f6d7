"""Who mends a tool of a probable saboteur counts as one, and so nobody else does."""

import pytest

from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.factory import suspecting_rules
from sabot.games.saboteur2.cards import ROLES, SABOTEUR
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2
from tests.bots.saboteur2.following import factory_of, shown, step
from tests.bots.saboteur2.games import early

ROAD = "ESW@1,0 ESW@2,0 ESW@3,0"
SUSPECT, TRUSTED = 3, 2


def suspecting(state: Saboteur2, seat: int) -> RoleBeliefs:
    """A seat that thinks D a saboteur and C none, by what they have done."""
    mind = factory_of(seat)
    mind.see(shown(state, seat))
    for slot, liked in ((SUSPECT, (0.02, 1.0)), (TRUSTED, (1.0, 0.02))):
        by_role = [liked[role == SABOTEUR] for role in range(len(ROLES))]
        mind.posterior.learn(slot, by_role * 3)
    mind.posterior.solve()
    return mind


def mending(seat: str, role: str = "green") -> Saboteur2:
    """C and D have a broken cart, and a seat can mend one of them."""
    return early(
        5,
        maze=ROAD,
        hands={seat: "+cart ESW NESW map"},
        seat=seat,
        roles=role,
        broken={"C": "cart", "D": "cart"},
    )


@pytest.mark.parametrize(("move", "sign"), [("+cart>D", 1), ("+cart>C", -1)])
def test_who_mends_a_suspect_becomes_one(move: str, sign: int) -> None:
    state = mending("B")
    mind = suspecting(state, 0)
    assert mind.chances(SUSPECT)[SABOTEUR] > 0.8
    before = mind.chances(1)[SABOTEUR]
    step(state, SABOTEUR2.move_code(SABOTEUR2.parse_move(move)), {0: mind})
    assert sign * (mind.chances(1)[SABOTEUR] - before) > 0.01
    assert sign * (mind.noted[-1].reason.factor - 1) > 0.05


@pytest.mark.parametrize("role", ["green", "boss", "profiteer", "geologist"])
def test_only_saboteurs_mend_a_probable_saboteur(role: str) -> None:
    state = mending("A", role)
    mind = suspecting(state, 0)
    rules = suspecting_rules()
    rules.suspect(mind.posterior.seat_chances(5))
    moves = state.moves()
    scores = dict(zip((int(move) for move in moves), rules.scores(state, moves), strict=True))
    mend = SABOTEUR2.move_code(SABOTEUR2.parse_move("+cart>D"))
    assert scores[mend] < max(scores.values()) - 10000
