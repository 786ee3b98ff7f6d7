from typing import Any

import pytest

from sabot.core.errors import BadOptions
from sabot.games.registry import game_of_options
from sabot.games.sabotage.game import SABOTAGE

BAD_TEXTS = [
    ("chess(players=2)", "names the game 'chess'; expected sabotage"),
    ("sabotage(players=3)", "option 'players' of sabotage: 3 is none of 2, 4; expected 2, 4"),
    ("sabotage(players=1)", "1 is not from 2 to 4"),
    ("sabotage(players=5)", "5 is not from 2 to 4"),
    ("sabotage(players=two)", "'two' is no number"),
    ("sabotage(fewer_dismantle=4)", "'4' is neither on nor off; expected on, off"),
    ("sabotage(rounds=0)", "0 is not from 1 to 12"),
    ("sabotage(rounds=13)", "13 is not from 1 to 12"),
    ("sabotage(dealer=C)", "option 'dealer' of sabotage: the last of the seats is B"),
    ("sabotage(dealer=1)", "'1' is no seat"),
    ("sabotage(edition=zman)", "sabotage has no option 'edition'; it has players, fewer_dismantle"),
    ("sabotage(rounds=2,rounds=3)", "option 'rounds' is given twice"),
]
CANONICAL = [
    ("sabotage", "sabotage(players=2)"),
    ("sabotage(players=2)", "sabotage(players=2)"),
    ("sabotage( dealer = D, players = 4 )", "sabotage(players=4,dealer=D)"),
    ("sabotage(rounds=4,fewer_dismantle=off,dealer=random)", "sabotage(players=2)"),
    (
        "sabotage(dealer=A,rounds=1,fewer_dismantle=on,players=4)",
        "sabotage(players=4,fewer_dismantle=on,rounds=1,dealer=A)",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_TEXTS)
def test_a_text_that_names_no_options_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        SABOTAGE.parse_options(text)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "choices", [{"players": True}, {"players": 3}, {"dealer": 2}, {"dealer": -1}, {"rounds": None}]
)
def test_bad_choices_are_refused(choices: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        SABOTAGE.options(**choices)


@pytest.mark.parametrize(("text", "canonical"), CANONICAL)
def test_options_have_one_canonical_text(text: str, canonical: str) -> None:
    options = SABOTAGE.parse_options(text)
    assert SABOTAGE.format_options(options) == canonical
    assert SABOTAGE.parse_options(canonical) == options
    assert game_of_options(text) is SABOTAGE


@pytest.mark.clause("SGT.2.2", "SGT.6.1")
def test_the_defaults_are_those_of_the_rules() -> None:
    options = SABOTAGE.options()
    assert (options.players, options.rounds) == (2, 4)
    assert (options.fewer_dismantle, options.dealer) == (False, None)


def test_two_or_four_play() -> None:
    assert list(SABOTAGE.players) == [2, 4]
