"""Pieces on the table as plain data: for views, events and positions."""

from typing import Final

import msgspec

PHASES: Final = ("dealing", "playing", "sharing", "over")

# How many gold cards of 1, 2 and 3 nuggets.
Gold = tuple[int, int, int]
NO_GOLD: Final[Gold] = (0, 0, 0)


class MazeCard(msgspec.Struct, frozen=True):
    """A tunnel card in the maze."""

    card: str
    col: int
    row: int
    turned: bool


class Cell(msgspec.Struct, frozen=True):
    """A cell of the maze."""

    col: int
    row: int


class Fall(msgspec.Struct, frozen=True):
    """A tunnel card that a rockfall can take, and what that would newly cut off (SAB.5.4)."""

    col: int
    row: int
    cut_off: tuple[Cell, ...]


class Goal(msgspec.Struct, frozen=True):
    """A goal; the card is None to viewers that do not know it."""

    col: int
    row: int
    card: str | None
    face_up: bool
    turned: bool


class Discarded(msgspec.Struct, frozen=True):
    """A card on the discard pile; None to viewers that do not know it. `seen`: put down open."""

    card: str | None
    seat: int
    seen: bool


class GoldDrawn(msgspec.Struct, frozen=True, tag_field="gold", tag="drawn"):
    """Gold cards were drawn for the diggers (SAB.8.1)."""

    cards: int


class GoldTaken(msgspec.Struct, frozen=True, tag_field="gold", tag="taken"):
    """A digger took a card: which, only they know. `left`: what they chose from, if asked."""

    seat: int
    asked: bool
    value: int | None
    left: Gold | None


class GoldPaid(msgspec.Struct, frozen=True, tag_field="gold", tag="paid"):
    """A saboteur was paid the nuggets owed: in which cards, only they know (SAB.8.5)."""

    seat: int
    owed: int
    cards: Gold | None


GoldStep = GoldDrawn | GoldTaken | GoldPaid


class RoundResult(msgspec.Struct, frozen=True):
    """How a round ended (SAB.7): the side that won it, and the seats of that side.

    `won_by` is diggers, saboteurs or nobody; `gold_from` is where in the story of the gold the
    steps of this round begin.
    """

    won_by: str
    winners: tuple[int, ...]
    gold_from: int
