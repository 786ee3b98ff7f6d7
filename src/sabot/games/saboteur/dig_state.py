"""The state that Saboteur and Saboteur 2 share: maze, hands, deck, tools and goals, in numbers."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.flat_state import Fields, FlatState
from sabot.core.hands import put_in, take_out
from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import ALL_GOALS, ALL_TOOLS, GOAL_COUNT, TOOL_COUNT
from sabot.games.saboteur.maze import Maze

# Phases of a game.
DEALING: Final = 0
PLAYING: Final = 1
SHARING: Final = 2
OVER: Final = 3

# A hand is its size and then its cards in ascending order.
HAND_STRIDE: Final = 8

# A discard is the card, the seat that put it down, and a flag if all have seen it.
DISCARD_SEAT_SHIFT: Final = 7
DISCARD_OPEN: Final = 2048
DISCARD_CARD: Final = 127
DISCARD_SEAT: Final = 15


class DigSetup:
    """The players and the cards of one game. Never changed, so copies share it.

    `names` are the kinds of cards by number; `cards` are all that are shuffled for a round.
    `opening` and `no_hands` are templates: the maze as a round begins, and empty hands.
    """

    def __init__(
        self,
        players: int,
        onward: int,
        hand_size: int,
        starter: int,
        rounds: int,
        break_own_tool: bool,
        names: tuple[str, ...],
        cards: vec[i64],
        roles: vec[i64],
        goals: vec[i64],
        opening: Maze,
    ) -> None:
        self.players: i64 = players
        self.onward: i64 = onward
        self.hand_size: i64 = hand_size
        self.starter: i64 = starter
        self.rounds: i64 = rounds
        self.break_own_tool = break_own_tool
        self.names = names
        self.cards = cards
        self.roles = roles
        self.goals = goals
        self.opening: Maze = opening
        self.no_hands = vec[i64]([0] * (players * HAND_STRIDE))


class DigState(FlatState):
    """The state that Saboteur and Saboteur 2 share, the questions about it, and its round.

    What never changes within a round (deck, roles, goals) is shared between copies: whoever
    changes it puts a new one in its place. A new state shares its maze and hands with its setup,
    so `new_game` returns a copy of one.
    """

    def __init__(self, base_setup: DigSetup) -> None:
        self.base_setup = base_setup
        self.phase: i64 = DEALING
        self.round_number: i64 = 0
        self.seat: i64 = 0
        self.last_seat: i64 = 0
        self.drawn: i64 = 0
        self.tools: i64 = 0
        self.peeks: i64 = 0
        self.maze = base_setup.opening
        self.hands = base_setup.no_hands
        self.discards = vec[i64]()
        self.deck = vec[i64]()
        self.roles = base_setup.roles
        self.goals = base_setup.goals

    def assign(self, other: "DigState") -> None:
        """Take over every shared field of another state, with a maze and hands of its own."""
        self.phase = other.phase
        self.round_number = other.round_number
        self.seat = other.seat
        self.last_seat = other.last_seat
        self.drawn = other.drawn
        self.tools = other.tools
        self.peeks = other.peeks
        self.maze = other.maze.copy()
        self.hands = other.hands[:]
        self.discards = other.discards[:]
        self.deck = other.deck
        self.roles = other.roles
        self.goals = other.goals

    def visit(self, fields: Fields) -> None:
        """Hand every shared field to `fields`."""
        self.phase = fields.number(self.phase)
        self.round_number = fields.number(self.round_number)
        self.seat = fields.number(self.seat)
        self.last_seat = fields.number(self.last_seat)
        self.tools = fields.number(self.tools)
        self.peeks = fields.number(self.peeks)
        self.hands = fields.hands(self.hands, HAND_STRIDE)
        self.discards = fields.numbers(self.discards)
        # The cards that were drawn lie elsewhere.
        deck = fields.numbers(self.deck[self.drawn :])
        if fields.reading:
            self.deck = deck
            self.drawn = 0
        self.roles = fields.numbers(self.roles)
        self.goals = fields.numbers(self.goals)
        if fields.reading:
            self.maze = self.base_setup.opening.copy()
        self.maze.visit(fields)

    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY."""
        if self.phase in (PLAYING, SHARING):
            return self.seat
        return NOBODY

    def awaits_deal(self) -> bool:
        """True if the next round has to be dealt."""
        return self.phase == DEALING

    def over(self) -> bool:
        """True if the last round has been played and shared out."""
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

    def all_hands_empty(self) -> bool:
        """True if all hands are empty."""
        seat: i64
        for seat in range(self.base_setup.players):
            if self.hand_count(seat):
                return False
        return True

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

    # How a round ends and the next begins.

    def close_round(self) -> None:
        """Wait for the next deal, or end the game after the last round (SAB.9.1)."""
        self.seat = self.last_seat
        if self.round_number == self.base_setup.rounds:
            self.phase = OVER
        else:
            self.phase = DEALING

    def next_starter(self) -> i64:
        """The starter of the next round; RANDOM_STARTER if it is to be drawn (SAB.2.6, SAB.2.8)."""
        if self.round_number == 0:
            return self.base_setup.starter
        return (self.last_seat + 1) % self.base_setup.players

    def set_table(self, starter: i64, roles: vec[i64], goals: vec[i64], cards: vec[i64]) -> None:
        """Deal out roles, goals and hands from the top of the cards; the rest is the deck."""
        players = self.base_setup.players
        size = self.base_setup.hand_size
        self.roles = roles
        self.goals = goals
        self.hands = self.base_setup.no_hands[:]
        seat: i64
        index: i64
        for seat in range(players):
            for index in range(seat * size, seat * size + size):
                self.gain(seat, cards[index])
        self.deck = cards[players * size :]
        self.drawn = 0
        self.discards = vec[i64](capacity=len(cards))
        self.maze = self.base_setup.opening.copy()
        self.tools = 0
        self.peeks = 0
        self.seat = starter
        self.last_seat = starter
        self.round_number += 1
        self.phase = PLAYING
