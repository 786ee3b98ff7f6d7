"""A search may stop its playouts before the end of the round."""

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.rollouts import Rollouts, play_on, play_round_out
from sabot.bots.sabotage import factory
from sabot.bots.search import SearchSettings
from sabot.bots.search_settings import settings_of
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.games.sabotage.game import SABOTAGE


def dealt() -> State:
    """A round that begins."""
    state = SABOTAGE.new(SABOTAGE.options(rounds=1))
    state.deal(Rng(1))
    return state


def test_playing_on_ends_at_the_horizon_or_with_the_round() -> None:
    assert play_on(dealt(), factory.RULES, Rng(2), 5.0, 5) == 5
    whole = dealt()
    decisions = play_round_out(whole, factory.RULES, Rng(2), 5.0)
    assert whole.to_act() == NOBODY
    assert play_on(dealt(), factory.RULES, Rng(2), 5.0, 10000) == decisions > 20


def test_trials_stop_at_their_horizon() -> None:
    world = dealt()
    move = world.moves()[0]
    round_value = factory.round_value()
    rollouts = Rollouts(vec[i64]([move]), world.to_act(), factory.RULES, round_value, 5.0)
    rollouts.horizon = 3
    after = world.copy()
    after.step(move)
    play_on(after, factory.RULES, Rng(4), 5.0, 3)
    assert after.to_act() != NOBODY
    assert rollouts.outcome(world, move, 4) == round_value.worth(world, after, world.to_act())


def test_the_horizon_is_told_behind_the_name() -> None:
    settings, _ = settings_of("horizon=6", SearchSettings())
    assert settings.horizon == 6
    assert SearchSettings().horizon == 0
