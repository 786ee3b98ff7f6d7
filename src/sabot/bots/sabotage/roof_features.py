"""Features of the two roofs from what a seat can know: its hand, the roofs and the discards.

An open cell gets a card of each colour with some probability, which depends on the cards of its
letter that the seat holds or nobody has seen, and on X and wrench cards. The promise of a line is
its value in the likelier family of colours, times the probabilities of its cells.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.sabotage.cards import COLOUR, FIRST_WRENCH, FIRST_X, KINDS, LETTERS
from sabot.games.sabotage.roofs import CELL_COUNT, LINES
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import DISCARD_CARD, HAND_STRIDE, ROOF_STRIDE, SIDE

# Terms of the probability that an open cell gets a card, in thousandths.
CHANCES: Final[tuple[str, ...]] = (
    "held",  # the seat holds its letter in the colour
    "drawn",  # for each such card that nobody has seen
    "wild",  # the seat holds an X or a wrench of the colour
    "luck",  # always, on one's own roof
    "refit",  # the seat holds a wrench of the colour, and the cell is not open
    "other_drawn",  # as drawn, on the other roof
    "other_luck",  # as luck, on the other roof
)
HELD: Final = 0
DRAWN: Final = 1
WILD: Final = 2
LUCK: Final = 3
REFIT: Final = 4
OTHER_DRAWN: Final = 5
OTHER_LUCK: Final = 6

# Certainty, and its number of bits.
SURE: Final = 256
SURE_BITS: Final = 8
TWICE_SURE_BITS: Final = 16
POINT: Final = 100

COLOUR_COUNT: Final = 4
OF_EACH: Final = 2
# The probabilities of a roof with all cells open: for each cell those of the colours.
OPEN_CHANCES: Final = 36
# The probabilities of a cell as it is: of two kindred colours, of either of them, and so again.
CELL_STRIDE: Final = 6
KINDRED: Final = 3
EITHER: Final = 2
ROOF_CHANCES: Final = 54
# The index of the cell in question, behind both roofs.
SUPPOSED: Final = 108
# The possible contents of a cell: empty, or one of the colours.
CHANGES: Final = 5
# With at least this many cards left in the deck, each seat will still draw enough of them.
MANY_DRAWS: Final = 16

# The end of the three cells of each of the eight lines.
LINES_END: Final = 24


class RoofFeatures:
    """The roofs as the seat to act sees them. A bot keeps one object; `look` refreshes it."""

    def __init__(self, chances: vec[i64]) -> None:
        self.chances = chances
        self.unseen = vec[i64]([0] * KINDS)
        self.held = vec[i64]([0] * KINDS)
        # One's own roof first. As it is, with a cell in question behind both roofs; and as each
        # cell would be if it were open.
        self.now = vec[i64]([0] * (SUPPOSED + CELL_STRIDE))
        self.open = vec[i64]([0] * (2 * OPEN_CHANCES))
        # By colour: the probability that a card of another colour is replaced with one of it.
        self.refits = vec[i64]([0] * COLOUR_COUNT)
        # The promise of each roof, in hundredths of a point; and of the lines through each cell.
        self.promises = vec[i64]([0, 0])
        self.through = vec[i64]([0] * (2 * CELL_COUNT))
        # The value of each change of a cell, and the look in which it was computed.
        self.changes = vec[i64]([0] * (2 * CELL_COUNT * CHANGES))
        self.worked_out = vec[i64]([0] * (2 * CELL_COUNT * CHANGES))
        self.looks: i64 = 0
        # By cell, the beginning of the other cells of its lines in `pairs`.
        self.first_pair = vec[i64]()
        self.pairs = vec[i64]()
        self.line_cells = vec[i64]([LETTERS.index(cell) for line in LINES for cell in line])

    def look(self, game: Sabotage, seat: i64) -> None:
        """Compute the features of the table for this seat."""
        self.looks += 1
        lines = game.setup.lines
        self.first_pair = lines.first_pair
        self.pairs = lines.pairs
        self.count_cards(game, seat)
        self.weigh_wrenches()
        self.weigh_cells(game, seat)
        self.weigh_lines(0)
        self.weigh_lines(1)

    def count_cards(self, game: Sabotage, seat: i64) -> None:
        """Count the cards that the seat holds and those of each pipe card that it has not seen."""
        unseen = self.unseen
        held = self.held
        kind: i64
        for kind in range(KINDS):
            unseen[kind] = OF_EACH
            held[kind] = 0
        base = seat * HAND_STRIDE
        index: i64
        for index in range(base + 1, base + 1 + game.hands[base]):
            held[game.hands[index]] += 1
            unseen[game.hands[index]] -= 1
        for index in range(1, ROOF_STRIDE):
            self.count_card(game.roofs[index])
            self.count_card(game.roofs[ROOF_STRIDE + index])
        for entry in game.discards:
            unseen[entry & DISCARD_CARD] -= 1

    def count_card(self, content: i64) -> None:
        """Mark the content of a cell as seen."""
        if content != 0:
            self.unseen[content - 1] -= 1

    def weigh_wrenches(self) -> None:
        """Compute the probability that a card of one's own roof is replaced with another colour."""
        colour: i64
        for colour in range(COLOUR_COUNT):
            self.refits[colour] = 0
            if self.held[FIRST_WRENCH + colour] > 0:
                self.refits[colour] = self.chances[REFIT]

    def weigh_cells(self, game: Sabotage, seat: i64) -> None:
        """Compute the probabilities of every cell."""
        draws = min(game.deck_left(), MANY_DRAWS)
        own = (seat & SIDE) * ROOF_STRIDE + 1
        other = (ROOF_STRIDE + 2) - own
        cell: i64
        for cell in range(CELL_COUNT):
            self.weigh_open_cell(cell, draws)
            self.settle(0, cell, cell * CELL_STRIDE, game.roofs[own + cell])
            self.settle(1, cell, ROOF_CHANCES + cell * CELL_STRIDE, game.roofs[other + cell])

    def weigh_open_cell(self, cell: i64, draws: i64) -> None:
        """Compute the probabilities of an open cell on either roof."""
        chances = self.chances
        held = self.held
        unseen = self.unseen
        colour: i64
        for colour in range(COLOUR_COUNT):
            card = cell * COLOUR_COUNT + colour
            chance = chances[LUCK] + chances[DRAWN] * unseen[card] * draws // MANY_DRAWS
            if held[card] > 0:
                chance += chances[HELD]
            if held[FIRST_X + colour] + held[FIRST_WRENCH + colour] > 0:
                chance += chances[WILD]
            self.open[card] = max(min(chance, SURE), 0)
            chance = chances[OTHER_LUCK] + chances[OTHER_DRAWN] * unseen[card]
            self.open[OPEN_CHANCES + card] = max(min(chance, SURE), 0)

    def settle(self, roof: i64, cell: i64, at: i64, content: i64) -> None:
        """Store the probabilities of a cell with this content."""
        now = self.now
        colour: i64
        if content == 0:
            first = roof * OPEN_CHANCES + cell * COLOUR_COUNT
            for colour in range(COLOUR_COUNT):
                now[at + place_of(colour)] = self.open[first + colour]
        else:
            for colour in range(COLOUR_COUNT):
                now[at + place_of(colour)] = 0
                if roof == 0:
                    now[at + place_of(colour)] = self.refits[colour]
            now[at + place_of((content - 1) & COLOUR)] = SURE
        now[at + EITHER] = min(now[at] + now[at + 1], SURE)
        second = at + KINDRED
        now[second + EITHER] = min(now[second] + now[second + 1], SURE)

    # Promises of roofs.

    def weigh_lines(self, roof: i64) -> None:
        """Compute the promise of a roof as it is: the total, and by the lines through each cell."""
        base = roof * ROOF_CHANCES
        first = roof * CELL_COUNT
        through = self.through
        cells = self.line_cells
        index: i64
        for index in range(first, first + CELL_COUNT):
            through[index] = 0
        total: i64 = 0
        for index in range(0, LINES_END, 3):
            one = cells[index]
            two = cells[index + 1]
            three = cells[index + 2]
            promise = line_promise(
                self.now,
                base + one * CELL_STRIDE,
                base + two * CELL_STRIDE,
                base + three * CELL_STRIDE,
            )
            through[first + one] += promise
            through[first + two] += promise
            through[first + three] += promise
            total += promise
        self.promises[roof] = total * POINT >> SURE_BITS

    def change(self, roof: i64, cell: i64, content: i64) -> i64:
        """The change in a roof's promise with this content on a cell, in hundredths of a point."""
        at = (roof * CELL_COUNT + cell) * CHANGES
        if content != 0:
            at += 1 + ((content - 1) & COLOUR)
        if self.worked_out[at] != self.looks:
            self.worked_out[at] = self.looks
            self.changes[at] = self.change_of(roof, cell, content)
        return self.changes[at]

    def change_of(self, roof: i64, cell: i64, content: i64) -> i64:
        """The same, without the cache."""
        now = self.now
        pairs = self.pairs
        base = roof * ROOF_CHANCES
        self.settle(roof, cell, SUPPOSED, content)
        total = -self.through[roof * CELL_COUNT + cell]
        pair = self.first_pair[cell]
        end = self.first_pair[cell + 1]
        while pair < end:
            one = base + pairs[pair] * CELL_STRIDE
            two = base + pairs[pair + 1] * CELL_STRIDE
            total += line_promise(now, SUPPOSED, one, two)
            pair += 2
        return total * POINT >> SURE_BITS


def place_of(colour: i64) -> i64:
    """The index of a colour among the probabilities of its cell."""
    return colour + (colour >> 1)


def line_promise(chances: vec[i64], one: i64, two: i64, three: i64) -> i64:
    """The promise of a line in its likelier family; the arguments are the indices of its cells."""
    return max(
        family_promise(chances, one, two, three),
        family_promise(chances, one + KINDRED, two + KINDRED, three + KINDRED),
    )


def family_promise(chances: vec[i64], one: i64, two: i64, three: i64) -> i64:
    """A point, which is SURE, if all cells get kindred colours; another if they get the same."""
    kindred = chances[one + EITHER] * chances[two + EITHER] * chances[three + EITHER]
    first = chances[one] * chances[two] * chances[three]
    second = chances[one + 1] * chances[two + 1] * chances[three + 1]
    return (kindred + first + second) >> TWICE_SURE_BITS
