"""Layout of the packed numbers in a state of Saboteur 2 (`rules.Saboteur2`)."""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

# Lists of seats packed into one number, four bits for each, one more than the seat's number.
SEAT_BITS: Final = 4
SEAT: Final = 15

# A card that was put down face down together with the one before.
DISCARD_TOGETHER: Final = 4096

# A role put away: the role, the seat that had it, and the seats that know it.
AWAY_SEAT_SHIFT: Final = 4
AWAY_KNOWN_SHIFT: Final = 8

# Steps of the hands since the first swap of a round: seats remember what they gave away.
SWAPPED: Final = 0
HANDED: Final = 1
PUT_OPEN: Final = 2
PUT_DOWN: Final = 3
DREW: Final = 4
LOG_KIND_SHIFT: Final = 16
LOG_SEAT_SHIFT: Final = 12
LOG_DETAIL: Final = 0xFFF


def log_entry(kind: i64, seat: i64, detail: i64) -> i64:
    """A line of the log as a number."""
    return (kind << LOG_KIND_SHIFT) | (seat << LOG_SEAT_SHIFT) | detail
