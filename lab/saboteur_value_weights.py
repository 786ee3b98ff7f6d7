"""Learns the value estimate of Saboteur from rounds that are played out as in a search.

    PYTHONPATH=build/compiled .venv/bin/python -m lab.saboteur_value_weights 60000

writes `src/sabot/bots/saboteur/prospects.json`: the weights of `value_estimate.py`. A logistic
regression learns the probability that the diggers win. The argument is the number of rounds, with
all numbers of players and all editions. One position of each round is played out.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from lab.regression import logistic
from sabot.bots.rollouts import play_on, play_round_out
from sabot.bots.saboteur.factory import playing
from sabot.bots.saboteur.round_value import found
from sabot.bots.saboteur.value_estimate import ASSET_COUNT, ValueEstimate
from sabot.bots.saboteur.value_weights import ASSETS
from sabot.bots.weights import write_weights
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.options import EDITIONS
from sabot.games.saboteur.rules import Saboteur

FILE: Final = Path(__file__).parents[1] / "src/sabot/bots/saboteur/prospects.json"
ROUNDS: Final = 60000
# The position is among the first moves of a round, up to this one; many rounds are over by then.
LATEST: Final = 64
# Before the position some rounds are played with less coolness, because a search tries odd moves
# too: sometimes the last move before the position is random.
ABANDON: Final = (1.0, 2.0, 5.0, 5.0)
COOLNESS: Final = 5.0
PLAYOUTS: Final = 2
# Keeps the weights of rare features small.
RIDGE: Final = 3.0
HUNDRED: Final = 100
UNIT: Final = 1000


class Sample(NamedTuple):
    """A position: the assets for and against the diggers, and the share of their wins."""

    assets: list[float]
    won: float


def samples(rounds: int) -> list[Sample]:
    """A position of each round that lasts long enough."""
    estimate = ValueEstimate(vec[i64]([0] * ASSET_COUNT))
    found_so_far = (sample(seed, estimate) for seed in range(rounds))
    return [each for each in found_so_far if each is not None]


def sample(seed: int, estimate: ValueEstimate) -> Sample | None:
    """A position of the round with this seed, unless it was over by then."""
    rng = Rng(seed)
    state = position(rng)
    if state.to_act() == NOBODY or found(state):
        return None
    estimate.look(state)
    won = sum(found(played_out(state, rng)) for _ in range(PLAYOUTS))
    return Sample([int(each) / HUNDRED for each in estimate.assets], won / PLAYOUTS)


def position(rng: Rng) -> Saboteur:
    """A random position of a random round."""
    players = SABOTEUR.players[int(rng.below(len(SABOTEUR.players)))]
    edition = [*EDITIONS][int(rng.below(len(EDITIONS)))]
    state = SABOTEUR.new(SABOTEUR.options(players=players, edition=edition, rounds=1))
    state.deal(rng)
    coolness = ABANDON[int(rng.below(len(ABANDON)))]
    play_on(state, playing(), rng, coolness, rng.below(LATEST))
    if state.to_act() != NOBODY and rng.below(2):
        moves = state.moves()
        state.step(moves[int(rng.below(len(moves)))])
    return state


def played_out(state: Saboteur, rng: Rng) -> Saboteur:
    """The end of the round, played as in a search."""
    end = state.copy()
    play_round_out(end, playing(), Rng(rng.word()), COOLNESS)
    return end


def main() -> None:
    """Learn, and write the file."""
    learnt = samples(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    weights = logistic([each.assets for each in learnt], [each.won for each in learnt], RIDGE)
    amounts = [round(UNIT * weight) for weight in weights]
    FILE.write_bytes(write_weights(dict(zip(ASSETS, amounts, strict=True))))
    print(len(learnt), "positions")


if __name__ == "__main__":
    main()
