from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadNotation, BadRecord, SabotError
from sabot.core.rng import Rng
from sabot.games.saboteur.deals import Deal
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.tables import (
    FINISH,
    LAST,
    at_the_last_card,
    at_the_treasure,
    deal_with,
    dealt,
    phase,
    play,
)


def new(**choices: Any) -> Saboteur:
    return SABOTEUR.new(SABOTEUR.options(**{"players": 3, "starter": "B", **choices}))


SOUND = SABOTEUR.draw_deal(new(), Rng(1))
LINES = SABOTEUR.format_deal(SOUND)
BAD: list[tuple[dict[str, Any], str]] = [
    ({"starter": 2}, "B begins this round, not C"),
    ({"roles": ("digger",) * 4}, "the wrong roles in the deal: saboteur missing, digger too many"),
    ({"roles": SOUND.roles[:3]}, "the wrong roles in the deal"),
    ({"goals": ("treasure", "treasure", "stone-ES")}, "stone-SW missing, treasure too many"),
    ({"goals": ()}, "the wrong goals in the deal: treasure stone-SW stone-ES missing"),
    ({"deck": SOUND.deck[1:]}, f"the wrong cards in the deal: {SOUND.deck[0]} missing"),
    ({"deck": (*SOUND.deck, "NS")}, "the wrong cards in the deal: NS too many"),
    ({"hands": SOUND.hands[:2]}, "the wrong cards in the deal"),
    (
        {"hands": (*SOUND.hands[:2], SOUND.hands[2][:5]), "deck": (*SOUND.deck, SOUND.hands[2][5])},
        "the deal must have 3 hands of 6 cards",
    ),
    ({"gold": None}, "the deal of round 1 shuffles the gold"),
    ({"gold": (SOUND.gold or ())[1:]}, "the wrong gold cards in the deal"),
    ({"gold": (1,) * 28}, "gold cards in the deal: 2 2 2 2 2 2 2 2 3 3 3 3 missing, 1 1"),
]
UNKNOWN: list[tuple[dict[str, Any], str]] = [
    ({"roles": ("boss", *SOUND.roles[1:])}, "'boss' is no role"),
    ({"goals": ("gold", "stone-SW", "stone-ES")}, "'gold' is no goal"),
    ({"deck": ("ladder", *SOUND.deck[1:])}, "'ladder' is no card"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_deal_with_the_wrong_cards_is_refused(changes: dict[str, Any], sentence: str) -> None:
    state = new()
    before = SABOTEUR.position(state)
    with pytest.raises(BadRecord) as refusal:
        SABOTEUR.deal(state, msgspec.structs.replace(SOUND, **changes))
    assert sentence in str(refusal.value)
    assert SABOTEUR.position(state) == before


@pytest.mark.parametrize(("changes", "sentence"), UNKNOWN)
def test_a_deal_with_unknown_names_is_refused(changes: dict[str, Any], sentence: str) -> None:
    state = new()
    before = SABOTEUR.position(state)
    with pytest.raises(BadNotation, match=sentence):
        SABOTEUR.deal(state, msgspec.structs.replace(SOUND, **changes))
    assert SABOTEUR.position(state) == before


@pytest.mark.parametrize("starter", [3, -1, 99])
@pytest.mark.parametrize("named", [None, "B"])
def test_a_starter_who_does_not_sit_there_is_refused(starter: int, named: str | None) -> None:
    state = new(starter=named)
    with pytest.raises(BadRecord, match=f"no seat {starter} can begin; there are 3 players"):
        SABOTEUR.deal(state, deal_with(state, starter=starter))


@pytest.mark.parametrize("value", [0, 4, 99, -1])
def test_a_deal_with_gold_of_another_value_is_refused(value: int) -> None:
    state = new()
    with pytest.raises(BadRecord, match=f"wrong gold cards in the deal: .* {value} too many"):
        SABOTEUR.deal(state, msgspec.structs.replace(SOUND, gold=(value, *(SOUND.gold or ())[1:])))


@pytest.mark.clause("SAB.2.5")
def test_a_deal_that_shuffles_the_gold_though_it_lies_is_refused() -> None:
    state = play(at_the_treasure(), FINISH)
    with pytest.raises(BadRecord, match="the deal of round 2 leaves the gold as it lies"):
        SABOTEUR.deal(state, deal_with(state, gold=SABOTEUR.position(state).pile))


@pytest.mark.clause("SAB.2.5")
def test_a_deal_that_leaves_the_gold_though_saboteurs_were_paid_is_refused() -> None:
    state = play(at_the_last_card(roles="SDDD"), LAST)
    with pytest.raises(BadRecord, match="the deal of round 2 shuffles the gold"):
        SABOTEUR.deal(state, deal_with(state, gold=None))


def test_a_round_that_is_being_played_is_not_dealt_again() -> None:
    state = dealt(players=3)
    before = SABOTEUR.position(state)
    with pytest.raises(SabotError, match="the round is still being played"):
        SABOTEUR.deal(state, SOUND)
    with pytest.raises(SabotError, match="the round is still being played"):
        SABOTEUR.draw_deal(state, Rng(1))
    assert SABOTEUR.position(state) == before


def test_no_round_is_dealt_after_the_last() -> None:
    state = play(at_the_last_card(round_number=3), LAST)
    assert phase(state) == "over"
    with pytest.raises(SabotError, match="the game is over; there is no round to deal"):
        SABOTEUR.draw_deal(state, Rng(1))


def test_drawing_a_deal_leaves_the_state_as_it_is() -> None:
    state = new()
    before = SABOTEUR.position(state)
    SABOTEUR.draw_deal(state, Rng(1))
    assert SABOTEUR.position(state) == before


# Lines of a record.


def lines_with(name: str, line: str | None) -> list[str]:
    """The lines of a sound deal, one of them replaced or left out."""
    replaced = [line if old.startswith(name) else old for old in LINES]
    return [each for each in replaced if each is not None]


BAD_LINES: list[tuple[list[str], str]] = [
    (lines_with("starter", None), "there is no line 'starter:'"),
    (lines_with("roles", None), "there is no line 'roles:'"),
    (lines_with("goals", None), "there is no line 'goals:'"),
    (lines_with("deck", None), "there is no line 'deck:'"),
    ([*LINES, "weather: fine"], "no line 'weather:' is expected here"),
    ([*LINES, "nonsense"], "'nonsense' is not expected here"),
    ([*LINES, LINES[0]], "is not expected here"),
    (lines_with("hand A", None), "no line 'hand B:' is expected here"),
    ([*LINES, "hand E: NS"], "no line 'hand E:' is expected here"),
    (lines_with("starter", "starter: 1"), "'1' is no seat"),
    (lines_with("starter", "starter: A B"), "'A B' is no seat"),
    (lines_with("starter", "starter:"), "'' is no seat"),
    (lines_with("gold", "gold: one"), "'one' is no gold card"),
    ([], "there is no line 'starter:'"),
]


def test_a_deal_as_lines() -> None:
    assert SABOTEUR.parse_deal(LINES) == SOUND
    assert LINES[0] == "starter: B"
    assert len(LINES) == 3 + 3 + 2
    short = msgspec.structs.replace(SOUND, gold=None)
    assert SABOTEUR.parse_deal(SABOTEUR.format_deal(short)) == short
    empty = msgspec.structs.replace(SOUND, gold=())
    assert SABOTEUR.parse_deal(SABOTEUR.format_deal(empty)) == empty


@pytest.mark.parametrize(("lines", "sentence"), BAD_LINES, ids=[each for _, each in BAD_LINES])
def test_lines_that_are_no_deal_are_refused(lines: list[str], sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        SABOTEUR.parse_deal(lines)
    assert sentence in str(refusal.value)


def test_lines_with_more_hands_than_there_are_seats_are_refused() -> None:
    hands = [f"hand {letter}: NS" for letter in "DEFGHIJKL"]
    state = new()
    with pytest.raises(SabotError):
        SABOTEUR.deal(state, SABOTEUR.parse_deal([*LINES[:6], *hands, *LINES[6:]]))


def test_a_deal_with_an_unknown_field_is_refused() -> None:
    data = msgspec.json.encode(SOUND).replace(b'"deck"', b'"dock"')
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=Deal)
