"""Weights that are learnt from examples are those that the examples were made with."""

import math

import pytest

from lab.regression import linear, logistic
from lab.saboteur_value_weights import PLAYOUTS, sample
from sabot.bots.saboteur.value_estimate import ASSET_COUNT, ValueEstimate
from sabot.bots.saboteur.value_weights import shipped

SLIGHT = 1e-9


def test_shares_give_the_chances_that_they_are_of() -> None:
    rows = [[1.0, 0.0], [1.0, 1.0], [1.0, -2.0]]
    shares = [1 / (1 + math.exp(-(0.5 - 1.5 * row[1]))) for row in rows]
    assert logistic(rows, shares, SLIGHT) == pytest.approx([0.5, -1.5], abs=1e-3)


def test_a_ridge_keeps_weights_small() -> None:
    rows, shares = [[1.0]] * 10, [0.9] * 10
    assert 0 < logistic(rows, shares, 5.0)[0] < logistic(rows, shares, SLIGHT)[0]


def test_amounts_give_the_line_that_they_lie_on() -> None:
    rows = [[1.0, 0.0], [1.0, 1.0], [1.0, 5.0]]
    assert linear(rows, [2.0, 5.0, 17.0], SLIGHT) == pytest.approx([2.0, 3.0])


def test_a_position_of_saboteur_comes_with_how_often_diggers_won() -> None:
    judge: ValueEstimate = shipped()
    found = [each for each in (sample(seed, judge) for seed in range(12)) if each is not None]
    assert found
    for each in found:
        assert len(each.assets) == ASSET_COUNT
        assert each.assets[0] == 1.0
        assert each.won * PLAYOUTS in range(PLAYOUTS + 1)
