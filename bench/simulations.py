"""Simulations a second of our search, beside those of OpenSpiel's search in C++.

Both look for the first move after the deal. OpenSpiel plays every simulation to the end of the
round, by random moves. We play as the searcher does, in worlds drawn from what a seat believes and
by its policy: in The Seven Seals to the end of the round, in Saboteur for a dozen decisions, after
which the round is judged as it stands.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, Final

import pyspiel

from bench.measure import Line, compare
from bench.peers import HEARTS
from sabot.bots.bot import Seen
from sabot.bots.roster import make_bot
from sabot.bots.search import Search
from sabot.bots.uniform_policy import UniformPolicy
from sabot.core.rng import Rng
from sabot.games.registry import game_named

PLAYOUTS: Final = 1000
OURS: Final = (("saboteur", 5), ("seven_seals", 4))
PEER: Final = "OpenSpiel's C++ ISMCTS on Hearts"


@lru_cache(maxsize=4)
def opening(game_id: str, players: int) -> tuple[Any, Any]:
    """What a seat sees right after a deal, and a searcher who has seen it dealt."""
    game = game_named(game_id)
    options = game.options(players=players, rounds=1)
    state = game.new(options)
    before = state.copy()
    state.deal(Rng(1))
    seat = game.to_act(state) or 0
    bot = make_bot(f"searcher@playouts={PLAYOUTS}+seconds=0", game, options, seat, 1)
    view = game.view(state, seat)
    bot.see(Seen(game.view(before, seat), tuple(game.told_deal(state, seat)), view))
    return view, bot


def simulations(game_id: str, players: int) -> int:
    """One search; how many playouts it took."""
    view, bot = opening(game_id, players)
    return sum(bot.search.find(view, bot.beliefs, Rng(1)).counts)


def random_simulations(game_id: str, players: int) -> int:
    """The same, but played out by random moves, and to the end of the round."""
    view, bot = opening(game_id, players)
    search = Search(
        UniformPolicy(), bot.search.round_value, bot.search.settings._replace(horizon=0)
    )
    return sum(search.find(view, bot.beliefs, Rng(1)).counts)


@lru_cache(maxsize=1)
def hearts() -> Any:
    """A game of Hearts at the first choice that there is: nobody passes cards."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        # The first chance is whom to pass to; the lowest number is nobody.
        first = not state.history()
        action = min(outcomes)[0] if first else outcomes[len(outcomes) // 2][0]
        state.apply_action(action)
    while len(state.legal_actions()) == 1:
        # Two of clubs must be led; where there is no choice, there is no search.
        state.apply_action(state.legal_actions()[0])
    return state


def hearts_simulations(count: int) -> int:
    """One search of OpenSpiel."""
    kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, count, -1, kind, False, True)  # noqa: FBT003 (C++)
    bot.step(hearts())
    return count


def hearts_search() -> int:
    """As many simulations of the peer as of ours."""
    return hearts_simulations(PLAYOUTS)


def simulation_lines() -> Iterator[Line]:
    """Saboteur and The Seven Seals."""
    for game_id, players in OURS:
        name = f"{game_named(game_id).title}, {players} players: search"
        ours = partial(simulations, game_id, players)
        yield compare(name, "simulations", ours, PEER, hearts_search, 1)


def like_for_like() -> Iterator[str]:
    """Random playouts to the end on both sides: told, for nobody plays like that here."""
    for game_id, players in OURS:
        ours = partial(random_simulations, game_id, players)
        found = compare("", "simulations", ours, PEER, hearts_search, 1)
        yield (
            f"{game_named(game_id).title}, {players} players: search by random playouts: "
            f"{found.figure}, ratio {found.ratio:.2f} × {found.peer}"
        )
