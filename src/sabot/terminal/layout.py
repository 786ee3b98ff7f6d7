"""Arranges lines of text on the screen, for any game."""

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

# Where the text of a line begins: behind its indentation, or behind the key that it explains.
BEHIND_THE_KEY: Final = re.compile(r" *\S+(?: \S+)* {2,}(?=\S)| *")


def side_by_side(left: list[Text], right: list[Text], gap: int = 2) -> list[Text]:
    """Two columns of lines as one."""
    width = max(line.cell_len for line in left) + gap
    lines: list[Text] = []
    for at in range(max(len(left), len(right))):
        line = left[at].copy() if at < len(left) else Text()
        if at < len(right):
            line.append(" " * (width - line.cell_len))
            line.append_text(right[at])
        lines.append(line)
    return lines


def in_columns(items: list[Text], width: int, gap: int = 3) -> list[Text]:
    """Items in as many columns as fit, row by row."""
    if not items:
        return []
    column = max(item.cell_len for item in items) + gap
    across = max(1, width // column)
    rows = [items[at : at + across] for at in range(0, len(items), across)]
    return [row_of(row, column) for row in rows]


def numbered(choices: Iterable[str], width: int, style: str = "", digits: int = 2) -> list[Text]:
    """Choices with their numbers from 1, in columns."""
    items = [
        Text.assemble((f"{number:>{digits}}", style), "  ", choice)
        for number, choice in enumerate(choices, 1)
    ]
    return in_columns(items, width)


def row_of(items: list[Text], column: int) -> Text:
    """Items side by side, each in a column of this width."""
    line = Text()
    for at, item in enumerate(items):
        line.append(" " * (at * column - line.cell_len))
        line.append_text(item)
    return line


def wrapped(lines: Iterable[str], width: int) -> Iterator[str]:
    """Lines that fit, broken between words; what goes on stands below the text, not the key."""
    for line in lines:
        begins = BEHIND_THE_KEY.match(line)
        hang = " " * min(begins.end() if begins else 0, width // 2)
        yield from textwrap.wrap(line, width, subsequent_indent=hang, break_on_hyphens=False) or [
            ""
        ]
