import msgspec
import pytest

from sabot.games.sabotage.events import CardDrawn, PartnerAnswered, PartnerAsked, RoundEnded
from sabot.games.sabotage.game import SABOTAGE
from tests.games.sabotage.tables import (
    WORTH,
    hand,
    legal,
    on,
    phase,
    play,
    position_of,
    refused,
    roof,
    table,
    to_act,
    told,
    view,
)


@pytest.mark.clause("SGT.5.1")
def test_partners_sit_opposite_and_share_a_roof() -> None:
    state = table(4, hands={"A": "A-red", "B": "B-red", "C": "C-red", "D": "D-red"})
    assert [seat.side for seat in view(state).seats] == [0, 1, 0, 1]
    play(state, "A-red@A", "B-red@B", "C-red@C", "D-red@D")
    assert [on(state, "A", cell) for cell in "ABCD"] == ["A-red", None, "C-red", None]
    assert [on(state, "B", cell) for cell in "ABCD"] == [None, "B-red", None, "D-red"]
    assert len(view(state).roofs) == 2


@pytest.mark.clause("SGT.5.1")
@pytest.mark.parametrize("seat", ["A", "B", "C", "D"])
def test_the_other_roof_is_that_of_the_opponents(seat: str) -> None:
    state = table(4, seat=seat, hands={seat: "A-red"})
    play(state, "A-red>A")
    assert on(state, "B" if seat in "AC" else "A", "A") == "A-red"


@pytest.mark.clause("SGT.5.1")
def test_play_goes_clockwise() -> None:
    state = table(4)
    seats: list[str | None] = []
    for _ in range(6):
        seats.append(to_act(state))
        play(state, f"discard:{hand(state, seats[-1] or '')[0]}")
    assert seats == ["A", "B", "C", "D", "A", "B"]


@pytest.mark.clause("SGT.5.1")
def test_each_sees_their_own_hand_only_not_the_partners() -> None:
    state = table(4)
    hands = SABOTAGE.position(state).hands
    for seat, letter in enumerate("ABCD"):
        seen = view(state, letter)
        assert seen.hand == hands[seat]
        assert [each.cards for each in seen.seats] == [9, 8, 8, 8]


@pytest.mark.clause("SGT.5.1")
def test_a_view_does_not_depend_on_what_the_partner_holds() -> None:
    one = position_of(4)
    hands = (one.hands[0], one.hands[1], one.deck[:8], one.hands[3])
    other = msgspec.structs.replace(one, hands=hands, deck=(*one.hands[2], *one.deck[8:]))
    for viewer in ("A", "B", "D", None):
        assert view(SABOTAGE.from_position(one), viewer) == view(
            SABOTAGE.from_position(other), viewer
        )
    assert view(SABOTAGE.from_position(one), "C") != view(SABOTAGE.from_position(other), "C")


@pytest.mark.clause("SGT.5.1")
@pytest.mark.parametrize(("viewer", "card"), [(0, None), (1, "X-red"), (2, None), (3, None)])
def test_a_draw_is_not_shown_to_the_partner(viewer: int, card: str | None) -> None:
    state = table(4, hands={"A": "X-blue"}, deck="X-red")
    assert told(state, "discard:X-blue", viewer)[-1] == CardDrawn(1, card)


@pytest.mark.clause("SGT.5.2")
@pytest.mark.parametrize(("seat", "partner"), [("A", "C"), ("B", "D"), ("C", "A"), ("D", "B")])
def test_to_end_the_round_one_asks_ones_partner(seat: str, partner: str) -> None:
    roofs = {"A" if seat in "AC" else "B": WORTH[5]}
    state = table(4, seat=seat, phase="offered", roofs=roofs)
    assert legal(state) == {"ask", "go-on"}
    assert refused(state, "end") == "with four players you ask your partner to end the round"
    event = PartnerAsked("ABCD".index(seat), "ABCD".index(partner))
    assert told(state, "ask") == [event]
    assert (to_act(state), phase(state)) == (partner, "asked")
    assert legal(state) == {"agree", "decline"}
    assert view(state).turn == "ABCD".index(seat)
    assert view(state, seat).moves == ()


@pytest.mark.clause("SGT.5.2")
def test_if_the_partner_agrees_the_round_ends() -> None:
    state = play(table(4, phase="offered", roofs={"A": WORTH[5]}), "ask")
    events = told(state, "agree")
    assert events[0] == PartnerAnswered(2, 0, agreed=True)
    assert isinstance(events[1], RoundEnded)
    assert len(events) == 2
    assert view(state).results[-1].ended_by == 0
    assert view(state).results[-1].scores == (4, 0)
    assert phase(state) == "dealing"


@pytest.mark.clause("SGT.5.2")
def test_else_the_turn_goes_on_with_a_draw() -> None:
    state = play(table(4, phase="offered", roofs={"A": WORTH[5]}, deck="X-lilac"), "ask")
    assert told(state, "decline", 0) == [
        PartnerAnswered(2, 0, agreed=False),
        CardDrawn(0, "X-lilac"),
    ]
    assert (to_act(state), phase(state)) == ("A", "playing")
    assert len(hand(state, "A")) == 9
    assert refused(state, "ask") == "the round can only be ended at the start of your turn"
    play(state, "X-lilac@E")
    assert to_act(state) == "B"


@pytest.mark.clause("SGT.5.2")
def test_without_a_deck_the_turn_goes_on_without_a_draw() -> None:
    state = play(table(4, phase="offered", roofs={"A": WORTH[5]}, played=80), "ask", "decline")
    assert len(hand(state, "A")) == 6
    assert phase(state) == "playing"


@pytest.mark.clause("SGT.5.2")
def test_one_need_not_ask() -> None:
    state = table(4, phase="offered", roofs={"A": WORTH[5]})
    play(state, "go-on")
    assert (to_act(state), phase(state)) == ("A", "playing")


@pytest.mark.clause("SGT.5.2")
def test_the_partner_is_asked_again_in_a_later_turn() -> None:
    state = table(4, phase="offered", roofs={"A": WORTH[5]})
    play(
        state, "ask", "decline", f"discard:{hand(state, 'A')[0]}", f"discard:{hand(state, 'B')[0]}"
    )
    assert (to_act(state), legal(state)) == ("C", {"ask", "go-on"})
    play(state, "ask")
    assert to_act(state) == "A"
    assert roof(play(state, "agree"), "A").value == 5
    assert view(state).results[-1].ended_by == 2


def test_answers_and_questions_at_the_wrong_time_are_refused() -> None:
    state = table(4, phase="offered", roofs={"A": WORTH[5]})
    assert refused(state, "agree") == "nobody asks you to end the round"
    play(state, "ask")
    for text in ("ask", "go-on", "end", f"discard:{hand(state, 'C')[0]}"):
        assert refused(state, text) == "your partner asks to end the round; agree or decline"
    two = table(phase="offered", roofs={"A": WORTH[5]})
    sentence = "with two players there is no partner to ask; just end the round"
    assert refused(two, "ask") == sentence
    assert refused(two, "decline") == "nobody asks you to end the round"
    assert refused(table(), "agree") == "nobody asks you to end the round"
    play(two, "end")
    assert refused(two, "end") == "the next round has not been dealt yet"
    last = play(table(rounds=1, phase="offered", roofs={"A": WORTH[5]}), "end")
    assert refused(last, "go-on") == "the game is over"
