"""Learns the value estimate of Sabotage from rounds that the rules bot plays with itself.

    PYTHONPATH=build/compiled .venv/bin/python -m lab.sabotage_value_weights 10000

writes `src/sabot/bots/sabotage/prospects.json`: the weights of `value_estimate.py` for each number
of players. A logistic regression learns the probability that the side to play wins, a linear one
its lead in points. The argument is the number of rounds. Positions of every round are drawn at
random.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from lab.regression import linear, logistic
from sabot.bots.sabotage.rules import policy
from sabot.bots.sabotage.value_estimate import WEIGHT_COUNT, ValueEstimate
from sabot.bots.sabotage.value_weights import LEADING, WINNING, names_of, open_chances
from sabot.bots.weights import write_weights
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.state import PLAYING, SIDE

FILE: Final = Path(__file__).parents[1] / "src/sabot/bots/sabotage/prospects.json"
ROUNDS: Final = 12000
# One position in this many is learnt from: neighbours are nearly the same.
EVERY: Final = 12
COOLNESS: Final = 5.0
# Keeps the weights of rare features small.
RIDGE: Final = 3.0
UNIT: Final = 1000
MANY_POINTS: Final = 12


class Sample(NamedTuple):
    """A position: the assets of both sides, 1 if the side to play won, and its lead."""

    assets: list[float]
    won: float
    lead: float


def samples(players: int, rounds: int) -> list[Sample]:
    """Positions of rounds that the rules bot plays with itself."""
    found: list[Sample] = []
    nothing = vec[i64]([0] * WEIGHT_COUNT)
    estimate = ValueEstimate(open_chances(), nothing, nothing)
    for seed in range(rounds):
        found.extend(samples_of_round(players, seed, estimate))
    return found


def samples_of_round(players: int, seed: int, estimate: ValueEstimate) -> list[Sample]:
    """Some positions of one round."""
    state = SABOTAGE.new(SABOTAGE.options(players=players, rounds=1))
    rules = policy()
    rng = Rng(seed)
    state.deal(rng)
    taken: list[tuple[int, list[float]]] = []
    while not state.over():
        if state.phase == PLAYING and rng.below(EVERY) == 0:
            estimate.look(state)
            taken.append((int(state.seat) & SIDE, [each / 100 for each in estimate.assets]))
        state.step(rules.pick(state, rng, COOLNESS))
    lead = int(state.score(0)) - int(state.score(1))
    return [sample(assets, -lead if side else lead) for side, assets in taken]


def sample(assets: list[float], lead: int) -> Sample:
    """A position with its outcome."""
    won = (1 + (lead > 0) - (lead < 0)) / 2
    return Sample(assets, won, float(max(min(lead, MANY_POINTS), -MANY_POINTS)))


def main() -> None:
    """Learn for both numbers of players, and write the file."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    weights: dict[str, int] = {}
    for players in SABOTAGE.players:
        found = samples(players, rounds)
        rows = [each.assets for each in found]
        winning = logistic(rows, [each.won for each in found], RIDGE)
        leading = linear(rows, [each.lead for each in found], RIDGE)
        for what, learnt in ((WINNING, winning), (LEADING, leading)):
            amounts = [round(each * UNIT) for each in learnt]
            weights |= dict(zip(names_of(players, what), amounts, strict=True))
        print(players, "players:", len(found), "positions")
    FILE.write_bytes(write_weights(weights))


if __name__ == "__main__":
    main()
