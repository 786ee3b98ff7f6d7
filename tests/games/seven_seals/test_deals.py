"""Deals in records, and what is told of them."""

from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadNotation, BadRecord, SabotError
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.events import RoundDealt
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.games.seven_seals.tables import HANDS, D, before_last_card, choices, dealt, play

SOUND = Deal(D, tuple(tuple(hand.split()) for hand in HANDS))
FIRST = SOUND.hands[0]

BAD: list[tuple[dict[str, Any], str]] = [
    ({"dealer": 4}, "no seat 4 can deal; there are 4 players"),
    ({"dealer": -1}, "no seat -1 can deal"),
    ({"hands": (("r2", *FIRST[1:]), *SOUND.hands[1:])}, "r1 missing, r2 too many"),
    ({"hands": (("r13", *FIRST[1:]), *SOUND.hands[1:])}, "r1 missing, r13 too many"),
    ({"hands": SOUND.hands[1:]}, "the wrong cards in the deal"),
    ({"hands": (FIRST[1:], (*SOUND.hands[1], "r1"), *SOUND.hands[2:])}, "4 hands of 15 cards"),
    ({"hands": (*SOUND.hands, ())}, "4 hands of 15 cards"),
]
BAD_LINES = [
    (["dealer: D"], "the wrong cards"),
    ([f"hand A: {HANDS[0]}"], "there is no line 'dealer:'"),
    (["dealer: 3"], "'3' is no seat"),
    (["dealer: D", "deck: r1"], "no line 'deck:' is expected here"),
    (["dealer: D", "dealer: D"], "is not expected here"),
    (["dealer: D", "hand A: joker"], "'joker' is no card; expected a form like r7"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD)
def test_a_deal_that_can_not_be_is_refused(changes: dict[str, Any], sentence: str) -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4))
    with pytest.raises(BadRecord) as refusal:
        SEVEN_SEALS.deal(state, msgspec.structs.replace(SOUND, **changes))
    assert sentence in str(refusal.value)
    assert state.awaits_deal()


@pytest.mark.parametrize(("lines", "sentence"), BAD_LINES)
def test_lines_that_are_no_deal_are_refused(lines: list[str], sentence: str) -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4))
    with pytest.raises((BadNotation, BadRecord)) as refusal:
        SEVEN_SEALS.deal(state, SEVEN_SEALS.parse_deal(lines))
    assert sentence in str(refusal.value)


def test_a_deal_reads_as_it_was_written() -> None:
    lines = SEVEN_SEALS.format_deal(SOUND)
    assert lines[0] == "dealer: D"
    assert lines[1] == f"hand A: {HANDS[0]}"
    assert SEVEN_SEALS.parse_deal(lines) == SOUND


@pytest.mark.clause("SEV.2.2")
def test_only_the_dealer_whose_turn_it_is_can_deal() -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4, dealer="B"))
    with pytest.raises(BadRecord, match="B deals this round, not D"):
        SEVEN_SEALS.deal(state, SOUND)
    state = before_last_card(winner=1)
    play(state, choices(state)[0])
    with pytest.raises(BadRecord, match="A deals this round, not D"):
        SEVEN_SEALS.deal(state, SOUND)


def test_a_round_is_dealt_once() -> None:
    with pytest.raises(SabotError, match="still being played"):
        SEVEN_SEALS.deal(dealt(), SOUND)


def test_viewers_are_told_their_own_hand_only() -> None:
    state = dealt()
    for viewer in (None, 0, 1, 2, 3):
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(SOUND.hands))
        assert SEVEN_SEALS.told_deal(state, viewer) == [RoundDealt(1, D, hands)]
