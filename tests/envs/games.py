"""Games of random players and rules bots, step by step, for tests of environments."""

from collections.abc import Iterator
from typing import Final

from sabot.bots.policy import Policy
from sabot.bots.roster import base_policy
from sabot.bots.uniform_policy import UniformPolicy
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.envs.encoder import Buffers, Encoder, Row
from sabot.envs.lookup import Environment
from sabot.games.registry import GAMES
from tests.conformance.subjects import TESTED

# Options of every game for every number of players.
ALL_PLAYERS: Final = [
    f"{game.id}(players={players})" for game in GAMES.values() for players in game.players
]
# One text for each game, with the default number of players.
EACH_GAME: Final = [f"{game_id}" for game_id in TESTED]

COOLNESS: Final = 1.0


def policy_named(kind: str, game_id: str) -> Policy:
    """`random` or `rules`."""
    return base_policy(game_id) if kind == "rules" else UniformPolicy()


def states_of(env: Environment, kind: str, seed: int, decisions: int) -> Iterator[State]:
    """The states in which somebody is to act, of one game after the other. Do not change them."""
    rng, policy, made = Rng(seed), policy_named(kind, env.game.id), 0
    while made < decisions:
        state = env.opening.copy()
        while not state.over() and made < decisions:
            if state.awaits_deal():
                state.deal(rng)
                continue
            yield state
            state.step(policy.pick(state, rng, COOLNESS))
            made += 1


def one_row(encoder: Encoder) -> Row:
    """A row of its own."""
    return Row(buffers_for(encoder), 0)


def buffers_for(encoder: Encoder, rows: int = 1) -> Buffers:
    """Buffers of the size that an encoder needs."""
    return Buffers(rows, int(encoder.numbers), int(encoder.actions))
