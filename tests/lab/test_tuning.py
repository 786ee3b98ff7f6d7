"""Policies meet in whole states on paired deals; what is found is proved, written and resumed."""

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lab.tune.bot_matches import bot_advantages
from lab.tune.command import Asked, plan_of
from lab.tune.pairing import Pairing, exchanged
from lab.tune.self_play import PolicyMatch, advantages
from lab.tune.spsa import SpsaSettings, summit
from lab.tune.tuned_bots import contender
from lab.tune.tuning import (
    MATCHES_OF_PROOF,
    Found,
    Plan,
    Proof,
    Tuning,
    history_beside,
    keep,
    publish,
    resumed,
)
from sabot.arena.intervals import Estimate
from sabot.arena.lineups import Seating
from sabot.arena.workers import InProcess
from sabot.bots import roster, weights
from sabot.bots.bot import Bot
from sabot.bots.policy import play_out_by
from sabot.bots.random import RandomBot
from sabot.bots.saboteur import factory
from sabot.bots.uniform_policy import UniformPolicy
from sabot.bots.weights import Weights, weights_in, weights_of
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.descriptor import GameDescriptor
from sabot.games.registry import GAMES, descriptor_of
from tests.bots import toys


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tests.bots.toys", toys)
    toyed = replace(descriptor_of("sabotage"), policy="tests.bots.toys:policy")

    def descriptor(_: str) -> GameDescriptor:
        return toyed

    for module in (roster, weights):
        monkeypatch.setattr(module, "descriptor_of", descriptor)


def plan(**more: Any) -> Plan:
    asked: dict[str, Any] = {
        "game": "sabotage",
        "options": ("sabotage(players=2,rounds=1)", "sabotage(players=4,rounds=1)"),
        "seating": "mixed",
        "seed": "tune",
        "deals": 4,
        "only": "*",
        "settings": SpsaSettings(),
        "start": {"size": 1000},
        "present": {"size": 1000},
    }
    return Plan(**{**asked, **more})


def pairing_of(game_id: str, options: tuple[str, ...], **more: Any) -> Pairing:
    usual: dict[str, Any] = {"seating": "mixed", "seed": "x", "one": {}, "other": None}
    return Pairing(game=game_id, options=options, **{**usual, **more})


def watch(_: Tuning) -> None:
    pass


@pytest.mark.parametrize("game_id", GAMES)
def test_equals_are_equal_on_every_deal(game_id: str) -> None:
    """Whoever gets which seats: with the seats exchanged it comes out even."""
    game = GAMES[game_id]
    text = game.format_options(game.options(rounds=1))
    seating: Seating = "sides" if game_id == "saboteur" else "mixed"
    pairing = pairing_of(game_id, (text,), seating=seating)
    same = UniformPolicy()
    for deal in range(3):
        assert PolicyMatch(pairing, deal, [same, same]).advantage() == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_both_line_ups_begin_with_the_same_deal(game_id: str) -> None:
    game = GAMES[game_id]
    text = game.format_options(game.options(rounds=1))
    pairing = pairing_of(game_id, (text,))
    openings = [PolicyMatch(pairing, deal, []).opening() for deal in (0, 0, 1)]
    one, again, other = (game.position(opening) for opening in openings)
    assert one == again != other


def test_sides_are_exchanged_by_role() -> None:
    one, other = exchanged(3, ["digger", "saboteur", "digger"])
    assert (one.bots, other.bots) == ((0, 1, 0), (1, 0, 1))
    one, other = exchanged(3, None)
    assert (one.bots, other.bots) == ((0, 1, 0), (1, 0, 1))


@pytest.mark.parametrize("game_id", GAMES)
def test_policies_play_games_to_their_end(game_id: str) -> None:
    game = GAMES[game_id]
    options = game.options()
    state = game.new(options)
    assert play_out_by(state, [UniformPolicy()] * options.players, Rng(1), 5.0) > 0
    assert game.outcome(state) is not None


@pytest.mark.interpreted
@pytest.mark.usefixtures("toy")
def test_a_policy_with_weights_differs_from_one_without() -> None:
    options = ("sabotage(players=2,rounds=1)",)
    pairing = pairing_of("sabotage", options, one={"size": 9000}, other={"size": -9000})
    found = advantages((pairing, range(6)))
    assert found == advantages((pairing, range(6)))
    back = msgspec.structs.replace(pairing, one=pairing.other, other=pairing.one)
    assert advantages((back, range(6))) == [-each for each in found]
    assert any(found)


@pytest.mark.interpreted
@pytest.mark.usefixtures("toy")
def test_a_tuning_is_the_same_whether_it_was_left_or_not(tmp_path: Path) -> None:
    whole = Tuning(plan())
    whole.go(6, InProcess(), watch)
    file = tmp_path / "deep" / "state.json"
    half = resumed(plan(), file)
    half.go(3, InProcess(), watch)
    keep(half, file)
    again = resumed(plan(), file)
    assert again.climb.steps == 3
    again.go(6, InProcess(), watch)
    assert again.climb == whole.climb
    assert summit(again.climb) != plan().present


def test_another_plan_does_not_go_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    keep(Tuning(plan()), file)
    with pytest.raises(SabotError, match="of another plan"):
        resumed(plan(seed="other"), file)
    file.write_text("{}")
    with pytest.raises(SabotError, match="holds no tuning"):
        resumed(plan(), file)
    with pytest.raises(SabotError, match="no weight of sabotage is called 'x'"):
        Tuning(plan(only="x"))


def proof(over: float, gained: float) -> Proof:
    def near(mean: float) -> Estimate:
        return Estimate(mean, mean - 0.01, mean + 0.01, 100)

    return Proof(near(over), near(0.9), near(0.9 - gained), near(gained))


def test_only_what_is_clearly_better_counts() -> None:
    assert proof(0.02, 0.0).better()
    assert not proof(0.005, 0.0).better()
    assert not proof(0.02, -0.05).better()


@pytest.mark.interpreted
@pytest.mark.usefixtures("toy")
def test_a_proof_plays_the_weights_before_and_the_rung_below() -> None:
    tuning = Tuning(plan())
    played: list[int] = []
    found = tuning.prove(InProcess(), 4, played.append)
    assert sum(played) == MATCHES_OF_PROOF * 4
    # Nothing has moved yet.
    assert found.over_present == Estimate(0, 0, 0, 4)
    assert found.over_below == found.present_over_below
    assert found.gained_over_below.mean == 0


def test_weights_are_written_with_how_they_were_made(tmp_path: Path) -> None:
    tuning = Tuning(plan(present={"size": 900}))
    tuning.climb.steps = 10
    file = tmp_path / "weights.json"
    publish(
        tuning, Found(proof(0.1, 0.1), "python -m lab.tune", 100), file, tmp_path / "history.json"
    )
    assert weights_in(file) == {"size": 1000}
    made = msgspec.json.decode((tmp_path / "history.json").read_bytes())
    assert made["of"] == hashlib.sha256(file.read_bytes()).hexdigest()
    assert (made["command"], made["seed"], made["steps"]) == ("python -m lab.tune", "tune", 10)
    assert made["start"] == {"size": 1000}
    assert made["games"] == 2 * 10 * 4
    assert made["proof"]["over_present"]["low"] == pytest.approx(0.09)
    assert made["before"] is None


def test_it_is_remembered_how_weights_were_made_that_a_tuning_improved(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    beside = history_beside(file)
    assert beside == tmp_path / "weights.made.json"

    def published(command: str) -> Any:
        publish(Tuning(plan()), Found(proof(0.1, 0.1), command, 100), file, beside)
        return msgspec.json.decode(beside.read_bytes())

    first = published("first")
    second = published("second")
    assert second["before"] == first
    file.write_bytes(b'{"size": 7}')
    assert published("others, of which nothing is known")["before"] is None
    beside.write_bytes(b"{")
    assert published("beside a broken file")["before"] is None


@pytest.mark.usefixtures("toy")
def test_tables_take_turns_with_every_number_of_players(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"size": 5}')
    asked = Asked("sabotage", "rules", "", "", file, "*", "1", 8, 2.0, 0.2, 100.0, 0.25)
    found = plan_of(asked)
    assert found.options == ("sabotage(players=2,rounds=1)", "sabotage(players=4,rounds=1)")
    assert (found.seating, found.start) == ("mixed", {"size": 5})
    assert found.present == weights_of("sabotage")
    assert plan_of(asked._replace(players="4")).options == ("sabotage(players=4,rounds=1)",)
    with pytest.raises(SabotError, match="above 0"):
        plan_of(asked._replace(gain=0.0))
    with pytest.raises(SabotError, match="a share"):
        plan_of(asked._replace(against_below=1.0))


@pytest.mark.parametrize("game_id", [each for each in GAMES if roster.has_policy(each)])
def test_every_policy_can_be_tuned(game_id: str) -> None:
    asked = Asked(game_id, "rules", "", "", None, "*", "1", 2, 2.0, 0.2, 100.0, 0.5)
    found = plan_of(asked)
    tuning = Tuning(msgspec.structs.replace(found, options=found.options[:1]))
    tuning.go(2, InProcess(), watch)
    assert summit(tuning.climb).keys() == found.present.keys()


def detectives(**more: Any) -> Asked:
    usual: dict[str, Any] = {
        "game": "saboteur",
        "bot": "detective",
        "players": "3",
        "options": "",
        "start": None,
        "only": "striking.*",
        "seed": "1",
        "deals": 2,
        "gain": 2.0,
        "reach": 0.3,
        "least": 15.0,
        "against_below": 0.5,
    }
    return Asked(**{**usual, **more})


def test_a_detective_is_tuned_by_its_own_weights() -> None:
    found = plan_of(detectives(deals=8))
    assert (
        found.present
        == found.start
        == weights_in(roster.weighted_factory_of("saboteur").OWN_WEIGHTS)
    )
    tuning = Tuning(found)
    tuning.go(2, InProcess(), watch)
    moved = {name for name, value in summit(tuning.climb).items() if value != found.start[name]}
    assert moved
    assert all(name.startswith("striking.") for name in moved)
    with pytest.raises(SabotError, match="the detective of sabotage has no weights of its own"):
        plan_of(detectives(game="sabotage"))


def test_a_detective_climbs_against_its_stand_in_and_the_rules_bot() -> None:
    weights = plan_of(detectives()).present
    rules = contender("saboteur", "detective", None)
    stand_in = contender("saboteur", "detective", weights)
    assert type(rules) is type(roster.policy_of("saboteur", weights_of("saboteur")))
    assert type(stand_in) is type(factory.playing())
    assert isinstance(contender("saboteur", "rules", None), UniformPolicy)


def test_a_detective_is_proved_by_bots_with_views(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def made(weights: Weights, game: AnyGame, seat: int, seed: int) -> Bot:
        del game
        asked.append("one" if weights["alarm.far"] == 1 else "other")
        return RandomBot(seed + seat)

    monkeypatch.setattr(roster.weighted_factory_of("saboteur"), "detective_with", made)
    plan = plan_of(detectives())
    one = {**plan.present, "alarm.far": 1}
    pairing = Pairing(
        game="saboteur",
        options=plan.options,
        seating="sides",
        seed="x",
        one=one,
        other=plan.present,
        bot="detective",
    )
    # The same bots on the same deals with the sides exchanged: it comes out even.
    assert bot_advantages((pairing, range(2))) == [0, 0]
    assert asked.count("one") == asked.count("other") == 2 * 3
