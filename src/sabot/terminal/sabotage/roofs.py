"""A roof as text: nine cells, the value of each line at its end, and numbers for choices.

```text
╭─────────┬─────────┬─────────╮
│A        │    ·    │X        │
│orange   │    B    │red      │ 0
├─────────┼─────────┼─────────┤
```
"""

from typing import Final

from rich.text import Text

from sabot.games.sabotage.cards import LETTERS
from sabot.games.sabotage.encoding import Roof
from sabot.terminal.sabotage.naming import Naming

INNER: Final = 9
ROW: Final = 3
WIDTH: Final = 3 * INNER + 4
# The words for colours stand on the cards too, for people who can't tell the colours apart.
STYLES: Final = {"orange": "dark_orange", "red": "red", "blue": "dodger_blue1", "lilac": "orchid"}
BORDER_STYLE: Final = "bright_black"
NUMBER_STYLE: Final = "bold magenta"
FRESH: Final = " underline"

Marks = dict[str, int]


def style_of(card: str) -> str:
    """The style in which a card is written."""
    return f"bold {STYLES.get(card.partition('-')[2], '')}".strip()


class RoofDrawing:
    """One roof. `marks` are numbers written on cells; `fresh` are cells with a new card."""

    def __init__(self, roof: Roof, naming: Naming, marks: Marks, fresh: set[str]) -> None:
        self.roof = roof
        self.naming = naming
        self.marks = marks
        self.fresh = fresh
        self.values = {line.cells: line.value for line in roof.lines}

    def lines(self) -> list[Text]:
        """The nine cells with the values of rows, columns and diagonals around them."""
        drawn = [Text("╭" + "┬".join(["─" * INNER] * ROW) + "╮", BORDER_STYLE)]
        for first in range(0, len(LETTERS), ROW):
            drawn += self.row_lines(LETTERS[first : first + ROW])
            between = Text("├" + "┼".join(["─" * INNER] * ROW) + "┤", BORDER_STYLE)
            drawn.append(between)
        drawn[-1] = Text("╰" + "┴".join(["─" * INNER] * ROW) + "╯", BORDER_STYLE)
        return [*drawn, self.foot()]

    def row_lines(self, cells: str) -> list[Text]:
        """A row of cells, two lines high, and its value."""
        pairs = [self.cell(cell) for cell in cells]
        bar = Text("│", BORDER_STYLE)
        upper = Text.assemble(bar, *(part for pair in pairs for part in (pair[0], bar)))
        lower = Text.assemble(bar, *(part for pair in pairs for part in (pair[1], bar)))
        return [upper, Text.assemble(lower, " ", self.value(cells))]

    def cell(self, cell: str) -> tuple[Text, Text]:
        """The card on a cell, in two lines; or the cell's letter, and the number of a choice."""
        card = self.roof.cells[LETTERS.index(cell)]
        number = str(self.marks.get(cell, ""))
        if card is None:
            mark = Text(f"{number or '·':^{INNER}}", NUMBER_STYLE if number else BORDER_STYLE)
            return mark, Text(f"{cell:^{INNER}}", BORDER_STYLE)
        style = style_of(card) + (FRESH if cell in self.fresh else "")
        face = Text(self.naming.face(card), style)
        face.append(f"{number:>{INNER - face.cell_len}}", NUMBER_STYLE)
        return face, Text(f"{self.naming.colour(card):<{INNER}}", style)

    def value(self, line: str) -> Text:
        """The value of a line."""
        value = self.values[line]
        return Text(str(value), "bold" if value else BORDER_STYLE)

    def foot(self) -> Text:
        """The values of the columns, and at the corners those of the diagonals."""
        foot = Text.assemble(("↙", BORDER_STYLE), self.value("CEG"))
        for at, column in enumerate(("ADG", "BEH", "CFI")):
            middle = 1 + at * (INNER + 1) + INNER // 2
            foot.append(" " * (middle - foot.cell_len))
            foot.append_text(self.value(column))
        foot.append(" " * (WIDTH - foot.cell_len))
        return Text.assemble(foot, ("↘", BORDER_STYLE), self.value("AEI"))
