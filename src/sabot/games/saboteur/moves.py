"""Moves as structs, and their numbers for the rules."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import one_of, seat_number, within
from sabot.games.saboteur import move_codes as codes
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


# Moves are made once and shared; those that come up least are dropped.
MOVES_KEPT: Final = 16384


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    verb, card = int(codes.verb_of(code)), int(codes.card_of(code))
    where = int(codes.where_of(code))
    col, row = int(col_of(where)), int(row_of(where))
    if verb == codes.LAY:
        return LayTunnel(NAMES[card], col, row, codes.turned_of(code) == 1)
    if verb == codes.BREAK:
        return BreakTool(TOOLS[card - FIRST_BROKEN], where)
    if verb == codes.REPAIR:
        seat, tool = int(codes.mended_seat_of(code)), TOOLS[codes.mended_tool_of(code)]
        return RepairTool(NAMES[card], seat, tool)
    if verb == codes.COLLAPSE:
        return CollapseTunnel(col, row)
    if verb == codes.LOOK:
        return ReadMap(where)
    if verb == codes.DISCARD:
        return Pass(NAMES[card])
    return TakeGold(card)


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, tool, seat or cell there could be."""
    match move:
        case LayTunnel(card, col, row, turned):
            return int(codes.pack_lay(kind(card, 0, FIRST_BROKEN), place(col, row), int(turned)))
        case BreakTool(tool, seat):
            broken = FIRST_BROKEN + tool_number(tool)
            return int(codes.pack(codes.BREAK, broken, seat_number(seat)))
        case RepairTool(card, seat, tool):
            repair = kind(card, FIRST_REPAIR, ROCKFALL)
            return int(codes.pack_repair(repair, seat_number(seat), tool_number(tool)))
        case CollapseTunnel(col, row):
            return int(codes.pack(codes.COLLAPSE, ROCKFALL, place(col, row)))
        case ReadMap(goal):
            return int(codes.pack(codes.LOOK, MAP, within(goal, 0, GOAL_COUNT - 1, "goal")))
        case Pass(card):
            return int(codes.pack(codes.DISCARD, kind(card, 0, len(NAMES)), 0))
        case TakeGold(value):
            return int(codes.pack(codes.TAKE_GOLD, within(value, 1, BEST_GOLD, "gold card"), 0))
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
    return first + one_of(card, NAMES[first:end], "card for this")


def tool_number(tool: str) -> int:
    """The number of a tool."""
    return one_of(tool, TOOLS, "tool")


def place(col: int, row: int) -> int:
    """The place of a cell; refuses one further away than any maze can grow."""
    if not (-MIDDLE <= col < MIDDLE and -MIDDLE <= row < MIDDLE):
        raise BadNotation(f"the mine never reaches {col},{row}; expected {-MIDDLE} to {MIDDLE - 1}")
    return int(place_of(col, row))
