"""Cards and seals as data (SEV.1): what there is, how often, and what it is called."""

# Compiled by mypyc.

from typing import Final

from mypy_extensions import i64

COLOURS: Final[tuple[str, ...]] = ("red", "yellow", "green", "blue", "violet")
COLOUR_COUNT: Final = 5
RED: Final = 0

# A card is its colour and its value in one number, so that a sorted hand is sorted by colour.
COLOUR_SHIFT: Final = 4
COLOUR_STRIDE: Final = 16
CARD_CODES: Final = 80
HAND_SIZE: Final = 15

# Seals by number: the five colours, as those of the cards, and then these two.
WHITE: Final = 5
BLACK: Final = 6
SEALS: Final[tuple[str, ...]] = (*COLOURS, "white", "black")
SEAL_COUNTS: Final[tuple[int, ...]] = (5, 3, 3, 3, 3, 4, 6)

# SEV.5.1: the cost of a coloured, a black and a white seal that is still held.
COLOURED_POINTS: Final = 2
BLACK_POINTS: Final = 3
WHITE_POINTS: Final = 4


def colour_of(card: i64) -> i64:
    """The colour of a card."""
    return card >> COLOUR_SHIFT


def cards_in_play(players: int) -> list[int]:
    """The cards used by this number of players, in ascending order (SEV.2.1)."""
    values = 3 * players
    return [
        colour * COLOUR_STRIDE + value
        for colour in range(COLOUR_COUNT)
        for value in range(1, values + 1)
    ]


# A card's name is the first letter of its colour and its value: r7.
NAMES: Final[dict[int, str]] = {
    card: f"{COLOURS[card >> COLOUR_SHIFT][0]}{card & 15}" for card in cards_in_play(5)
}
NUMBERS: Final[dict[str, int]] = {name: card for card, name in NAMES.items()}
