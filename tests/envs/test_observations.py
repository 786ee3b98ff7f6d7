"""Observations: within their ranges, the same however they were drawn, and nothing hidden."""

import numpy as np
import pytest

from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.envs.arrays import Bytes, bytes_of
from sabot.envs.encoder import Encoder
from sabot.envs.lookup import environment
from sabot.envs.maze_encoder import MazeEncoder
from sabot.envs.window import Window
from tests.conformance.subjects import OPTIONS, SUBJECTS
from tests.conftest import COMPILED
from tests.envs.games import ALL_PLAYERS, one_row, states_of

SOME = 400 if COMPILED else 40
WINDOWS = [Window(-1, -1, 11, 3, 4), Window(-6, -6, 20, 14, 0)]


def fresh(encoder: Encoder, state: State, seat: int) -> tuple[Bytes, Bytes]:
    """Observation and mask of a seat, written into empty buffers."""
    row = one_row(encoder)
    encoder.encode(row, state, seat)
    return bytes_of(row.observations), bytes_of(row.masks)


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_numbers_keep_to_their_ranges_and_old_writes_leave_no_trace(options: str) -> None:
    env = environment(options)
    row = one_row(env.encoder)
    high = np.concatenate([np.full(each.size, each.high) for each in env.encoder.fields])
    observation = bytes_of(row.observations)
    mask = bytes_of(row.masks)
    highest = np.zeros_like(observation)
    rng = Rng(len(options))
    for kind in ("random", "rules"):
        for state in states_of(env, kind, len(options), SOME):
            # The row goes round the table, as in a batch, and now and then to another seat.
            seat = int(state.to_act() if rng.below(4) else rng.below(env.options.players))
            env.encoder.encode(row, state, seat)
            np.maximum(highest, observation, out=highest)
            assert (observation <= high).all()
            if rng.below(8) == 0:
                again, mask_again = fresh(env.encoder, state, seat)
                assert (again == observation).all()
                assert (mask_again == mask).all()
    names = [
        each.name
        for each in env.encoder.fields
        if highest[each.start : each.start + each.size].any()
    ]
    assert len(names) > 0.7 * len(env.encoder.fields)


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("options", ["saboteur(players=3)", "saboteur2(players=4)"])
def test_other_windows_show_the_same_cells(options: str, window: Window) -> None:
    env, usual = environment(options, window), environment(options)
    row = one_row(env.encoder)
    shared = [each.name for each in usual.encoder.fields[: usual.encoder.planes]]
    for state in states_of(env, "random", 5, SOME):
        seat = int(state.to_act())
        env.encoder.encode(row, state, seat)
        theirs, _ = fresh(usual.encoder, state, seat)
        ours = bytes_of(row.observations)
        one, two = cells_of(env.encoder, ours), cells_of(usual.encoder, theirs)
        for cell in one.keys() & two.keys():
            assert (one[cell] == two[cell]).all(), (cell, shared)


def cells_of(encoder: Encoder, numbers: Bytes) -> dict[tuple[int, int], Bytes]:
    """What the planes show, by column and row."""
    assert isinstance(encoder, MazeEncoder)
    window, count = encoder.window, int(encoder.planes)
    planes = numbers[: count * window.cells].reshape(count, window.width, window.height)
    return {
        (int(window.left) + col, int(window.top) + row): planes[:, col, row]
        for col in range(window.width)
        for row in range(window.height)
    }


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
def test_twins_have_the_same_numbers_and_masks(options: str) -> None:
    env = environment(options)
    game, rng = env.game, Rng(len(options))
    twin = SUBJECTS[game.id].twin
    for kind in ("random", "rules"):
        for number, state in enumerate(states_of(env, kind, 11, SOME)):
            if number % 7:
                continue
            seat = int(rng.below(env.options.players))
            other = game.from_position(twin(game.position(state), seat, rng))
            for ours, theirs in zip(
                fresh(env.encoder, state, seat), fresh(env.encoder, other, seat), strict=True
            ):
                assert (ours == theirs).all()
