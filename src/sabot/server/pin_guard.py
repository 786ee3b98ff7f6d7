"""How often PINs may be tried: by one address, and at one table by all of them together."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# Wrong PINs of an address at a table without a wait, and the first wait.
FREE_EACH: Final = 9
FIRST_WAIT_EACH_S: Final = 10.0
# How many of them count for the table: so nobody makes others wait from one address.
COUNTED_EACH: Final = 5
# Wrong PINs at a table without a wait for everybody who tries one there, and the first wait.
FREE_GUESSES: Final = 20
FIRST_WAIT_S: Final = 2.0
LONGEST_WAIT_S: Final = 300.0
# After so long without a wrong PIN all is forgotten; the host is told once in so long.
FORGET_S: Final = 3600.0
ALERT_EVERY_S: Final = 600.0
MOST_KEPT: Final = 10_000


@dataclass(slots=True)
class Guesses:
    """Wrong PINs: how many, when the last was, and from when on one may try."""

    wrong: int = 0
    last: float = 0.0
    open_at: float = 0.0
    alert_at: float = 0.0

    def count(self, now: float, free: int, first_wait: float) -> None:
        """Count one. Beyond those that are free each doubles the wait."""
        self.wrong += 1
        self.last = now
        above = self.wrong - free
        if above > 0:
            self.open_at = now + min(LONGEST_WAIT_S, first_wait * 2 ** min(above - 1, 16))

    def take_back(self) -> None:
        """One was right after all."""
        self.wrong = max(0, self.wrong - 1)
        self.open_at = 0.0


class PinGuard:
    """Counts wrong PINs. Each is counted before it is checked, so that many at once help nobody."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        # By table, and by table and address.
        self.kept: OrderedDict[tuple[str, str], Guesses] = OrderedDict()

    def wait(self, table: str, address: str) -> float:
        """How many seconds an address must wait before it tries a PIN at a table."""
        open_at = max(self.guesses(table).open_at, self.guesses(table, address).open_at)
        return max(0.0, open_at - self.now())

    def take(self, table: str, address: str) -> bool:
        """Count a try; whether it is allowed."""
        if self.wait(table, address):
            return False
        own = self.guesses(table, address)
        own.count(self.now(), FREE_EACH, FIRST_WAIT_EACH_S)
        if own.wrong <= COUNTED_EACH:
            self.guesses(table).count(self.now(), FREE_GUESSES, FIRST_WAIT_S)
        return True

    def right(self, table: str, address: str) -> None:
        """Take back a try that was right."""
        own = self.guesses(table, address)
        if own.wrong <= COUNTED_EACH:
            self.guesses(table).take_back()
        own.take_back()

    def alerts(self, table: str, address: str) -> bool:
        """True if the host is to be told now that many wrong PINs were tried, by all or by one."""
        guesses, now = self.guesses(table), self.now()
        many = guesses.wrong >= FREE_GUESSES or self.guesses(table, address).wrong > FREE_EACH
        if not many or now < guesses.alert_at:
            return False
        guesses.alert_at = now + ALERT_EVERY_S
        return True

    def guesses(self, table: str, address: str = "") -> Guesses:
        """What is known of a table, or of an address there."""
        known = self.kept.pop((table, address), None)
        if known is None or self.now() - known.last > FORGET_S:
            known = Guesses()
        self.kept[table, address] = known
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return known
