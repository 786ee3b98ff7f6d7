"""The training example learns: a short form of what docs/environments.md shows."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sabot.envs.vector import Games

PLACE = Path(__file__).parents[2] / "examples" / "ppo" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    spec = importlib.util.spec_from_file_location("ppo", PLACE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_names_become_inputs_of_their_own(ppo: Any) -> None:
    games = Games("sabotage(players=2,rounds=1)", 3)
    inputs = ppo.Inputs(games.environment.encoder)
    rows = inputs(games.arrays.observations)
    assert rows.shape == (3, inputs.size)
    assert rows.min() >= 0
    assert rows.max() <= 1
    # One input is 1 for each cell of both roofs.
    assert (rows[:, len(inputs.amounts) :].sum(axis=1) == len(inputs.names)).all()


def test_a_decision_is_judged_by_what_its_seat_gains_until_its_next(ppo: Any) -> None:
    """One game of two seats: seat 0 decides twice, seat 1 once in between, and the game ends."""
    values = np.array([[0.5], [0.25], [1.0]], np.float32)
    seats = np.array([[0], [1], [0]])
    rewards = np.array([[[0, 0]], [[1, 0]], [[0, 3]]], np.float32)
    dones = np.array([[False], [False], [True]])
    found, known = ppo.judged(
        values, seats, rewards, dones, np.array([0]), np.array([9.0], np.float32), trace=0.5
    )
    assert known.all()
    last = 0 - 1.0
    assert found[:, 0] == pytest.approx([1 + 1.0 - 0.5 + 0.5 * last, 3 - 0.25, last])


def test_the_gradient_is_that_of_the_loss(ppo: Any) -> None:
    rng = np.random.default_rng(1)
    network = ppo.Network(4, 3, 5, rng)
    network.parts = [each.astype(np.float64) + 0.1 for each in network.parts]
    inputs, masks = rng.random((6, 4)), np.ones((6, 3), np.uint8)
    pull, worth = rng.random((6, 3)), rng.random(6)

    def loss() -> float:
        logs, values, _, _ = network.forward(inputs, masks)
        return float((logs * pull).sum() + (values * worth).sum())

    logs, _, one, two = network.forward(inputs, masks)
    d_logits = pull - np.exp(logs) * pull.sum(axis=1, keepdims=True)
    gradients = network.backward(inputs, one, two, d_logits, worth)
    for part, gradient in zip(network.parts, gradients, strict=True):
        part.flat[0] += 1e-6
        above = loss()
        part.flat[0] -= 2e-6
        below = loss()
        part.flat[0] += 1e-6
        assert gradient.flat[0] == pytest.approx((above - below) / 2e-6, abs=1e-4)


@pytest.mark.long
def test_it_beats_random_players_in_the_seven_seals(ppo: Any, tmp_path: Path) -> None:
    curve = ppo.train(ppo.TASKS["seven_seals"], minutes=60, updates=20, every=20, out=tmp_path)
    assert curve[0]["points"] < -6
    assert curve[-1]["points"] > -4 > curve[-1]["of_random_players"]
    assert {path.name for path in tmp_path.iterdir()} == {"curve.csv", "network.npz"}


@pytest.mark.long
def test_it_beats_random_players_in_sabotage(ppo: Any) -> None:
    curve = ppo.train(ppo.TASKS["sabotage"], minutes=60, updates=16, every=16, rounds=1024)
    assert curve[0]["won"] == pytest.approx(0.5, abs=0.06)
    assert curve[-1]["won"] > 0.57
