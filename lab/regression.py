"""Weights learnt from examples: logistic and linear regression, each with a ridge penalty."""

import math
from collections.abc import Sequence
from typing import Final

STEPS: Final = 6

Row = Sequence[float]


def logistic(rows: Sequence[Row], shares: Sequence[float], ridge: float) -> list[float]:
    """The weights with the largest likelihood of the outcomes (Newton's method)."""
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        chances = [1 / (1 + math.exp(-dot(weights, row))) for row in rows]
        errors = [share - chance for share, chance in zip(shares, chances, strict=True)]
        spreads = [chance * (1 - chance) for chance in chances]
        step = solved(rows, errors, spreads, [-ridge * weight for weight in weights], ridge)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return weights


def linear(rows: Sequence[Row], amounts: Sequence[float], ridge: float) -> list[float]:
    """The weights with the least squared error."""
    return solved(rows, amounts, [1.0] * len(rows), [0.0] * len(rows[0]), ridge)


def solved(
    rows: Sequence[Row],
    errors: Sequence[float],
    spreads: Sequence[float],
    pull: list[float],
    ridge: float,
) -> list[float]:
    """The change of weights that removes the errors as far as possible: one Newton step."""
    size = len(pull)
    matrix = [[ridge * (row == column) for column in range(size)] for row in range(size)]
    right = pull[:]
    for each, error, spread in zip(rows, errors, spreads, strict=True):
        there = [(at, value) for at, value in enumerate(each) if value]
        for at, value in there:
            right[at] += value * error
            row, scaled = matrix[at], value * spread
            for other, amount in there:
                row[other] += scaled * amount
    return eliminated(matrix, right)


def eliminated(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations (Gauss; the matrix is positive definite)."""
    size = len(right)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            right[below] -= factor * right[at]
            for column in range(at, size):
                rows[below][column] -= factor * rows[at][column]
    solution = [0.0] * size
    for at in reversed(range(size)):
        rest = right[at] - dot(rows[at][at + 1 :], solution[at + 1 :])
        solution[at] = rest / rows[at][at]
    return solution


def dot(one: Row, two: Row) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(one, two, strict=True))
