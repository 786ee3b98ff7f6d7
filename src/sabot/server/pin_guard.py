"""How often PINs may be tried: by one address, and at one table by all of them together."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sabot.server.limits import Buckets

# Wrong PINs that an address may try at a table at once, and then a second.
GUESS_BURST: Final = 10.0
GUESS_RATE: Final = 0.1
# Wrong PINs at a table after which everybody there waits, and the first and the longest wait.
FREE_GUESSES: Final = 20
FIRST_WAIT_S: Final = 2.0
LONGEST_WAIT_S: Final = 300.0
# After so long without a wrong PIN all is forgotten; the host is told once in so long.
FORGET_S: Final = 3600.0
ALERT_EVERY_S: Final = 600.0
MOST_TABLES: Final = 10_000


@dataclass(slots=True)
class Guesses:
    """The wrong PINs of one table: how many, when the last was, and from when on one may try."""

    wrong: int = 0
    last: float = 0.0
    open_at: float = 0.0
    alert_at: float = 0.0


class PinGuard:
    """Counts wrong PINs. Each is counted before it is checked, so that many at once help nobody."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.addresses = Buckets(GUESS_RATE, GUESS_BURST, now)
        self.tables: OrderedDict[str, Guesses] = OrderedDict()

    def wait(self, table: str, address: str) -> float:
        """How many seconds an address must wait before it tries a PIN at a table."""
        closed = max(0.0, self.guesses(table).open_at - self.now())
        return max(closed, self.addresses.wait(f"{table} {address}"))

    def take(self, table: str, address: str) -> bool:
        """Count a try; whether it is allowed."""
        guesses = self.guesses(table)
        if guesses.open_at > self.now() or not self.addresses.take(f"{table} {address}"):
            return False
        guesses.wrong += 1
        guesses.last = self.now()
        above = guesses.wrong - FREE_GUESSES
        if above > 0:
            wait = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** min(above - 1, 16))
            guesses.open_at = guesses.last + wait
        return True

    def right(self, table: str, address: str) -> None:
        """Take back a try that was right."""
        self.addresses.give_back(f"{table} {address}")
        guesses = self.guesses(table)
        guesses.wrong = max(0, guesses.wrong - 1)
        guesses.open_at = 0.0

    def alerts(self, table: str) -> bool:
        """True if the host is to be told now that many wrong PINs were tried."""
        guesses, now = self.guesses(table), self.now()
        if guesses.wrong < FREE_GUESSES or now < guesses.alert_at:
            return False
        guesses.alert_at = now + ALERT_EVERY_S
        return True

    def guesses(self, table: str) -> Guesses:
        """What is known of a table."""
        known = self.tables.pop(table, None)
        if known is None or self.now() - known.last > FORGET_S:
            known = Guesses()
        self.tables[table] = known
        if len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        return known
