"""Moves as text, and why moves are refused."""

from typing import Any

import pytest

from sabot.core.errors import BadNotation, IllegalMove
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.moves import (
    EndAnnouncement,
    GiveSeal,
    Move,
    PlayCard,
    TakeBlack,
    TakeNone,
    TakeSaboteur,
    TakeSeal,
)
from sabot.games.seven_seals.refusals import REASONS
from sabot.games.seven_seals.rules import SevenSeals
from tests.games.seven_seals.tables import (
    A,
    B,
    announce,
    announced,
    before_last_card,
    choices,
    dealt,
    play,
    with_seals,
    won,
)

MOVES: list[tuple[str, Move]] = [
    ("r7", PlayCard("r7")),
    ("v15", PlayCard("v15")),
    ("take:blue", TakeSeal("blue")),
    ("take:blue<B", TakeSeal("blue", 1)),
    ("saboteur", TakeSaboteur()),
    ("done", EndAnnouncement()),
    ("give:violet", GiveSeal("violet")),
    ("give:white", GiveSeal("white")),
    ("black", TakeBlack()),
    ("none", TakeNone()),
]
BAD_TEXTS = [
    ("", "'' is no move; expected a form like r7"),
    ("r0", "'r0' is no move"),
    ("r16", "'r16' is no move"),
    ("r07", "'r07' is no move"),
    ("R7", "'R7' is no move"),
    ("p7", "'p7' is no move"),
    ("r\u0667", "is no move"),
    ("take:", "'' is no colour; expected one of red, yellow, green, blue, violet"),
    ("take:white", "'white' is no colour"),
    ("take:black", "'black' is no colour"),
    ("take:blue<", "'' is no seat"),
    ("take:blue<2", "'2' is no seat; expected a letter from A to L"),
    ("give:black", "'black' is no seal to give; expected one of red"),
    ("give", "'give' is no move"),
    ("black:1", "'black:1' is no move"),
]
IMPOSSIBLE: list[tuple[Move, str]] = [
    (PlayCard("x9"), "'x9' is no card; expected a form like r7, from r1 to v15"),
    (TakeSeal("white"), "'white' is no colour"),
    (TakeSeal("blue", 12), "12 is no seat; expected 0 to 11"),
    (TakeSeal("blue", -1), "-1 is no seat"),
    (GiveSeal("black"), "'black' is no seal to give"),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_as_text(text: str, move: Move) -> None:
    assert SEVEN_SEALS.parse_move(text) == move
    assert SEVEN_SEALS.format_move(move) == text
    assert SEVEN_SEALS.move_of(SEVEN_SEALS.move_code(move)) == move


@pytest.mark.parametrize(("text", "sentence"), BAD_TEXTS)
def test_a_text_that_is_no_move_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SEVEN_SEALS.parse_move(text)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("move", "sentence"), IMPOSSIBLE, ids=str)
def test_a_move_that_can_never_be_is_refused(move: Move, sentence: str) -> None:
    state = dealt()
    before = SEVEN_SEALS.position(state)
    with pytest.raises(BadNotation) as refusal:
        SEVEN_SEALS.play(state, move)
    assert sentence in str(refusal.value)
    assert SEVEN_SEALS.position(state) == before


def second_announces() -> SevenSeals:
    state = dealt()
    announce(state, "blue blue blue")
    return state


def second_has_taken_all_green() -> SevenSeals:
    state = second_announces()
    play(state, "take:green take:green take:green take:blue<A")
    return state


def no_white_left() -> SevenSeals:
    state = dealt()
    announce(state, "blue blue blue violet violet violet")
    play(state, "take:blue<A take:blue<A take:blue<A take:violet<A")
    return state


def saboteur_is_taken() -> SevenSeals:
    state = dealt()
    play(state, "saboteur")
    return state


def yellow_led() -> SevenSeals:
    state = announced()
    play(state, "y1")
    return state


def asked_for(held: Seals) -> SevenSeals:
    state = announced()
    play(state, "v2 v12 v7")
    state = with_seals(state, {B: held})
    play(state, "g3")
    return state


def colour_or_white() -> SevenSeals:
    return asked_for(Seals(violet=1, white=1, red=1))


def white_or_black() -> SevenSeals:
    return asked_for(Seals(white=1, red=1))


def white_or_none() -> SevenSeals:
    state = before_last_card(winner=B)
    most = max(range(4), key=lambda seat: won(state, seat))
    other = next(seat for seat in range(4) if seat != most and won(state, seat))
    black = {most: 5, other: 1}
    held = {seat: Seals(black=count) for seat, count in black.items()}
    held[B] = Seals(black=black.get(B, 0), white=1)
    state = with_seals(state, held)
    play(state, choices(state)[0])
    return state


def game_is_over() -> SevenSeals:
    state = before_last_card(winner=B, rounds=1)
    play(state, choices(state)[0])
    return state


def between_rounds() -> SevenSeals:
    state = before_last_card(winner=B)
    play(state, choices(state)[0])
    return state


REFUSED: list[tuple[Any, str, str]] = [
    (game_is_over, "r1", "game-over"),
    (between_rounds, "r1", "not-dealt"),
    (dealt, "r1", "announce-first"),
    (dealt, "give:red", "announce-first"),
    (dealt, "black", "announce-first"),
    (announced, "take:red", "announced-already"),
    (announced, "saboteur", "announced-already"),
    (announced, "done", "announced-already"),
    (announced, "give:red", "no-trick-to-settle"),
    (announced, "none", "no-trick-to-settle"),
    (colour_or_white, "y4", "settle-first"),
    (colour_or_white, "done", "settle-first"),
    (colour_or_white, "take:red", "settle-first"),
    (announced, "r2", "not-in-hand"),
    (announced, "v15", "not-in-hand"),
    (yellow_led, "r3", "must-follow"),
    (dealt, "take:blue<B", "in-stock"),
    (second_announces, "take:blue", "not-in-stock"),
    (second_announces, "take:blue<C", "seat-has-none"),
    (second_announces, "take:blue<E", "no-such-seat"),
    (second_has_taken_all_green, "take:green", "nobody-has"),
    (second_has_taken_all_green, "take:green<B", "nobody-has"),
    (second_has_taken_all_green, "take:blue<B", "own-seal"),
    (second_has_taken_all_green, "saboteur", "seals-taken"),
    (no_white_left, "take:violet<A", "no-white-left"),
    (saboteur_is_taken, "saboteur", "saboteur-taken"),
    (colour_or_white, "give:blue", "not-held"),
    (colour_or_white, "give:red", "does-not-serve"),
    (colour_or_white, "black", "coloured-first"),
    (colour_or_white, "none", "coloured-first"),
    (white_or_black, "none", "black-left"),
    (white_or_none, "black", "black-gone"),
]


@pytest.mark.parametrize(("table", "text", "reason"), REFUSED)
def test_a_refusal_has_a_name_and_changes_nothing(table: Any, text: str, reason: str) -> None:
    state: SevenSeals = table()
    before = SEVEN_SEALS.position(state)
    with pytest.raises(IllegalMove) as refusal:
        play(state, text)
    assert refusal.value.reason == reason
    assert "{" not in str(refusal.value)
    assert SEVEN_SEALS.position(state) == before


def test_every_reason_is_given_somewhere() -> None:
    assert {reason for _, _, reason in REFUSED} == REASONS.keys()


def test_a_refusal_speaks_of_what_was_asked() -> None:
    with pytest.raises(IllegalMove, match="yellow was led and you have yellow; follow it"):
        play(yellow_led(), "r3")
    with pytest.raises(IllegalMove, match="A has taken the saboteur"):
        play(saboteur_is_taken(), "saboteur")
    assert SEVEN_SEALS.view(saboteur_is_taken(), A).saboteur == A
