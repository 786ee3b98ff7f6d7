"""What a sensible person would do, and the rules bot does."""

import pytest

from sabot.bots.saboteur.rules import policy
from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.games import RULES, early, liked
from tests.games.saboteur.tables import ROAD, play

# A saboteur to act; the others are diggers but one, whom nobody knows.
SABOTEUR_FIRST = "SDDDSD"
# The tunnel ends in a crossing, from where all goals can be reached.
BETWEEN = "EW@1,0 NESW@2,0 EW@3,0 NESW@4,0 ESW@5,0 NESW@6,0"


def knowing(state: Saboteur, *goals: int) -> Saboteur:
    """The seat to act has looked at these goals."""
    for goal in goals:
        state.note_peek(state.seat, goal)
    return state


# Diggers.


def test_a_digger_repairs_its_own_pick_before_anything_else() -> None:
    state = early(hands={"A": "+pick map -cart rockfall EW"}, broken={"A": "pick", "B": "pick"})
    assert liked(state)[0] == "+pick>A"


def test_a_digger_keeps_the_double_card_if_a_plain_one_will_do() -> None:
    state = early(hands={"A": "+pick +pick/cart EW"}, broken={"A": "pick"})
    assert liked(state)[:2] == ["+pick>A", "+pick/cart>A=pick"]


def test_a_digger_leads_the_tunnel_towards_the_goals() -> None:
    state = early(hands={"A": "EW NS xW -pick"}, maze="EW@1,0 NESW@2,0")
    assert liked(state)[0] == "EW@3,0"


def test_a_digger_finishes_the_tunnel_to_the_treasure_it_has_seen() -> None:
    state = knowing(early(hands={"A": "ESW map +cart"}, maze=ROAD, broken={"B": "cart"}), 1)
    assert liked(state)[0] == "ESW@7,0"


def test_a_digger_turns_to_the_treasure_it_has_seen() -> None:
    hands = {"A": "EW NS"}
    goals = "treasure stone-SW stone-ES"
    assert liked(early(hands=hands, maze=BETWEEN, goals=goals))[0] == "EW@7,0"
    assert liked(knowing(early(hands=hands, maze=BETWEEN, goals=goals), 0))[0] == "NS@6,-1"


def test_a_digger_knows_the_last_goal_by_the_other_two() -> None:
    state = knowing(early(hands={"A": "NS NES map"}, maze=BETWEEN), 0, 2)
    assert "map@8,0" in liked(state)
    assert liked(state).index("map@8,0") > liked(state).index("pass:map")


def test_a_digger_reads_a_map_early() -> None:
    state = early(hands={"A": "map xW -pick SW"}, maze="EW@1,0")
    assert liked(state)[0].startswith("map@")


def test_a_digger_reads_no_map_when_it_knows_the_treasure() -> None:
    state = knowing(early(hands={"A": "map map xW"}), 1)
    assert not liked(state)[0].startswith("map@")


def test_a_digger_lays_no_dead_end_but_passes_it() -> None:
    state = early(hands={"A": "xEW xS +cart NESW"}, maze=ROAD, broken={"A": "pick"})
    assert liked(state)[0] in {"pass:xEW", "pass:xS"}
    able = early(hands={"A": "xEW xS +cart"}, maze=ROAD)
    assert liked(able)[0] in {"pass:xEW", "pass:xS"}


def test_a_digger_clears_the_dead_end_that_blocks_the_tunnel() -> None:
    blocked = "EW@1,0 EW@2,0 EW@3,0 xEW@4,0"
    state = early(hands={"A": "rockfall SW +cart"}, maze=blocked)
    assert liked(state)[0] == "rockfall@4,0"


def test_a_digger_fills_the_hole_in_the_tunnel() -> None:
    road = [card for card in ROAD.split() if "@3,0" not in card]
    state = early(hands={"A": "EW NES map"}, maze=" ".join(road))
    assert liked(state)[0] == "EW@3,0"


def test_a_digger_repairs_others_rather_than_pass() -> None:
    state = early(hands={"A": "+pick xW"}, maze=ROAD, broken={"C": "pick"})
    assert liked(state)[0] == "+pick>C"


def test_a_digger_does_not_break_tools_without_a_reason() -> None:
    state = early(hands={"A": "-pick xW"}, maze=ROAD)
    assert liked(state)[0] == "pass:xW"


def test_a_digger_breaks_the_tool_of_whoever_cut_the_tunnel() -> None:
    hands = {"A": "-pick xW xS", "B": "rockfall map", "C": "map", "D": "map", "E": "map"}
    state = early(hands=hands, maze=ROAD, seat="B")
    play(state, "rockfall@4,0", "pass:map", "pass:map", "pass:map")
    assert liked(state)[0] == "-pick>B"


def test_a_digger_does_not_mend_for_whoever_cut_the_tunnel() -> None:
    hands = {"A": "+pick xW xS", "B": "rockfall map", "C": "map", "D": "map", "E": "map"}
    state = early(hands=hands, maze=ROAD, seat="B", broken={"B": "pick", "C": "pick"})
    play(state, "rockfall@4,0", "pass:map", "pass:map", "pass:map")
    assert liked(state).index("+pick>C") < liked(state).index("+pick>B")


# Saboteurs.


def test_a_saboteur_blends_in_while_the_tunnel_is_far() -> None:
    state = early(hands={"A": "xEW NESW rockfall map"}, maze="EW@1,0", roles=SABOTEUR_FIRST)
    best = liked(state)[0]
    assert best.startswith(("map@", "pass:NESW"))
    assert liked(state).index("rockfall@1,0") > 3


def test_a_saboteur_blocks_the_head_of_the_tunnel_when_it_is_near() -> None:
    state = early(hands={"A": "xEW NESW map"}, maze=ROAD, roles=SABOTEUR_FIRST)
    assert liked(state)[0] == "xEW@7,0"


def test_a_saboteur_does_not_finish_the_tunnel() -> None:
    state = early(hands={"A": "ESW NESW"}, maze=ROAD, roles=SABOTEUR_FIRST)
    assert liked(state)[0].startswith("pass:")
    assert liked(state)[-1] in {"ESW@7,0", "ESW@7,0t", "NESW@7,0"}


def test_a_saboteur_cuts_the_trunk_where_few_cards_fit() -> None:
    state = early(hands={"A": "rockfall NESW"}, maze=ROAD, roles=SABOTEUR_FIRST)
    assert liked(state)[0] in {"rockfall@1,0", "rockfall@2,0", "rockfall@3,0"}


def test_a_saboteur_stops_whoever_comes_next_and_can_still_dig() -> None:
    state = early(
        hands={"A": "-pick NESW"}, maze=ROAD, roles=SABOTEUR_FIRST, broken={"B": "lantern"}
    )
    assert liked(state)[0] == "-pick>C"


def test_a_saboteur_throws_away_what_would_help_the_diggers() -> None:
    state = early(hands={"A": "xW -pick +cart NESW"}, roles=SABOTEUR_FIRST, broken={"A": "pick"})
    passes = [text for text in liked(state) if text.startswith("pass:")]
    assert set(passes[:2]) == {"pass:NESW", "pass:+cart"}


def test_a_saboteur_does_not_mend_for_diggers_when_it_counts() -> None:
    state = early(hands={"A": "+pick NS"}, maze=ROAD, roles=SABOTEUR_FIRST, broken={"B": "pick"})
    # Only tunnels beside or behind the start are worse: they help nobody, and tell on him.
    ahead = [text for text in liked(state) if not text.startswith("NS@0,")]
    assert ahead[-1] == "+pick>B"


# Anybody.


def test_nobody_breaks_their_own_tool() -> None:
    state = early(hands={"A": "-pick xW"}, break_own_tool=True)
    assert liked(state)[-1] == "-pick>A"


def test_whoever_may_choose_takes_the_most_gold() -> None:
    state = early(3, hands={"A": "ESW map"}, maze=ROAD, auto_gold=False, pile="1 2 3")
    play(state, "ESW@7,0")
    assert liked(state) == ["gold:3", "gold:2", "gold:1"]


def test_the_best_liked_move_is_mostly_played() -> None:
    state = early(hands={"A": "EW NS xW -pick"}, maze="EW@1,0 NESW@2,0")
    moves = [RULES.pick(state, Rng(seed), 1.0) for seed in range(40)]
    best = max(set(moves), key=moves.count)
    assert moves.count(best) >= 30


def test_weights_that_nobody_knows_are_refused() -> None:
    with pytest.raises(SabotError, match=r"digger\.courage"):
        policy({"digger.courage": 1})
