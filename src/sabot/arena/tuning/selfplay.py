"""Two policies against each other inside whole states: the same deal, with the seats exchanged."""

import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec

from sabot.arena.accounts import accounting_of
from sabot.arena.contest import Line
from sabot.arena.seating import LineUp, Seating, by_side, mixed
from sabot.arena.tally import Cell, cells_of
from sabot.bots.policy import Indifferent, Policy, play_out_by
from sabot.bots.roster import RULES_COOLNESS, policy_of
from sabot.bots.weights import Weights
from sabot.core.game import SPECTATOR, AnyGame
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.games.saboteur.cards import SABOTEUR

SEED_BYTES: Final = 7


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Two sets of weights, None for R0, and the deals on which they meet; plain data for workers.

    The deals take turns with the options: one table after the other.
    """

    options: tuple[str, ...]
    seating: Seating
    seed: str
    one: Weights
    other: Weights | None


def advantages(task: tuple[Pairing, range]) -> list[float]:
    """How much better the one did than the other on each deal, in the measure that decides."""
    pairing, deals = task
    game = game_of_options(pairing.options[0])
    policies = [policy_or_r0(game, pairing.one), policy_or_r0(game, pairing.other)]
    return [advantage(game, pairing, deal, policies) for deal in deals]


def policy_or_r0(game: AnyGame, weights: Weights | None) -> Policy:
    """The game's policy with these weights, or R0."""
    return Indifferent() if weights is None else policy_of(game.id, weights)


def advantage(game: AnyGame, pairing: Pairing, deal: int, policies: list[Policy]) -> float:
    """How much better the first of two policies did than the second on one deal."""
    opening = dealt(game, pairing, deal)
    lines = [
        line
        for line_up in exchanged(opening, pairing.seating)
        for line in played(game, opening.copy(), line_up, policies, pairing, deal)
    ]
    cells = cells_of(lines, pairing.seating)
    measure = accounting_of(game.id).measures[0]
    return measure.better * (cells[Cell(0)][0] - cells[Cell(1)][0])


def dealt(game: AnyGame, pairing: Pairing, deal: int) -> Any:
    """The state in which both begin."""
    text = pairing.options[deal % len(pairing.options)]
    state = game.new(options_named(game, text))
    state.deal(Rng(number_of(pairing, deal, "deal")))
    return state


@lru_cache(maxsize=64)
def options_named(game: AnyGame, text: str) -> Any:
    """The options that a text names; read once."""
    return game.parse_options(text)


def number_of(pairing: Pairing, deal: int, what: str) -> int:
    """A seed of its own for each use."""
    text = f"sabot-tune/{pairing.seed}/{deal}/{what}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])


def exchanged(state: Any, seating: Seating) -> list[LineUp]:
    """The two line-ups of a pair."""
    players = int(state.setup.players)
    if seating == "mixed":
        return mixed(2, players)
    roles = ["saboteur" if role == SABOTEUR else "digger" for role in state.roles[:players]]
    return [by_side(roles, 0, 1), by_side(roles, 1, 0)]


def played(
    game: AnyGame,
    state: Any,
    line_up: LineUp,
    policies: list[Policy],
    pairing: Pairing,
    deal: int,
) -> list[Line]:
    """What one game gave each seat; both line-ups choose by the same generator."""
    rng = Rng(number_of(pairing, deal, "moves"))
    play_out_by(state, [policies[bot] for bot in line_up.bots], rng, RULES_COOLNESS)
    gains = [int(state.score(seat)) for seat in range(len(line_up.bots))]
    accounts = accounting_of(game.id).settle(game.view(state, SPECTATOR), gains)
    return [
        Line(line_up.bots[seat], line_up.against[seat], account.role, account.values)
        for seat, account in enumerate(accounts)
    ]
