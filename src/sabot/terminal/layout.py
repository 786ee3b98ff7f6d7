"""Arranges lines of text on the screen, for any game."""

from collections.abc import Iterable

from rich.text import Text


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
