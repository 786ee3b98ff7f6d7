"""The moves of one table on their way: when each was sent, and who has been told of it."""

from array import array
from typing import NamedTuple

UNHEARD = -1


class Window(NamedTuple):
    """What to measure: from when to when, by the machine's monotonic clock, and at what pace.

    `period`: seconds from move to move at each table; 0 if the next player moves as soon as told.
    What goes on before `begin` warms up.
    """

    period: float
    begin: float
    end: float

    def holds(self, moment: float) -> bool:
        """Whether it lies within."""
        return self.begin <= moment < self.end


class Tally:
    """What a window comes to, for any number of tables.

    `moves`: of which all five were told within the window. `mover` and `everyone`: for each move
    sent within the window, the seconds until whoever made it was told, and until the last of the
    five was. `late`: moves that the pace asked for while the one before was still on its way.
    `messages` and `size`: what told of the game within the window, and its bytes. `busy`: the
    driver's own share of a processor.
    """

    def __init__(self) -> None:
        self.moves = 0
        self.mover = array("d")
        self.everyone = array("d")
        self.late = 0
        self.messages = 0
        self.size = 0
        self.busy = 0.0


class Move:
    """A move on its way."""

    __slots__ = ("after", "mover", "sent", "untold")

    def __init__(self, mover: int, after: int, sent: float, seats: int) -> None:
        self.mover, self.after, self.sent = mover, after, sent
        self.untold = set(range(seats))


class Table:
    """Five seats of which one is to act."""

    def __init__(self, seats: int) -> None:
        self.heard = [UNHEARD] * seats
        self.under_way: list[Move] = []
        self.turn: int | None = None
        self.asked = UNHEARD

    def joined(self) -> bool:
        """Whether every seat has been told how the table stands."""
        return UNHEARD not in self.heard

    def told(self, seat: int, number: int, now: float, window: Window, tally: Tally) -> None:
        """A seat now knows all up to a number: the moves that this tells it are counted."""
        self.heard[seat] = number
        for move in self.under_way:
            if move.after < number and seat in move.untold:
                move.untold.remove(seat)
                count(move, seat, now, window, tally)
        while self.under_way and not self.under_way[0].untold:
            del self.under_way[0]

    def call(self, seat: int) -> bool:
        """Whether a seat that was told that it is to act has not moved upon it yet."""
        if self.heard[seat] <= self.asked:
            return False
        self.turn = seat
        return True

    def moved(self, now: float) -> None:
        """The seat to act sends its move."""
        if self.turn is None:
            raise RuntimeError("nobody is to act")
        self.asked = self.heard[self.turn]
        self.under_way.append(Move(self.turn, self.asked, now, len(self.heard)))
        self.turn = None


def count(move: Move, seat: int, now: float, window: Window, tally: Tally) -> None:
    """One more seat was told of a move."""
    if seat == move.mover and window.holds(move.sent):
        tally.mover.append(now - move.sent)
    if move.untold:
        return
    if window.holds(move.sent):
        tally.everyone.append(now - move.sent)
    if window.holds(now):
        tally.moves += 1
