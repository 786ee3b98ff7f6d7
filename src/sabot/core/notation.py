"""Short text that all games share: seats as letters, lists of names."""

from typing import Final, Generic, TypeVar

from sabot.core.errors import BadNotation

MoveT = TypeVar("MoveT")

# People name seats by letter, programs count from 0: so no text is ambiguous about the first one.
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


def within(number: int, low: int, high: int, what: str) -> int:
    """The number itself, if it is within the limits."""
    if not low <= number <= high:
        raise BadNotation(f"{number} is no {what}; expected {low} to {high}")
    return number


def seat_number(seat: int) -> int:
    """The seat itself, if there could be such a seat."""
    return within(seat, 0, len(SEAT_LETTERS) - 1, "seat")


class WordMoves(Generic[MoveT]):
    """Moves that are written as one word each, with their numbers for the hot code."""

    def __init__(self, moves: dict[str, tuple[int, MoveT]]) -> None:
        self.by_word = {word: move for word, (_, move) in moves.items()}
        self.by_code = dict(moves.values())
        self.words = {move: word for word, move in self.by_word.items()}
        self.codes = {move: code for code, move in self.by_code.items()}


def split_lines(lines: list[str]) -> dict[str, list[str]]:
    """The words behind each `name:` of some lines; refuses a line without one, or one twice."""
    parts: dict[str, list[str]] = {}
    for line in lines:
        name, colon, rest = line.partition(":")
        if not colon or name in parts:
            raise BadNotation(f"'{line}' is not expected here; expected lines like 'deck: …'")
        parts[name] = rest.split()
    return parts


def take_line(parts: dict[str, list[str]], name: str) -> list[str]:
    """The words behind `name:`, taken out; refuses if there is no such line."""
    if name not in parts:
        raise BadNotation(f"there is no line '{name}:'")
    return parts.pop(name)


def take_seat_lines(parts: dict[str, list[str]], name: str) -> list[tuple[str, ...]]:
    """The words behind `name A:`, `name B:` and so on, taken out."""
    rows: list[tuple[str, ...]] = []
    while len(rows) < len(SEAT_LETTERS) and (label := f"{name} {format_seat(len(rows))}") in parts:
        rows.append(tuple(parts.pop(label)))
    return rows


def refuse_rest(parts: dict[str, list[str]]) -> None:
    """Refuse lines that were not expected."""
    if parts:
        raise BadNotation(f"no line '{next(iter(parts))}:' is expected here")
