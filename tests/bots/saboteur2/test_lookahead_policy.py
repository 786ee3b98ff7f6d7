"""Who knows the others reckons with what they will do next."""

from typing import Any

from sabot.bots.saboteur2.lookahead_policy import Lookahead, LookaheadPolicy
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2
from tests.bots.saboteur2.games import RULES, early, late
from tests.bots.saboteur2.test_sensible_play import knowing
from tests.games.saboteur2.tables import FINISH, ROAD

# Two cards from the treasure: who leads it on leaves one.
TWO_AWAY = "ESW@1,0 ESW@2,0 ESW@3,0 ESW@4,0 ESW@5,0"
NEXT = "EW@6,0"


def order(state: Saboteur2, *worlds: Saboteur2) -> list[str]:
    """The legal moves as text, the best liked first, by who believes in these worlds."""
    policy = LookaheadPolicy(RULES)
    policy.believe(list(worlds or (state,)))
    moves = state.moves()
    scores = policy.scores(state, moves)
    places = sorted(range(len(moves)), key=lambda place: -scores[place])
    return [SABOTEUR2.format_move(SABOTEUR2.move_of(int(moves[place]))) for place in places]


def promised(state: Saboteur2, text: str) -> float:
    """What a move promises more than a pass."""
    foresight = Lookahead()
    foresight.look(state, state.moves())
    return foresight.promise(state, SABOTEUR2.move_code(SABOTEUR2.parse_move(text)))


def near(roles: str, hand: str = "EW +cart", maze: str = TWO_AWAY, **choices: Any) -> Saboteur2:
    """A table where the first seat knows that the treasure is near."""
    return knowing(early(4, hands={"A": hand}, maze=maze, roles=roles, **choices), 1)


def test_a_digger_leads_the_tunnel_on_for_its_team_but_not_for_the_rivals() -> None:
    assert order(near("green green green blue"))[0] == NEXT
    assert promised(near("green green green blue"), NEXT) > 0
    rivals = near("green blue blue blue")
    assert promised(rivals, NEXT) < 0
    assert order(rivals).index(NEXT) > order(rivals).index("pass:+cart")


def test_what_it_believes_is_weighed_world_by_world() -> None:
    friends, rivals = near("green green green blue"), near("green blue blue blue")
    assert order(friends, friends, friends, rivals)[0] == NEXT
    assert order(friends, friends, rivals, rivals, rivals)[0] != NEXT


def test_to_find_the_treasure_promises_what_is_paid() -> None:
    state = knowing(early(3, hands={"A": "ESW map"}, maze=ROAD, roles="green blue blue"), 1)
    assert promised(state, FINISH) > 0
    assert order(state)[0] == FINISH
    foresight = Lookahead()
    foresight.look(state, state.moves())
    assert foresight.after_lay(state, SABOTEUR2.move_code(SABOTEUR2.parse_move(FINISH))) == 5


def test_it_breaks_the_tool_of_a_rival_and_of_nobody_in_its_team() -> None:
    state = near("green green blue blue", "-pick xW", ROAD)
    assert promised(state, "-pick>C") > 0 > promised(state, "-pick>B")


def test_it_mends_the_tool_of_its_team() -> None:
    broken = {"B": "pick", "C": "pick"}
    state = near("green green blue blue", "+pick xW", ROAD, broken=broken)
    assert promised(state, "+pick>B") > 0 > promised(state, "+pick>C")


def test_it_imprisons_and_frees_by_role() -> None:
    state = near("green green blue blue", "prison free xW", ROAD, prisons="B")
    assert promised(state, "prison>C") > 0
    assert promised(state, "free>B") > 0


def test_it_lays_a_door_that_shuts_the_rivals_out() -> None:
    state = near("green blue green blue", "green-EW EW")
    assert promised(state, "green-EW@6,0") > promised(state, NEXT)
    assert order(state)[0] == "green-EW@6,0"


def test_a_rockfall_is_welcome_to_saboteurs_alone() -> None:
    hand = "rockfall xW"
    assert promised(near("saboteur green blue blue", hand, ROAD), "rockfall@3,0") > 0
    assert promised(near("green green green blue", hand, ROAD), "rockfall@3,0") < 0


def test_who_is_not_to_lead_it_on_for_the_rivals_is_better_stopped() -> None:
    state = near("green green blue blue", "-pick xW")
    assert promised(state, "-pick>B") > 0


def test_a_saboteur_without_hope_changes_its_role() -> None:
    hands = {"A": "change-role xW"}
    hopeless = knowing(early(4, hands=hands, maze=ROAD, roles="saboteur green green blue"), 1)
    assert promised(hopeless, "change-role>A") > 0
    safe = late(3, hands={"A": "change-role xW"}, roles="saboteur green blue")
    assert promised(safe, "change-role>A") < 0


def test_the_world_stays_as_it_was() -> None:
    state = near("green green blue blue", "-pick prison change-role", prisons="B")
    before = SABOTEUR2.position(state)
    order(state)
    assert SABOTEUR2.position(state) == before


def test_a_thief_chooses_by_rules_of_thumb() -> None:
    state = late(3, hands=dict.fromkeys("BC", "") | {"A": "map"}, thieves="A", nuggets=(0, 2, 7))
    state.step(SABOTEUR2.move_code(SABOTEUR2.parse_move("pass:map")))
    assert order(state) == ["rob>C", "rob>B"]
