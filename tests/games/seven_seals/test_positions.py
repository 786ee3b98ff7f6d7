"""Positions that can't be are refused in one clear sentence."""

from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadPosition
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.position import Position
from tests.games.seven_seals.tables import (
    B,
    C,
    announce,
    announced,
    before_last_card,
    choices,
    dealt,
    play,
    with_seals,
)


def announcing() -> Position:
    state = dealt()
    announce(state, "red blue")
    announce(state, "saboteur")
    return SEVEN_SEALS.position(state)


def playing() -> Position:
    state = announced("red", "violet", "saboteur")
    play(state, "v2 v12 v7 g3 y4 y2")
    return SEVEN_SEALS.position(state)


def giving() -> Position:
    state = announced()
    play(state, "v2 v12 v7")
    state = with_seals(state, {B: Seals(violet=1, white=1)})
    play(state, "g3")
    return SEVEN_SEALS.position(state)


def ended() -> Position:
    state = before_last_card(winner=C, saboteur=C)
    play(state, choices(state)[0])
    return SEVEN_SEALS.position(state)


def swapped(position: Position, one: str, two: str) -> dict[str, Any]:
    """The hands with two cards changed for each other."""
    names = {one: two, two: one}
    return {"hands": tuple(tuple(names.get(c, c) for c in hand) for hand in position.hands)}


NOBODY = (Seals(),) * 4
PLAYED = playing()
BAD: list[tuple[Any, dict[str, Any], str]] = [
    (playing, {"game": "saboteur"}, "this is a position of 'saboteur'; expected seven_seals"),
    (playing, {"rules": 9}, "rules version 9 is unknown"),
    (playing, {"options": "saboteur(players=4)"}, "the options are those of 'saboteur'"),
    (playing, {"options": "seven_seals(players=3)"}, "hands of 4 seats for 3 players"),
    (playing, {"phase": "resting"}, "'resting' is no phase"),
    (playing, {"hands": (("x1",), *PLAYED.hands[1:])}, "'x1' is no card"),
    (playing, {"dealer": 4}, "a seat is not from 0 to 3"),
    (playing, {"saboteur": -1}, "a seat is not from 0 to 3"),
    (playing, {"to_act": 7}, "a seat is not from 0 to 3"),
    (playing, {"to_act": 0}, "another seat is to act"),
    (playing, {"to_act": None}, "somebody is to act"),
    (playing, {"round": 9}, "round 9 of 4"),
    (playing, {"round": 2}, "0 rows of points in round 2"),
    (playing, {"sheet": ((1, 2, 3, 4),)}, "1 rows of points in round 1"),
    (playing, {"round": 2, "sheet": ((1, 2, 3),)}, "a row of 3 points"),
    (playing, {"round": 2, "sheet": ((1, 2, 3, 2**70),)}, "a round costs from 0 to 68 points"),
    (playing, {"round": 2, "sheet": ((1, 2, 3, -1),)}, "a round costs from 0 to 68 points"),
    (playing, {"hands": ((), *PLAYED.hands[1:])}, "the wrong cards: r1 r12 y1"),
    (playing, {"tricks": ((), *PLAYED.tricks)}, "each trick but the last has 4 cards"),
    (playing, {"tricks": (PLAYED.tricks[0], ("y4", "y2", "y3"))}, "y3 too many"),
    (
        playing,
        {"hands": (PLAYED.hands[0][1:], (*PLAYED.hands[1], "r1"), *PLAYED.hands[2:])},
        "A holds 13 cards; expected 14",
    ),
    (playing, swapped(PLAYED, "v3", "y9"), "D played g3 though holding violet"),
    (playing, {"seals": NOBODY[:3]}, "seals of 3 seats for 4 players"),
    (playing, {"seals": (Seals(red=-1), *NOBODY[1:])}, "fewer than 0 seals"),
    (playing, {"seals": (Seals(red=3), Seals(red=3), *NOBODY[2:])}, "6 red seals are held"),
    (playing, {"seals": (*NOBODY[:2], Seals(blue=1), Seals())}, "the saboteur holds seals"),
    (playing, {"seals": (Seals(black=1), *NOBODY[1:])}, "A has more black seals than tricks"),
    (playing, {"phase": "giving"}, "no trick has just been won"),
    (playing, {"phase": "announcing"}, "a card was played before all have announced"),
    (playing, {"phase": "over", "to_act": None}, "rows of points"),
    (giving, {"to_act": 2}, "the winner of the trick is to act"),
    (giving, {"seals": NOBODY}, "the winner of the trick has no choice of seals"),
    (giving, {"seals": NOBODY, "saboteur": 1}, "the winner of the trick has no choice of seals"),
    (announcing, {"seals": (*NOBODY[:3], Seals(red=1))}, "seals before their turn"),
    (announcing, {"saboteur": 3}, "the saboteur was taken before their turn"),
    (announcing, {"saboteur": 2}, "the saboteur was taken before their turn"),
    (ended, {"phase": "over"}, "the game ends with its last round"),
    (ended, {"sheet": ((0, 0, 0, 0),)}, "the seals cost (0, 0, 4, 0)"),
    (ended, {"phase": "playing", "to_act": 2, "sheet": ()}, "there are no cards left"),
]


@pytest.mark.parametrize(("sound", "changes", "sentence"), BAD, ids=[row[2] for row in BAD])
def test_a_position_that_no_game_can_be_in_is_refused(
    sound: Any, changes: dict[str, Any], sentence: str
) -> None:
    position = sound()
    SEVEN_SEALS.from_position(position)
    with pytest.raises(BadPosition) as refusal:
        SEVEN_SEALS.from_position(msgspec.structs.replace(position, **changes))
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_before_the_first_deal_the_table_is_empty() -> None:
    opening = SEVEN_SEALS.position(SEVEN_SEALS.new(SEVEN_SEALS.options(players=4)))
    SEVEN_SEALS.from_position(opening)
    for changes in ({"hands": PLAYED.hands}, {"seals": PLAYED.seals}, {"saboteur": 1}):
        with pytest.raises(BadPosition, match="before the first deal"):
            SEVEN_SEALS.from_position(msgspec.structs.replace(opening, **changes))
    with pytest.raises(BadPosition, match="the dealer of round 0"):
        SEVEN_SEALS.from_position(msgspec.structs.replace(opening, dealer=2))
