"""Actions: a dense index with a mask, and a bijection on legal moves."""

import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from sabot.core.errors import SabotError
from sabot.envs.arrays import bytes_of
from sabot.envs.encoder import OUTSIDE, Encoder, Row
from sabot.envs.lookup import Environment, environment
from sabot.envs.window import Window
from sabot.games.descriptor import GameDescriptor
from tests.conftest import COMPILED
from tests.envs.games import ALL_PLAYERS, EACH_GAME, buffers_for, one_row, states_of

# On the compiled rules; interpreted ones are 40 times as slow.
SHORT, LONG = (600, 60_000) if COMPILED else (100, 100)
MAZES = ["saboteur(players=5)", "saboteur2(players=5)"]
# These name places in a sorted hand, or moves in the order of a list: what they mean, the
# observation tells.
BY_PLACE = {"pass", "clear", "outside"}


def block_of(encoder: Encoder, action: int) -> str:
    return next(
        each.name for each in encoder.blocks if each.start <= action < each.start + each.size
    )


@pytest.mark.slow
@pytest.mark.parametrize("decisions", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", ["random", "rules"])
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_legal_moves_and_actions_are_a_bijection(options: str, kind: str, decisions: int) -> None:
    env = environment(options)
    encoder, row = env.encoder, one_row(env.encoder)
    mask = bytes_of(row.masks)
    meanings: dict[tuple[int, int], int] = {}
    for state in states_of(env, kind, len(options), decisions):
        seat = int(state.to_act())
        encoder.offer(row, state, seat)
        moves, actions = [*row.moves], [*row.actions]
        assert moves == [*state.moves()]
        inside = [action for action in actions if action != OUTSIDE]
        assert sorted(inside) == np.flatnonzero(mask).tolist()
        assert len(set(inside)) == len(inside)
        assert len(inside) + row.unplayable() == len(moves)
        for move, action in zip(moves, actions, strict=True):
            if action == OUTSIDE:
                continue
            assert row.move_of(action) == move
            if meanings.setdefault((seat, action), move) != move:
                assert block_of(encoder, action) in BY_PLACE


@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_blocks_and_fields_follow_each_other_without_gaps(options: str) -> None:
    encoder = environment(options).encoder
    for parts, size in ((encoder.blocks, encoder.actions), (encoder.fields, encoder.numbers)):
        end = 0
        for part in parts:
            assert part.start == end
            assert part.size > 0
            end += part.size
        assert end == size
        assert len({part.name for part in parts}) == len(parts)


def test_the_mask_of_a_seat_that_is_not_to_act_is_empty() -> None:
    env = environment("saboteur(players=3)")
    row = one_row(env.encoder)
    mask = bytes_of(row.masks)
    for state in states_of(env, "random", 1, 30):
        env.encoder.offer(row, state, int(state.to_act()))
        assert mask.any()
        env.encoder.offer(row, state, (int(state.to_act()) + 1) % 3)
        assert not mask.any()
        assert row.move_of(0) == OUTSIDE


def outside_counts(env: Environment, kind: str, decisions: int) -> Counter[str]:
    row = one_row(env.encoder)
    counts: Counter[str] = Counter()
    first_slot = env.encoder.first_slot
    for state in states_of(env, kind, 7, decisions):
        env.encoder.offer(row, state, int(state.to_act()))
        counts["moves"] += len(row.actions)
        counts["in slots"] += sum(action >= first_slot for action in row.actions)
        counts["unplayable"] += int(row.unplayable())
    return counts


@pytest.mark.slow
@pytest.mark.parametrize("options", MAZES)
def test_moves_outside_the_window_have_slots_and_the_rest_is_counted(options: str) -> None:
    decisions = 3000 if COMPILED else 300
    usual = outside_counts(environment(options), "random", decisions)
    narrow = outside_counts(environment(options, Window(-1, -1, 10, 3, 2)), "random", decisions)
    wide = outside_counts(environment(options, Window(-30, -30, 70, 60, 1)), "random", decisions)
    assert usual["moves"] == narrow["moves"] == wide["moves"]
    assert wide["in slots"] == wide["unplayable"] == 0
    assert usual["unplayable"] < usual["in slots"]
    assert narrow["unplayable"] > narrow["in slots"] > 0


@pytest.mark.parametrize("options", MAZES)
def test_a_move_outside_the_window_is_played_by_its_slot(options: str) -> None:
    env = environment(options, Window(0, 0, 1, 1, 400))
    row = one_row(env.encoder)
    played = 0
    for state in states_of(env, "random", 3, 60):
        env.encoder.offer(row, state, int(state.to_act()))
        assert row.unplayable() == 0
        for action, move in zip(row.actions, row.moves, strict=True):
            if action >= env.encoder.first_slot:
                assert row.move_of(action) == move
                played += 1
    assert played > 60


@pytest.mark.parametrize("options", [game for game in EACH_GAME if "saboteur" not in game])
def test_a_game_without_a_maze_takes_no_window(options: str) -> None:
    with pytest.raises(SabotError, match="no mine"):
        environment(options, Window())


def test_rows_of_one_buffer_do_not_touch_each_other() -> None:
    env = environment("sabotage")
    buffers = buffers_for(env.encoder, 3)
    masks = bytes_of(buffers.masks).reshape(3, -1)
    state = next(states_of(env, "random", 1, 1))
    env.encoder.encode(Row(buffers, 1), state, int(state.to_act()))
    assert masks[1].any()
    assert not masks[[0, 2]].any()


def test_a_game_without_an_encoder_is_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = GameDescriptor(id="sabotage", rules="sabot.games.sabotage.game:SABOTAGE")
    monkeypatch.setattr("sabot.envs.lookup.descriptor_of", {"sabotage": bare}.__getitem__)
    with pytest.raises(SabotError, match="no environment for 'sabotage'"):
        environment("sabotage")


def test_nothing_imports_environments_or_numpy_unless_asked() -> None:
    code = (
        "import sabot, sys; sabot.game('saboteur');"
        " print([name for name in sys.modules if 'envs' in name or name == 'numpy'])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
