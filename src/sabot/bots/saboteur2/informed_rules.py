"""The rules bot's policy, with hostility by inferred roles."""

# Compiled by mypyc.

import math
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.informed_policy import NOT_MENDED
from sabot.bots.saboteur.public_suspicion import MAX_SEATS
from sabot.bots.saboteur2.hostility import ROLE_COUNT, Hostility
from sabot.bots.saboteur2.rules import Rules
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur2.cards import SABOTEUR
from sabot.games.saboteur2.rules import Saboteur2


class InformedHostility(Hostility):
    """The enmity of each seat by inferred roles, instead of by the discard pile.

    `chances` has the probability of each role by seat and role. Roles that the seat to act has
    inspected count as they are.
    """

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.chances = vec[float]([0.0] * (MAX_SEATS * ROLE_COUNT))

    def weigh(self, state: DigState) -> None:
        """Take the inferred roles: the expected enmity, minus the average of all other seats."""
        game = cast("Saboteur2", state)
        players = game.setup.players
        own = game.roles[game.seat] * ROLE_COUNT
        usual: float = 0.0
        seat: i64
        for seat in range(players):
            if seat != game.seat:
                usual += self.expected(own, seat) / float(players - 1)
        for seat in range(players):
            if game.has_inspected(game.seat, seat):
                self.of[seat] = self.enmity[own + game.roles[seat]]
            else:
                self.of[seat] = i64(math.floor(self.expected(own, seat) - usual + 0.5))

    def expected(self, own: i64, seat: i64) -> float:
        """The expected enmity of a seat, for the role whose row of enmities begins at `own`."""
        total: float = 0.0
        role: i64
        for role in range(ROLE_COUNT):
            total += self.chances[seat * ROLE_COUNT + role] * float(self.enmity[own + role])
        return total

    def is_saboteur(self, seat: i64) -> bool:
        """True if a seat is more likely a saboteur than not."""
        return self.chances[seat * ROLE_COUNT + SABOTEUR] >= 0.5


class SuspectingRules(Rules):
    """The rules bot's policy with given probabilities of the roles of the other seats.

    Whoever observes a seat sets what that seat would believe.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_roles = InformedHostility(deeds)
        self.hostility = self.inferred_roles

    def suspect(self, chances: vec[float]) -> None:
        """Set the probability of each role, by seat and role."""
        self.inferred_roles.chances = chances

    def judge_repair(self, game: Saboteur2, seat: i64, card: i64) -> None:
        """Add the features of a repair card; only saboteurs help who is probably a saboteur.

        Profiteers and geologists would lose little by it, but it counts against who does it.
        """
        super().judge_repair(game, seat, card)
        helps = game.roles[game.seat] == SABOTEUR or seat == game.seat
        if not helps and self.inferred_roles.is_saboteur(seat):
            self.score -= NOT_MENDED
