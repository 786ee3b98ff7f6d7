"""Moves as whole numbers, beside those of the base game: LAY, BREAK, REPAIR, COLLAPSE and LOOK.

Ascending order is the stable order of moves. A move that puts down several cards has 7 bits for
each of them, one more than the kind's number, so that 0 means none.
"""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

from sabot.games.saboteur.move_codes import VERB_SHIFT

INSPECT: Final = 7
CHANGE: Final = 8
SWAP: Final = 9
IMPRISON: Final = 10
RELEASE: Final = 11
TURN_THIEF: Final = 12
WARD_OFF: Final = 13
PASS: Final = 14
CLEAR: Final = 15
ROB: Final = 16

FIRST_SHIFT: Final = 14
SECOND_SHIFT: Final = 7
CARD: Final = 127

# What CLEAR removes: one of the three tools by number, or one of these.
CLEAR_PRISON: Final = 3
CLEAR_THIEF: Final = 4
REMOVABLE: Final = 5


def pack_pass(first: i64, second: i64, third: i64) -> i64:
    """Discarding up to three cards in ascending order; NO_CARD (-1) where there is none."""
    return (
        (PASS << VERB_SHIFT)
        | ((first + 1) << FIRST_SHIFT)
        | ((second + 1) << SECOND_SHIFT)
        | (third + 1)
    )


def add_second(card: i64) -> i64:
    """The number that a second card adds to a pass of one."""
    return (card + 1) << SECOND_SHIFT


def add_third(card: i64) -> i64:
    """The number that a third card adds to a pass of two."""
    return card + 1


def pack_clear(first: i64, second: i64, what: i64) -> i64:
    """Discarding two cards in ascending order to remove what lies in front of oneself."""
    return (
        (CLEAR << VERB_SHIFT) | ((first + 1) << FIRST_SHIFT) | ((second + 1) << SECOND_SHIFT) | what
    )


def first_of(move: i64) -> i64:
    """The first card that PASS or CLEAR discards."""
    return ((move >> FIRST_SHIFT) & CARD) - 1


def second_of(move: i64) -> i64:
    """The second card that PASS or CLEAR discards, -1 for none."""
    return ((move >> SECOND_SHIFT) & CARD) - 1


def third_of(move: i64) -> i64:
    """The third card that PASS discards, -1 for none."""
    return (move & CARD) - 1


def cleared_of(move: i64) -> i64:
    """The card in front of the player that CLEAR removes."""
    return move & CARD
