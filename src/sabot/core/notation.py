"""Short text that all games share: seats as letters, lists of names."""

from typing import Final

from sabot.core.errors import BadNotation

# People count seats by letter, programs from 0: so no text leaves in doubt where counting began.
SEAT_LETTERS: Final = "ABCDEFGHIJKL"


def format_seat(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str) -> int:
    """The seat that a letter stands for."""
    if len(text) != 1 or text not in SEAT_LETTERS:
        raise BadNotation(f"'{text}' is no seat; expected a letter from A to {SEAT_LETTERS[-1]}")
    return SEAT_LETTERS.index(text)


def parse_number(text: str, what: str) -> int:
    """The whole number that a text stands for."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise BadNotation(f"'{text}' is no {what}; expected a whole number")
    return int(text)


def one_of(text: str, names: tuple[str, ...], what: str) -> int:
    """The index of a name among those expected."""
    if text not in names:
        raise BadNotation(f"'{text}' is no {what}; expected one of {', '.join(names)}")
    return names.index(text)
