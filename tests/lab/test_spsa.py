"""The climb finds the top through noise, is the same for a seed, and goes on where it was left."""

import random

import msgspec

from lab.tune.spsa import (
    Climb,
    SpsaSettings,
    begin,
    clearness,
    shifted,
    shifts,
    step,
    summit,
)
from sabot.bots.weights import Weights

TOP: Weights = {"lay": 3000, "map": -800, "pass": 0, "break": 1500}
FOOT: Weights = {"lay": 1500, "map": 400, "pass": -600, "break": 500}


def height(weights: Weights) -> float:
    """How good weights are: the top is best in all of them."""
    return -sum(((weights[name] - TOP[name]) / 1000) ** 2 for name in TOP)


def match(one: Weights, other: Weights, rng: random.Random) -> list[float]:
    """Noisy games: even the best against the worst loses many."""
    better = 0.35 * max(-1.0, min(1.0, height(one) - height(other)))
    return [1.0 if rng.random() < 0.5 + better else -1.0 for _ in range(64)]


def climb(steps: int, seed: int, so_far: Climb | None = None) -> Climb:
    settings = SpsaSettings(gain=6.0, reach=0.2, least=200.0)
    found = begin(FOOT, list(FOOT), settings) if so_far is None else so_far
    while found.steps < steps:
        by = shifts(found, 1000 * seed + found.steps)
        rng = random.Random(100_000 * seed + found.steps)
        won = clearness(match(shifted(found, by, 1), shifted(found, by, -1), rng))
        step(found, by, won, settings)
    return found


def test_it_climbs_through_noise() -> None:
    for seed in range(3):
        found = summit(climb(1500, seed))
        assert height(found) > height(FOOT) / 20


def test_it_is_the_same_for_a_seed_and_goes_on_where_it_was_left() -> None:
    whole = climb(60, 4)
    assert climb(60, 4) == whole
    assert climb(60, 5) != whole
    kept = msgspec.json.encode(climb(25, 4))
    assert climb(60, 4, msgspec.json.decode(kept, type=Climb)) == whole


def test_weights_that_are_not_named_stay() -> None:
    found = begin(FOOT, ["lay"], SpsaSettings())
    for number in range(20):
        step(found, shifts(found, number), 1.0, SpsaSettings())
    assert summit(found) == {**FOOT, "lay": summit(found)["lay"]}
    assert summit(found)["lay"] != FOOT["lay"]


def test_the_result_is_the_mean_of_the_later_half() -> None:
    found = begin({"lay": 0}, ["lay"], SpsaSettings())
    assert summit(found) == {"lay": 0}
    places: list[float] = []
    for _ in range(100):
        step(found, {"lay": 100.0}, 1.0, SpsaSettings())
        places.append(found.place["lay"])
    assert found.counted == 37
    assert summit(found) == {"lay": round(sum(places[63:]) / 37)}


def test_clearness_is_measured_in_spreads() -> None:
    assert clearness([1.0, 1.0]) == 1
    assert clearness([-2.0, -2.0]) == -1
    assert clearness([0.0, 0.0]) == 0
    assert clearness([1.0, -1.0]) == 0
    assert clearness([3.0, 1.0, 2.0, 0.0]) == clearness([30.0, 10.0, 20.0, 0.0]) == 1
    assert 0 < clearness([1.0, -1.0, 0.5]) < 1
