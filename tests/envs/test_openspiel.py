"""The games in OpenSpiel: its own tests, and some of its algorithms on small settings."""

# pyright: basic
# (OpenSpiel brings no types.)

from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", exc_type=ImportError)

from sabot.core.errors import SabotError  # noqa: E402 (OpenSpiel comes first)
from sabot.envs import openspiel  # noqa: E402
from sabot.envs.openspiel_state import chance_sizes  # noqa: E402
from sabot.envs.vector import Games  # noqa: E402
from sabot.games.registry import GAMES, built_in  # noqa: E402

# OpenSpiel is installed for the long tests only.
pytestmark = pytest.mark.long

SMALL = {
    "saboteur": "players=3,rounds=1",
    "saboteur2": "players=2,rounds=1",
    "seven_seals": "players=3,rounds=2",
    "sabotage": "players=2,rounds=1",
}


def small(game_id: str, more: str = "") -> Any:
    return pyspiel.load_game(f"{openspiel.name_of(game_id)}({SMALL[game_id]}{more})")


def dealt(game: Any, *, seed: int = 1, moves: int = 0) -> Any:
    """A state after a deal and some random moves."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    for _ in count():
        if not state.is_chance_node() and len(state.history()) >= moves:
            return state
        actions = [each[0] for each in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(rng.choice(actions or state.legal_actions())))
    raise AssertionError


def test_every_game_is_registered() -> None:
    assert set(SMALL) == built_in()
    assert {openspiel.name_of(each) for each in SMALL} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game_id", SMALL)
def test_random_games_pass_its_test(game_id: str) -> None:
    pyspiel.random_sim_test(small(game_id), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", SMALL)
def test_its_playthroughs_can_be_played_again(game_id: str, tmp_path: Path) -> None:
    flags = import_module("absl.flags").FLAGS
    flags.mark_as_parsed()
    generator = import_module("open_spiel.python.algorithms.generate_playthrough")
    game = f"{openspiel.name_of(game_id)}({SMALL[game_id]})"
    file = tmp_path / "playthrough.txt"
    file.write_text(generator.playthrough(game, None), "utf-8")
    first, again = generator.replay(str(file))
    assert first == again
    assert "IsTerminal() = True" in first


@pytest.mark.parametrize("game_id", SMALL)
def test_options_are_parameters(game_id: str) -> None:
    game = pyspiel.load_game(openspiel.name_of(game_id))
    assert game.num_players() == GAMES[game_id].options().players
    names = {option.name for option in GAMES[game_id].option_table}
    assert set(game.get_type().parameter_specification) == names | {"deals", "reward"}


@pytest.mark.parametrize("game_id", SMALL)
def test_a_seat_can_not_tell_a_resampled_state(game_id: str) -> None:
    rng = np.random.default_rng(5)
    state = dealt(small(game_id), moves=9)
    seat = state.current_player()
    others = [each for each in range(state.num_players()) if each != seat]
    differs = False
    for _ in range(10):
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        differs |= any(
            other.information_state_string(each) != state.information_state_string(each)
            for each in others
        )
    assert differs


def test_tensors_are_those_of_the_environments() -> None:
    state = dealt(small("sabotage"))
    seat = state.current_player()
    encoder = Games("sabotage(players=2,rounds=1)", 1).environment.encoder
    assert len(state.information_state_tensor(seat)) == int(encoder.numbers)
    assert sum(state.information_state_tensor(seat)) > 0


@pytest.mark.parametrize("reward", ["points", "win", "side"])
def test_returns_come_at_the_end(reward: str) -> None:
    game = small("seven_seals", f",reward={reward}")
    rng, state = np.random.default_rng(2), game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        actions = [each[0] for each in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(rng.choice(actions or state.legal_actions())))
    scores = [-int(state.played.state.score(seat)) for seat in range(3)]
    if reward == "points":
        assert state.returns() == scores
    elif reward == "win" and len(set(scores)) == 3:
        assert np.argmax(state.returns()) == np.argmax(scores)


def test_clones_go_their_own_way() -> None:
    state = dealt(small("sabotage"), moves=6)
    before = str(state), state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before
    assert clone.information_state_string(0) != before[1]


@pytest.mark.parametrize(("deals", "sizes"), [(1, [1]), (7, [7]), (2048, [1024, 2])])
def test_deals_are_drawn_by_chance_nodes(deals: int, sizes: list[int]) -> None:
    assert chance_sizes(deals) == sizes
    state = small("sabotage", f",deals={deals}").new_initial_state()
    for size in sizes:
        outcomes = state.chance_outcomes()
        assert len(outcomes) == size
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(0)
    assert not state.is_chance_node()


def test_other_numbers_of_deals_are_refused() -> None:
    with pytest.raises(SabotError, match="expected 1 to 1024 deals"):
        chance_sizes(1500)


def test_its_search_over_information_sets_plays() -> None:
    algorithms = "open_spiel.python.algorithms"
    ismcts, mcts = (import_module(f"{algorithms}.{name}") for name in ("ismcts", "mcts"))

    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        small("seven_seals"),
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=12,
        random_state=rng,
    )
    state = dealt(small("seven_seals"), moves=20)
    for _ in range(3):
        seat = state.current_player()
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
        action = bot.step(state)
        assert action in state.legal_actions(seat)
        state.apply_action(action)


def test_its_monte_carlo_regret_minimisation_learns_a_policy() -> None:
    mccfr = import_module("open_spiel.python.algorithms.outcome_sampling_mccfr")

    game = small("sabotage", ",deals=1")
    solver = mccfr.OutcomeSamplingSolver(game)
    for _ in range(12):
        solver.iteration()
    state = dealt(game)
    likely = solver.average_policy().action_probabilities(state)
    assert set(likely) <= set(state.legal_actions())
    assert sum(likely.values()) == pytest.approx(1)
    assert len({round(each, 9) for each in likely.values()}) > 1
