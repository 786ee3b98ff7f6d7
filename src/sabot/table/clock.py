"""How much time the one to act has left. Times are in ms since 1970 and come with the entries."""

# Compiled by mypyc.

from sabot.table.settings import Clock

SECOND_MS = 1000


class Timing:
    """The clock of one game: `left` ms for this turn, running since `since` unless it stands."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.banks = [clock.seconds * SECOND_MS if clock.kind == "bank" else 0] * players
        self.seat: int | None = None
        self.left: int | None = None
        self.since: int | None = None

    def copy(self) -> "Timing":
        """Another clock that shows the same."""
        other = Timing(self.clock, 0)
        other.banks = self.banks[:]
        other.seat, other.left, other.since = self.seat, self.left, self.since
        return other

    def turn_to(self, seat: int | None, at: int, rests_until: int = 0) -> None:
        """Pass the turn to a seat, or to nobody; the seat that had it is charged.

        Where the seat rests, its time begins when that ends.
        """
        if self.clock.kind == "bank" and self.seat is not None:
            grown = (self.left_at(at) or 0) + self.clock.increment * SECOND_MS
            self.banks[self.seat] = grown
        self.seat = seat
        self.since = max(at, rests_until)
        if seat is None or self.clock.kind == "none":
            self.left = None
        elif self.clock.kind in {"turn", "days"}:
            self.left = self.clock.seconds * SECOND_MS
        else:
            self.left = self.banks[seat]

    def stop(self, at: int) -> None:
        """The clock stands."""
        self.left = self.left_at(at)
        self.since = None

    def hold(self) -> None:
        """The clock stands, and this turn has used none of its time."""
        self.since = None

    def go(self, at: int) -> None:
        """The clock runs again."""
        self.since = at

    def left_at(self, at: int) -> int | None:
        """How many ms are left at that time; None without a clock."""
        if self.left is None or self.since is None:
            return self.left
        return max(0, self.left - max(0, at - self.since))

    def over_at(self, at: int) -> bool:
        """True if the time for this turn was up then."""
        return self.left_at(at) == 0

    def deadline(self) -> int | None:
        """When the time is up; None without a clock or while it stands."""
        if self.left is None or self.since is None:
            return None
        return self.since + self.left
