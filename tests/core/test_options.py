"""Options as text: read leniently, written canonically, refused with what was expected."""

import pytest

from sabot.core.errors import BadOptions
from sabot.games.registry import game_named, game_of_options
from sabot.games.saboteur.game import SABOTEUR


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("saboteur", "saboteur(players=5,edition=gigamic)"),
        ("saboteur()", "saboteur(players=5,edition=gigamic)"),
        (" saboteur ( edition = zman , players = 3 ) ", "saboteur(players=3,edition=zman)"),
        ("saboteur(rounds=3,players=5)", "saboteur(players=5,edition=gigamic)"),
        ("saboteur(starter=E)", "saboteur(players=5,edition=gigamic,starter=E)"),
        ("saboteur(starter=random)", "saboteur(players=5,edition=gigamic)"),
        (
            "saboteur(edition=zman,discards=hidden,break_own_tool=off)",
            "saboteur(players=5,edition=zman,break_own_tool=off)",
        ),
    ],
)
def test_options_have_one_canonical_text(text: str, canonical: str) -> None:
    options = SABOTEUR.parse_options(text)
    assert SABOTEUR.format_options(options) == canonical
    assert SABOTEUR.parse_options(canonical) == options


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "names no game"),
        ("saboteur(players=5", "names no game"),
        ("Saboteur!", "names no game"),
        ("saboteur(players)", "expected a form like players=5"),
        ("saboteur(players=)", "expected a form like players=5"),
        ("saboteur(players=5,players=6)", "given twice"),
        ("saboteur(players=five)", "expected 3 to 10"),
        ("saboteur(players=11)", "expected 3 to 10"),
        ("saboteur(players=99999999999999999999)", "expected 3 to 10"),
        ("saboteur(colour=red)", "no option 'colour'"),
        ("saboteur(edition=zman2)", "expected gigamic, amigo, zman"),
        ("saboteur(auto_gold=yes)", "expected on, off"),
        ("saboteur(starter=F)", "the last of the seats is E"),
        ("saboteur(starter=7)", "expected random, or a seat's letter"),
        ("saboteur(rounds=0)", "expected 1 to 10"),
        ("chess", "expected saboteur"),
    ],
)
def test_bad_options_are_refused_with_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(BadOptions, match=says.replace("(", r"\(")):
        SABOTEUR.parse_options(text)


@pytest.mark.parametrize(
    "choices",
    [{"players": True}, {"players": 2.5}, {"auto_gold": 1}, {"starter": -1}, {"edition": 3}],
)
def test_values_of_the_wrong_type_are_refused(choices: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="expected"):
        SABOTEUR.options(**choices)


def test_a_game_is_found_by_its_options() -> None:
    assert game_of_options("saboteur(players=3)") is SABOTEUR
    with pytest.raises(BadOptions, match="expected one of saboteur"):
        game_named("hearts")
