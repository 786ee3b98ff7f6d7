"""Where the people at one table come from. It is in memory only, and never in a log."""

from collections.abc import Iterable
from typing import Final

from sabot.server.errors import Rejected
from sabot.table.refusals import Refused

# How many people of one address may be at one table: a home or a class, but no crowd of ghosts.
MOST_FROM_ADDRESS: Final = 16


class AddressBook:
    """The addresses of the people at a table, and those from which nobody new comes in."""

    def __init__(self) -> None:
        self.addresses: dict[int, set[str]] = {}
        self.barred: set[str] = set()

    def add(self, person: int, address: str) -> None:
        """Remember that somebody has come from an address."""
        if address:
            self.addresses.setdefault(person, set()).add(address)

    def forget(self, person: int) -> None:
        """Forget somebody who has left."""
        self.addresses.pop(person, None)

    def bar(self, person: int, present: Iterable[int]) -> None:
        """Let nobody new in from where somebody came, unless somebody present comes from there."""
        shared = set[str]().union(*(self.addresses.get(other, set()) for other in present))
        self.barred |= self.addresses.pop(person, set()) - shared

    def check(self, address: str) -> None:
        """Refuse somebody new from an address that is barred, or from which many have come."""
        if address in self.barred:
            raise Refused("no-entry")
        known = sum(address in addresses for addresses in self.addresses.values())
        if known >= MOST_FROM_ADDRESS:
            raise Rejected("crowded", most=MOST_FROM_ADDRESS)
