"""Moves tried out say which weights to change, and a fit finds that through noise."""

import random
from array import array
from collections.abc import Sequence

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lab.command_line import run
from lab.tune import __main__ as command
from lab.tune.command import Asked, Wishes, plan_of
from lab.tune.decisions import MOST, Decision, Lot, decisions
from lab.tune.fitting import SOFT, Fit, pulls_of, strides_of
from lab.tune.pairing import Pairing
from lab.tune.tuning import Plan, Tuning, keep, pairing_of, resumed
from sabot.arena.workers import InProcess
from sabot.bots import roster
from sabot.bots.policy import draw
from sabot.bots.weights import weights_of
from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.games.registry import GAMES

# What a point of each feature is really worth; hundredths come in hundreds.
TRUTH = {"good": 30.0, "bad": -30.0, "idle": 0.0, "hundredths": 0.3}
SIZES = {"good": 1.0, "bad": 1.0, "idle": 1.0, "hundredths": 100.0}


def lot(count: int, noise: float, seed: int) -> list[Decision]:
    """Decisions between four moves that score alike, with features at random and much luck."""
    rng = random.Random(seed)
    found: list[Decision] = []
    for _ in range(count):
        rates: dict[str, Sequence[float]] = {
            name: array("f", [size * rng.gauss(0, 1) for _ in range(4)])
            for name, size in SIZES.items()
        }
        worths = [
            sum(TRUTH[name] * rates[name][move] for name in TRUTH) + rng.gauss(0, noise)
            for move in range(4)
        ]
        found.append(Decision([0] * 4, worths, rates))
    return found


def test_it_finds_what_moves_are_worth_through_noise() -> None:
    changes = Fit(lot(600, 100.0, 1)).find(1.0, Rng(1))
    assert changes["good"] > 200
    assert changes["bad"] < -200
    assert abs(changes["idle"]) < changes["good"] / 4
    assert changes["hundredths"] * 100 == pytest.approx(changes["good"], rel=0.3)


def test_the_same_lot_and_seed_give_the_same() -> None:
    few = lot(200, 100.0, 2)
    assert Fit(few).find(1.0, Rng(3)) == Fit(few).find(1.0, Rng(3)) != Fit(few).find(1.0, Rng(4))


def test_what_sets_nothing_apart_is_not_changed() -> None:
    decision = Decision([0, 0], [10.0, -10.0], {"good": array("f", [0.5, -0.5])})
    assert strides_of([decision]).keys() == Fit([decision]).find(1.0, Rng(1)).keys() == {"good"}


def test_more_is_expected_if_better_moves_score_more() -> None:
    scores, worths = [0.0, 100.0, -50.0], [-20.0, 30.0, 10.0]

    def expected(scores: list[float]) -> float:
        rng = Rng(1)
        taken = [draw(vec[i64]([int(each) for each in scores]), rng, SOFT) for _ in range(20_000)]
        return sum(worths[int(each)] for each in taken) / len(taken)

    pulls = pulls_of(scores, worths)
    assert sum(pulls) == pytest.approx(0)
    for place, pull in enumerate(pulls):
        more = [score + 200 * (at == place) for at, score in enumerate(scores)]
        assert expected(more) - expected(scores) == pytest.approx(200 * pull, abs=1.5)


def seals(share: float = 0.0, **changed: int) -> list[Decision]:
    """Decisions of a few rounds of The Seven Seals, with the weights that are named."""
    changes = {name.replace("__", "."): value for name, value in changed.items()}
    pairing = Pairing(
        game="seven_seals",
        options=("seven_seals(players=3,rounds=1)",),
        seating="mixed",
        seed="decisions",
        one={**weights_of("seven_seals"), **changes},
        other=None,
    )
    return decisions(Lot(pairing, dict.fromkeys(changes, 30.0), share, range(16)))


@pytest.mark.slow
def test_who_minds_nothing_learns_sense() -> None:
    names = [name for name in weights_of("seven_seals") if name.startswith("chasing.")]
    found = seals(**{name.replace(".", "__"): 0 for name in names})
    assert len(found) > 100
    fit = Fit(found)
    changes = fit.find(1.0, Rng(1))
    assert changes["chasing.penalty"] < -fit.strides["chasing.penalty"]
    assert changes["chasing.win_black"] < 0


@pytest.mark.slow
def test_the_same_deals_are_tried_alike() -> None:
    assert seals(chasing__penalty=-100) == seals(chasing__penalty=-100)


@pytest.mark.slow
def test_only_decisions_of_the_one_are_tried_beside_the_rung_below() -> None:
    """Of three seats it has one or two, so there are fewer; and other things come of moves."""
    alone, beside = (seals(share, chasing__penalty=-100) for share in (0.0, 1.0))
    assert 0.3 * len(alone) < len(beside) < 0.7 * len(alone)

    def best(found: list[Decision]) -> float:
        return sum(max(each.worths) for each in found) / len(found)

    assert best(beside) != pytest.approx(best(alone))


@pytest.mark.slow
def test_no_more_moves_are_tried_than_are_likely_to_be_made() -> None:
    plan = plan_of(asked("saboteur2")._replace(players="5"))
    pairing = pairing_of(plan, "most", plan.start, None)
    found = decisions(Lot(pairing, {"digger.progress": 30.0}, 0.0, range(3)))
    sizes = [len(each.worths) for each in found]
    assert max(sizes) == MOST
    assert all(len(each.scores) == len(each.worths) for each in found)


@pytest.mark.slow
def test_only_decisions_that_a_weight_has_a_say_in_are_tried() -> None:
    plan = plan_of(asked("saboteur2")._replace(players="5"))
    pairing = pairing_of(plan, "say", plan.start, None)

    def tried(*names: str) -> list[Decision]:
        return decisions(Lot(pairing, dict.fromkeys(names, 30.0), 0.0, range(6)))

    digging, of_all = tried("digger.progress"), tried("digger.progress", "geologist.crystal")
    assert all(each.rates for each in of_all)
    assert 0 < len(digging) < len(of_all)
    # Whatever else is tried, the same luck decides.
    assert [each for each in of_all if list(each.rates) == ["digger.progress"]] == digging


def asked(game_id: str, bot: str = "rules") -> Asked:
    return Asked(game_id, bot, "", "", None, "*", "1", 2, 2.0, 0.2, 100.0, 0.0, "trials")


@pytest.mark.long
@pytest.mark.parametrize("game_id", [each for each in GAMES if roster.has_policy(each)])
def test_every_policy_can_be_tuned_by_trials(game_id: str) -> None:
    plan = plan_of(asked(game_id))
    tuning = Tuning(msgspec.structs.replace(plan, options=plan.options[:1]))
    tuning.go(1, InProcess(), lambda _: None)
    moved = [name for name, place in tuning.climb.place.items() if place != plan.start[name]]
    assert len(moved) > len(plan.start) / 10
    assert tuning.games() == 2


@pytest.mark.slow
def test_it_goes_on_where_it_was_left(tmp_path_factory: pytest.TempPathFactory) -> None:
    plan = plan_of(asked("seven_seals")._replace(only="chasing.*", players="3"))
    whole, half = Tuning(plan), Tuning(plan)
    whole.go(2, InProcess(), lambda _: None)
    half.go(1, InProcess(), lambda _: None)
    file = tmp_path_factory.mktemp("tuning") / "tune.json"
    keep(half, file)
    rest = resumed(plan, file)
    rest.go(2, InProcess(), lambda _: None)
    assert rest.climb == whole.climb


@pytest.mark.parametrize(("way", "steps", "deals"), [([], 1000, 64), (["--by", "trials"], 6, 6000)])
def test_each_way_has_steps_and_deals_of_its_own(
    monkeypatch: pytest.MonkeyPatch, way: list[str], steps: int, deals: int
) -> None:
    asked: list[tuple[Plan, Wishes]] = []

    def noted(plan: Plan, wishes: Wishes) -> bool:
        asked.append((plan, wishes))
        return True

    monkeypatch.setattr(command, "climb", noted)
    words = ["seven_seals", "--out", "w.json", "--state", "t.json", *way]
    assert run(command.tune, words, "lab.tune") == 0
    [(plan, wishes)] = asked
    assert (wishes.steps, plan.deals) == (steps, deals)


def test_only_policies_are_tuned_by_trials() -> None:
    with pytest.raises(SabotError, match="only --bot rules can be tuned by trials"):
        plan_of(asked("saboteur", "detective"))
