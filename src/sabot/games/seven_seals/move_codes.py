"""Moves as whole numbers, for the hot code. Ascending order is the stable order of moves.

Playing a card is the card's own number, so a hand is a list of moves; the others are a verb and
what it is about.
"""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

PLAY: Final = 0
TAKE: Final = 1
TAKE_SABOTEUR: Final = 2
DONE: Final = 3
GIVE: Final = 4
TAKE_BLACK: Final = 5
TAKE_NONE: Final = 6

VERB_SHIFT: Final = 8
WHAT: Final = 255

# The whole numbers of the moves that are about nothing.
SABOTEUR_MOVE: Final = 512
DONE_MOVE: Final = 768
BLACK_MOVE: Final = 1280
NONE_MOVE: Final = 1536

# TAKE names a colour, and behind it where from: 0 is the stock, else a seat and 1.
SEAL_SHIFT: Final = 4
SOURCE: Final = 15
FROM_STOCK: Final = -1


def pack_take(colour: i64, source: i64) -> i64:
    """Taking a seal from a seat or FROM_STOCK, as a number."""
    return (TAKE << VERB_SHIFT) | (colour << SEAL_SHIFT) | (source + 1)


def pack_give(seal: i64) -> i64:
    """Giving a seal back, as a number."""
    return (GIVE << VERB_SHIFT) | seal


def verb_of(move: i64) -> i64:
    """The kind of move."""
    return move >> VERB_SHIFT


def what_of(move: i64) -> i64:
    """The card that PLAY names, the seal of GIVE."""
    return move & WHAT


def taken_colour_of(move: i64) -> i64:
    """The colour that TAKE names."""
    return what_of(move) >> SEAL_SHIFT


def source_of(move: i64) -> i64:
    """The seat that TAKE takes from, or FROM_STOCK."""
    return (move & SOURCE) - 1
