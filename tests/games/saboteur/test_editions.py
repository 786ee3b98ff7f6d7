import pytest

from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.options import OPTIONS
from tests.games.saboteur.oracle import shortest_link
from tests.games.saboteur.tables import (
    FINISH,
    at_the_treasure,
    legal,
    phase,
    play,
    plays,
    refused,
    scores,
    table,
    to_act,
    view,
)
from tests.games.saboteur.walks import random_turns

PRESETS = {
    "gigamic": {
        "direction": "clockwise",
        "placement": "linked",
        "round_end": "hands_empty",
        "broken_tools_forfeit": False,
        "discards": "seen",
        "break_own_tool": False,
    },
    "amigo": {
        "direction": "counter-clockwise",
        "placement": "linked",
        "round_end": "hands_empty",
        "broken_tools_forfeit": False,
        "discards": "seen",
        "break_own_tool": True,
    },
    "zman": {
        "direction": "clockwise",
        "placement": "linked",
        "round_end": "all_passed",
        "broken_tools_forfeit": False,
        "discards": "hidden",
        "break_own_tool": True,
    },
}
EDITIONS = pytest.mark.parametrize("edition", PRESETS)


@pytest.mark.clause("ED.1", "ED.3", "ED.4", "ED.5", "ED.6", "ED.8")
@EDITIONS
def test_an_edition_sets_its_switches(edition: str) -> None:
    options = SABOTEUR.options(edition=edition)
    assert {name: getattr(options, name) for name in PRESETS[edition]} == PRESETS[edition]


@pytest.mark.clause("ED.1", "ED.3", "ED.4", "ED.5", "ED.6", "ED.8")
@EDITIONS
@pytest.mark.parametrize("other", PRESETS)
def test_each_switch_can_be_set_by_itself(edition: str, other: str) -> None:
    for name, value in PRESETS[other].items():
        options = SABOTEUR.options(edition=edition, **{name: value})
        assert getattr(options, name) == value
        assert SABOTEUR.parse_options(SABOTEUR.format_options(options)) == options
        assert SABOTEUR.format_options(options).startswith(f"{OPTIONS.game}(players=5")


@pytest.mark.clause("ED.1")
@pytest.mark.parametrize(("edition", "second"), [("gigamic", "B"), ("amigo", "D"), ("zman", "B")])
def test_the_direction_of_play(edition: str, second: str) -> None:
    assert to_act(play(table(4, edition, hands={"A": "map NS"}), "pass:NS")) == second


@pytest.mark.clause("ED.1")
@pytest.mark.parametrize(("direction", "second"), [("clockwise", "B"), ("counter-clockwise", "D")])
def test_the_direction_as_a_switch(direction: str, second: str) -> None:
    state = table(4, hands={"A": "map NS"}, direction=direction)
    assert to_act(play(state, "pass:NS")) == second


@pytest.mark.clause("ED.1")
@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_gold_passes_counter_clockwise_in_either_direction(direction: str) -> None:
    state = play(at_the_treasure(4, pile="3 2 1 1", direction=direction), FINISH)
    assert scores(state) == [3, 1, 1, 2]


@pytest.mark.clause("ED.3")
@EDITIONS
def test_every_edition_asks_for_a_link(edition: str) -> None:
    state = table(3, edition, hands={"A": "NS"}, maze="NS@0,1 xEW@1,0")
    assert plays(state) == {"NS@0,-1", "NS@0,2"}


@pytest.mark.clause("ED.3")
def test_beside_needs_no_more_than_a_card_that_fits() -> None:
    state = table(hands={"A": "NS"}, maze="NS@0,1", placement="beside")
    # Below and above the tunnel, and along its closed sides.
    assert plays(state) == {"NS@0,-1", "NS@0,2", "NS@-1,1", "NS@1,1"}


@pytest.mark.clause("ED.3")
def test_beside_goes_on_from_a_dead_end_and_from_a_tunnel_that_is_cut_off() -> None:
    state = table(hands={"A": "NESW"}, maze="xEW@1,0 EW@5,5", placement="beside")
    assert {"NESW@2,0", "NESW@4,5", "NESW@6,5"} <= legal(state)
    assert refused(state, "NESW@5,4").endswith("does not fit the card to its south")


@pytest.mark.clause("ED.3", "SAB.4.5")
@pytest.mark.parametrize("cell", ["7,0", "9,0", "8,1", "8,3"])
def test_beside_means_beside_a_face_up_card(cell: str) -> None:
    state = table(hands={"A": "NESW"}, placement="beside")
    assert refused(state, f"NESW@{cell}")


@pytest.mark.clause("ED.3")
def test_beside_turns_no_goal_without_a_link() -> None:
    state = table(hands={"A": "NESW map"}, maze="EW@6,0", placement="beside")
    play(state, "NESW@7,0")
    assert not any(goal.face_up for goal in view(state).goals)


HANDS = {"A": "NS map map", "B": "ES map -pick", "C": "ES map map"}


@pytest.mark.clause("ED.4", "SAB.7.2")
def test_the_english_round_ends_when_all_have_passed_with_the_deck_empty() -> None:
    state = table(3, "zman", hands=HANDS, roles="SDDD")
    play(state, "pass:NS", "pass:ES")
    assert phase(state) == "playing"
    play(state, "pass:ES")
    assert phase(state) == "dealing"
    assert scores(state) == [4, 0, 0]


@pytest.mark.clause("ED.4")
@pytest.mark.parametrize("edition", ["gigamic", "amigo"])
def test_in_other_editions_passing_alone_ends_nothing(edition: str) -> None:
    state = table(3, edition, hands=dict.fromkeys("ABC", "map map"))
    play(state, *["pass:map"] * 5)
    assert phase(state) == "playing"
    play(state, "pass:map")
    assert phase(state) == "dealing"


@pytest.mark.clause("ED.4")
def test_any_pass_counts_whatever_could_have_been_played() -> None:
    state = table(3, "zman", hands=dict.fromkeys("ABC", "map map"))
    play(state, "pass:map", "pass:map", "pass:map")
    assert phase(state) == "dealing"


@pytest.mark.clause("ED.4")
@pytest.mark.parametrize("play_between", ["map@8,0", "-pick>A", "ES@0,-1"])
def test_a_card_played_starts_the_count_again(play_between: str) -> None:
    state = table(3, "zman", hands=HANDS)
    play(state, "pass:NS", play_between, "pass:ES", "pass:map")
    assert (phase(state), to_act(state)) == ("playing", "B")
    play(state, min(text for text in legal(state) if text.startswith("pass:")))
    assert phase(state) == "dealing"


@pytest.mark.clause("ED.4")
def test_a_pass_counts_only_if_its_turn_began_with_the_deck_empty() -> None:
    state = table(3, "zman", hands=HANDS, deck="SW")
    # A's turn began with one card in the deck, which A drew.
    play(state, "pass:NS", "pass:ES", "pass:ES")
    assert (phase(state), to_act(state)) == ("playing", "A")
    play(state, "pass:SW")
    assert phase(state) == "dealing"


@pytest.mark.clause("ED.4")
def test_an_empty_handed_pass_counts_too() -> None:
    state = table(3, "zman", hands={"A": "NS map map", "B": "", "C": "ES map"})
    play(state, "pass:NS")
    assert (phase(state), to_act(state)) == ("playing", "C")
    play(state, "pass:ES")
    assert phase(state) == "dealing"


@pytest.mark.clause("ED.4")
def test_a_card_played_needs_all_to_pass_after_it() -> None:
    state = table(3, "zman", hands={"A": "NS map map", "B": "", "C": ""})
    play(state, "map@8,0")
    assert (phase(state), to_act(state)) == ("playing", "A")
    play(state, "pass:NS")
    assert phase(state) == "dealing"


@pytest.mark.clause("ED.4")
def test_a_treasure_that_cannot_be_reached_any_more_ends_nothing() -> None:
    # Dead ends on all four sides of the start, and every rockfall has been discarded.
    walls = "xNS@0,-1 xEW@1,0 xS@0,1t xW@-1,0t"
    state = table(3, "zman", maze=walls, hands=dict.fromkeys("ABC", "map map"))
    play(state, "map@8,-2", "map@8,0", "map@8,2")
    assert (phase(state), to_act(state)) == ("playing", "A")


@pytest.mark.clause("ED.5")
@EDITIONS
def test_no_edition_takes_gold_away_by_default(edition: str) -> None:
    state = at_the_treasure(3, edition, broken={"B": "pick"}, pile="3 2 1")
    assert scores(play(state, FINISH)) == [3, 1, 2]


@pytest.mark.clause("ED.6")
@pytest.mark.parametrize("edition", ["gigamic", "amigo"])
def test_played_cards_stay_open_on_the_discard_pile(edition: str) -> None:
    hands = dict.fromkeys("ABC", "map NS rockfall")
    state = table(3, edition, hands=hands, maze="EW@1,0")
    before = view(state).open_discards
    play(state, "map@8,0", "pass:NS", "rockfall@1,0")
    assert view(state).open_discards == (*(before or ()), "map", "rockfall", "EW")


@pytest.mark.clause("ED.6")
def test_the_english_discard_pile_lies_face_down() -> None:
    state = table(3, "zman", hands={"A": "map NS"})
    size = len(view(state).discards)
    play(state, "map@8,0")
    for viewer in ("A", "B", None):
        assert view(state, viewer).open_discards is None
        assert len(view(state, viewer).discards) == size + 1


@pytest.mark.slow
@pytest.mark.clause("ED.7", "SAB.6.6")
@pytest.mark.parametrize("placement", ["linked", "beside"])
def test_a_link_to_a_goal_has_at_least_seven_tunnel_cards(placement: str) -> None:
    options = SABOTEUR.options(players=4, placement=placement)
    links = [
        shortest_link(SABOTEUR.position(after), goal)
        for seed in range(40)
        for before, after in random_turns(options, Rng(seed))
        for goal in range(3)
        if before.maze.is_face_down(goal) and not after.maze.is_face_down(goal)
    ]
    assert len(links) > 20
    assert min(links) >= 7


@pytest.mark.clause("ED.8", "SAB.5.1")
def test_the_french_edition_lets_nobody_break_their_own_tool() -> None:
    state = table(3, "gigamic", hands={"A": "-pick NS"})
    assert "-pick>A" not in legal(state)
    assert refused(state, "-pick>A") == "this edition does not let you break your own tool"


@pytest.mark.clause("ED.8", "SAB.5.1")
@pytest.mark.parametrize("edition", ["amigo", "zman"])
def test_the_other_editions_let_one_break_ones_own_tool(edition: str) -> None:
    state = play(table(3, edition, hands={"A": "-pick NS"}), "-pick>A")
    assert view(state).seats[0].broken == ("pick",)
