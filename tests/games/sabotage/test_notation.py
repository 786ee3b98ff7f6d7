import msgspec
import pytest

from sabot.core.errors import BadNotation
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.moves import (
    Answer,
    AskPartner,
    Discard,
    EndRound,
    GoOn,
    LayPipe,
    Move,
    RemovePipe,
)

MOVES: list[tuple[str, Move]] = [
    ("F-blue@F", LayPipe("F-blue", "own", "F")),
    ("F-blue>F", LayPipe("F-blue", "other", "F")),
    ("X-red@C", LayPipe("X-red", "own", "C")),
    ("wrench-lilac@I", LayPipe("wrench-lilac", "own", "I")),
    ("X-red>C", LayPipe("X-red", "other", "C")),
    ("sabotage@A", RemovePipe("sabotage", "own", "A")),
    ("sabotage>A", RemovePipe("sabotage", "other", "A")),
    ("dismantle@E", RemovePipe("dismantle", "own", "E")),
    ("discard:wrench-red", Discard("wrench-red")),
    ("discard:sabotage", Discard("sabotage")),
    ("end", EndRound()),
    ("ask", AskPartner()),
    ("go-on", GoOn()),
    ("agree", Answer(agree=True)),
    ("decline", Answer(agree=False)),
]
BAD_TEXTS = [
    ("", "'' is no move; expected a form like F-blue@F"),
    ("F-blue", "'F-blue' is no move"),
    ("@F", "'@F' is no move"),
    ("F-blue@", "'' is no cell; expected one of A, B"),
    ("F-blue@J", "'J' is no cell"),
    ("F-blue@f", "'f' is no cell"),
    ("F-blue@FF", "'FF' is no cell"),
    ("F-green@F", "'F-green' is no card"),
    ("J-red@A", "'J-red' is no card"),
    ("sabotage-red@A", "'sabotage-red' is no card"),
    ("discard:", "'' is no card"),
    ("discard:joker", "'joker' is no card"),
    ("End", "'End' is no move"),
    ("X-red@A>B", "'A>B' is no cell"),
]
BAD_MOVES: list[tuple[Move, str]] = [
    (LayPipe("sabotage", "own", "A"), "'sabotage' is no card for this"),
    (LayPipe("A-green", "own", "A"), "'A-green' is no card for this"),
    (RemovePipe("X-red", "own", "A"), "'X-red' is no card for this; expected one of sabotage"),
    (LayPipe("A-red", "mine", "A"), "'mine' is no roof; expected one of own, other"),
    (LayPipe("A-red", "own", ""), "'' is no cell; expected a letter from A to I"),
    (RemovePipe("sabotage", "own", "AB"), "'AB' is no cell"),
    (Discard("joker"), "'joker' is no card for this"),
]


@pytest.mark.parametrize(("text", "move"), MOVES, ids=[text for text, _ in MOVES])
def test_a_move_is_the_same_as_text_number_struct_and_json(text: str, move: Move) -> None:
    assert SABOTAGE.parse_move(text) == move
    assert SABOTAGE.parse_move(f"  {text} ") == move
    assert SABOTAGE.format_move(move) == text
    assert SABOTAGE.move_of(SABOTAGE.move_code(move)) == move
    assert msgspec.json.decode(msgspec.json.encode(move), type=SABOTAGE.move_type) == move


@pytest.mark.parametrize(("text", "sentence"), BAD_TEXTS)
def test_text_that_is_no_move_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SABOTAGE.parse_move(text)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(("move", "sentence"), BAD_MOVES, ids=[says for _, says in BAD_MOVES])
def test_a_struct_that_names_nothing_is_refused(move: Move, sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SABOTAGE.move_code(move)
    assert sentence in str(refusal.value)
