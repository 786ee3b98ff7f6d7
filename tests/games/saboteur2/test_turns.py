from math import comb
from typing import Any

import pytest

from sabot.games.saboteur2.setup import MAX_MOVES
from tests.games.saboteur2.tables import (
    ROAD,
    hand,
    legal,
    play,
    plays,
    position,
    refused,
    table,
    to_act,
    view,
)


@pytest.mark.clause("SB2.3.1")
def test_after_laying_a_tunnel_card_one_card_is_drawn() -> None:
    state = play(table(hands={"A": "EW map"}, deck="xS xW"), "EW@1,0")
    assert hand(state, "A") == ["map", "xS"]
    assert [card.card for card in position(state).maze] == ["EW"]
    assert to_act(state) == "B"


@pytest.mark.clause("SB2.3.2")
def test_after_playing_an_action_card_one_card_is_drawn() -> None:
    state = play(table(hands={"A": "EW prison"}, deck="xS xW"), "prison>B")
    assert hand(state, "A") == ["EW", "xS"]


@pytest.mark.clause("SB2.3.3")
@pytest.mark.parametrize("what", ["pick", "prison", "thief"])
def test_two_cards_remove_any_card_in_front_of_oneself_and_one_is_drawn(what: str) -> None:
    state = table(
        hands={"A": "EW map xS", "B": "xNS map"},
        deck="NS NES",
        broken={"A": "pick"},
        prisons="A",
        thieves="A",
    )
    play(state, f"clear:EW+map={what}")
    assert hand(state, "A") == ["NS", "xS"]
    seat = view(state).seats[0]
    left = {"pick": "pick" in seat.broken, "prison": seat.imprisoned, "thief": seat.thief}
    assert left == {each: each != what for each in left}
    discards = position(state).discards[-3:]
    removed = "-pick" if what == "pick" else what
    assert [(card.card, card.seen) for card in discards] == [
        ("EW", False),
        ("map", False),
        (removed, True),
    ]
    assert [card.card for card in view(state, "B").discards[-3:]] == [None, None, removed]


@pytest.mark.clause("SB2.3.3")
def test_every_pair_of_cards_removes_every_card_once() -> None:
    cards = "NS EW NES ESW NESW ES"
    state = table(hands={"A": cards}, broken={"A": "pick lantern cart"}, prisons="A", thieves="A")
    clears = [text for text in legal(state) if text.startswith("clear:")]
    assert len(clears) == len(set(clears)) == 15 * 5
    state = table(hands={"A": "NS NS NS EW"}, prisons="A")
    clears = [text for text in legal(state) if text.startswith("clear:")]
    assert clears == ["clear:NS+NS=prison", "clear:NS+EW=prison"]
    assert refused(state, "clear:NS+EW=thief") == "no thief lies in front of you"


@pytest.mark.clause("SB2.3.4")
def test_one_to_three_cards_are_discarded_face_down_and_as_many_drawn() -> None:
    for cards in ("NS", "NS+EW", "NS+EW+NES"):
        state = table(hands={"A": "NS EW NES map"}, deck="xS xW xNS xEW")
        play(state, f"pass:{cards}")
        number = cards.count("+") + 1
        assert len(hand(state, "A")) == 4
        assert len(position(state).deck) == 4 - number
        assert position(state).put_down == (number,)
        assert {card.card for card in view(state, "B").discards[-number:]} == {None}
        assert None not in {card.card for card in view(state, "A").discards[-number:]}


@pytest.mark.clause("SB2.3.4")
def test_each_choice_of_cards_to_discard_is_there_once() -> None:
    state = table(hands={"A": "NS EW NES ESW NESW ES"})
    passes = [text for text in legal(state) if text.startswith("pass:")]
    assert len(passes) == len(set(passes)) == comb(6, 1) + comb(6, 2) + comb(6, 3) == 41
    state = table(hands={"A": "NS NS NS EW"})
    passes = [text for text in legal(state) if text.startswith("pass:")]
    assert passes == [
        "pass:NS",
        "pass:NS+NS",
        "pass:NS+NS+NS",
        "pass:NS+NS+EW",
        "pass:NS+EW",
        "pass:EW",
    ]
    assert refused(state, "pass:EW+EW") == "you don't hold the card EW"


def test_no_list_of_moves_is_longer_than_stated() -> None:
    state = table(hands={"A": "NES ESW ES SW xNES xESW"}, maze=ROAD)
    assert 41 < len(legal(state)) <= MAX_MOVES
    # Six tunnel cards, two ways up, on each of the sites that 70 tunnel cards can open.
    assert MAX_MOVES == 6 * 2 * (4 + 2 * 70) + 41


@pytest.mark.clause("SB2.3.5")
def test_with_the_deck_empty_nobody_draws_and_who_has_no_card_is_skipped() -> None:
    state = table(hands={"A": "NS map", "B": "", "C": "EW"})
    play(state, "pass:NS")
    assert hand(state, "A") == ["map"]
    assert to_act(state) == "C"


@pytest.mark.clause("SB2.3.5")
def test_only_as_many_cards_are_drawn_as_are_left() -> None:
    state = play(table(hands={"A": "NS EW NES"}, deck="xS"), "pass:NS+EW+NES")
    assert hand(state, "A") == ["xS"]


@pytest.mark.clause("SB2.3.5")
def test_a_swap_gives_cards_to_who_had_none() -> None:
    state = table(hands={"A": "swap-hands NS", "B": "", "C": "EW"})
    play(state, "swap-hands>B")
    assert hand(state, "A") == []
    assert hand(state, "B") == ["NS"]
    assert to_act(state) == "B"
    play(state, "pass:NS", "pass:EW")
    assert position(state).phase == "dealing"


@pytest.mark.clause("SB2.3.6")
@pytest.mark.parametrize("hindrance", [{"broken": {"A": "cart"}}, {"prisons": "A"}])
def test_a_broken_tool_or_a_prison_stops_tunnel_cards_only(hindrance: dict[str, Any]) -> None:
    state = table(hands={"A": "EW inspection"}, **hindrance)
    assert plays(state) == {"inspection>B", "inspection>C"}
    assert refused(state, "EW@1,0").startswith("no tunnel card while")
    free = table(hands={"A": "EW inspection"})
    assert "EW@1,0" in plays(free)


def test_a_thief_card_stops_nothing() -> None:
    assert "EW@1,0" in plays(table(hands={"A": "EW"}, thieves="A"))


def test_the_last_of_twelve_has_tools_and_peeks_of_their_own() -> None:
    # Compiled, too short a number would let them fall on the first seats.
    state = table(12, hands={"A": "-pick", "B": "-cart", "L": "map"}, deck="NS EW ES")
    play(state, "-pick>L", "-cart>L")
    assert [seat.broken for seat in view(state).seats] == [()] * 11 + [("pick", "cart")]
    for _ in range(9):
        moves = [text for text in legal(state) if text.startswith("pass:")]
        play(state, moves[0])
    play(state, "map@8,2")
    assert [seat.looked_at for seat in view(state).seats] == [()] * 11 + [(2,)]
