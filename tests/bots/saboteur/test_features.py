"""What the rules bot minds in a move: each feature by itself, with a weight of one."""

import pytest

from sabot.bots.saboteur.rules import policy
from sabot.bots.saboteur.weights import NAMES
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.games import early
from tests.games.saboteur.tables import ROAD, play

# Alarms that never ring: a saboteur blends in whatever happens.
CALM = {"alarm.far": 0, "alarm.near": -1, "alarm.deck_full": 0, "alarm.deck_low": -1}


def minded(state: Saboteur, **weights: int) -> dict[str, int]:
    """By move, how much the seat likes it with these weights only; moves of no score left out."""
    named = {name.replace("__", "."): value for name, value in weights.items()}
    rules = policy(dict.fromkeys(NAMES, 0) | CALM | named)
    moves = state.moves()
    scores = zip(moves, rules.scores(state, moves), strict=True)
    texts = {SABOTEUR.format_move(SABOTEUR.move_of(int(code))): int(n) for code, n in scores}
    return {text: score for text, score in texts.items() if score}


def digger(state: Saboteur, feature: str) -> dict[str, int]:
    """How much of a feature is in each move of a digger."""
    return minded(state, **{f"digger__{feature}": 1})


def on_the_road() -> Saboteur:
    """The tunnel ends one card before the middle goal."""
    return early(hands={"A": "ESW xW NS map rockfall -pick"}, maze=ROAD)


def stopped() -> Saboteur:
    """A dead end blocks the tunnel."""
    return early(hands={"A": "rockfall SW +cart"}, maze="EW@1,0 EW@2,0 EW@3,0 xEW@4,0")


# Tunnel cards.

FORKS = ("ESW@-1,0", "ESW@-1,0t", "ESW@0,-1", "ESW@0,1t", "ESW@4,-1", "ESW@4,1t", "ESW@5,1t",
         "ESW@6,1t", "ESW@7,0", "ESW@7,0t")  # fmt: skip
STRAIGHTS = ("NS@0,-1", "NS@0,1", "NS@4,-1", "NS@4,1", "NS@5,1", "NS@6,1")
DEAD_ENDS = ("xW@-1,0t", "xW@7,0")
# These lead the tunnel nearer to a goal.
NEARER = ("NS@6,1", "ESW@6,1t", "ESW@7,0", "ESW@7,0t")


@pytest.mark.parametrize(
    ("feature", "moves"),
    [
        ("lay", {*FORKS, *STRAIGHTS, *DEAD_ENDS}),
        ("dead_end", set(DEAD_ENDS)),
        ("idle", {*FORKS, *STRAIGHTS} - set(NEARER)),
    ],
)
def test_tunnel_cards_are_told_apart(feature: str, moves: set[str]) -> None:
    assert digger(on_the_road(), feature) == dict.fromkeys(moves, 1)


@pytest.mark.parametrize(
    ("feature", "amounts"),
    [
        ("progress", {"NS@6,1": 2, "ESW@6,1t": 2, "ESW@7,0": 7, "ESW@7,0t": 8}),
        ("setback", {"xW@7,0": 17}),
        # The middle goal is one of three that may be the treasure.
        ("treasure", {"ESW@7,0": 33, "ESW@7,0t": 33}),
        ("stone", {"ESW@7,0": 67, "ESW@7,0t": 67}),
    ],
)
def test_a_tunnel_card_is_judged_by_where_it_leads(feature: str, amounts: dict[str, int]) -> None:
    assert digger(on_the_road(), feature) == amounts


def test_a_fork_has_more_mouths_that_lead_on() -> None:
    found = digger(on_the_road(), "mouths")
    assert (found["NS@6,1"], found["ESW@6,1t"], found["ESW@7,0"]) == (1, 2, 2)
    assert found.keys() & set(DEAD_ENDS) == set()


# Rockfalls.


def test_a_rockfall_cuts_the_tunnel_or_clears_it() -> None:
    cells = [f"rockfall@{col},0" for col in range(1, 7)]
    assert digger(on_the_road(), "collapse") == dict.fromkeys(cells, 1)
    assert digger(on_the_road(), "collapse_gain") == {}
    assert digger(on_the_road(), "collapse_cut") == dict.fromkeys(cells[:5], 13) | {cells[5]: 10}
    assert digger(stopped(), "collapse_gain") == {cells[1]: 7, cells[2]: 17, cells[3]: 43}
    assert digger(stopped(), "collapse_cut") == {}


# Tools.


def test_breaking_a_tool_counts_by_whom_it_stops() -> None:
    state = early(hands={"A": "-pick"}, maze=ROAD, broken={"B": "lantern"}, break_own_tool=True)
    assert digger(state, "break") == {f"-pick>{seat}": 1 for seat in "ABCDE"}
    assert digger(state, "break_self") == {"-pick>A": 1}
    assert digger(state, "break_idle") == {"-pick>B": 1}


def test_who_comes_next_is_stopped_first_when_the_tunnel_is_nearly_done() -> None:
    breaks = {"-pick>C": 3, "-pick>D": 2, "-pick>E": 1}
    state = early(hands={"A": "-pick"}, maze=ROAD, broken={"B": "lantern"}, break_own_tool=True)
    assert digger(state, "break_finisher") == breaks
    later = early(hands={"D": "-pick"}, maze=ROAD, broken={"B": "lantern"}, seat="D")
    assert digger(later, "break_finisher") == {"-pick>E": 4, "-pick>A": 3, "-pick>C": 1}
    assert digger(early(hands={"A": "-pick"}, maze="EW@1,0"), "break_finisher") == {}


def test_repairs_count_by_whom_they_help() -> None:
    state = early(
        hands={"A": "+pick/cart +pick +lantern"},
        maze="EW@1,0",
        broken={"A": "pick", "B": "pick cart", "C": "cart lantern", "D": "lantern"},
    )
    doubles = ["+pick/cart>B=pick", "+pick/cart>B=cart", "+pick/cart>C=cart"]
    own = ["+pick>A", "+pick/cart>A=pick"]
    others = ["+pick>B", "+lantern>C", "+lantern>D", *doubles]
    assert digger(state, "repair_self") == dict.fromkeys(own, 1)
    assert digger(state, "repair_other") == dict.fromkeys(others, 1)
    assert digger(state, "repair_frees") == dict.fromkeys([*own, "+lantern>D"], 1)
    assert digger(state, "repair_double") == dict.fromkeys([own[1], *doubles], 1)


def test_tools_of_who_is_suspect_count_by_how_suspect_they_are() -> None:
    hands = {"A": "-pick +pick", "B": "rockfall map", "C": "map", "D": "map", "E": "map"}
    state = early(hands=hands, maze=ROAD, seat="B", broken={"B": "pick", "C": "pick"})
    play(state, "rockfall@4,0", "pass:map", "pass:map", "pass:map")
    # B has cut the tunnel; suspicion adds up to nothing over all seats.
    assert minded(state, suspicion__cut=10, digger__repair_suspect=1) == {
        "+pick>B": 8,
        "+pick>C": -2,
    }
    assert minded(state, suspicion__cut=10, digger__break_suspect=1) == {
        "-pick>D": -2,
        "-pick>E": -2,
    }


# Maps.


def test_a_map_is_for_goals_that_may_be_the_treasure() -> None:
    state = early(hands={"A": "map xW"}, maze=ROAD)
    north, middle, south = "map@8,-2", "map@8,0", "map@8,2"
    assert digger(state, "map") == {north: 1, middle: 1, south: 1}
    assert digger(state, "map_near") == {middle: 1}
    assert digger(state, "keep_map") == {"pass:map": -1}
    state.note_peek(0, 0)
    assert digger(state, "map") == {middle: 1, south: 1}
    assert digger(state, "map_idle") == {north: 1}
    state.note_peek(0, 1)
    assert digger(state, "map") == digger(state, "map_near") == digger(state, "keep_map") == {}
    assert digger(state, "map_idle") == {north: 1, middle: 1, south: 1}
    assert digger(state, "keep_map_idle") == {"pass:map": -1}


def test_a_goal_that_a_trusted_seat_has_looked_at_is_told_apart() -> None:
    hands = {"A": "map xW", "B": "rockfall map", "C": "map", "D": "map", "E": "map"}
    state = early(hands=hands, maze=ROAD, seat="B")
    state.note_peek(1, 0)
    state.note_peek(2, 2)
    play(state, "rockfall@4,0", "pass:map", "pass:map", "pass:map")
    # B has cut the tunnel: what B has seen has to be looked at again.
    assert minded(state, suspicion__cut=10, digger__map_seen=1) == {"map@8,2": 1}
    assert digger(state, "map_seen") == {"map@8,-2": 1, "map@8,2": 1}


def test_tunnels_beside_and_behind_the_start_are_told_apart() -> None:
    found = digger(on_the_road(), "behind")
    assert found == {
        move: 1
        for move in (*FORKS, *STRAIGHTS, *DEAD_ENDS)
        if int(move.split("@")[1].split(",")[0]) <= 0
    }
    assert len(found) == 7


# What a card would have been kept for.


@pytest.mark.parametrize(
    ("feature", "card", "laid"),
    [
        ("keep_way", "NS", STRAIGHTS),
        ("keep_fork", "ESW", FORKS),
        ("keep_dead_end", "xW", DEAD_ENDS),
        ("keep_broken", "-pick", ()),
        ("keep_rockfall", "rockfall", ()),
        ("keep_map", "map", ()),
    ],
)
def test_a_card_that_leaves_the_hand_is_missed(
    feature: str, card: str, laid: tuple[str, ...]
) -> None:
    assert digger(on_the_road(), feature) == dict.fromkeys([f"pass:{card}", *laid], -1)


def test_every_pass_is_one_and_repair_cards_are_missed_too() -> None:
    assert digger(stopped(), "pass") == {"pass:SW": 1, "pass:+cart": 1, "pass:rockfall": 1}
    assert digger(stopped(), "keep_repair") == {"pass:+cart": -1}


def test_gold_counts_by_its_nuggets() -> None:
    state = early(3, hands={"A": "ESW map"}, maze=ROAD, auto_gold=False, pile="1 2 3")
    play(state, "ESW@7,0")
    assert digger(state, "gold") == {"gold:1": 1, "gold:2": 2, "gold:3": 3}


# When a saboteur strikes.


@pytest.mark.parametrize(
    ("far", "near", "score"),
    [
        (10, 0, 100),  # as far as that, it blends in
        (11, 10, 1700),  # as near as that, it strikes
        (14, 6, 900),  # half-way between the two
        (20, 0, 900),
        (11, -5, 200),  # a sixteenth of the way
        (99, 9, 1600),  # and nearly all of it
    ],
)
def test_a_saboteur_strikes_the_more_the_nearer_the_tunnel_is(
    far: int, near: int, score: int
) -> None:
    """The tunnel is one card, ten tenths, from the middle goal."""
    state = early(hands={"A": "NS map"}, maze=ROAD, roles="SDDDSD")
    alarms = {"alarm__far": far, "alarm__near": near}
    found = minded(state, blending__pass=100, striking__pass=1700, digger__pass=7, **alarms)
    assert found == {"pass:NS": score, "pass:map": score}


@pytest.mark.parametrize(("full", "low", "score"), [(100, 49, 0), (101, 100, 16), (108, 92, 8)])
def test_a_saboteur_strikes_the_more_the_fewer_cards_are_left(
    full: int, low: int, score: int
) -> None:
    state = early(hands={"A": "NS map"}, roles="SDDDSD")
    state.drawn += state.deck_left() - 37  # the whole first deck of five players
    alarms = {"alarm__deck_full": full, "alarm__deck_low": low}
    assert minded(state, striking__pass=16, **alarms).get("pass:NS", 0) == score
