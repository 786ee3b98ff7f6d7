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


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_game_conforms(options: str, seed: int) -> None:
    game = game_of_options(options)
    check_game(SUBJECTS[game.id], game.parse_options(options), seed, every=15)


@pytest.mark.slow
@settings(max_examples=20, deadline=None, derandomize=True)
@given(options=st.sampled_from(OPTIONS), seed=st.integers(0, 2**40))
def test_any_game_conforms(options: str, seed: int) -> None:
    game = game_of_options(options)
    check_game(SUBJECTS[game.id], game.parse_options(options), seed, every=40)
