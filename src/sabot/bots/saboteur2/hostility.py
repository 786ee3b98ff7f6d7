"""The hostility of each player to the seat to act: by role if it is known, else by deeds.

The discard pile shows who discarded which card. The table does not record who laid a tunnel card,
broke a tool or put somebody into prison, so these are not used.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur.cards import FIRST_REPAIR, ROCKFALL
from sabot.games.saboteur.dig_state import (
    DISCARD_CARD,
    DISCARD_OPEN,
    DISCARD_SEAT,
    DISCARD_SEAT_SHIFT,
)
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur.shapes import SIDE_COUNT
from sabot.games.saboteur2.cards import FREE
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import MAX_PLAYERS
from sabot.games.saboteur2.state import AWAY_SEAT_SHIFT, SEAT

# Public deeds, in the order of their weights.
CUT: Final = 0
CLEARED: Final = 1
MENDED: Final = 2
PASSED: Final = 3
DEEDS: Final[tuple[str, ...]] = ("cut", "cleared", "mended", "passed")

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


class Hostility:
    """The hostility of each seat to the one to act; above 0 is bad."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.of = vec[i64]([0] * MAX_PLAYERS)
        self.enmity = vec[i64]([each for row in ENMITY for each in row])
        # By own role: 1 if deeds against the tunnel count as hostile, -1 if as friendly, else 0.
        self.digs = vec[i64]([1, 1, 1, 0, 0, -1])

    def weigh(self, state: Saboteur2) -> None:
        """Compute the hostility from what the seat to act knows of this round."""
        of = self.of
        players = state.setup.players
        me = state.seat
        role = state.roles[me]
        seat: i64
        for seat in range(players):
            of[seat] = 0
        if self.digs[role]:
            self.weigh_deeds(state)
        for seat in range(players):
            of[seat] *= self.digs[role]
        for put in state.away:
            # Deeds in an earlier role say nothing about the new one.
            of[(put >> AWAY_SEAT_SHIFT) & SEAT] = 0
        for seat in range(players):
            if state.has_inspected(me, seat):
                of[seat] = self.enmity[role * ROLE_COUNT + state.roles[seat]]

    def weigh_deeds(self, state: Saboteur2) -> None:
        """Add all public deeds for or against the tunnel, relative to those of the others."""
        of = self.of
        players = state.setup.players
        seat: i64
        rockfall = False
        for entry in state.discards:
            seat = (entry >> DISCARD_SEAT_SHIFT) & DISCARD_SEAT
            if entry & DISCARD_OPEN:
                card: i64 = entry & DISCARD_CARD
                if rockfall:
                    of[seat] += self.of_collapse(state, card)
                elif FIRST_REPAIR <= card < ROCKFALL or card == FREE:
                    of[seat] += self.weights[MENDED]
                rockfall = card == ROCKFALL
            else:
                of[seat] += self.weights[PASSED]
                rockfall = False
        total: i64 = 0
        for seat in range(players):
            total += of[seat]
        for seat in range(players):
            of[seat] -= total // players

    def of_collapse(self, state: Saboteur2, card: i64) -> i64:
        """The hostility for a rockfall that took this card: a dead end or another one."""
        joins = state.maze.shapes.joins
        tile = tunnel_tile(card, 0)
        side: i64
        for side in range(SIDE_COUNT):
            if joins[tile * SIDE_COUNT + side]:
                return self.weights[CUT]
        return self.weights[CLEARED]
