"""How fast bots may play on this server: a shortest pause, and a share for each address."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final, TypeVar

from sabot.server.limits import MOST_ADDRESSES

# A table that bots play for watchers keeps its place for so long after its last move.
LEASE_S: Final = 30.0

Value = TypeVar("Value")


class BotPace:
    """The pace of bots; without figures, there is no limit.

    No bot moves sooner than `shortest_pause` ms after its turn began. The bots of an address make
    `moves_each` moves a second in all, and play at `tables_each` tables where nobody has a seat
    who is there.
    """

    def __init__(
        self,
        shortest_pause: int = 0,
        moves_each: float = math.inf,
        tables_each: float = math.inf,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.shortest_pause = shortest_pause
        self.interval = 1 / moves_each
        self.tables_each = tables_each
        self.clock = clock
        self.next_move: OrderedDict[str, float] = OrderedDict()
        self.leases: OrderedDict[str, dict[str, float]] = OrderedDict()

    def delay(self, addresses: Collection[str]) -> float:
        """In how many seconds the next bot of these addresses may move; it takes that moment."""
        now = self.clock()
        address = min(sorted(addresses), key=lambda each: self.next_move.get(each, 0.0), default="")
        moment = max(now, self.next_move.get(address, 0.0))
        self.next_move[address] = moment + self.interval
        forget_oldest(self.next_move, address)
        return moment - now

    def lease(self, table: str, addresses: Collection[str]) -> bool:
        """Let bots play on at a table for watchers; False if these watch enough others."""
        return any(self.lease_of(address, table) for address in sorted(addresses) or [""])

    def lease_of(self, address: str, table: str) -> bool:
        """Give or renew the lease of an address for a table, if it may have another."""
        now = self.clock()
        leases = {t: until for t, until in self.leases.get(address, {}).items() if until > now}
        if table not in leases and len(leases) >= self.tables_each:
            return False
        self.leases[address] = {**leases, table: now + LEASE_S}
        forget_oldest(self.leases, address)
        return True


def forget_oldest(known: OrderedDict[str, Value], address: str) -> None:
    """Keep an address as the newest, and drop the oldest if there are too many."""
    known.move_to_end(address)
    if len(known) > MOST_ADDRESSES:
        known.popitem(last=False)
