import pytest

from sabot.core.state import NOBODY
from sabot.games.sabotage.encoding import Ended
from sabot.games.sabotage.events import (
    CardDiscarded,
    CardDrawn,
    PipeLaid,
    PipeRemoved,
    RoundEnded,
    WentOn,
)
from sabot.games.sabotage.game import SABOTAGE
from tests.games.sabotage.tables import (
    WORTH,
    discards,
    hand,
    legal,
    on,
    phase,
    play,
    refused,
    roof,
    table,
    to_act,
    told,
    view,
)

# Ending a round.


@pytest.mark.clause("SGT.3.1")
def test_a_roof_worth_5_lets_its_owner_end_the_round_before_drawing() -> None:
    state = table(seat="B", roofs={"A": WORTH[5]}, hands={"B": "X-red"}, deck="X-blue")
    play(state, "discard:X-red")
    assert to_act(state) == "A"
    assert legal(state) == {"end", "go-on"}
    assert len(hand(state, "A")) == 8
    assert refused(state, f"discard:{hand(state, 'A')[0]}") == "first end the round or go on"
    play(state, "end")
    assert view(state).results[-1].ended_by == 0
    assert (phase(state), to_act(state)) == ("dealing", None)


@pytest.mark.clause("SGT.3.1")
@pytest.mark.parametrize(("own", "other"), [(4, 0), (4, 8), (0, 8)])
def test_less_than_5_is_not_enough_whatever_the_other_roof_is_worth(own: int, other: int) -> None:
    state = table(
        seat="B",
        roofs={"A": WORTH[own], "B": WORTH[other].replace("-red", "-blue")},
        hands={"B": "X-red"},
    )
    play(state, "discard:X-red")
    assert phase(state) == "playing"
    assert len(hand(state, "A")) == 9
    assert refused(state, "end") == f"your roof is worth {own}; it takes 5 to end the round"
    assert refused(state, "go-on") == f"your roof is worth {own}; it takes 5 to end the round"


@pytest.mark.clause("SGT.3.1")
def test_the_value_without_bonus_and_not_the_last_result_decides() -> None:
    roofs = {"A": WORTH[4]}
    before = (Ended((16, 0), None),)
    state = table(seat="B", roofs=roofs, hands={"B": "X-red"}, round_number=2, results=before)
    assert phase(play(state, "discard:X-red")) == "playing"


@pytest.mark.clause("SGT.3.1")
def test_who_goes_on_draws_and_can_end_it_no_more_in_this_turn() -> None:
    state = table(phase="offered", roofs={"A": WORTH[5]}, deck="X-blue")
    assert told(state, "go-on", 0) == [WentOn(0), CardDrawn(0, "X-blue")]
    assert len(hand(state, "A")) == 9
    assert refused(state, "end") == "the round can only be ended at the start of your turn"


@pytest.mark.clause("SGT.3.1")
def test_a_roof_that_becomes_worth_5_waits_for_the_next_turn() -> None:
    roofs = {"A": WORTH[5].replace("G-red", "")}
    state = table(roofs=roofs, hands={"A": "G-red"})
    play(state, "G-red@G")
    assert (to_act(state), phase(state)) == ("B", "playing")
    play(state, f"discard:{hand(state, 'B')[0]}")
    assert (to_act(state), phase(state)) == ("A", "offered")


# Drawing and playing.


@pytest.mark.clause("SGT.3.2")
@pytest.mark.parametrize("move", ["X-red@A", "discard:X-red", "dismantle@B", "B-red>B"])
def test_a_turn_is_one_draw_and_one_card_played(move: str) -> None:
    state = table(roofs={"A": "B-blue"}, hands={"A": "X-red dismantle B-red"}, deck="X-blue I-red")
    assert len(hand(state, "A")) == 9
    play(state, move)
    assert to_act(state) == "B"
    assert len(hand(state, "A")) == 8
    assert "X-blue" in hand(state, "B")
    assert len(hand(state, "B")) == 9
    assert SABOTAGE.position(state).deck[0] == "I-red"


@pytest.mark.clause("SGT.3.2")
@pytest.mark.parametrize(("viewer", "card"), [(0, None), (1, "X-blue"), (None, None)])
def test_only_who_draws_is_told_the_card(viewer: int | None, card: str | None) -> None:
    state = table(hands={"A": "X-red"}, deck="X-blue")
    assert told(state, "discard:X-red", viewer) == [CardDiscarded(0, "X-red"), CardDrawn(1, card)]


@pytest.mark.clause("SGT.3.2")
def test_only_cards_in_the_hand_can_be_played() -> None:
    state = table(hands={"A": "X-red"})
    assert refused(state, "X-blue@A") == "you don't hold the card X-blue"
    assert refused(state, "discard:sabotage") == "you don't hold the card sabotage"
    assert refused(state, "sabotage>A") == "you don't hold the card sabotage"


@pytest.mark.clause("SGT.3.2")
def test_every_move_of_a_hand_of_nine() -> None:
    state = table(
        roofs={"A": "A-red", "B": "B-blue"},
        hands={"A": "A-blue B-blue C-blue C-blue X-red wrench-red sabotage dismantle dismantle"},
    )
    assert legal(state) == {
        "A-blue>A",
        "B-blue@B",
        "C-blue@C",
        "C-blue>C",
        *(f"X-red@{cell}" for cell in "BCDEFGHI"),
        *(f"wrench-red@{cell}" for cell in "ABCDEFGHI"),
        "sabotage@A",
        "sabotage>B",
        "dismantle@A",
        *(f"discard:{card}" for card in set(hand(state, "A"))),
    }


# Letters, X and wrench.


@pytest.mark.clause("SGT.3.3")
@pytest.mark.parametrize(("move", "side"), [("F-blue@F", "A"), ("F-blue>F", "B")])
def test_a_letter_goes_on_its_cell_of_either_roof(move: str, side: str) -> None:
    state = table(hands={"A": "F-blue"})
    assert legal(state, "F-blue") == {"F-blue@F", "F-blue>F", "discard:F-blue"}
    play(state, move)
    assert on(state, side, "F") == "F-blue"
    assert [card for each in view(state).roofs for card in each.cells].count("F-blue") == 1


@pytest.mark.clause("SGT.3.3")
@pytest.mark.parametrize("lies", ["F-red", "X-red@F", "wrench-blue@F"])
def test_a_letter_needs_its_cell_to_be_empty(lies: str) -> None:
    state = table(roofs={"A": lies}, hands={"A": "F-blue"})
    assert legal(state, "F-blue") == {"F-blue>F", "discard:F-blue"}
    assert refused(state, "F-blue@F") == "a card lies on cell F of your roof already"
    state = table(roofs={"B": lies}, hands={"A": "F-blue"})
    assert legal(state, "F-blue") == {"F-blue@F", "discard:F-blue"}
    assert refused(state, "F-blue>F") == "a card lies on cell F of the other roof already"


@pytest.mark.clause("SGT.3.3")
def test_a_letter_goes_on_no_other_cell() -> None:
    state = table(hands={"A": "F-blue"})
    assert refused(state, "F-blue@E") == "F-blue goes on cell F only"
    assert refused(state, "F-blue>G") == "F-blue goes on cell F only"


@pytest.mark.clause("SGT.3.4")
def test_an_x_goes_on_any_empty_cell_of_ones_own_roof() -> None:
    state = table(roofs={"A": "A-red wrench-blue@E"}, hands={"A": "X-red"})
    assert legal(state, "X-red@") == {f"X-red@{cell}" for cell in "BCDFGHI"}
    assert refused(state, "X-red@E") == "a card lies on cell E of your roof already"
    play(state, "X-red@I")
    assert on(state, "A", "I") == "X-red"


@pytest.mark.clause("SGT.3.4")
def test_an_x_never_goes_on_the_other_roof() -> None:
    state = table(hands={"A": "X-red"})
    assert legal(state, "X-red>") == set()
    assert refused(state, "X-red>A") == "X-red can be played on your own roof only"


@pytest.mark.clause("SGT.3.5")
def test_a_wrench_goes_on_any_cell_of_ones_own_roof() -> None:
    state = table(roofs={"A": "A-red X-blue@E"}, hands={"A": "wrench-red"})
    assert legal(state, "wrench-red@") == {f"wrench-red@{cell}" for cell in "ABCDEFGHI"}


@pytest.mark.clause("SGT.3.5")
def test_the_card_under_a_wrench_is_discarded() -> None:
    state = table(roofs={"A": "A-red X-blue@E"}, hands={"A": "wrench-red"})
    events = told(state, "wrench-red@E")
    assert events[0] == PipeLaid(0, "wrench-red", 0, "E", "X-blue", 0)
    assert on(state, "A", "E") == "wrench-red"
    assert discards(state, 9) == ["X-blue"]


@pytest.mark.clause("SGT.3.5")
def test_a_wrench_on_an_empty_cell_discards_nothing() -> None:
    state = table(roofs={"A": "A-red"}, hands={"A": "wrench-red"})
    assert told(state, "wrench-red@E")[0] == PipeLaid(0, "wrench-red", 0, "E", None, 0)
    assert discards(state, 9) == []


@pytest.mark.clause("SGT.3.5")
def test_a_wrench_never_goes_on_the_other_roof() -> None:
    state = table(roofs={"B": "A-red"}, hands={"A": "wrench-red"})
    assert legal(state, "wrench-red>") == set()
    assert refused(state, "wrench-red>A") == "wrench-red can be played on your own roof only"


# Sabotage, dismantle and discards.


@pytest.mark.clause("SGT.3.6")
def test_sabotage_takes_a_card_of_either_roof() -> None:
    state = table(
        roofs={"A": "A-red wrench-blue@B", "B": "X-red@E I-lilac"}, hands={"A": "sabotage"}
    )
    targets = {"sabotage@A", "sabotage@B", "sabotage>E", "sabotage>I"}
    assert legal(state, "sabotage") == {*targets, "discard:sabotage"}
    assert refused(state, "sabotage@C") == "no card lies on cell C of your roof"
    assert refused(state, "sabotage>A") == "no card lies on cell A of the other roof"


@pytest.mark.clause("SGT.3.6")
@pytest.mark.parametrize(
    ("move", "side", "cell", "card"),
    [("sabotage>E", "B", "E", "X-red"), ("sabotage@A", "A", "A", "A-red")],
)
def test_sabotage_and_the_card_are_discarded(move: str, side: str, cell: str, card: str) -> None:
    state = table(roofs={"A": "A-red", "B": "X-red@E"}, hands={"A": "sabotage"})
    event = PipeRemoved(0, "sabotage", "AB".index(side), cell, card, 0)
    assert told(state, move)[0] == event
    assert on(state, side, cell) is None
    assert discards(state, 9) == ["sabotage", card]
    assert sum(card is not None for each in view(state).roofs for card in each.cells) == 1


@pytest.mark.clause("SGT.3.7")
def test_dismantle_takes_a_card_of_ones_own_roof_only() -> None:
    state = table(roofs={"A": "A-red", "B": "X-red@E"}, hands={"A": "dismantle"})
    assert legal(state, "dismantle") == {"dismantle@A", "discard:dismantle"}
    assert refused(state, "dismantle>E") == "dismantle can be played on your own roof only"
    assert refused(state, "dismantle@E") == "no card lies on cell E of your roof"
    assert told(state, "dismantle@A")[0] == PipeRemoved(0, "dismantle", 0, "A", "A-red", 0)
    assert on(state, "A", "A") is None
    assert discards(state, 9) == ["dismantle", "A-red"]


@pytest.mark.clause("SGT.3.6", "SGT.3.7")
def test_with_empty_roofs_special_cards_can_only_be_discarded() -> None:
    state = table(hands={"A": "sabotage dismantle"})
    assert legal(state, "sabotage") == {"discard:sabotage"}
    assert legal(state, "dismantle") == {"discard:dismantle"}


@pytest.mark.clause("SGT.3.8")
@pytest.mark.parametrize("card", ["A-red", "X-red", "wrench-red", "sabotage", "dismantle"])
def test_any_card_may_be_discarded_without_effect(card: str) -> None:
    state = table(roofs={"A": "A-blue", "B": "A-lilac"}, hands={"A": f"{card} X-lilac"})
    before = view(state).roofs
    held = hand(state, "A")
    play(state, f"discard:{card}")
    assert view(state).roofs == before
    assert discards(state, 9) == [card]
    held.remove(card)
    assert hand(state, "A") == held


@pytest.mark.clause("SGT.3.8")
def test_of_two_equal_cards_one_leaves_the_hand() -> None:
    state = table(hands={"A": "X-red X-red sabotage sabotage sabotage"})
    play(state, "discard:sabotage")
    assert hand(state, "A").count("sabotage") == 2
    assert hand(state, "A").count("X-red") == 2


# The deck runs out.


@pytest.mark.clause("SGT.3.8", "SGT.3.9")
@pytest.mark.parametrize("players", [2, 4])
def test_the_pile_is_never_shuffled_into_the_deck(players: int) -> None:
    deck = 104 - 8 * players
    state = table(players, played=deck - 1)
    assert view(state).deck == 0
    seen = len(view(state).discards)
    for _ in range(players + 1):
        play(state, f"discard:{SABOTAGE.position(state).hands[state.seat][0]}")
    assert view(state).deck == 0
    assert len(view(state).discards) == seen + players + 1


@pytest.mark.clause("SGT.3.9")
def test_without_a_deck_one_plays_without_drawing() -> None:
    state = table(hands={"A": "X-red"}, played=88)
    assert len(hand(state, "A")) == 8
    assert told(state, "X-red@A", 1) == [PipeLaid(0, "X-red", 0, "A", None, 0)]
    assert (len(hand(state, "A")), len(hand(state, "B"))) == (7, 8)


@pytest.mark.clause("SGT.3.9")
@pytest.mark.parametrize("players", [2, 4])
def test_the_round_ends_when_the_last_card_is_played(players: int) -> None:
    state = table(players, played=103, seat="A", round_number=1, hands={"A": "X-red"})
    assert [len(each) for each in SABOTAGE.position(state).hands] == [1] + [0] * (players - 1)
    events = told(state, "X-red@C")
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].result.ended_by is None
    assert phase(state) == "dealing"
    assert on(state, "A", "C") == "X-red"


@pytest.mark.clause("SGT.3.9")
@pytest.mark.parametrize("players", [2, 4])
def test_without_ending_it_a_round_has_104_turns(players: int) -> None:
    state = table(players, played=0)
    turns = 0
    while state.to_act() != NOBODY:
        play(state, f"discard:{SABOTAGE.position(state).hands[state.seat][0]}")
        turns += 1
    assert turns == 104


@pytest.mark.clause("SGT.3.9", "SGT.3.1")
def test_without_a_deck_the_round_can_be_ended_before_playing() -> None:
    state = table(seat="B", roofs={"A": WORTH[5]}, played=95, hands={"B": "X-red"})
    play(state, "discard:X-red")
    assert legal(state) == {"end", "go-on"}
    went_on = state.copy()
    assert told(went_on, "go-on") == [WentOn(0)]
    assert phase(went_on) == "playing"
    assert len(hand(went_on, "A")) == len(hand(state, "A"))
    play(state, "end")
    assert view(state).results[-1].ended_by == 0


@pytest.mark.clause("SGT.3.9")
def test_nobody_is_asked_to_end_a_round_after_its_last_card() -> None:
    state = table(seat="B", roofs={"A": WORTH[5]}, played=103, hands={"B": "X-red"})
    play(state, "discard:X-red")
    assert phase(state) == "dealing"
    assert view(state).results[-1].ended_by is None
    assert roof(state, "A").value == 5
