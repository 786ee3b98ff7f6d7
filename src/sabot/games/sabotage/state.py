"""Everything that is so in a running game of Sabotage: the whole truth, in flat numbers."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.flat_state import Fields, FlatState
from sabot.core.hands import put_in, take_out
from sabot.core.state import NOBODY
from sabot.games.sabotage.roofs import COST_OF_ENDING, DIGITS, ENOUGH_TO_END
from sabot.games.sabotage.setup import Setup

# Phases of a game. At the start of a turn somebody may have to decide before a card is drawn:
# OFFERED, the player whether to end the round; ASKED, the partner whether to agree.
DEALING: Final = 0
OFFERED: Final = 1
ASKED: Final = 2
PLAYING: Final = 3
OVER: Final = 4

# A hand is its size and then its cards in ascending order.
HAND_STRIDE: Final = 10

# A roof is its value and then its nine cells: 0 if empty, else 1 + the card.
ROOF_STRIDE: Final = 10

# Seats take turns between the two sides, so a seat's lowest bit is its side (SGT.5.1).
SIDE: Final = 1
SIDE_COUNT: Final = 2
TO_PARTNER: Final = 2

# A discard is the card and the seat that put it down.
DISCARD_SEAT_SHIFT: Final = 6
DISCARD_CARD: Final = 63

# The result of a round: what the two roofs were worth, and 1 + the seat that ended it, or 0.
RESULT_VALUE: Final = 255
RESULT_SHIFT: Final = 8
RESULT_SEAT_SHIFT: Final = 16


class SabotageState(FlatState):
    """The facts, and the questions that need no rule. `rules.Sabotage` plays on them.

    What never changes within a round (deck, results) is shared between copies: whoever changes
    it puts a new one in its place.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.phase: i64 = DEALING
        self.round_number: i64 = 0
        self.dealer: i64 = 0
        # The seat whose turn it is; while a partner is asked, the partner decides instead.
        self.seat: i64 = 0
        self.drawn: i64 = 0
        self.hands = vec[i64]()
        self.roofs = vec[i64]()
        self.discards = vec[i64]()
        self.deck = vec[i64]()
        self.results = vec[i64]()

    def assign(self, other: "SabotageState") -> None:
        """Take over every field of another state, with hands, roofs and discards of its own."""
        self.phase = other.phase
        self.round_number = other.round_number
        self.dealer = other.dealer
        self.seat = other.seat
        self.drawn = other.drawn
        self.hands = other.hands[:]
        self.roofs = other.roofs[:]
        self.discards = other.discards[:]
        self.deck = other.deck
        self.results = other.results

    def visit(self, fields: Fields) -> None:
        """Hand every field to `fields`."""
        self.phase = fields.number(self.phase)
        self.round_number = fields.number(self.round_number)
        self.dealer = fields.number(self.dealer)
        self.seat = fields.number(self.seat)
        self.hands = fields.hands(self.hands, HAND_STRIDE)
        self.roofs = fields.numbers(self.roofs)
        self.discards = fields.numbers(self.discards)
        # The cards that were drawn lie elsewhere.
        deck = fields.numbers(self.deck[self.drawn :])
        if fields.reading:
            self.deck = deck
            self.drawn = 0
        self.results = fields.numbers(self.results)

    def chosen_options(self) -> object:
        """The options that the game is played with."""
        return self.setup.options

    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY."""
        phase = self.phase
        if phase in (PLAYING, OFFERED):
            return self.seat
        if phase == ASKED:
            return self.seat ^ TO_PARTNER
        return NOBODY

    def awaits_deal(self) -> bool:
        """True if the next round has to be dealt."""
        return self.phase == DEALING

    def over(self) -> bool:
        """True if the last round has been played."""
        return self.phase == OVER

    def score(self, seat: i64) -> i64:
        """The score of the seat's side in all rounds so far (SGT.4.4)."""
        total: i64 = 0
        index: i64
        for index in range(len(self.results)):
            total += self.round_score(index, seat & SIDE)
        return total

    # Rounds played.

    def result_value(self, index: i64, side: i64) -> i64:
        """The value of a side's roof at the end of a round; rounds count from 0."""
        return (self.results[index] >> (side * RESULT_SHIFT)) & RESULT_VALUE

    def ended_by(self, index: i64) -> i64:
        """The seat that ended a round, or NOBODY if the cards ran out."""
        return (self.results[index] >> RESULT_SEAT_SHIFT) - 1

    def round_score(self, index: i64, side: i64) -> i64:
        """The score of a side in a round: its roof with bonus, less the cost (SGT.4.2, SGT.4.3)."""
        points = self.setup.lines.bonus[self.result_value(index, side)]
        ender = self.ended_by(index)
        if ender != NOBODY and ender & SIDE == side:
            points -= COST_OF_ENDING
        return points

    # Hands, the deck and the discard pile.

    def hand_count(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        return self.hands[seat * HAND_STRIDE]

    def deck_left(self) -> i64:
        """How many cards are left to draw."""
        return len(self.deck) - self.drawn

    def gain(self, seat: i64, card: i64) -> None:
        """Put a card into the seat's hand, in its place."""
        put_in(self.hands, seat * HAND_STRIDE, card)

    def lose(self, seat: i64, card: i64) -> None:
        """Take one card of this kind out of the seat's hand."""
        take_out(self.hands, seat * HAND_STRIDE, card)

    def draw(self) -> None:
        """The seat draws the top card of the deck, if there is one (SGT.3.2, SGT.3.9)."""
        if self.drawn < len(self.deck):
            self.gain(self.seat, self.deck[self.drawn])
            self.drawn += 1

    def discard(self, card: i64) -> None:
        """The seat puts a card face up on the discard pile."""
        self.discards = append(self.discards, card | (self.seat << DISCARD_SEAT_SHIFT))

    # Roofs.

    def value(self, side: i64) -> i64:
        """The value of a side's roof, without bonus."""
        return self.roofs[side * ROOF_STRIDE]

    def content(self, side: i64, cell: i64) -> i64:
        """The content of a cell: 0 if it is empty, else 1 + the card."""
        return self.roofs[side * ROOF_STRIDE + 1 + cell]

    def worth_ending(self) -> bool:
        """True if the roof of the seat to act is worth enough to end the round (SGT.3.1)."""
        return self.value(self.seat & SIDE) >= ENOUGH_TO_END

    def put(self, side: i64, cell: i64, content: i64) -> None:
        """Let this lie on a cell instead of what lay there; the value follows (SGT.4.1)."""
        roofs = self.roofs
        lines = self.setup.lines
        base = side * ROOF_STRIDE
        first = base + 1
        old = lines.digits[roofs[first + cell]] * DIGITS * DIGITS
        new = lines.digits[content] * DIGITS * DIGITS
        roofs[first + cell] = content
        pair = lines.first_pair[cell]
        end = lines.first_pair[cell + 1]
        change: i64 = 0
        while pair < end:
            one = lines.digits[roofs[first + lines.pairs[pair]]]
            two = lines.digits[roofs[first + lines.pairs[pair + 1]]]
            others = one * DIGITS + two
            change += lines.values[new + others] - lines.values[old + others]
            pair += 2
        roofs[base] += change
