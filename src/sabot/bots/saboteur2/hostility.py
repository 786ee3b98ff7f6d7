"""The hostility of each player to the seat to act: by role if it is known, else by deeds.

The discard pile shows who discarded which card. The table does not record who laid a tunnel card,
broke a tool or put somebody into prison, so these are not used.
"""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.public_suspicion import Suspicion
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur2.cards import FREE
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.state import AWAY_SEAT_SHIFT, SEAT

ROLE_COUNT: Final = 6
# By one's own role and then the other's: green, blue, boss, profiteer, geologist, saboteur. Above
# 0, their gain is one's loss. Players who win too leave less for the others.
ENMITY: Final[tuple[tuple[int, ...], ...]] = (
    (-5, 6, -1, 1, 1, 6),
    (6, -5, -1, 1, 1, 6),
    (-3, -3, 0, 1, 1, 6),
    (1, 1, 3, 0, 1, 0),
    (0, 0, 0, 0, 6, 0),
    (5, 5, 5, 1, 0, -5),
)


class Hostility(Suspicion):
    """The hostility of each seat to the one to act; above 0 is bad."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights, FREE)
        self.enmity = vec[i64]([each for row in ENMITY for each in row])
        # By own role: 1 if deeds against the tunnel count as hostile, -1 if as friendly, else 0.
        self.digs = vec[i64]([1, 1, 1, 0, 0, -1])

    def weigh(self, state: DigState) -> None:
        """Compute the hostility from what the seat to act knows of this round."""
        game = cast("Saboteur2", state)
        of = self.of
        players = game.setup.players
        me = game.seat
        role = game.roles[me]
        if self.digs[role]:
            super().weigh(game)
        seat: i64
        for seat in range(players):
            of[seat] *= self.digs[role]
        for put in game.away:
            # Deeds in an earlier role say nothing about the new one.
            of[(put >> AWAY_SEAT_SHIFT) & SEAT] = 0
        for seat in range(players):
            if game.has_inspected(me, seat):
                of[seat] = self.enmity[role * ROLE_COUNT + game.roles[seat]]
