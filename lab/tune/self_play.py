"""Matches of two policies inside whole states: the same deal, with the seats exchanged."""

import hashlib
from functools import lru_cache
from typing import Any, Final

from lab.tune.pairing import Pairing, exchanged
from lab.tune.tuned_bots import contender
from sabot.arena.contest import Line
from sabot.arena.lineups import LineUp
from sabot.arena.round_scores import accounting_of
from sabot.bots.policy import Policy, play_out_by
from sabot.bots.roster import RULES_COOLNESS
from sabot.core.game import SPECTATOR, AnyGame
from sabot.core.rng import Rng
from sabot.games.registry import game_named
from sabot.games.saboteur.cards import ROLES

SEED_BYTES: Final = 7


def advantages(task: tuple[Pairing, range]) -> list[float]:
    """The advantage of the first policy over the second on each deal, in the deciding measure."""
    pairing, deals = task
    weights = (pairing.one, pairing.other)
    policies = [contender(pairing.game, pairing.bot, each) for each in weights]
    return [PolicyMatch(pairing, deal, policies).advantage() for deal in deals]


class PolicyMatch:
    """Two policies on one deal."""

    def __init__(self, pairing: Pairing, deal: int, policies: list[Policy]) -> None:
        self.game = game_named(pairing.game)
        self.pairing = pairing
        self.deal = deal
        self.policies = policies
        self.accounting = accounting_of(pairing.game)

    def advantage(self) -> float:
        """The advantage of the first policy over the second."""
        opening = self.opening()
        line_ups = exchanged(int(opening.setup.players), self.roles(opening))
        return self.pairing.advantage(
            line for line_up in line_ups for line in self.played(opening.copy(), line_up)
        )

    def opening(self) -> Any:
        """The state in which both line-ups begin."""
        state = self.game.new(options_named(self.game, self.pairing.table(self.deal)))
        state.deal(self.rng("deal"))
        return state

    def roles(self, state: Any) -> list[str] | None:
        """The roles of the seats, if they determine the seating."""
        if self.pairing.seating == "mixed":
            return None
        return [ROLES[role] for role in state.roles[: state.setup.players]]

    def rng(self, use: str) -> Rng:
        """A generator of its own for each use."""
        text = f"sabot-tune/{self.pairing.seed}/{self.deal}/{use}"
        return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES]))

    def played(self, state: Any, line_up: LineUp) -> list[Line]:
        """The result of one game for each seat; both line-ups use the same generator."""
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
    """The options in a text; cached."""
    return game.parse_options(text)
