"""Moves as people and the wire see them, and their numbers for the hot code."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import SEAT_LETTERS
from sabot.games.saboteur.cards import (
    BEST_GOLD,
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOAL_COUNT,
    MAP,
    NAMES,
    ROCKFALL,
    TOOLS,
)
from sabot.games.saboteur.cells import MIDDLE, col_of, place_of, row_of
from sabot.games.saboteur.move_codes import (
    BREAK,
    COLLAPSE,
    DISCARD,
    LAY,
    LOOK,
    REPAIR,
    TAKE_GOLD,
    card_of,
    mended_seat_of,
    mended_tool_of,
    pack,
    pack_lay,
    pack_repair,
    turned_of,
    verb_of,
    where_of,
)


class LayTunnel(msgspec.Struct, frozen=True, tag_field="move", tag="lay"):
    """Lay a tunnel card on a cell, upright or turned by 180 degrees (SAB.4)."""

    card: str
    col: int
    row: int
    turned: bool = False


class BreakTool(msgspec.Struct, frozen=True, tag_field="move", tag="break"):
    """Put a broken tool in front of a player (SAB.5.1)."""

    tool: str
    seat: int


class RepairTool(msgspec.Struct, frozen=True, tag_field="move", tag="repair"):
    """Mend one broken tool of a player with a repair card (SAB.5.2, SAB.5.3)."""

    card: str
    seat: int
    tool: str


class CollapseTunnel(msgspec.Struct, frozen=True, tag_field="move", tag="rockfall"):
    """Take a tunnel card out of the maze with a rockfall (SAB.5.4)."""

    col: int
    row: int


class ReadMap(msgspec.Struct, frozen=True, tag_field="move", tag="map"):
    """Look at a face-down goal: 0 the northern, 1 the middle, 2 the southern one (SAB.5.5)."""

    goal: int


class Pass(msgspec.Struct, frozen=True, tag_field="move", tag="pass"):
    """Discard one card face down (SAB.3.2)."""

    card: str


class TakeGold(msgspec.Struct, frozen=True, tag_field="move", tag="gold"):
    """Take a gold card of this value from those passed on (SAB.8.4)."""

    value: int


CardMove = LayTunnel | BreakTool | RepairTool | CollapseTunnel | ReadMap | Pass
Move = CardMove | TakeGold


# So many moves are kept, made once and shared; those that come up least are made anew.
MOVES_KEPT: Final = 16384


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    verb, card, where = int(verb_of(code)), int(card_of(code)), int(where_of(code))
    col, row = int(col_of(where)), int(row_of(where))
    if verb == LAY:
        return LayTunnel(NAMES[card], col, row, turned_of(code) == 1)
    if verb == BREAK:
        return BreakTool(TOOLS[card - FIRST_BROKEN], where)
    if verb == REPAIR:
        return RepairTool(NAMES[card], int(mended_seat_of(code)), TOOLS[mended_tool_of(code)])
    if verb == COLLAPSE:
        return CollapseTunnel(col, row)
    if verb == LOOK:
        return ReadMap(where)
    if verb == DISCARD:
        return Pass(NAMES[card])
    return TakeGold(card)


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, tool, seat or cell there could be."""
    match move:
        case LayTunnel(card, col, row, turned):
            return int(pack_lay(kind(card, 0, FIRST_BROKEN), place(col, row), int(turned)))
        case BreakTool(tool, seat):
            return int(pack(BREAK, FIRST_BROKEN + tool_number(tool), seat_number(seat)))
        case RepairTool(card, seat, tool):
            repair = kind(card, FIRST_REPAIR, ROCKFALL)
            return int(pack_repair(repair, seat_number(seat), tool_number(tool)))
        case CollapseTunnel(col, row):
            return int(pack(COLLAPSE, ROCKFALL, place(col, row)))
        case ReadMap(goal):
            return int(pack(LOOK, MAP, within(goal, 0, GOAL_COUNT - 1, "goal")))
        case Pass(card):
            return int(pack(DISCARD, kind(card, 0, len(NAMES)), 0))
        case TakeGold(value):
            return int(pack(TAKE_GOLD, within(value, 1, BEST_GOLD, "gold card"), 0))
    assert_never(move)


def card_needed(move: CardMove) -> str:
    """The card that the move plays from the hand."""
    match move:
        case LayTunnel(card) | RepairTool(card) | Pass(card):
            return card
        case BreakTool(tool):
            return f"-{tool}"
        case CollapseTunnel():
            return "rockfall"
        case ReadMap():
            return "map"
    assert_never(move)


def kind(card: str, first: int, end: int) -> int:
    """The number of a card, which must be among the kinds from first to end."""
    names = NAMES[first:end]
    if card not in names:
        raise BadNotation(f"'{card}' is no card for this; expected one of {', '.join(names)}")
    return first + names.index(card)


def tool_number(tool: str) -> int:
    """The number of a tool."""
    if tool not in TOOLS:
        raise BadNotation(f"'{tool}' is no tool; expected one of {', '.join(TOOLS)}")
    return TOOLS.index(tool)


def seat_number(seat: int) -> int:
    """The seat itself, if there could be such a seat."""
    return within(seat, 0, len(SEAT_LETTERS) - 1, "seat")


def within(number: int, low: int, high: int, what: str) -> int:
    """The number itself, if it is within the limits."""
    if not low <= number <= high:
        raise BadNotation(f"{number} is no {what}; expected {low} to {high}")
    return number


def place(col: int, row: int) -> int:
    """The place of a cell; refuses one further away than any maze can grow."""
    if not (-MIDDLE <= col < MIDDLE and -MIDDLE <= row < MIDDLE):
        raise BadNotation(f"no maze reaches {col},{row}; expected {-MIDDLE} to {MIDDLE - 1}")
    return int(place_of(col, row))
