"""Moves as whole numbers, for the hot code: a card and its target, or a decision on the round.

Ascending order is the stable order of moves.
"""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

# The five lowest bits are the target: 0 to 8 the cells of one's own roof, 9 to 17 those of the
# other, 18 the discard pile. Above them is the card.
CARD_SHIFT: Final = 5
TARGET: Final = 31
OTHER_ROOF: Final = 9
PILE: Final = 18

# Decisions on the end of the round, above every card.
FIRST_DECISION: Final = 1472
END: Final = 1472
ASK: Final = 1473
GO_ON: Final = 1474
AGREE: Final = 1475
DECLINE: Final = 1476


def pack(card: i64, target: i64) -> i64:
    """Playing a card, as a number."""
    return (card << CARD_SHIFT) | target


def card_of(move: i64) -> i64:
    """The card that leaves the hand."""
    return move >> CARD_SHIFT


def target_of(move: i64) -> i64:
    """The target of the card: a cell of one's own or the other roof, or PILE."""
    return move & TARGET
