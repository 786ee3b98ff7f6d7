"""The numbers on the board that a mouse can point at."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from sabot.terminal.generic_presenter import NUMBER_STYLE as LISTED
from sabot.terminal.saboteur.cards import NUMBER_STYLE as MARKED

NUMBER_STYLES: Final = frozenset({LISTED, MARKED})
NUMBER: Final = re.compile(r"\d+")
# A card or a choice stands to the right of its number, and a card also a line above and below.
REACH: Final = 24
BEFORE: Final = 2


class Target(NamedTuple):
    """A number as it is drawn: its line, its first column, and what to type for it."""

    line: int
    column: int
    answer: str


def targets_in(lines: Sequence[Text]) -> list[Target]:
    """All numbers that can be chosen, in the order of lines."""
    return [
        Target(at, Text(line.plain[: start + number.start()]).cell_len, number[0])
        for at, line in enumerate(lines)
        for start, end in numbered_parts(line)
        for number in NUMBER.finditer(line.plain[start:end])
    ]


def numbered_parts(line: Text) -> list[tuple[int, int]]:
    """The parts of a line that are drawn as numbers to choose."""
    if str(line.style) in NUMBER_STYLES:
        return [(0, len(line.plain))]
    return [(span.start, span.end) for span in line.spans if str(span.style) in NUMBER_STYLES]


def target_at(targets: Sequence[Target], line: int, column: int) -> Target | None:
    """The number that a click means: the nearest to its left, on the same line if there is one."""
    near = [
        each
        for each in targets
        if abs(each.line - line) <= 1 and -BEFORE <= column - each.column <= REACH
    ]
    return min(
        near, key=lambda each: abs(column - each.column) + 4 * abs(each.line - line), default=None
    )
