"""The boards on a review's page, drawn by the art of the browser client.

Each piece is drawn once, and boards refer to it: a page with five boards stays small.
"""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from sabot.server.share.board import board_of
from sabot.server.share.sheet import Sheet, sheet

LONGEST_NAME: Final = 11


class Boards:
    """All boards of one page, and the pieces that they are made of."""

    def __init__(self, names: Sequence[str], drawings: Sheet | None = None) -> None:
        self.drawings = drawings or sheet()
        self.names = names
        self.pieces: dict[str, int] = {}

    def drawn(self, view: Any, label: str) -> str | None:
        """The board of a view; None where the drawings have not been built."""
        if self.drawings is None:
            return None
        marks = [self.mark(name) for name in self.names]
        board = board_of(self.drawings, view, marks, self.put)
        if board is None:
            return None
        box = f'viewBox="{board.view_box}" role="img" aria-label="{escape(label)}"'
        return f'<div class="board"><svg {box}>{board.art}</svg></div>'

    def mark(self, name: str) -> str:
        """The name of a player, above what is theirs."""
        short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        return f'<text class="name" x="60" y="40">{escape(short)}</text>'

    def put(self, art: str) -> str:
        """A reference to a piece."""
        number = self.pieces.setdefault(art, len(self.pieces))
        return f'<use href="#piece-{number}"/>'

    def definitions(self) -> Iterator[str]:
        """The pieces that all boards together need, and their style."""
        if self.drawings is None or not self.pieces:
            return
        stage, ink = self.drawings.colours["stage"], self.drawings.colours["ink"]
        # What is referred to has the style of where it is defined.
        own = f".board{{background:{stage}}}.pieces .name{{fill:{ink}}}"
        yield f"<style>{self.drawings.style}{own}</style>"
        yield f'<svg class="pieces" width="0" height="0" aria-hidden="true">{self.drawings.defs}'
        yield "<defs>"
        for art, number in self.pieces.items():
            yield f'<g id="piece-{number}">{art}</g>'
        yield "</defs></svg>"
