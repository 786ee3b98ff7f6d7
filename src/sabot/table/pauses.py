"""How long each person has stopped a game, and how long they still may."""

from typing import Final

import msgspec

# How long somebody may stop one game in all.
PAUSE_BUDGET_MS: Final = 600_000
# A pause costs at least so much: nobody stops a game again and again for a moment.
LEAST_PAUSE_MS: Final = 60_000


class Pauses(msgspec.Struct, frozen=True):
    """The pauses of one game: who has stopped it and since when, and what each has used, in ms."""

    person: int | None = None
    since: int = 0
    used: dict[int, int] = {}

    def left(self, person: int) -> int:
        """How many ms somebody may still stop the game, but for the pause that goes on."""
        return max(0, PAUSE_BUDGET_MS - self.used.get(person, 0))

    def end(self) -> int | None:
        """When the time of whoever has stopped the game is up; None if it goes on."""
        return None if self.person is None else self.since + self.left(self.person)

    def stopped(self, person: int, at: int) -> "Pauses":
        """The pauses once somebody has stopped the game."""
        return Pauses(person, at, self.used)

    def ended(self, at: int, *, charged: bool) -> "Pauses":
        """The pauses once the game goes on; where nobody was held up, the pause costs nothing."""
        if self.person is None or not charged:
            return Pauses(used=self.used)
        used = self.used.get(self.person, 0) + max(LEAST_PAUSE_MS, at - self.since)
        return Pauses(used={**self.used, self.person: used})
