"""The value of a roof, as data (SGT.4): its eight lines, the value of each, and the bonus.

A roof is never recounted. When a cell changes, only the lines through it are looked up, once
with the old colour and once with the new one.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.sabotage.cards import COLOURS, FIRST_SPECIAL, LETTERS

CELL_COUNT: Final = 9

# SGT.4.1: three rows, three columns, two diagonals.
LINES: Final[tuple[str, ...]] = ("ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "CEG")
KINDRED: Final[tuple[tuple[str, str], ...]] = (("orange", "red"), ("blue", "lilac"))
ONE_COLOUR: Final = 2
KINDRED_COLOURS: Final = 1

# SGT.3.1: what a roof must be worth for its owner to end the round.
ENOUGH_TO_END: Final = 5

# SGT.4.2: what a value counts at the end of a round: points above 5 count double.
BONUS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27)
# SGT.4.3: what ending a round costs.
COST_OF_ENDING: Final = 1

# Colours of a line as digits: 0 an empty cell, else 1 + the colour.
DIGITS: Final = 5


def line_value(colours: tuple[str | None, str | None, str | None]) -> int:
    """The value of three cells in a line, by their colours; None is an empty cell (SGT.4.1)."""
    if None in colours:
        return 0
    if len(set(colours)) == 1:
        return ONE_COLOUR
    if any(set(colours) == set(pair) for pair in KINDRED):
        return KINDRED_COLOURS
    return 0


class Lines:
    """The tables by which a roof's value is kept up. Never changed, so all games share them."""

    def __init__(self) -> None:
        digits: list[str | None] = [None, *COLOURS]
        # By three digits: what such a line is worth.
        self.values = vec[i64](
            [line_value((one, two, three)) for one in digits for two in digits for three in digits]
        )
        # By what lies on a cell (0 nothing, else 1 + the card): its digit.
        self.digits = vec[i64]([0])
        for card in range(FIRST_SPECIAL):
            self.digits = append(self.digits, 1 + card % len(COLOURS))
        # For each cell where its pairs begin, and then the pairs: the two other cells of a line.
        self.first_pair = vec[i64]()
        self.pairs = vec[i64]()
        for letter in LETTERS:
            self.first_pair = append(self.first_pair, len(self.pairs))
            for line in LINES:
                if letter in line:
                    for other in line.replace(letter, ""):
                        self.pairs = append(self.pairs, LETTERS.index(other))
        self.first_pair = append(self.first_pair, len(self.pairs))
        self.bonus = vec[i64](list(BONUS))

    def value_of(self, one: i64, two: i64, three: i64) -> i64:
        """The value of a line by its three cells: 0 for an empty one, else 1 + the card."""
        pair = self.digits[one] * DIGITS + self.digits[two]
        return self.values[pair * DIGITS + self.digits[three]]
