"""Sabotage as numbers: both roofs, one's own hand, and what was discarded."""

# Compiled by mypyc.

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.errors import SabotError
from sabot.core.state import NOBODY, State
from sabot.envs.encoder import OUTSIDE, Encoder, Row
from sabot.envs.numbers import clear, mark, put, put_points, tally
from sabot.games.sabotage.cards import (
    COLOURS,
    FIRST_SPECIAL,
    FIRST_WRENCH,
    FIRST_X,
    KINDS,
    OF_EACH_SPECIAL,
    SABOTAGE,
)
from sabot.games.sabotage.move_codes import (
    CARD_SHIFT,
    DECLINE,
    FIRST_DECISION,
    OTHER_ROOF,
    PILE,
)
from sabot.games.sabotage.roofs import CELL_COUNT
from sabot.games.sabotage.state import (
    DISCARD_CARD,
    HAND_STRIDE,
    OVER,
    SIDE,
    SIDE_COUNT,
    SabotageState,
)


class SabotageEncoder(Encoder):
    """Sabotage as numbers."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        # The action of each move by its number.
        self.index = vec[i64]()
        for _ in range(DECLINE + 1):
            self.index = append(self.index, OUTSIDE)
        self.declare_actions()
        seats = " Seats count from one's own to the left."
        cells = SIDE_COUNT * CELL_COUNT
        self.card = self.field(
            "card",
            cells,
            FIRST_SPECIAL,
            "The card on each cell, A to I, of one's own roof and of the other: 0 if empty, else"
            " 1 + its kind.",
        )
        self.colour = self.field(
            "colour",
            cells * len(COLOURS),
            1,
            "For each of the colours orange, red, blue and lilac: whether the cells have it.",
        )
        self.value = self.field(
            "value", SIDE_COUNT, 16, "The value of one's own and the other roof."
        )
        self.points = self.field(
            "points",
            2 * SIDE_COUNT,
            99,
            "Points of one's own and the other side so far: hundreds of both, then the rest.",
        )
        self.hand = self.field("hand", KINDS, OF_EACH_SPECIAL, "How many cards one holds, by kind.")
        self.discarded = self.field(
            "discarded", KINDS, OF_EACH_SPECIAL, "How many cards lie on the discard pile, by kind."
        )
        self.deck = self.field("deck", 1, 88, "How many cards are left to draw.")
        self.cards = self.field("cards", players, HAND_STRIDE - 1, "Cards in each hand." + seats)
        self.phase = self.field(
            "phase", OVER + 1, 1, "Whether it is dealing, offered, asked, playing or over."
        )
        self.to_act = self.field("to_act", players, 1, "Which seat is to act." + seats)
        self.turn = self.field("turn", players, 1, "Whose turn it is." + seats)
        self.dealer = self.field("dealer", players, 1, "Who dealt the round." + seats)
        self.round = self.field("round", 1, 12, "The round, from 1 on.")
        self.rounds = self.field("rounds", 1, 12, "How many rounds the game has.")

    def declare_actions(self) -> None:
        """Number all moves that there can be."""
        self.count_moves(
            "letter", 0, FIRST_X, "A letter on its cell of one's own roof, of the other, discarded."
        )
        self.count_moves(
            "X", FIRST_X, FIRST_WRENCH, "An X on cells A to I of one's own roof, discarded."
        )
        self.count_moves("wrench", FIRST_WRENCH, FIRST_SPECIAL, "As X.")
        self.count_moves(
            "sabotage",
            SABOTAGE,
            SABOTAGE + 1,
            "Sabotage on cells A to I of one's own roof, of the other, discarded.",
        )
        self.count_moves(
            "dismantle", SABOTAGE + 1, SABOTAGE + 2, "Dismantle on cells A to I, discarded."
        )
        first = self.block(
            "decision", DECLINE + 1 - FIRST_DECISION, "End, ask the partner, go on, agree, decline."
        )
        move: i64
        for move in range(FIRST_DECISION, DECLINE + 1):
            self.index[move] = first + move - FIRST_DECISION

    def count_moves(self, name: str, first: i64, end: i64, meaning: str) -> None:
        """Number the moves of some kinds of cards, card by card, target by target."""
        action = self.actions
        card: i64
        target: i64
        for card in range(first, end):
            for target in range(PILE + 1):
                if can_be_aimed(card, target):
                    self.index[(card << CARD_SHIFT) | target] = action
                    action += 1
        self.block(name, action - self.actions, meaning)

    def action_of(self, state: State, move: i64) -> i64:
        """The index of a move."""
        del state
        return self.index[move]

    def observe(self, row: Row, state: State, seat: i64) -> None:
        """Write what a seat may know."""
        game = cast("SabotageState", state)
        self.observe_turn(row, game, seat)
        self.observe_roofs(row, game, seat & SIDE)
        numbers = row.observations
        hand = row.at + self.hand
        clear(numbers, hand, 2 * KINDS)  # the discards too
        first = seat * HAND_STRIDE + 1
        end = first + game.hands[first - 1]
        tally(numbers, hand, game.hands, first, end, DISCARD_CARD)
        discarded = row.at + self.discarded
        tally(numbers, discarded, game.discards, 0, len(game.discards), DISCARD_CARD)

    def observe_turn(self, row: Row, state: SabotageState, seat: i64) -> None:
        """Write the phase, the round, who is to act, and how many cards there are."""
        numbers = row.observations
        at = row.at
        players = self.players
        mark(numbers, at + self.phase, OVER + 1, state.phase)
        mark(numbers, at + self.turn, players, self.relative(seat, state.seat))
        mark(numbers, at + self.dealer, players, self.relative(seat, state.dealer))
        to_act = state.to_act()
        if to_act != NOBODY:
            to_act = self.relative(seat, to_act)
        mark(numbers, at + self.to_act, players, to_act)
        put(numbers, at + self.round, state.round_number)
        put(numbers, at + self.rounds, state.setup.rounds)
        put(numbers, at + self.deck, state.deck_left())
        other: i64
        for other in range(players):
            held = state.hand_count(other)
            put(numbers, at + self.cards + self.relative(seat, other), held)

    def observe_roofs(self, row: Row, state: SabotageState, side: i64) -> None:
        """Write both roofs, one's own first, and the points of both sides."""
        numbers = row.observations
        at = row.at
        digits = state.setup.lines.digits
        clear(numbers, at + self.colour, SIDE_COUNT * CELL_COUNT * len(COLOURS))
        which: i64
        cell: i64
        for which in range(SIDE_COUNT):
            whose = side ^ which
            put(numbers, at + self.value + which, state.value(whose))
            put_points(numbers, at + self.points + which, SIDE_COUNT, state.score(whose))
            for cell in range(CELL_COUNT):
                place = which * CELL_COUNT + cell
                content = state.content(whose, cell)
                put(numbers, at + self.card + place, content)
                if content:
                    colour = digits[content] - 1
                    numbers[at + self.colour + colour * SIDE_COUNT * CELL_COUNT + place] = 1

    def may_score(self, state: State) -> bool:
        """False within a round: points are counted at its end."""
        return state.to_act() == NOBODY

    def side_won(self, state: State, seat: i64) -> i64:
        """The side with more points in the round (SGT.4.4); none if both have as many."""
        game = cast("SabotageState", state)
        last: i64 = len(game.results) - 1
        ours = game.round_score(last, seat & SIDE)
        theirs = game.round_score(last, (seat & SIDE) ^ SIDE)
        if ours == theirs:
            return 0
        return 1 if ours > theirs else -1


def can_be_aimed(card: i64, target: i64) -> bool:
    """True if a card can ever have this target."""
    if target == PILE:
        return True
    if card < FIRST_X:
        return target in (card >> 2, OTHER_ROOF + (card >> 2))
    return target < CELL_COUNT or card == SABOTAGE


def encoder(state: State, window: object) -> SabotageEncoder:
    """The encoder for games with the options of this one; there is no maze for a window."""
    game = cast("SabotageState", state)
    if window is not None:
        raise SabotError("this game has no mine, so it takes no window")
    return SabotageEncoder(int(game.setup.players))
