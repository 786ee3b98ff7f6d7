"""Everything that is so in a running game of Saboteur: the whole truth, in flat numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.hands import put_in, take_out
from sabot.core.state import NOBODY, State
from sabot.games.saboteur.cards import ALL_TOOLS, GOAL_COUNT, TOOL_COUNT
from sabot.games.saboteur.maze import Maze
from sabot.games.saboteur.setup import Setup

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

# A purse is how many gold cards of 1, 2 and 3 nuggets a seat has.
PURSE_STRIDE: Final = 3

# Steps of the story of the gold: what was drawn, taken, paid. Written in `gold`.
STORY_DRAWN: Final = 0
STORY_TAKEN: Final = 1
STORY_PAID: Final = 2
STORY_KIND_SHIFT: Final = 20
STORY_SEAT_SHIFT: Final = 16
STORY_SEAT: Final = 15
STORY_DETAIL: Final = 0xFFFF
STORY_ASKED: Final = 16
STORY_VALUE: Final = 15


class SaboteurState(State):
    """The facts, and the questions that need no rule. `rules.Saboteur` plays on them.

    What never changes within a round (deck, roles, goals, pile, purses, story) is shared between
    copies: whoever changes it puts a new one in its place.
    """

    def __init__(
        self,
        setup: Setup,
        phase: i64,
        round_number: i64,
        seat: i64,
        last_seat: i64,
        passes: i64,
        drawn: i64,
        tools: i64,
        peeks: i64,
        pile_to_shuffle: bool,
        maze: Maze,
        hands: vec[i64],
        discards: vec[i64],
        deck: vec[i64],
        roles: vec[i64],
        goals: vec[i64],
        pile: vec[i64],
        offer: vec[i64],
        purses: vec[i64],
        story: vec[i64],
    ) -> None:
        self.setup = setup
        self.phase = phase
        self.round_number: i64 = round_number
        self.seat = seat
        self.last_seat = last_seat
        self.passes = passes
        self.drawn = drawn
        self.tools = tools
        self.peeks = peeks
        self.pile_to_shuffle = pile_to_shuffle
        self.maze = maze
        self.hands = hands
        self.discards = discards
        self.deck = deck
        self.roles = roles
        self.goals = goals
        self.pile = pile
        self.offer = offer
        self.purses = purses
        self.story = story

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

    def score(self, seat: i64) -> i64:
        """The nuggets on the seat's gold cards (SAB.9.1)."""
        nuggets: i64 = 0
        index: i64
        for index in range(PURSE_STRIDE):
            nuggets += (index + 1) * self.purses[seat * PURSE_STRIDE + index]
        return nuggets

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
        self.tools ^= 1 << (seat * TOOL_COUNT + tool)

    def has_peeked(self, seat: i64, goal: i64) -> bool:
        """Whether the seat has looked at the goal with a map."""
        return (self.peeks >> (seat * GOAL_COUNT + goal)) & 1 != 0

    def note_peek(self, seat: i64, goal: i64) -> None:
        """Remember that the seat has looked at the goal."""
        self.peeks |= 1 << (seat * GOAL_COUNT + goal)
