"""Which people are connected to a table: to this process, and to others by what they broadcast."""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

# How long the presence that another process broadcasts is believed; it broadcasts more often.
VALID_MS: Final = 25_000


def nobody_is_told() -> None:
    """What is done about changes when a room is closed."""


class Heard(NamedTuple):
    """The people that another process has broadcast, and until when they are believed."""

    until: int
    people: tuple[int, ...]
    acknowledging: tuple[int, ...]


class PresenceTracker:
    """Counts connections by person. `left_at` tells when those who are not here left.

    `acknowledges` counts those of clients that say when their person has seen something.
    `broadcast` tells other processes both. `changed` is called when other people are here than
    before, but for arrivals, which the caller announces itself.
    """

    def __init__(
        self,
        now: Callable[[], int],
        broadcast: Callable[[tuple[int, ...], tuple[int, ...]], None],
        changed: Callable[[], None],
    ) -> None:
        self.now = now
        self.broadcast = broadcast
        self.changed = changed
        self.counts: dict[int, int] = {}
        self.acknowledges: dict[int, int] = {}
        self.others: dict[str, Heard] = {}
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
        return self.counts.keys() | {each for heard in self.valid() for each in heard.people}

    def acknowledging(self) -> Collection[int]:
        """The people connected anywhere whose client says when they have seen something."""
        if not self.others:
            return self.acknowledges.keys()
        heard = {each for heard in self.valid() for each in heard.acknowledging}
        return self.acknowledges.keys() | heard

    def valid(self) -> list[Heard]:
        """What other processes have broadcast and is still believed."""
        now = self.now()
        return [heard for heard in self.others.values() if heard.until > now]

    def arrive(self, person: int, *, acknowledges: bool = False) -> bool:
        """Count a connection, and return whether the person was not here before."""
        known = person in self.people()
        first = person not in self.counts
        self.counts[person] = self.counts.get(person, 0) + 1
        if acknowledges:
            first = first or person not in self.acknowledges
            self.acknowledges[person] = self.acknowledges.get(person, 0) + 1
        self.left_at.pop(person, None)
        if first:
            self.broadcast_people()
        return not known

    def depart(self, person: int, *, acknowledges: bool = False) -> None:
        """Count a connection less."""
        last = count_less(self.counts, person)
        last_acknowledging = acknowledges and count_less(self.acknowledges, person)
        if not last and not last_acknowledging:
            return
        self.broadcast_people()
        if not self.counts:
            self.empty_since = self.now()
        gone = person not in self.people()
        if gone:
            self.left_at[person] = self.now()
        if gone or last_acknowledging:
            self.changed()

    def broadcast_people(self) -> None:
        """Tell other processes who is connected to this one."""
        self.broadcast(tuple(sorted(self.counts)), tuple(sorted(self.acknowledges)))

    def hear_broadcast(
        self, process: str, people: tuple[int, ...], acknowledging: tuple[int, ...] = ()
    ) -> None:
        """Take over which people are connected to another process."""
        before, acknowledging_before = self.here(), set(self.acknowledging())
        self.others[process] = Heard(self.now() + VALID_MS, people, acknowledging)
        changed = acknowledging_before != set(self.acknowledging())
        self.compare_with(before, changed=changed)

    def renew(self) -> None:
        """Broadcast again who is here, and forget broadcasts that are too old."""
        if self.counts:
            self.broadcast_people()
        before = set(self.counts).union(*(heard.people for heard in self.others.values()))
        now = self.now()
        self.others = {
            process: heard
            for process, heard in self.others.items()
            if heard.until > now and heard.people
        }
        self.compare_with(tuple(sorted(before)))

    def compare_with(self, before: tuple[int, ...], *, changed: bool = False) -> None:
        """Note who has left, and tell if other people are here than before, or `changed`."""
        after = self.here()
        for person in set(before) - set(after):
            self.left_at[person] = self.now()
        for person in after:
            self.left_at.pop(person, None)
        if before != after or changed:
            self.changed()

    def empty_for(self) -> int:
        """For how many ms nobody has been connected to this process."""
        return 0 if self.counts else self.now() - self.empty_since


def count_less(counts: dict[int, int], person: int) -> bool:
    """Count one less of a person, and return whether it was the last."""
    left = counts.get(person, 0) - 1
    if left > 0:
        counts[person] = left
        return False
    return counts.pop(person, None) is not None
