"""Whom one breaks and mends tells on which side one is; and habits that talk rests on."""

import pytest

from sabot.bots.saboteur import factory
from sabot.bots.saboteur.beliefs import SaboteurBeliefs
from sabot.games.saboteur.cards import SABOTEUR as SABOTEUR_ROLE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.following import move_seen
from tests.bots.saboteur.games import early

BEGUN = "EW@1,0 NESW@2,0 EW@3,0"


def suspecting(state: Saboteur, *suspects: int, trusted: tuple[int, ...] = ()) -> SaboteurBeliefs:
    """A thinks these seats saboteurs, and those diggers, by what they have done."""
    beliefs = factory.beliefs(SABOTEUR, None, 0, 1)
    beliefs.attend(SABOTEUR.view(state, 0))
    for _ in range(2):
        for seat in suspects:
            beliefs.posterior.learn(seat, [0.1, 0.9] * 3)
        for seat in trusted:
            beliefs.posterior.learn(seat, [0.9, 0.1] * 3)
    beliefs.posterior.solve()
    return beliefs


def chance(beliefs: SaboteurBeliefs, seat: int) -> float:
    """How likely a seat is a saboteur."""
    return beliefs.posterior.chance(seat, SABOTEUR_ROLE)


def change(state: Saboteur, move: str) -> float:
    """By how much a move of B makes it more suspect to A, who suspects D and trusts C."""
    beliefs = suspecting(state, 3, trusted=(2,))
    before = chance(beliefs, 1)
    code = SABOTEUR.move_code(SABOTEUR.parse_move(move))
    beliefs.see(move_seen(state, 0, code))
    return chance(beliefs, 1) - before


@pytest.mark.parametrize(
    ("move", "sign"), [("-pick>D", -1), ("-pick>C", 1), ("+cart>D", 1), ("+cart>C", -1)]
)
def test_whom_one_breaks_and_mends_tells_on_which_side_one_is(move: str, sign: int) -> None:
    state = early(
        hands={"B": "-pick +cart NS"},
        maze=BEGUN,
        seat="B",
        roles="DDDSSD",
        broken={"C": "cart", "D": "cart"} if "cart" in move else {},
    )
    assert sign * change(state, move) > 0.02


def test_ones_own_deeds_change_what_others_must_think_and_nothing_else() -> None:
    state = early(hands={"A": "rockfall NS NES"}, maze=BEGUN, roles="DDDSSD")
    beliefs = suspecting(state)
    before = list(beliefs.posterior.joint)
    held = beliefs.posterior.as_held_by(1, 0, 0).chance(0, SABOTEUR_ROLE)
    beliefs.see(move_seen(state, 0, SABOTEUR.move_code(SABOTEUR.parse_move("rockfall@3,0"))))
    beliefs.posterior.solve()
    assert list(beliefs.posterior.joint) == pytest.approx(before)
    assert beliefs.posterior.as_held_by(1, 0, 0).chance(0, SABOTEUR_ROLE) > held + 0.1


def test_who_has_a_role_knows_it_and_not_the_viewers() -> None:
    posterior = suspecting(early(roles="DDDSSD")).posterior
    held = posterior.as_held_by(1, SABOTEUR_ROLE, 0)
    assert held.chance(1, SABOTEUR_ROLE) == 1
    # One of the other five role cards is a saboteur's.
    assert all(held.chance(seat, SABOTEUR_ROLE) == pytest.approx(0.2) for seat in (0, 2, 3, 4, 5))


# Habits.


def favourites(beliefs: SaboteurBeliefs, state: Saboteur) -> list[str]:
    """The moves of A, the best liked first."""
    moves = state.moves()
    scores = beliefs.own_policy(SABOTEUR.view(state, 0)).scores(state, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [SABOTEUR.format_move(SABOTEUR.move_of(int(moves[index]))) for index in order]


def test_a_digger_rather_discards_than_mends_a_suspect() -> None:
    state = early(
        hands={"A": "+pick +lantern NESW"}, maze=BEGUN, roles="DDDSSD",
        broken={"A": "lantern", "C": "pick", "D": "pick"},
    )  # fmt: skip
    liked = favourites(suspecting(state, 3, trusted=(2,)), state)
    assert liked.index("+pick>C") < liked.index("+pick>D")
    assert all(liked.index(f"pass:{card}") < liked.index("+pick>D") for card in ("NESW", "+pick"))


def test_saboteurs_lay_no_tunnels_beside_or_behind_the_start() -> None:
    state = early(hands={"A": "NESW ESW NS"}, maze=BEGUN, roles="SDDDSD")
    liked = favourites(suspecting(state), state)
    aside = {move for move in liked if "@" in move and int(move.split("@")[1].split(",")[0]) <= 0}
    assert aside
    assert min(map(liked.index, aside)) > max(
        liked.index(f"pass:{card}") for card in ("NESW", "ESW", "NS")
    )


def test_a_first_map_goes_where_nobody_has_looked_unless_they_are_doubted() -> None:
    state = early(hands={"A": "map"}, maze="EW@1,0", roles="DDDSSD")
    state.note_peek(3, 1)
    assert favourites(suspecting(state), state)[0] in {"map@8,-2", "map@8,2"}
    assert favourites(suspecting(state, 3), state)[0] == "map@8,0"
