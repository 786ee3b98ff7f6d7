"""Suspicion by public information: the discard pile shows who discarded which card.

The table does not record who laid a tunnel card or broke a tool, so these are not used.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur import dig_state
from sabot.games.saboteur.cards import FIRST_BROKEN, FIRST_REPAIR, MAP, ROCKFALL
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur.shapes import SIDE_COUNT

# Public deeds, in the order of their weights.
CUT: Final = 0
CLEARED: Final = 1
MENDED: Final = 2
PASSED: Final = 3
DEEDS: Final[tuple[str, ...]] = ("cut", "cleared", "mended", "passed")

MAX_SEATS: Final = 12
NO_KIND: Final = -1
# Whoever is as suspect as half a cut tunnel makes them is doubted.
DOUBT: Final = 3


class Suspicion:
    """The deeds of each seat against the tunnel, relative to the others; above 0 is bad.

    `free` is the kind of a further card that counts as mending, if the game has one.
    """

    def __init__(self, weights: vec[i64], free: i64 = NO_KIND) -> None:
        self.weights = weights
        self.free: i64 = free
        self.of = vec[i64]([0] * MAX_SEATS)
        # Above this, a seat is doubted.
        self.doubt: i64 = DOUBT

    def weigh(self, state: dig_state.DigState) -> None:
        """Compute the suspicion from all public deeds of this round."""
        of = self.of
        players = state.base_setup.players
        seat: i64
        for seat in range(players):
            of[seat] = 0
        rockfall = False
        for entry in state.discards:
            seat = (entry >> dig_state.DISCARD_SEAT_SHIFT) & dig_state.DISCARD_SEAT
            card: i64 = 0
            if entry & dig_state.DISCARD_OPEN:
                card = entry & dig_state.DISCARD_CARD
                if rockfall:
                    of[seat] += self.of_collapse(state, card)
                elif FIRST_REPAIR <= card < ROCKFALL or card == self.free:
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

    def trusts_looker(self, state: dig_state.DigState, goal: i64) -> bool:
        """True if another seat that is not doubted has looked at this goal; `weigh` comes first."""
        seat: i64
        for seat in range(state.base_setup.players):
            looked = seat != state.seat and (state.peeked(seat) >> goal) & 1 != 0
            if looked and self.of[seat] < self.doubt:
                return True
        return False

    def of_collapse(self, state: dig_state.DigState, card: i64) -> i64:
        """The suspicion for a rockfall that took this card: a dead end or another one."""
        if FIRST_BROKEN <= card <= MAP:
            return 0
        joins = state.maze.shapes.joins
        tile = tunnel_tile(card, 0)
        side: i64
        for side in range(SIDE_COUNT):
            if joins[tile * SIDE_COUNT + side]:
                return self.weights[CUT]
        return self.weights[CLEARED]
