"""Games that bots follow, as a table shows them: views and told events of their seat only."""

from collections.abc import Sequence
from typing import Any

from sabot.bots.bot import Seen
from sabot.bots.policy import Policy
from sabot.bots.saboteur2.beliefs import HANDS, RoleBeliefs
from sabot.bots.saboteur2.factory import suspecting_rules
from sabot.bots.saboteur2.rules import policy
from sabot.core.rng import Rng
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2

OTHERS = policy()


def factory_of(seat: int, seed: int = 1, hands: int = HANDS) -> RoleBeliefs:
    """What a seat believes; with fewer hands it is quicker, and less sure."""
    beliefs = RoleBeliefs(SABOTEUR2, seat, suspecting_rules(), seed)
    beliefs.move_likelihood.hands = hands
    return beliefs


def dealt(players: int, seed: int, **choices: Any) -> Saboteur2:
    """A game whose first round is dealt."""
    state = SABOTEUR2.new(SABOTEUR2.options(players=players, **choices))
    state.deal(Rng(seed))
    return state


def shown(state: Saboteur2, seat: int) -> Seen:
    """The deal of a round, as a seat sees it; or a game that it is told of in the midst."""
    before = SABOTEUR2.view(SABOTEUR2.new(SABOTEUR2.options_of(state)), seat)
    return Seen(before, tuple(SABOTEUR2.told_deal(state, seat)), SABOTEUR2.view(state, seat))


def step(state: Saboteur2, code: int, watchers: dict[int, Any]) -> dict[int, Seen]:
    """Play a move, and show it to those who watch; what each saw."""
    before = state.copy()
    state.step(code)
    happened = SABOTEUR2.happened(before, SABOTEUR2.move_of(code), state)
    seen = {
        seat: Seen(
            SABOTEUR2.view(before, seat),
            tuple(SABOTEUR2.event_for(event, seat) for event in happened),
            SABOTEUR2.view(state, seat),
        )
        for seat in watchers
    }
    for seat, watcher in watchers.items():
        watcher.see(seen[seat])
    return seen


def play_moves(state: Saboteur2, texts: Sequence[str], watchers: dict[int, Any]) -> None:
    """Play these moves, and show them to those who watch from now on."""
    for seat, watcher in watchers.items():
        watcher.see(shown(state, seat))
    for text in texts:
        step(state, SABOTEUR2.move_code(SABOTEUR2.parse_move(text)), watchers)


def play_round(state: Saboteur2, watchers: dict[int, Any], players: Policy, seed: int) -> None:
    """Play a round to its end by a policy, with some who watch."""
    rng = Rng(seed)
    for seat, watcher in watchers.items():
        watcher.see(shown(state, seat))
    while state.to_act() >= 0:
        step(state, int(players.pick(state, rng, 5.0)), watchers)
