"""How much anybody may ask for: buckets of tokens that fill up again with time."""

import time
from collections import OrderedDict
from typing import Final

# Addresses remembered; the one not seen for longest is forgotten first.
MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Lets `burst` things through at once, and then `rate` a second."""

    __slots__ = ("burst", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.since = time.monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        """Put a token back."""
        self.tokens += 1


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token from an address's bucket; whether there was one."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst)
            self.buckets[address] = bucket
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """Put a token back that was taken for nothing bad."""
        bucket = self.buckets.get(address)
        if bucket is not None:
            bucket.give_back()


class Counts:
    """How many connections each address has open, up to a limit each and in all."""

    def __init__(self, each: int, total: int) -> None:
        self.each = each
        self.total = total
        self.sum = 0
        self.counts: dict[str, int] = {}

    def add(self, address: str) -> bool:
        """Count one more; whether it is within the limits."""
        if self.sum >= self.total or self.counts.get(address, 0) >= self.each:
            return False
        self.counts[address] = self.counts.get(address, 0) + 1
        self.sum += 1
        return True

    def drop(self, address: str) -> None:
        """Count one less."""
        self.sum -= 1
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]
