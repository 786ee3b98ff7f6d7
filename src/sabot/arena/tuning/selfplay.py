"""Two policies against each other inside whole states: the same deal, with the seats exchanged."""

import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec

from sabot.arena.accounts import accounting_of
from sabot.arena.contest import Line
from sabot.arena.seating import LineUp, Seating, by_side, mixed
from sabot.arena.tally import Cell, cells_of
from sabot.bots.indifferent import Indifferent
from sabot.bots.policy import Policy, play_out_by
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
    policies = [policy_or_r0(game.id, each) for each in (pairing.one, pairing.other)]
    return [Meeting(game, pairing, deal, policies).advantage() for deal in deals]


def policy_or_r0(game_id: str, weights: Weights | None) -> Policy:
    """The game's policy with these weights, or R0."""
    return Indifferent() if weights is None else policy_with(game_id, tuple(weights.items()))


@lru_cache(maxsize=8)
def policy_with(game_id: str, weights: tuple[tuple[str, int], ...]) -> Policy:
    """The game's policy with these weights; made once for all parts of a match."""
    return policy_of(game_id, dict(weights))


class Meeting:
    """Two policies on one deal."""

    def __init__(self, game: AnyGame, pairing: Pairing, deal: int, policies: list[Policy]) -> None:
        self.game = game
        self.pairing = pairing
        self.deal = deal
        self.policies = policies
        self.accounting = accounting_of(game.id)

    def advantage(self) -> float:
        """How much better the first policy did than the second."""
        opening = self.opening()
        lines = [
            line
            for line_up in exchanged(opening, self.pairing.seating)
            for line in self.played(opening.copy(), line_up)
        ]
        cells = cells_of(lines, self.pairing.seating)
        return self.accounting.measures[0].better * (cells[Cell(0)][0] - cells[Cell(1)][0])

    def opening(self) -> Any:
        """The state in which both line-ups begin."""
        options = self.pairing.options
        state = self.game.new(options_named(self.game, options[self.deal % len(options)]))
        state.deal(self.rng("deal"))
        return state

    def rng(self, use: str) -> Rng:
        """A generator of its own for each use."""
        text = f"sabot-tune/{self.pairing.seed}/{self.deal}/{use}"
        return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES]))

    def played(self, state: Any, line_up: LineUp) -> list[Line]:
        """What one game gave each seat; both line-ups choose by the same generator."""
        seats = [self.policies[bot] for bot in line_up.bots]
        play_out_by(state, seats, self.rng("moves"), RULES_COOLNESS)
        gains = [int(state.score(seat)) for seat in range(len(seats))]
        accounts = self.accounting.settle(self.game.view(state, SPECTATOR), gains)
        return [
            Line(line_up.bots[seat], line_up.against[seat], account.role, account.values)
            for seat, account in enumerate(accounts)
        ]


@lru_cache(maxsize=64)
def options_named(game: AnyGame, text: str) -> Any:
    """The options that a text names; read once."""
    return game.parse_options(text)


def exchanged(state: Any, seating: Seating) -> list[LineUp]:
    """The two line-ups of a pair."""
    players = int(state.setup.players)
    if seating == "mixed":
        return mixed(2, players)
    roles = ["saboteur" if role == SABOTEUR else "digger" for role in state.roles[:players]]
    return [by_side(roles, 0, 1), by_side(roles, 1, 0)]
