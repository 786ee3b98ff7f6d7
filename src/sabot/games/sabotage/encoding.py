"""Pieces on the table as plain data, read from the state: for views, events and positions."""

from functools import lru_cache
from typing import Final

import msgspec

from sabot.core.state import seat_or_none
from sabot.games.sabotage.cards import LETTERS, NAMES
from sabot.games.sabotage.roofs import CELL_COUNT, LINES, ONE_COLOUR
from sabot.games.sabotage.state import (
    DISCARD_CARD,
    DISCARD_SEAT_SHIFT,
    HAND_STRIDE,
    ROOF_STRIDE,
    SIDE,
    SIDE_COUNT,
    SabotageState,
)

PHASES: Final = ("dealing", "offered", "asked", "playing", "over")
SIDES: Final = range(SIDE_COUNT)

# By what lies on a cell, 0 nothing, else 1 + the card.
CARDS_OF_CONTENTS: Final = (None, *NAMES)
# Discarded cards are made once and shared by all views; this is more than there are.
PIECES_KEPT: Final = 1024

# The nine cells of a roof, row by row; None where no card lies.
Cells = tuple[str | None, ...]


class Line(msgspec.Struct, frozen=True):
    """A line of a roof by its cells, such as ABC, and what it is worth (SGT.4.1)."""

    cells: str
    value: int


# The three cells of each line by number, and each line with every value that it can have.
LINE_CELLS: Final = tuple(tuple(LETTERS.index(cell) for cell in line) for line in LINES)
LINE_OF: Final = {
    line: tuple(Line(line, value) for value in range(ONE_COLOUR + 1)) for line in LINES
}


class Roof(msgspec.Struct, frozen=True):
    """A side's roof: its cells, lines and value, and what that counts with bonus (SGT.4)."""

    cells: Cells
    lines: tuple[Line, ...]
    value: int
    with_bonus: int


class Discarded(msgspec.Struct, frozen=True):
    """A card on the discard pile, and whose turn it was."""

    card: str
    seat: int


class Ended(msgspec.Struct, frozen=True):
    """The end of a round: the roofs' values, and the seat that ended it; None: no cards left."""

    values: tuple[int, int]
    ended_by: int | None


class Result(msgspec.Struct, frozen=True):
    """A round that was played: how it ended, and what each side scored (SGT.4.2, SGT.4.3)."""

    values: tuple[int, int]
    ended_by: int | None
    scores: tuple[int, int]


def side_of(seat: int) -> int:
    """The side that a seat plays for (SGT.5.1)."""
    return seat & SIDE


def hand_of(state: SabotageState, seat: int) -> list[str]:
    """The cards that the seat holds, in a fixed order."""
    first = seat * HAND_STRIDE + 1
    return [NAMES[card] for card in state.hands[first : first + state.hand_count(seat)]]


def deck_of(state: SabotageState) -> list[str]:
    """The cards to draw, the top card first."""
    return [NAMES[card] for card in state.deck[state.drawn :]]


def discards_of(state: SabotageState) -> list[Discarded]:
    """The discard pile, the oldest card first."""
    return [*map(discarded_of, state.discards)]


@lru_cache(PIECES_KEPT)
def discarded_of(entry: int) -> Discarded:
    """A card on the discard pile, by its number."""
    return Discarded(NAMES[entry & DISCARD_CARD], entry >> DISCARD_SEAT_SHIFT)


def card_at(state: SabotageState, side: int, cell: str) -> str | None:
    """The card that lies on a cell."""
    return CARDS_OF_CONTENTS[state.content(side, LETTERS.index(cell))]


def contents_of(state: SabotageState, side: int) -> list[int]:
    """The contents of the cells of a side's roof: 0 for an empty one, else 1 + the card."""
    first = side * ROOF_STRIDE + 1
    return [*state.roofs[first : first + CELL_COUNT]]


def cells_of(state: SabotageState, side: int) -> Cells:
    """The cards on a side's roof, by cell."""
    return tuple([CARDS_OF_CONTENTS[content] for content in contents_of(state, side)])


def roof_of(state: SabotageState, side: int) -> Roof:
    """A side's roof with all that it is worth."""
    value = int(state.value(side))
    return Roof(
        cells=cells_of(state, side),
        lines=lines_of(state, side),
        value=value,
        with_bonus=int(state.setup.lines.bonus[value]),
    )


def lines_of(state: SabotageState, side: int) -> tuple[Line, ...]:
    """The lines of a side's roof, each looked up."""
    contents, value_of = contents_of(state, side), state.setup.lines.value_of
    values = [
        value_of(contents[one], contents[two], contents[three]) for one, two, three in LINE_CELLS
    ]
    return tuple([LINE_OF[line][value] for line, value in zip(LINES, values, strict=True)])


def ended_of(state: SabotageState) -> list[Ended]:
    """How each round that was played ended."""
    return [
        Ended(
            (int(state.result_value(index, 0)), int(state.result_value(index, 1))),
            seat_or_none(state.ended_by(index)),
        )
        for index in range(len(state.results))
    ]


def results_of(state: SabotageState) -> list[Result]:
    """Each round that was played, with its scores."""
    return [
        Result(
            ended.values,
            ended.ended_by,
            (int(state.round_score(index, 0)), int(state.round_score(index, 1))),
        )
        for index, ended in enumerate(ended_of(state))
    ]


def totals_of(state: SabotageState) -> tuple[int, int]:
    """The score of each side so far."""
    return int(state.score(0)), int(state.score(1))
