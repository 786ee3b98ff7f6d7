"""What is cut off from the start, and what a rockfall would cut off: both games with a maze."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.game import SPECTATOR
from sabot.games.registry import game_of_options
from sabot.games.saboteur.moves import CollapseTunnel
from tests.conformance.subjects import OPTIONS
from tests.games.screens import Cell, Walk, states

MAZES = [options for options in OPTIONS if options.startswith("saboteur")]


def cells(pieces: Any) -> list[Cell]:
    return [(piece.col, piece.row) for piece in pieces]


@pytest.mark.slow
@pytest.mark.clause("SAB.4.5", "SB2.4.1", "SB2.4.3", "SB2.4.4")
@settings(max_examples=20, deadline=None, derandomize=True)
@given(options=st.sampled_from(MAZES), seed=st.integers(0, 2**40))
def test_what_is_cut_off_is_what_a_walk_does_not_find(options: str, seed: int) -> None:
    game = game_of_options(options)
    for state in states(options, seed):
        for view in game.views(state, [SPECTATOR, game.to_act(state)]):
            assert cells(view.cut_off) == Walk(view).cut_off()


@pytest.mark.slow
@pytest.mark.clause("SAB.5.4")
@settings(max_examples=15, deadline=None, derandomize=True)
@given(options=st.sampled_from(MAZES), seed=st.integers(0, 2**40))
def test_a_fall_is_foretold_as_it_comes_about(options: str, seed: int) -> None:
    game = game_of_options(options)
    for state in states(options, seed):
        seat = game.to_act(state)
        for viewer in (SPECTATOR, *range(state.setup.players)):
            if viewer != seat:
                assert game.view(state, viewer).falls == ()
        view = game.view(state, seat)
        assert {(fall.col, fall.row): cells(fall.cut_off) for fall in view.falls} == {
            cell: cut for cell, cut in come_about(game, state, view) if cut
        }


def come_about(game: Any, state: Any, view: Any) -> list[tuple[Cell, list[Cell]]]:
    """For each rockfall that can be played, what is newly cut off once it is."""
    falls: list[tuple[Cell, list[Cell]]] = []
    for move in view.moves:
        if isinstance(move, CollapseTunnel):
            after = state.copy()
            game.play(after, move)
            now = cells(game.view(after, SPECTATOR).cut_off)
            before = cells(view.cut_off)
            falls.append(((move.col, move.row), [cell for cell in now if cell not in before]))
    return falls
