"""Learns how a round of Sabotage stands, from rounds that the rules bot plays with itself.

    PYTHONPATH=build/compiled .venv/bin/python tools/prospects.py 10000

writes `src/sabot/bots/sabotage/prospects.json`: for each number of players the weights by which
`prospect.py` says how likely the side to play wins (a logistic regression) and by how many points
(a linear one). The number is that of the rounds. Some positions of every round are taken at random.
"""

import math
import sys
from pathlib import Path
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.sabotage.prospect import WEIGHT_COUNT, Prospect
from sabot.bots.sabotage.prospects import LEADING, WINNING, names_of, open_chances
from sabot.bots.sabotage.rules import policy
from sabot.bots.weights import write_weights
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.state import PLAYING, SIDE

FILE: Final = Path(__file__).parents[1] / "src/sabot/bots/sabotage/prospects.json"
ROUNDS: Final = 12000
# One position in so many is learnt from: neighbours tell nearly the same.
EVERY: Final = 12
COOLNESS: Final = 5.0
# Keeps weights of what hardly ever happens small.
RIDGE: Final = 3.0
STEPS: Final = 6
UNIT: Final = 1000
MANY_POINTS: Final = 12


class Sample(NamedTuple):
    """A position: what both sides have, whether the side to play won, and by how much it led."""

    assets: list[float]
    won: float
    lead: float


def samples(players: int, rounds: int) -> list[Sample]:
    """Positions of rounds that the rules bot plays with itself."""
    found: list[Sample] = []
    nothing = vec[i64]([0] * WEIGHT_COUNT)
    prospect = Prospect(open_chances(), nothing, nothing)
    for seed in range(rounds):
        found.extend(samples_of_round(players, seed, prospect))
    return found


def samples_of_round(players: int, seed: int, prospect: Prospect) -> list[Sample]:
    """Some positions of one round."""
    state = SABOTAGE.new(SABOTAGE.options(players=players, rounds=1))
    rules = policy()
    rng = Rng(seed)
    state.deal(rng)
    taken: list[tuple[int, list[float]]] = []
    while not state.over():
        if state.phase == PLAYING and rng.below(EVERY) == 0:
            prospect.look(state)
            taken.append((int(state.seat) & SIDE, [each / 100 for each in prospect.assets]))
        state.step(rules.pick(state, rng, COOLNESS))
    lead = int(state.score(0)) - int(state.score(1))
    return [sample(assets, -lead if side else lead) for side, assets in taken]


def sample(assets: list[float], lead: int) -> Sample:
    """A position, and what became of it."""
    won = (1 + (lead > 0) - (lead < 0)) / 2
    return Sample(assets, won, float(max(min(lead, MANY_POINTS), -MANY_POINTS)))


def learn_winning(found: list[Sample]) -> list[float]:
    """The weights that make what happened most likely (Newton's method)."""
    weights = [0.0] * WEIGHT_COUNT
    for _ in range(STEPS):
        chances = [1 / (1 + math.exp(-dot(weights, each.assets))) for each in found]
        errors = [each.won - chance for each, chance in zip(found, chances, strict=True)]
        spreads = [chance * (1 - chance) for chance in chances]
        step = solved(found, errors, spreads, weights)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return weights


def learn_leading(found: list[Sample]) -> list[float]:
    """The weights that come nearest to the leads."""
    leads = [each.lead for each in found]
    return solved(found, leads, [1.0] * len(found), [0.0] * WEIGHT_COUNT)


def solved(
    found: list[Sample], errors: list[float], spreads: list[float], weights: list[float]
) -> list[float]:
    """The change of weights that takes the errors away, as far as it can."""
    size = WEIGHT_COUNT
    rows = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    right = [-RIDGE * weight for weight in weights]
    for each, error, spread in zip(found, errors, spreads, strict=True):
        there = [(at, asset) for at, asset in enumerate(each.assets) if asset]
        for at, asset in there:
            right[at] += asset * error
            row, scaled = rows[at], asset * spread
            for other, amount in there:
                row[other] += scaled * amount
    return eliminated(rows, right)


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


def dot(one: list[float], two: list[float]) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(one, two, strict=True))


def main() -> None:
    """Learn for both numbers of players, and write the file."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    weights: dict[str, int] = {}
    for players in SABOTAGE.players:
        found = samples(players, rounds)
        for what, learnt in ((WINNING, learn_winning(found)), (LEADING, learn_leading(found))):
            amounts = [round(each * UNIT) for each in learnt]
            weights |= dict(zip(names_of(players, what), amounts, strict=True))
        print(players, "players:", len(found), "positions")
    FILE.write_bytes(write_weights(weights))


if __name__ == "__main__":
    main()
