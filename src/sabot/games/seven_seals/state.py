"""Everything that is so in a running game of The Seven Seals: the whole truth, in flat numbers."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.flat_state import Fields, FlatState
from sabot.core.hands import take_out
from sabot.core.state import NOBODY
from sabot.games.seven_seals.cards import BLACK, COLOUR_SHIFT, COLOUR_STRIDE, RED
from sabot.games.seven_seals.setup import HAND_STRIDE, SEAL_BITS, SEAL_MASK, Setup

# Phases of a game.
DEALING: Final = 0
ANNOUNCING: Final = 1
PLAYING: Final = 2
GIVING: Final = 3
OVER: Final = 4


def beats(card: i64, best: i64) -> bool:
    """True if a card beats the best card so far of its trick (SEV.4.3).

    The best is of the led colour or red, so a card of another colour beats it only by being red.
    """
    if card >> COLOUR_SHIFT == best >> COLOUR_SHIFT:
        return card > best
    return card >> COLOUR_SHIFT == RED


class SevenSealsState(FlatState):
    """The facts, and the questions that need no rule. `rules.SevenSeals` plays on them.

    `played` is every card of the round in the order in which it was played; the trick on the
    table begins at `trick_start`. `seals` has an entry for each seat, and last one for the stock.
    `sheet` has the points of each seat for each round played; it is shared between copies.
    A new state shares hands and seals with the setup, so `new_game` returns a copy of one.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.phase: i64 = DEALING
        self.round_number: i64 = 0
        self.dealer: i64 = 0
        self.seat: i64 = 0
        self.leader: i64 = 0
        self.trick_start: i64 = 0
        self.saboteur: i64 = NOBODY
        self.hands = setup.no_hands
        self.seals = setup.no_seals
        self.played = vec[i64]()
        self.sheet = vec[i64]()

    def assign(self, other: "SevenSealsState") -> None:
        """Take over every field of another state, with hands, seals and tricks of its own."""
        self.phase = other.phase
        self.round_number = other.round_number
        self.dealer = other.dealer
        self.seat = other.seat
        self.leader = other.leader
        self.trick_start = other.trick_start
        self.saboteur = other.saboteur
        self.hands = other.hands[:]
        self.seals = other.seals[:]
        self.played = other.played[:]
        self.sheet = other.sheet

    def visit(self, fields: Fields) -> None:
        """Hand every field to `fields`."""
        self.phase = fields.number(self.phase)
        self.round_number = fields.number(self.round_number)
        self.dealer = fields.number(self.dealer)
        self.seat = fields.number(self.seat)
        self.leader = fields.number(self.leader)
        self.trick_start = fields.number(self.trick_start)
        self.saboteur = fields.number(self.saboteur)
        self.hands = fields.hands(self.hands, HAND_STRIDE)
        self.seals = fields.numbers(self.seals)
        self.played = fields.numbers(self.played)
        self.sheet = fields.numbers(self.sheet)

    def chosen_options(self) -> object:
        """The options that the game is played with."""
        return self.setup.options

    def lowest_wins(self) -> bool:
        """True: points are penalties (SEV.6.1)."""
        return True

    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY."""
        if self.phase == DEALING or self.phase == OVER:  # noqa: PLR1714 (a set is boxed)
            return NOBODY
        return self.seat

    def awaits_deal(self) -> bool:
        """True if the next round has to be dealt."""
        return self.phase == DEALING

    def over(self) -> bool:
        """True if the last round has been played and scored."""
        return self.phase == OVER

    def score(self, seat: i64) -> i64:
        """The seat's penalty points in all rounds so far: the fewest win (SEV.6.1)."""
        points: i64 = 0
        entry = seat
        while entry < len(self.sheet):
            points += self.sheet[entry]
            entry += self.setup.players
        return points

    # Hands.

    def hand_count(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        return self.hands[seat * HAND_STRIDE]

    def gain_highest(self, seat: i64, card: i64) -> None:
        """Put a card into the seat's hand, which has none above it."""
        base = seat * HAND_STRIDE
        count = self.hands[base] + 1
        self.hands[base] = count
        self.hands[base + count] = card

    def lose(self, seat: i64, card: i64) -> None:
        """Take a card out of the seat's hand."""
        take_out(self.hands, seat * HAND_STRIDE, card)

    # Seals.

    def stock(self) -> i64:
        """Where the stock's seals stand among the seats'."""
        return self.setup.players

    def held(self, owner: i64, seal: i64) -> i64:
        """How many seals of a kind a seat holds, or the stock."""
        return (self.seals[owner] >> (seal * SEAL_BITS)) & SEAL_MASK

    def owed(self, seat: i64) -> i64:
        """How many seals the seat has yet to give back for tricks: all but the black ones."""
        seals = self.seals[seat]
        owed: i64 = 0
        seal: i64
        for seal in range(BLACK):
            owed += (seals >> (seal * SEAL_BITS)) & SEAL_MASK
        return owed

    def hand_over(self, giver: i64, taker: i64, seal: i64) -> None:
        """One seal goes from one seat, or the stock, to another."""
        one: i64 = 1
        one <<= seal * SEAL_BITS
        self.seals[giver] -= one
        self.seals[taker] += one

    # The trick on the table.

    def trick_size(self) -> i64:
        """How many cards lie on the table."""
        return len(self.played) - self.trick_start

    def best_play(self) -> i64:
        """The index of the best card on the table so far, counted from the one that was led."""
        played = self.played
        start = self.trick_start
        best = played[start]
        at = start
        index: i64
        for index in range(start + 1, len(played)):
            if beats(played[index], best):
                best = played[index]
                at = index
        return at - start

    def best_card(self) -> i64:
        """The best card on the table so far."""
        return self.played[self.trick_start + self.best_play()]

    def best_seat(self) -> i64:
        """The seat whose card on the table is the best so far."""
        seat = self.leader + self.best_play()
        if seat < self.setup.players:
            return seat
        return seat - self.setup.players

    def led_colour(self) -> i64:
        """The colour of the card that was led."""
        return self.played[self.trick_start] >> COLOUR_SHIFT

    def cards_to_follow(self) -> vec[i64]:
        """The cards of the seat to act that it may play on the trick (SEV.4.2)."""
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        end = first + hands[first - 1]
        lowest = self.led_colour() * COLOUR_STRIDE
        low = first
        while low < end and hands[low] < lowest:
            low += 1
        high = low
        while high < end and hands[high] < lowest + COLOUR_STRIDE:
            high += 1
        if low < high:
            return hands[low:high]
        return hands[first:end]
