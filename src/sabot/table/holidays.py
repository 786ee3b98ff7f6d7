"""Holidays in games that are played over days: while one lasts, its seat's clock stands."""

from typing import Final

import msgspec

from sabot.table.clock import SECOND_MS
from sabot.table.settings import HOUR_S, Clock

DAY_MS: Final = 24 * HOUR_S * SECOND_MS
# How many days of holiday a seat has in one game.
HOLIDAY_DAYS: Final = 14


class Holiday(msgspec.Struct, frozen=True):
    """The holidays of a seat in one game: when the last ends, and how many days are left."""

    until: int = 0
    days_left: int = HOLIDAY_DAYS

    def lasts_at(self, at: int) -> bool:
        """True if it lasts at that time."""
        return at < self.until

    def taken(self, at: int, days: int) -> "Holiday":
        """The holidays once a new one has begun."""
        return Holiday(at + days * DAY_MS, self.days_left - days)

    def ended(self, at: int) -> "Holiday":
        """The holidays once the present one is cut short; days that have not begun are not used."""
        if not self.lasts_at(at):
            return self
        return Holiday(at, self.days_left + (self.until - at - 1) // DAY_MS)


def left_at_reminder(clock: Clock) -> int:
    """With how many ms left the player is reminded: a quarter of the turn, or a day."""
    return min(clock.seconds * SECOND_MS // 4, DAY_MS)
