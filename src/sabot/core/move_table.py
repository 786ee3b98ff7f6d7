"""Moves of a small game: a list of all moves, which gives each its number and its text.

A game with thousands of moves packs their fields into numbers itself.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from sabot.core.errors import BadNotation

MoveT = TypeVar("MoveT", bound=msgspec.Struct)


class MoveTable(Generic[MoveT]):
    """All moves of a game. A move's text is its tag and its fields, such as `ask:1:Q`."""

    def __init__(self, moves: Sequence[MoveT]) -> None:
        self.moves = tuple(moves)
        self.codes = {move: code for code, move in enumerate(self.moves)}
        self.by_text = {self.format(move): move for move in self.moves}

    def code(self, move: MoveT) -> int:
        """The number of a move; refuses one that is not in the list."""
        if move not in self.codes:
            raise BadNotation(f"there is no move {self.format(move)}")
        return self.codes[move]

    def move(self, code: int) -> MoveT:
        """The move that a number stands for."""
        return self.moves[code]

    def format(self, move: MoveT) -> str:
        """A move as short text."""
        return ":".join([str(move.__struct_config__.tag), *map(str, msgspec.structs.astuple(move))])

    def parse(self, text: str) -> MoveT:
        """The move that a text stands for."""
        if text not in self.by_text:
            some = ", ".join([*self.by_text][:4])
            raise BadNotation(f"'{text}' is no move; expected a form like {some}")
        return self.by_text[text]
