"""Who is connected to a table: at this process, and as other processes say of theirs."""

from collections.abc import Callable, Collection
from typing import Final

# What another process says holds for so long; it says it again well before.
HOLDS_MS: Final = 25_000


class Presences:
    """Counts connections by person. `left_at` tells since when somebody is not there."""

    def __init__(self, now: int, whisper: Callable[[tuple[int, ...]], None]) -> None:
        self.whisper = whisper
        self.counts: dict[int, int] = {}
        self.others: dict[str, tuple[int, tuple[int, ...]]] = {}
        self.left_at: dict[int, int] = {}
        self.empty_since = now

    def local(self) -> tuple[int, ...]:
        """Who is connected to this process."""
        return tuple(sorted(self.counts))

    def here(self, now: int) -> tuple[int, ...]:
        """Who is connected anywhere, in order."""
        return tuple(sorted(self.people(now)))

    def people(self, now: int) -> Collection[int]:
        """Who is connected anywhere."""
        if not self.others:
            return self.counts.keys()
        everybody = set(self.counts)
        for until, people in self.others.values():
            if until > now:
                everybody.update(people)
        return everybody

    def arrive(self, person: int, now: int) -> bool:
        """Count a connection; whether the person was not there before."""
        known = person in self.here(now)
        first = person not in self.counts
        self.counts[person] = self.counts.get(person, 0) + 1
        self.left_at.pop(person, None)
        if first:
            self.whisper(self.local())
        return not known

    def depart(self, person: int, now: int) -> bool:
        """Count a connection less; whether the person is gone now."""
        left = self.counts.get(person, 0) - 1
        if left > 0:
            self.counts[person] = left
            return False
        self.counts.pop(person, None)
        self.whisper(self.local())
        if not self.counts:
            self.empty_since = now
        if person in self.here(now):
            return False
        self.left_at[person] = now
        return True

    def overheard(self, process: str, people: tuple[int, ...], now: int) -> bool:
        """Note what another process says; whether that changes who is here."""
        before = self.here(now)
        self.others[process] = (now + HOLDS_MS, people)
        return self.note_changes(before, now)

    def tidy(self, now: int) -> bool:
        """Say who is here, forget what others no longer say; whether that changes anything."""
        if self.counts:
            self.whisper(self.local())
        before = set(self.counts).union(*(people for _, people in self.others.values()))
        self.others = {
            process: said for process, said in self.others.items() if said[0] > now and said[1]
        }
        return self.note_changes(tuple(sorted(before)), now)

    def note_changes(self, before: tuple[int, ...], now: int) -> bool:
        """Whether others are here than before; notes since when."""
        after = self.here(now)
        for person in set(before) - set(after):
            self.left_at[person] = now
        for person in after:
            self.left_at.pop(person, None)
        return before != after

    def empty_for(self, now: int) -> int:
        """For how many ms nobody has been connected to this process."""
        return 0 if self.counts else now - self.empty_since
