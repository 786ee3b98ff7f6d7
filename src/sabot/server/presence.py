"""Which people are connected to a table: to this process, and to others by what they broadcast."""

from collections.abc import Callable, Collection
from typing import Final

# How long the presence that another process broadcasts is believed; it broadcasts more often.
VALID_MS: Final = 25_000


def nobody_is_told() -> None:
    """What is done about changes when a room is closed."""


class PresenceTracker:
    """Counts connections by person. `left_at` tells when those who are not here left.

    `broadcast` tells other processes who is connected to this one. `changed` is called when other
    people are here than before, but for arrivals, which the caller announces itself.
    """

    def __init__(
        self,
        now: Callable[[], int],
        broadcast: Callable[[tuple[int, ...]], None],
        changed: Callable[[], None],
    ) -> None:
        self.now = now
        self.broadcast = broadcast
        self.changed = changed
        self.counts: dict[int, int] = {}
        self.others: dict[str, tuple[int, tuple[int, ...]]] = {}
        self.left_at: dict[int, int] = {}
        self.empty_since = now()

    def close(self) -> None:
        """Tell of no changes any more, and let go of the room that was told."""
        self.changed = nobody_is_told

    def here(self) -> tuple[int, ...]:
        """The people connected anywhere, in order."""
        return tuple(sorted(self.people()))

    def people(self) -> Collection[int]:
        """The people connected anywhere."""
        if not self.others:
            return self.counts.keys()
        now, everybody = self.now(), set(self.counts)
        for until, people in self.others.values():
            if until > now:
                everybody.update(people)
        return everybody

    def arrive(self, person: int) -> bool:
        """Count a connection, and return whether the person was not here before."""
        known = person in self.people()
        first = person not in self.counts
        self.counts[person] = self.counts.get(person, 0) + 1
        self.left_at.pop(person, None)
        if first:
            self.broadcast(tuple(sorted(self.counts)))
        return not known

    def depart(self, person: int) -> None:
        """Count a connection less."""
        left = self.counts.get(person, 0) - 1
        if left > 0:
            self.counts[person] = left
            return
        self.counts.pop(person, None)
        self.broadcast(tuple(sorted(self.counts)))
        if not self.counts:
            self.empty_since = self.now()
        if person not in self.people():
            self.left_at[person] = self.now()
            self.changed()

    def hear_broadcast(self, process: str, people: tuple[int, ...]) -> None:
        """Take over which people are connected to another process."""
        before = self.here()
        self.others[process] = (self.now() + VALID_MS, people)
        self.compare_with(before)

    def renew(self) -> None:
        """Broadcast again who is here, and forget broadcasts that are too old."""
        if self.counts:
            self.broadcast(tuple(sorted(self.counts)))
        before = set(self.counts).union(*(people for _, people in self.others.values()))
        now = self.now()
        self.others = {
            process: said for process, said in self.others.items() if said[0] > now and said[1]
        }
        self.compare_with(tuple(sorted(before)))

    def compare_with(self, before: tuple[int, ...]) -> None:
        """Note who has left, and tell if other people are here than before."""
        after = self.here()
        for person in set(before) - set(after):
            self.left_at[person] = self.now()
        for person in after:
            self.left_at.pop(person, None)
        if before != after:
            self.changed()

    def empty_for(self) -> int:
        """For how many ms nobody has been connected to this process."""
        return 0 if self.counts else self.now() - self.empty_since
