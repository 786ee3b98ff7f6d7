"""How much anybody may ask for: tokens that come back with time, and numbers of connections."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from enum import StrEnum
from ipaddress import ip_address, ip_network
from typing import Final

from sabot.core.errors import SabotError

# Addresses remembered; the one not seen for longest is forgotten first.
MOST_ADDRESSES: Final = 10_000


class Cost(StrEnum):
    """What an address pays tokens for."""

    PAGE = "page"
    CALL = "call"
    COMMAND = "command"
    CHAT = "chat"
    HANDSHAKE = "handshake"
    ENTER = "enter"
    SEAT = "seat"
    CREATE = "create"
    SUSPICION = "suspicion"
    HINT = "hint"
    THOUGHT = "thought"
    REPLAY = "replay"
    LOG = "log"
    REVIEW = "review"
    PERSON = "person"
    GAMES = "games"


# Tokens by what a thing takes of the processor, of the disk, and of other people's patience.
USUAL_COSTS: Final[Mapping[Cost, float]] = {
    Cost.PAGE: 0.1,
    Cost.CALL: 1,
    Cost.COMMAND: 0.1,
    Cost.CHAT: 1,
    Cost.HANDSHAKE: 3,
    Cost.ENTER: 5,
    Cost.SEAT: 8,
    Cost.CREATE: 30,
    Cost.SUSPICION: 1,
    Cost.HINT: 4,
    Cost.THOUGHT: 4,
    Cost.REPLAY: 10,
    Cost.LOG: 3,
    Cost.REVIEW: 50,
    Cost.PERSON: 30,
    Cost.GAMES: 5,
}


def format_costs(costs: Mapping[Cost, float]) -> str:
    """Costs as the option takes them."""
    return ", ".join(f"{cost}={tokens:g}" for cost, tokens in costs.items())


def parse_costs(text: str, most: float) -> dict[Cost, float]:
    """The usual costs with those that a text changes; none may be above `most`."""
    costs = dict(USUAL_COSTS)
    for part in text.split(",") if text else []:
        name, _, number = part.strip().partition("=")
        try:
            costs[Cost(name)] = float(number)
        except ValueError:
            raise SabotError(
                f"'{part.strip()}' is no cost; expected one such as create=30, of {', '.join(Cost)}"
            ) from None
    for cost, tokens in costs.items():
        if not 0 <= tokens <= most:
            raise SabotError(
                f"a cost lies between 0 and --budget-burst, which is {most:g}; "
                f"{cost}={tokens:g} could never be paid"
            )
    return costs


class Bucket:
    """Holds up to `burst` tokens and gets `rate` of them a second; at first it is full."""

    __slots__ = ("burst", "clock", "rate", "since", "tokens")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.clock = clock
        self.since = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens; False, and none is taken, if there are not so many."""
        self.fill()
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def wait(self, tokens: float = 1.0) -> float:
        """In how many seconds there are so many tokens."""
        self.fill()
        return max(0.0, (tokens - self.tokens) / self.rate)

    def fill(self) -> None:
        """Add the tokens that have come since the last time."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now


class Buckets:
    """A bucket for each address, or for whatever else is counted by name."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """The bucket of a name."""
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst, self.clock)
            self.buckets[name] = bucket
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(name)
        return bucket

    def take(self, name: str, tokens: float = 1.0) -> bool:
        """Take tokens from the bucket of a name; False if there are not so many."""
        return self.of(name).take(tokens)

    def wait(self, name: str, tokens: float = 1.0) -> float:
        """In how many seconds a name has so many tokens."""
        return self.of(name).wait(tokens)


class Budgets:
    """The tokens of each address, and what things cost."""

    def __init__(
        self,
        costs: Mapping[Cost, float],
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.costs = costs
        self.buckets = Buckets(rate, burst, clock)

    def take(self, address: str, cost: Cost, times: float = 1.0) -> bool:
        """Let an address pay for something; False, and nothing is paid, if it can't."""
        return self.buckets.take(address, self.price(cost, times))

    def take_spare(self, address: str, cost: Cost) -> bool:
        """Let an address pay from the upper half of its tokens: the rest is for people."""
        bucket, tokens = self.buckets.of(address), self.costs[cost]
        return not bucket.wait(bucket.burst / 2 + tokens) and bucket.take(tokens)

    def wait(self, address: str, cost: Cost, times: float = 1.0) -> float:
        """In how many seconds an address can pay for something."""
        return self.buckets.wait(address, self.price(cost, times))

    def price(self, cost: Cost, times: float) -> float:
        """The tokens for something that is so many times as large as usual; they can be saved."""
        return min(self.costs[cost] * times, self.buckets.burst)


def counted_as(host: str) -> str:
    """An address as limits count it: of IPv6 the network, in which one has any number of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))


class Counts:
    """How many connections each address has open, up to a limit each and in all.

    Addresses that are `exempt` count in the total only.
    """

    def __init__(
        self, each: int, total: int, exempt: Callable[[str], bool] = lambda _: False
    ) -> None:
        self.exempt = exempt
        self.each = each
        self.total = total
        self.sum = 0
        self.counts: dict[str, int] = {}

    def add(self, address: str) -> bool:
        """Count one more; whether it is within the limits."""
        if self.sum >= self.total:
            return False
        if self.counts.get(address, 0) >= self.each and not self.exempt(address):
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
