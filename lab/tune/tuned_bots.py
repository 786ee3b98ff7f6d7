"""The bots whose weights are tuned, and the players that use them: policies and detectives."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal

from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.roster import (
    has_own_weights,
    has_policy,
    make_bot,
    policy_of,
    weighted_factory_of,
)
from sabot.bots.saboteur.factory import tables
from sabot.bots.saboteur.informed_policy import PlayoutPolicy
from sabot.bots.uniform_policy import UniformPolicy
from sabot.bots.weights import Weights, weights_in, weights_of
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame

Tuned = Literal["rules", "detective"]

# The rung below, against which a bot is measured too; and the names of both on the ladder.
BELOW: Final[dict[Tuned, str]] = {"rules": "random", "detective": "rules"}
RUNGS: Final = {"random": "R0", "rules": "R1", "detective": "R2"}


# Detectives need views and time. While weights are tuned, a policy inside whole states plays in
# their place: it has the same weights and is told what a detective would have found out by then.
STAND_INS: Final[dict[str, Callable[[Weights], Policy]]] = {
    "saboteur": lambda weights: PlayoutPolicy(*tables(weights)),
}


def present_weights(game_id: str, bot: Tuned) -> Weights:
    """The default weights of the bot; refuses one that has none."""
    if bot == "rules":
        if not has_policy(game_id):
            raise SabotError(f"{game_id} has no policy that could be tuned")
        return weights_of(game_id)
    if not has_own_weights(game_id):
        raise SabotError(f"the detective of {game_id} has no weights of its own")
    return weights_in(weighted_factory_of(game_id).OWN_WEIGHTS)


def contender(game_id: str, bot: Tuned, weights: Weights | None) -> Policy:
    """The policy with these weights, None for the rung below, inside whole states."""
    return cached(game_id, bot, None if weights is None else tuple(weights.items()))


@lru_cache(maxsize=8)
def cached(game_id: str, bot: Tuned, weights: tuple[tuple[str, int], ...] | None) -> Policy:
    """The same; made once for all parts of a match."""
    if bot == "rules":
        return UniformPolicy() if weights is None else policy_of(game_id, dict(weights))
    if weights is None:
        return policy_of(game_id, weights_of(game_id))
    return STAND_INS[game_id](dict(weights))


def seated(game: AnyGame, options: object, weights: Weights | None, seat: int, seed: int) -> Bot:
    """A detective with these weights, None for the rung below: with views and told events."""
    if weights is None:
        return make_bot(BELOW["detective"], game, options, seat, seed)
    return weighted_factory_of(game.id).detective_with(weights, game, seat, seed)
