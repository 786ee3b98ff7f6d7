from typing import Any

import pytest

from sabot.core.errors import BadOptions
from sabot.games.registry import game_named, game_of_options
from sabot.games.saboteur.game import SABOTEUR

BAD_TEXTS = [
    ("", "names no game"),
    ("saboteur(players=5", "names no game"),
    ("saboteur(players=(5))", "names no game"),
    ("Saboteur", "names no game"),
    ("chess(players=2)", "names the game 'chess'; expected saboteur"),
    ("saboteur(players)", "'players' is no option; expected a form like players=5"),
    ("saboteur(players=)", "'players=' is no option"),
    ("saboteur(=5)", "'=5' is no option"),
    ("saboteur(players=5,players=6)", "option 'players' is given twice"),
    ("saboteur(player=5)", "saboteur has no option 'player'; it has players, edition"),
    ("saboteur(players=2)", "option 'players' of saboteur: 2 is not from 3 to 10"),
    ("saboteur(players=11)", "11 is not from 3 to 10; expected 3 to 10"),
    ("saboteur(players=five)", "'five' is no number"),
    ("saboteur(players=5.0)", "'5.0' is no number"),
    ("saboteur(players=\u0665)", "is no number"),
    ("saboteur(players=99999999999999999999)", "is no number"),
    ("saboteur(edition=french)", "'french' is none of gigamic, amigo, zman"),
    ("saboteur(direction=left)", "'left' is none of clockwise, counter-clockwise"),
    ("saboteur(placement=anywhere)", "'anywhere' is none of linked, beside"),
    ("saboteur(round_end=never)", "'never' is none of hands_empty, all_passed"),
    ("saboteur(discards=open)", "'open' is none of seen, hidden"),
    ("saboteur(auto_gold=yes)", "'yes' is neither on nor off; expected on, off"),
    ("saboteur(broken_tools_forfeit=1)", "'1' is neither on nor off"),
    ("saboteur(break_own_tool=True)", "'True' is neither on nor off"),
    ("saboteur(rounds=0)", "0 is not from 1 to 10"),
    ("saboteur(rounds=11)", "11 is not from 1 to 10"),
    ("saboteur(starter=Z)", "'Z' is no seat; expected a letter from A to L"),
    ("saboteur(starter=0)", "'0' is no seat"),
    ("saboteur(players=3,starter=D)", "option 'starter' of saboteur: the last of the seats is C"),
]
BAD_CHOICES: list[tuple[dict[str, Any], str]] = [
    ({"players": True}, "'True' is no whole number"),
    ({"players": 5.0}, "'5.0' is no whole number"),
    ({"players": None}, "'None' is no whole number"),
    ({"auto_gold": 1}, "'1' is neither on nor off"),
    ({"auto_gold": None}, "'None' is neither on nor off"),
    ({"edition": 3}, "'3' is none of gigamic"),
    ({"edition": ["zman"]}, "is none of gigamic"),
    ({"starter": -1}, "'-1' is no seat"),
    ({"starter": True}, "'True' is no seat"),
    ({"starter": 5}, "the last of the seats is E"),
    ({"min_path": 7}, "saboteur has no option 'min_path'"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_TEXTS)
def test_a_text_that_names_no_options_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        SABOTEUR.parse_options(text)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("choices", "sentence"), BAD_CHOICES, ids=str)
def test_a_choice_that_cannot_be_is_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        SABOTEUR.options(**choices)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("value", [[], {}, ["on"]], ids=str)
def test_a_switch_refuses_a_value_of_any_type(value: object) -> None:
    with pytest.raises(BadOptions, match="neither on nor off"):
        SABOTEUR.options(auto_gold=value)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("saboteur", "saboteur(players=5,edition=gigamic)"),
        ("saboteur()", "saboteur(players=5,edition=gigamic)"),
        (" saboteur( edition = zman , players=4 ) ", "saboteur(players=4,edition=zman)"),
        ("saboteur(edition=zman,round_end=all_passed)", "saboteur(players=5,edition=zman)"),
        ("saboteur(rounds=3,auto_gold=on)", "saboteur(players=5,edition=gigamic)"),
        ("saboteur(auto_gold=off)", "saboteur(players=5,edition=gigamic,auto_gold=off)"),
        ("saboteur(starter=random)", "saboteur(players=5,edition=gigamic)"),
        ("saboteur(starter=B)", "saboteur(players=5,edition=gigamic,starter=B)"),
        (
            "saboteur(rounds=1,placement=beside,players=10)",
            "saboteur(players=10,edition=gigamic,placement=beside,rounds=1)",
        ),
    ],
)
def test_options_have_one_canonical_text(text: str, canonical: str) -> None:
    options = SABOTEUR.parse_options(text)
    assert SABOTEUR.format_options(options) == canonical
    assert SABOTEUR.parse_options(canonical) == options


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no game 'chess'; expected one of"):
        game_named("chess")
    with pytest.raises(BadOptions, match="there is no game 'chess'"):
        game_of_options("chess(players=2)")
    assert game_of_options("saboteur(players=2)") is SABOTEUR
