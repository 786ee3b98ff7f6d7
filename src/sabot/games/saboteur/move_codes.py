"""Moves as whole numbers, for the hot code: verb, card, where, and whether turned.

Ascending order is the stable order of moves.
"""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

from sabot.games.saboteur.cells import PLACE

LAY: Final = 0
BREAK: Final = 1
REPAIR: Final = 2
COLLAPSE: Final = 3
LOOK: Final = 4
DISCARD: Final = 5
TAKE_GOLD: Final = 6

# One bit says whether turned, 16 where, 7 the card. Plain numbers, since the compiler adds up
# a sum of constants at every use.
WHERE_SHIFT: Final = 1
CARD_SHIFT: Final = 17
CARD: Final = 127
VERB_SHIFT: Final = 24

# REPAIR names a seat and a tool where others name a place.
SEAT_SHIFT: Final = 8
TOOL: Final = 255


def pack(verb: i64, card: i64, where: i64) -> i64:
    """A move as a number. `where` is a place; of BREAK a seat, of LOOK a goal."""
    return (verb << VERB_SHIFT) | (card << CARD_SHIFT) | (where << WHERE_SHIFT)


def pack_lay(card: i64, place: i64, turned: i64) -> i64:
    """Laying a tunnel card, as a number."""
    return (card << CARD_SHIFT) | (place << WHERE_SHIFT) | turned


def pack_repair(card: i64, seat: i64, tool: i64) -> i64:
    """Mending a tool, as a number."""
    return pack(REPAIR, card, (seat << SEAT_SHIFT) | tool)


def verb_of(move: i64) -> i64:
    """The kind of move."""
    return move >> VERB_SHIFT


def card_of(move: i64) -> i64:
    """The card that leaves the hand; of TAKE_GOLD the value taken."""
    return (move >> CARD_SHIFT) & CARD


def where_of(move: i64) -> i64:
    """The place that LAY and COLLAPSE name, the seat of BREAK, the goal of LOOK."""
    return (move >> WHERE_SHIFT) & PLACE


def turned_of(move: i64) -> i64:
    """1 if LAY turns the card, else 0."""
    return move & 1


def mended_seat_of(move: i64) -> i64:
    """The seat whose tool REPAIR mends."""
    return where_of(move) >> SEAT_SHIFT


def mended_tool_of(move: i64) -> i64:
    """The tool that REPAIR mends."""
    return where_of(move) & TOOL
