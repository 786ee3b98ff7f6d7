"""Options, moves, deals and positions as text and data, and what is wrong with bad ones."""

from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadNotation, BadOptions, BadPosition, BadRecord, SabotError
from sabot.core.rng import Rng
from sabot.games.saboteur.encoding import Discarded
from sabot.games.saboteur2.encoding import CardPlayed, HandsSwapped, RoleAway
from sabot.games.saboteur2.game import SABOTEUR2
from tests.games.saboteur2.tables import changed, dealt, position, position_of

FULL = "saboteur2(players=7,profiteer_joins_lone_boss=on,rounds=2,starter=C)"


@pytest.mark.parametrize("text", ["saboteur2(players=5)", FULL])
def test_options_have_one_text(text: str) -> None:
    assert SABOTEUR2.format_options(SABOTEUR2.parse_options(text)) == text
    assert SABOTEUR2.format_options(SABOTEUR2.parse_options("saboteur2")) == "saboteur2(players=5)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("saboteur2(players=1)", "1 is not from 2 to 12"),
        ("saboteur2(players=13)", "13 is not from 2 to 12"),
        ("saboteur2(edition=zman)", "saboteur2 has no option 'edition'"),
        ("saboteur2(players=2,starter=C)", "the last of the seats is B"),
        ("saboteur2(profiteer_joins_lone_boss=1)", "'1' is neither on nor off"),
        ("saboteur(players=3)", "names the game 'saboteur'"),
    ],
)
def test_bad_options_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence.replace("(", r"\(")):
        SABOTEUR2.parse_options(text)


@pytest.mark.parametrize(
    "text",
    [
        "NES@3,-1t",
        "crystal-NSWxE@1,0",
        "-pick>C",
        "+pick/cart>C=cart",
        "rockfall@3,-1",
        "map@8,2",
        "inspection>L",
        "change-role>A",
        "swap-hands>B",
        "prison>B",
        "free>B",
        "hands-off>B",
        "thief",
        "pass:NES",
        "pass:NES++pick/cart+map",
        "clear:NS+thief=prison",
        "rob>C",
    ],
)
def test_a_move_has_one_text(text: str) -> None:
    move = SABOTEUR2.parse_move(text)
    assert SABOTEUR2.format_move(move) == text
    assert SABOTEUR2.move_of(SABOTEUR2.move_code(move)) == move


def test_cards_put_down_may_be_named_in_any_order() -> None:
    assert SABOTEUR2.format_move(SABOTEUR2.parse_move("pass:map+NS")) == "pass:NS+map"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pass:", "begins with no card"),
        ("pass:NES+", "begins with no card"),
        ("pass:NES+gold", "'gold' begins with no card"),
        ("pass:NS+NS+NS+NS", "4 cards can't be passed; expected 1, 2 or 3"),
        ("clear:NS=prison", "1 cards don't remove a card; expected 2"),
        ("clear:NS+EW=map", "'map' can't be removed"),
        ("clear:NS+EW", "'' can't be removed"),
        ("prison>Z", "'Z' is no seat"),
        ("ladder-N@1,0", "'ladder-N' is no tunnel card"),
        ("gold:3", "is no move"),
        ("map@1,1", "'1,1' is no goal"),
        ("hello", "is no move"),
    ],
)
def test_text_that_is_no_move_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SABOTEUR2.parse_move(text)
    assert sentence in str(refusal.value)


def test_a_deal_comes_back_from_its_lines() -> None:
    deal = SABOTEUR2.draw_deal(SABOTEUR2.new(SABOTEUR2.options(players=4)), Rng(3))
    assert SABOTEUR2.parse_deal(SABOTEUR2.format_deal(deal)) == deal


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"starter": 7}, "no seat 7 can begin"),
        ({"roles": ("boss",)}, "the wrong roles in the deal"),
        ({"roles": ("digger",)}, "'digger' is no role"),
        ({"goals": ("treasure",)}, "the wrong goals in the deal"),
        ({"aside": ()}, "the wrong cards in the deal"),
        ({"deck": ("gold",)}, "'gold' is no card"),
    ],
)
def test_a_deal_with_the_wrong_cards_is_refused(changes: dict[str, Any], sentence: str) -> None:
    state = SABOTEUR2.new(SABOTEUR2.options(players=3))
    deal = msgspec.structs.replace(SABOTEUR2.draw_deal(state, Rng(1)), **changes)
    before = SABOTEUR2.position(state)
    with pytest.raises(SabotError) as refusal:
        SABOTEUR2.deal(state, deal)
    assert sentence in str(refusal.value)
    assert SABOTEUR2.position(state) == before


def test_a_deal_with_fewer_cards_aside_is_refused() -> None:
    state = SABOTEUR2.new(SABOTEUR2.options(players=3))
    deal = SABOTEUR2.draw_deal(state, Rng(1))
    moved = msgspec.structs.replace(deal, aside=deal.aside[1:], deck=deal.deck + deal.aside[:1])
    with pytest.raises(BadRecord, match="10 cards aside, not 9"):
        SABOTEUR2.deal(state, moved)


SWAP = HandsSwapped(0, 1, 1, 0, ("NS",), ())


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "saboteur"}, "this is a position of 'saboteur'"),
        ({"rules": 9}, "rules version 9 is unknown"),
        ({"phase": "resting"}, "'resting' is no phase"),
        ({"deck": ("gold",)}, "'gold' is no card"),
        ({"deck": ()}, "expected"),
        ({"roles": ("boss", "boss", "green")}, "there are 5 roles green; expected 4"),
        ({"roles": ("boss",)}, "1 roles for 3 players"),
        ({"hands": ((), ())}, "2 hands for 3 players"),
        ({"nuggets": (0, -1, 0)}, "nobody owns less than no nugget"),
        ({"prisons": (5,)}, "a seat is not below 3"),
        ({"thieves": (1, 1)}, "a seat stands twice among those with a thief"),
        ({"robbers": (1,)}, "thieves are at work while the round is played"),
        ({"round": 4}, "round 4 of 3"),
        ({"put_down": (1,)}, "1 cards were put down face down, not 0"),
        ({"hand_story": (CardPlayed(0, "NS"),)}, "begins with a swap"),
        ({"hand_story": (msgspec.structs.replace(SWAP, given=None),)}, "must name the cards"),
        ({"hand_story": (msgspec.structs.replace(SWAP, other=0),)}, "with themselves"),
        ({"hand_story": (msgspec.structs.replace(SWAP, cards_given=3),)}, "names 1"),
        ({"roles_away": (RoleAway(0, "gold", (0,)),)}, "'gold' is no role"),
        ({"looked_at": ((5,), (), ())}, "goals are numbered 0, 1 and 2"),
    ],
)
def test_a_position_that_no_game_can_be_in_is_refused(
    changes: dict[str, Any], sentence: str
) -> None:
    data = changed(position_of(3, deck="NS EW"), **changes)
    with pytest.raises(BadPosition) as refusal:
        SABOTEUR2.from_position(data)
    assert sentence in str(refusal.value)


def test_a_ladder_beside_a_goal_is_no_position() -> None:
    with pytest.raises(BadPosition, match="stands beside a goal"):
        SABOTEUR2.from_position(position_of(3, maze="ladder-W@7,0"))


def test_cards_put_down_at_once_stand_in_order() -> None:
    data = position_of(3)
    down = (Discarded("hands-off", 1, False), Discarded("thief", 1, False))
    kept = [card.card for card in data.discards]
    kept.remove("thief")
    kept.remove("hands-off")
    discards = (*(Discarded(card, 0, True) for card in kept), *down)
    with pytest.raises(BadPosition, match="in the order of their kinds"):
        SABOTEUR2.from_position(changed(data, discards=discards, put_down=(2,)))
    again = changed(data, discards=(*discards[:-2], *down[::-1]), put_down=(2,))
    assert position(SABOTEUR2.from_position(again)) == again


def test_there_is_nothing_to_deal_while_a_round_is_played() -> None:
    state = dealt(players=2)
    with pytest.raises(SabotError, match="still being played"):
        SABOTEUR2.draw_deal(state, Rng(1))
