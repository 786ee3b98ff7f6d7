"""Every game, every number of players and every edition under the shipped suite."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.conformance import check_game
from sabot.games.registry import GAMES, game_of_options
from tests.conformance.subjects import OPTIONS, SUBJECTS, TESTED


def test_every_game_is_a_subject_with_all_numbers_of_players() -> None:
    assert {game_id: subject.game for game_id, subject in SUBJECTS.items()} == dict(GAMES)
    for game in GAMES.values():
        chosen = [game.parse_options(text) for text in TESTED[game.id].OPTIONS]
        assert {options.players for options in chosen} == set(game.players)


# Odd seeds steer a game, even ones don't: half of the games take the one, half the other.
ONE_SEED_EACH = [(options, at % 2) for at, options in enumerate(OPTIONS)]
OTHER_SEED = [
    pytest.param(options, 1 - seed, marks=pytest.mark.long) for options, seed in ONE_SEED_EACH
]


@pytest.mark.slow
@pytest.mark.parametrize(("options", "seed"), [*ONE_SEED_EACH, *OTHER_SEED])
def test_a_game_conforms(options: str, seed: int) -> None:
    game = game_of_options(options)
    check_game(SUBJECTS[game.id], game.parse_options(options), seed, every=15)


@pytest.mark.long
@settings(max_examples=60, deadline=None, derandomize=True)
@given(options=st.sampled_from(OPTIONS), seed=st.integers(0, 2**40))
def test_any_game_conforms(options: str, seed: int) -> None:
    game = game_of_options(options)
    check_game(SUBJECTS[game.id], game.parse_options(options), seed, every=40)
