"""Claims in Saboteur 2: whoever has inspected a role knows it, and teams are claimed."""

from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.core.claims import Statement
from sabot.games.saboteur2.cards import BLUE, GREEN, SABOTEUR
from sabot.games.saboteur2.claim_sense import CLAIMS
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2
from tests.bots.saboteur2.following import factory_of, play_moves
from tests.bots.saboteur2.games import early

PRIOR = 3 / 14


def hearing(state: Saboteur2, *lines: str, moves: tuple[str, ...] = ()) -> RoleBeliefs:
    """What A believes after these moves and then these claims, each as `B: C saboteur`."""
    beliefs = factory_of(0)
    play_moves(state, moves, {0: beliefs})
    hear(beliefs, state, *lines)
    return beliefs


def hear(beliefs: RoleBeliefs, state: Saboteur2, *lines: str) -> None:
    """Hear these claims."""
    view = SABOTEUR2.view(state, 0)
    for line in lines:
        speaker, text = line.split(": ")
        beliefs.hear(view, Statement("ABCD".index(speaker), CLAIMS.parse_claim(text)))


def table() -> Saboteur2:
    """B may inspect a role; A is green."""
    hands = {"B": "inspection inspection change-role"}
    return early(4, hands=hands, seat="B", roles="green blue saboteur geologist")


def test_who_has_inspected_a_role_is_believed_more() -> None:
    saw = hearing(table(), "B: C saboteur", moves=("inspection>C",))
    guesses = hearing(table(), "B: C saboteur", moves=("inspection>D",))
    assert saw.chances(2)[SABOTEUR] > guesses.chances(2)[SABOTEUR] + 0.15
    assert abs(guesses.chances(2)[SABOTEUR] - PRIOR) < 0.05


def test_a_claimed_team_is_likely_and_never_certain() -> None:
    chances = hearing(table(), "B: B blue").chances(1)
    assert chances[BLUE] > 2 * chances[GREEN]
    assert 0 < chances[SABOTEUR] < PRIOR


def test_who_is_called_a_saboteur_wrongly_knows_the_liar() -> None:
    """A is green: B has inspected that, and says otherwise."""
    state = table()
    beliefs = hearing(state, moves=("inspection>A",))
    before = beliefs.chances(1)[SABOTEUR]
    hear(beliefs, state, "B: A saboteur")
    assert beliefs.chances(1)[SABOTEUR] > before + 0.1
    assert beliefs.chances(0)[GREEN] == 1
    reasons = beliefs.suspicions(SABOTEUR2.view(state, 0))[0].reasons
    assert ("claim-accused", 0) in [(each.deed, each.seat) for each in reasons]


def test_goals_are_claimed_as_in_saboteur() -> None:
    state = table()
    state.note_peek(1, 1)
    assert hearing(state, "B: II treasure").places()[1] > 0.5


def test_a_new_role_is_not_what_was_said_of_the_old_one() -> None:
    state = table()
    beliefs = hearing(state, "D: C saboteur", "C: C blue")
    play_moves(state, ("change-role>C",), {0: beliefs})
    assert all(not reason.deed.startswith("claim") for reason in beliefs.reasons(2))
    blue = beliefs.chances(2)[BLUE]
    hear(beliefs, state, "C: C blue")
    assert beliefs.chances(2)[BLUE] > blue + 0.1
