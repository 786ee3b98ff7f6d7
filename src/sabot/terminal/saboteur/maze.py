"""The maze as text, with column and row numbers along its edges."""

from typing import Final, Protocol

from rich.text import Text

from sabot.games.saboteur.encoding import Goal, MazeCard
from sabot.terminal.saboteur import cards

Cell = tuple[int, int]

LABEL_WIDTH: Final = 3
START: Final[Cell] = (0, 0)


class HasMaze(Protocol):
    """A view of any game that is played on the maze."""

    @property
    def maze(self) -> tuple[MazeCard, ...]:
        """The tunnel cards."""
        ...

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals."""
        ...


class Maze:
    """All cells to be drawn. `marks` are numbers written on cells; `fresh` are cards just laid."""

    def __init__(
        self, view: HasMaze, start: str, marks: dict[Cell, list[str]], fresh: set[Cell]
    ) -> None:
        self.marks = marks
        self.faces: dict[Cell, cards.Face] = {START: cards.start_face(start)}
        for goal in view.goals:
            cell = goal.col, goal.row
            self.faces[cell] = cards.goal_face(goal.card, face_up=goal.face_up, turned=goal.turned)
        for card in view.maze:
            cell = card.col, card.row
            style = cards.FRESH_STYLE if cell in fresh else cards.TUNNEL_STYLE
            self.faces[cell] = cards.tunnel_face(card.card, turned=card.turned, style=style)
        columns, rows = zip(*self.faces, *marks, strict=True)
        self.columns = range(min(columns), max(columns) + 1)
        self.rows = range(min(rows), max(rows) + 1)

    def width(self, card_width: int) -> int:
        """The width of the drawing in characters."""
        return LABEL_WIDTH + card_width * len(self.columns)

    def lines(self, room: int) -> list[Text]:
        """The drawing, with narrow cards if there is not enough room for wide ones."""
        width = cards.WIDE if self.width(cards.WIDE) <= room else cards.NARROW
        head = "".join(f"{column:^{width}}" for column in self.columns)
        lines = [Text(" " * LABEL_WIDTH + head, cards.BORDER_STYLE)]
        for row in self.rows:
            lines += self.row_lines(row, width)
        return lines

    def row_lines(self, row: int, width: int) -> list[Text]:
        """One row of cards, three lines high; its number stands beside the middle one."""
        blocks = [self.block((column, row), width) for column in self.columns]
        labels = ["", f"{row} ", ""]
        return [
            Text.assemble(
                (f"{label:>{LABEL_WIDTH}}", cards.BORDER_STYLE), *(block[line] for block in blocks)
            )
            for line, label in enumerate(labels)
        ]

    def block(self, cell: Cell, width: int) -> cards.Block:
        """The card on a cell, or the numbers of moves to it."""
        marks = self.marks.get(cell, [])
        if cell not in self.faces:
            return free_cell(marks, width)
        block = cards.draw(self.faces[cell], width)
        return cards.numbered(block, marks[0]) if marks else block


def free_cell(marks: list[str], width: int) -> cards.Block:
    """An empty cell: a dot, or the numbers of the moves that lay a card there."""
    if not marks:
        return [Text(" " * width), Text(f"{'·':^{width}}", cards.BORDER_STYLE), Text(" " * width)]
    upper, middle, lower = (marks[0], "", marks[1]) if len(marks) > 1 else ("", marks[0], "")
    return [Text(f"{mark:^{width}}", cards.NUMBER_STYLE) for mark in (upper, middle, lower)]
