"""How long slots of a worker's time are: the same for all thoughts of a table, as far as possible.

A thought that takes longer than its slot cannot be hidden, but what follows it can. The table's
next slots are as long as that one was. So at most one move in `STRETCHED_SLOTS` tells that a bot
had much to think about, and only on a machine that is too slow or too busy for its bots.
"""

from collections import OrderedDict
from typing import Final

# How many slots of a table stay long after a thought that took longer than its slot.
STRETCHED_SLOTS: Final = 50
# How many times as long they stay at most: one thought while the machine stood still slows down no
# table for long.
MOST_STRETCHED: Final = 4.0
# Tables that are remembered; those that had no long thought need not be.
MOST_TABLES: Final = 1024


class SlotLengths:
    """How many times as long as usual the slots of tables are, and for how many slots yet."""

    def __init__(self) -> None:
        self.stretched: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def length(self, table: str, slot: float, took: float, longest: float) -> float:
        """The length of a slot in which a bot of a table took so long, `longest` at most.

        It is the table's present length, or two, four, eight times that.
        """
        factor, left = self.stretched.get(table, (1.0, 0))
        length = slot * factor
        while 0 < length < took:
            length *= 2
        if length > slot * factor:
            factor, left = min(length / slot, MOST_STRETCHED), STRETCHED_SLOTS + 1
        self.remember(table, factor, left - 1)
        return min(length, max(took, longest))

    def remember(self, table: str, factor: float, left: int) -> None:
        """Keep how long the next slots of a table are; forget it when they are as usual."""
        self.stretched.pop(table, None)
        if left > 0:
            self.stretched[table] = factor, left
            if len(self.stretched) > MOST_TABLES:
                self.stretched.popitem(last=False)
