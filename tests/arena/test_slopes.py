"""Moves tried out tell which way is uphill, and a climb by slopes gets there through noise."""

import random

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.arena.crews import Alone
from sabot.arena.tuning.ascending import ascend
from sabot.arena.tuning.climbing import Climb, Manner, begin, summit
from sabot.arena.tuning.command import Asked, plan_of
from sabot.arena.tuning.pairing import Pairing
from sabot.arena.tuning.slopes import SOFT, Slope, chances_of, slopes
from sabot.arena.tuning.tuning import Tuning
from sabot.bots import roster
from sabot.bots.policy import draw
from sabot.bots.weights import Weights, weights_of
from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.games.registry import GAMES

TOP: Weights = {"lay": 3000, "map": -800, "pass": 0, "hundredths": 15}
FOOT: Weights = {"lay": 1500, "map": 400, "pass": -600, "hundredths": 5}
# By how much one more of a weight sets moves apart: hundredths count a hundred times.
SCALES = {"lay": 1.0, "map": 1.0, "pass": 1.0, "hundredths": 100.0}


def height(weights: Weights) -> float:
    return -sum(((weights[name] - TOP[name]) * SCALES[name] / 1000) ** 2 for name in TOP)


def noisy_slope(climb: Climb, rng: random.Random) -> Slope:
    """The slope of the hill, with far more noise than slope."""
    found = Slope(decisions=1)
    for name, scale in SCALES.items():
        true = -2 * (climb.place[name] - TOP[name]) * scale * scale / 1e6
        found.rises[name] = true + rng.gauss(0, 0.004 * scale)
        found.spreads[name], found.counts[name] = scale * scale, 1
    return found


def climbed(steps: int, seed: int, so_far: Climb | None = None) -> Climb:
    manner = Manner(gain=6.0)
    found = begin(FOOT, list(FOOT), manner) if so_far is None else so_far
    while found.steps < steps:
        ascend(found, noisy_slope(found, random.Random(1000 * seed + found.steps)), manner)
    return found


def test_it_climbs_through_noise_in_weights_of_all_sizes() -> None:
    for seed in range(3):
        found = summit(climbed(400, seed))
        assert height(found) > height(FOOT) / 20
        assert abs(found["hundredths"] - TOP["hundredths"]) <= 2


def test_it_goes_on_where_it_was_left() -> None:
    whole = climbed(60, 4)
    kept = msgspec.json.encode(climbed(25, 4))
    assert climbed(60, 4, msgspec.json.decode(kept, type=Climb)) == whole


def test_weights_that_are_not_named_or_change_nothing_stay() -> None:
    found = begin(FOOT, ["lay", "map"], Manner())
    rises = Slope(1, {"lay": 1.0, "pass": 1.0}, {"lay": 1.0, "pass": 1.0}, {"lay": 1, "pass": 1})
    for _ in range(5):
        ascend(found, rises, Manner())
    assert summit(found) == {**FOOT, "lay": summit(found)["lay"]}
    assert summit(found)["lay"] > FOOT["lay"]


def test_chances_are_those_of_a_policy() -> None:
    scores = [100, -300, 250]
    chances, rng = chances_of(scores), Rng(5)
    drawn = [int(draw(vec[i64](scores), rng, SOFT)) for _ in range(4000)]
    assert sum(chances) == pytest.approx(1)
    for place, chance in enumerate(chances):
        assert drawn.count(place) / 4000 == pytest.approx(chance, abs=0.03)


def seals_slope(**changed: int) -> Slope:
    """The slope in a few rounds of The Seven Seals, in the weights that are named."""
    weights = weights_of("seven_seals")
    changes = {name.replace("__", "."): value for name, value in changed.items()}
    pairing = Pairing(
        game="seven_seals",
        options=("seven_seals(players=3,rounds=1)",),
        seating="mixed",
        seed="slopes",
        one={**weights, **changes},
        other=None,
    )
    return slopes((pairing, dict.fromkeys(changes, 30.0), range(8)))


@pytest.mark.slow
def test_uphill_is_towards_sense() -> None:
    """Who minds nothing while it owes seals learns to mind penalties, and black seals most."""
    names = [name for name in weights_of("seven_seals") if name.startswith("chasing.")]
    found = seals_slope(**{name.replace(".", "__"): 0 for name in names})
    assert found.decisions > 100
    assert found.rises["chasing.penalty"] < 0
    assert found.rises["chasing.win_black"] < 0 < found.rises["chasing.win_coloured"]


@pytest.mark.slow
def test_the_same_deals_have_the_same_slope() -> None:
    assert seals_slope(chasing__penalty=-100) == seals_slope(chasing__penalty=-100)


def asked(game_id: str, bot: str = "rules") -> Asked:
    return Asked(game_id, bot, "", "", None, "*", "1", 2, 2.0, 0.2, 100.0, 0.0, "trials")


@pytest.mark.slow
@pytest.mark.parametrize("game_id", [each for each in GAMES if roster.has_policy(each)])
def test_every_policy_can_be_tuned_by_trials(game_id: str) -> None:
    plan = plan_of(asked(game_id))
    tuning = Tuning(msgspec.structs.replace(plan, options=plan.options[:1]))
    tuning.go(2, Alone(), lambda _: None)
    moved = [name for name, place in tuning.climb.place.items() if place != plan.start[name]]
    assert len(moved) > len(plan.start) / 5
    assert tuning.games() == 2 * 2


def test_only_policies_are_tuned_by_trials() -> None:
    with pytest.raises(SabotError, match="only --bot rules can be tuned by trials"):
        plan_of(asked("saboteur", "detective"))
