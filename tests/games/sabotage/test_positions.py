from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadPosition
from sabot.games.sabotage.encoding import Discarded, Ended
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.position import Position
from tests.games.sabotage.tables import WORTH, play, position_of, table

SOUND = position_of(roofs={"A": "A-red X-blue@E", "B": "B-blue"}, hands={"A": "X-red"}, played=5)
OFFERED = position_of(phase="offered", roofs={"A": WORTH[5]})
ENDED = SABOTAGE.position(play(table(phase="offered", roofs={"A": WORTH[5]}), "end"))
RAN_OUT = SABOTAGE.position(play(table(played=103, hands={"A": "X-red"}), "discard:X-red"))
NEW = SABOTAGE.position(SABOTAGE.new(SABOTAGE.options()))
EMPTY = (None,) * 9
A, B = SOUND.hands

BAD: list[tuple[Position, dict[str, Any], str]] = [
    (SOUND, {"game": "chess"}, "this is a position of 'chess'; expected sabotage"),
    (SOUND, {"rules": 2}, "rules version 2 is unknown; expected 1"),
    (SOUND, {"options": "chess"}, "the options are those of 'chess'"),
    (SOUND, {"phase": "napping"}, "'napping' is no phase"),
    (SOUND, {"round": 5}, "round 5 of 4"),
    (SOUND, {"round": -1}, "round -1 of 4"),
    (SOUND, {"round": 2}, "0 results; 1 rounds were played"),
    (SOUND, {"seat": 2}, "a seat is not from 0 to 1"),
    (SOUND, {"dealer": -1}, "a seat is not from 0 to 1"),
    (SOUND, {"seat": 1}, "after 5 turns it is A's turn"),
    (SOUND, {"dealer": 1}, "after 5 turns it is B's turn"),
    (SOUND, {"phase": "over"}, "0 results; 1 rounds were played"),
    (SOUND, {"results": (Ended((0, 0), None),)}, "1 results; 0 rounds were played"),
    # Cards.
    (SOUND, {"hands": SOUND.hands[:1]}, "1 hands for 2 players"),
    (SOUND, {"hands": (("joker", *A[1:]), B)}, "'joker' is no card"),
    (
        SOUND,
        {"hands": (A[1:], B), "deck": (A[0], *SOUND.deck)},
        "83 cards in the deck; expected 82",
    ),
    (SOUND, {"hands": (A[1:], (*B, A[0]))}, "A holds 8 cards; expected 9"),
    (SOUND, {"deck": SOUND.deck[1:]}, f"cards {SOUND.deck[0]}; expected"),
    (SOUND, {"deck": ("joker", *SOUND.deck[1:])}, "'joker' is no card"),
    (SOUND, {"discards": (Discarded("joker", 0),)}, "'joker' is no card"),
    (SOUND, {"discards": (Discarded("X-red", 2),)}, "a seat is not from 0 to 1"),
    (SOUND, {"discards": ()}, "expected"),
    (SOUND, {"options": "sabotage(players=2,fewer_dismantle=on)"}, "cards dismantle; expected 4"),
    (SOUND, {"roofs": SOUND.roofs[:1]}, "1 roofs; expected 2"),
    (SOUND, {"roofs": (EMPTY[1:], EMPTY)}, "a roof of 8 cells; expected 9"),
    (SOUND, {"roofs": (("sabotage", *EMPTY[1:]), EMPTY)}, "'sabotage' is no pipe card"),
    (SOUND, {"roofs": (("B-red", *EMPTY[1:]), EMPTY)}, "B-red lies on cell A; expected B"),
    (SOUND, {"roofs": (EMPTY, EMPTY)}, "expected 2"),
    # Phases.
    (SOUND, {"phase": "offered"}, "cards in the deck; expected"),
    (OFFERED, {"roofs": (OFFERED.roofs[1], OFFERED.roofs[0])}, "with less than 5"),
    (OFFERED, {"phase": "asked"}, "there is no partner to ask"),
    (
        RAN_OUT,
        {"phase": "playing", "results": ()},
        "the last card was played but the round goes on",
    ),
    (RAN_OUT, {"results": (Ended((1, 0), None),)}, "the roofs are worth 0 and 0"),
    (RAN_OUT, {"phase": "over"}, "the game ends with its last round"),
    (ENDED, {"results": (Ended((17, 0), 0),)}, "a roof is worth 0 to 16"),
    (ENDED, {"results": (Ended((-1, 0), None),)}, "a roof is worth 0 to 16"),
    (ENDED, {"results": (Ended((4, 0), 0),)}, "A ended a round with less than 5"),
    (ENDED, {"results": (Ended((5, 0), 1),)}, "B ended a round with less than 5"),
    (ENDED, {"results": (Ended((5, 0), 2),)}, "a seat is not from 0 to 1"),
    (ENDED, {"results": (Ended((5, 5), 0),)}, "the roofs are worth 5 and 0"),
    (ENDED, {"results": (Ended((5, 0), None),)}, "nobody ended the round but there are cards"),
    (NEW, {"phase": "playing"}, "0 results; -1 rounds were played"),
    (NEW, {"deck": ("X-red",)}, "cards lie about before the first deal"),
    (NEW, {"roofs": (("A-red", *EMPTY[1:]), EMPTY)}, "cards lie about before the first deal"),
]


@pytest.mark.parametrize(("sound", "changes", "sentence"), BAD, ids=[says for *_, says in BAD])
def test_a_position_that_no_game_can_be_in_is_refused(
    sound: Position, changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        SABOTAGE.from_position(msgspec.structs.replace(sound, **changes))
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_round_is_ended_by_whose_turn_it_is() -> None:
    ended = SABOTAGE.position(
        play(table(4, phase="offered", roofs={"A": WORTH[5]}), "ask", "agree")
    )
    wrong = msgspec.structs.replace(ended, results=(Ended((5, 0), 2),))
    with pytest.raises(BadPosition, match="a round is ended by whose turn it is"):
        SABOTAGE.from_position(wrong)


def test_after_the_last_card_nobody_can_have_ended_the_round() -> None:
    state = table(seat="B", roofs={"A": WORTH[5]}, played=103, hands={"B": "X-blue"})
    ran_out = SABOTAGE.position(play(state, "discard:X-blue"))
    wrong = msgspec.structs.replace(ran_out, results=(Ended((5, 0), 0),))
    with pytest.raises(BadPosition, match="the round was ended but the last card was played"):
        SABOTAGE.from_position(wrong)


@pytest.mark.parametrize("position", [SOUND, OFFERED, ENDED, RAN_OUT, NEW])
def test_a_position_comes_back_through_json(position: Position) -> None:
    state = SABOTAGE.from_position(position)
    wire = msgspec.json.encode(SABOTAGE.position(state))
    again = SABOTAGE.from_position(msgspec.json.decode(wire, type=Position))
    assert SABOTAGE.position(again) == SABOTAGE.position(state)
    assert SABOTAGE.legal_moves(again) == SABOTAGE.legal_moves(state)


def test_an_unknown_field_is_refused() -> None:
    wire = msgspec.json.decode(msgspec.json.encode(SOUND))
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert(wire | {"colour": "red"}, Position)
