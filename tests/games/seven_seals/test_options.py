"""Options and their texts."""

import pytest

from sabot.core.errors import BadOptions
from sabot.games.seven_seals.game import SEVEN_SEALS

BAD_TEXTS = [
    ("saboteur(players=4)", "names the game 'saboteur'; expected seven_seals"),
    ("seven_seals(players=2)", "option 'players' of seven_seals: 2 is not from 3 to 5"),
    ("seven_seals(players=6)", "6 is not from 3 to 5"),
    ("seven_seals(saboteur_base=3)", "3 is not from 4 to 6"),
    ("seven_seals(saboteur_base=7)", "7 is not from 4 to 6"),
    ("seven_seals(rounds=0)", "0 is not from 1 to 20"),
    ("seven_seals(rounds=21)", "21 is not from 1 to 20"),
    ("seven_seals(dealer=E)", "option 'dealer' of seven_seals: the last of the seats is D"),
    ("seven_seals(dealer=0)", "'0' is no seat"),
    ("seven_seals(show_played=yes)", "'yes' is neither on nor off"),
    ("seven_seals(edition=zman)", "seven_seals has no option 'edition'; it has players"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_TEXTS)
def test_options_that_can_not_be_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        SEVEN_SEALS.parse_options(text)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("seven_seals", "seven_seals(players=4)"),
        ("seven_seals(players=3,rounds=6)", "seven_seals(players=3)"),
        ("seven_seals(players=3,rounds=3)", "seven_seals(players=3,rounds=3)"),
        ("seven_seals(rounds=4,saboteur_base=4)", "seven_seals(players=4)"),
        ("seven_seals(dealer=random,show_played=off)", "seven_seals(players=4)"),
        (
            "seven_seals(show_played=on, dealer=B, saboteur_base=5, players=5, rounds=1)",
            "seven_seals(players=5,saboteur_base=5,rounds=1,dealer=B,show_played=on)",
        ),
    ],
)
def test_options_have_one_canonical_text(text: str, canonical: str) -> None:
    options = SEVEN_SEALS.parse_options(text)
    assert SEVEN_SEALS.format_options(options) == canonical
    assert SEVEN_SEALS.parse_options(canonical) == options
