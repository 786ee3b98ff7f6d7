"""What is so in a running game of this family: maze, hands, deck, tools and goals, in numbers."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.hands import put_in, take_out
from sabot.core.state import NOBODY, State
from sabot.games.saboteur.cards import ALL_GOALS, ALL_TOOLS, GOAL_COUNT, TOOL_COUNT
from sabot.games.saboteur.maze import Maze
from sabot.games.saboteur.pack import Pack

# Phases of a game.
DEALING: Final = 0
PLAYING: Final = 1
SHARING: Final = 2
OVER: Final = 3

# A hand is its size and then its cards in ascending order.
HAND_STRIDE: Final = 8

# A discard is the card, who put it down, and whether all have seen it.
DISCARD_SEAT_SHIFT: Final = 7
DISCARD_OPEN: Final = 2048
DISCARD_CARD: Final = 127
DISCARD_SEAT: Final = 15


class Dig(State):
    """The facts, and the questions that need no rule.

    What never changes within a round (deck, roles, goals) is shared between copies: whoever
    changes it puts a new one in its place.
    """

    def __init__(
        self,
        pack: Pack,
        phase: i64,
        round_number: i64,
        seat: i64,
        last_seat: i64,
        drawn: i64,
        tools: i64,
        peeks: i64,
        maze: Maze,
        hands: vec[i64],
        discards: vec[i64],
        deck: vec[i64],
        roles: vec[i64],
        goals: vec[i64],
    ) -> None:
        self.pack = pack
        self.phase = phase
        self.round_number: i64 = round_number
        self.seat = seat
        self.last_seat = last_seat
        self.drawn = drawn
        self.tools = tools
        self.peeks = peeks
        self.maze = maze
        self.hands = hands
        self.discards = discards
        self.deck = deck
        self.roles = roles
        self.goals = goals

    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY."""
        if self.phase in (PLAYING, SHARING):
            return self.seat
        return NOBODY

    def awaits_deal(self) -> bool:
        """Whether the next round has to be dealt."""
        return self.phase == DEALING

    def over(self) -> bool:
        """Whether the last round has been played and shared out."""
        return self.phase == OVER

    # Hands and the deck.

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

    def draw(self, seat: i64) -> None:
        """Draw the top card of the deck, if there is one (SAB.3.3)."""
        if self.drawn < len(self.deck):
            self.gain(seat, self.deck[self.drawn])
            self.drawn += 1

    def discard(self, card: i64, seen: i64) -> None:
        """The seat puts a card on the discard pile, seen by all (DISCARD_OPEN) or face down (0)."""
        entry = card | (self.seat << DISCARD_SEAT_SHIFT) | seen
        self.discards = append(self.discards, entry)

    # Tools and peeks, three bits for each seat.

    def broken(self, seat: i64) -> i64:
        """The broken tools in front of the seat, as bits."""
        return (self.tools >> (seat * TOOL_COUNT)) & ALL_TOOLS

    def toggle_tool(self, seat: i64, tool: i64) -> None:
        """Put a broken tool in front of the seat, or take it away."""
        # In two steps: a literal has only 32 bits when compiled, and twelve seats need 36.
        bit: i64 = 1 << tool
        self.tools ^= bit << (seat * TOOL_COUNT)

    def peeked(self, seat: i64) -> i64:
        """The goals that the seat has looked at with a map, as bits."""
        return (self.peeks >> (seat * GOAL_COUNT)) & ALL_GOALS

    def note_peek(self, seat: i64, goal: i64) -> None:
        """Remember that the seat has looked at the goal."""
        bit: i64 = 1 << goal
        self.peeks |= bit << (seat * GOAL_COUNT)
