"""The rules of play: what may be done, what it does, and when a round ends (SGT.2 to SGT.5)."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.hands import kind_bit, kinds_besides
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.sabotage.cards import FACE_SHIFT, FIRST_SPECIAL, FIRST_WRENCH, FIRST_X, SABOTAGE
from sabot.games.sabotage.move_codes import (
    AGREE,
    ASK,
    DECLINE,
    END,
    GO_ON,
    OTHER_ROOF,
    PILE,
    card_of,
    pack,
    target_of,
)
from sabot.games.sabotage.roofs import CELL_COUNT
from sabot.games.sabotage.setup import HAND_SIZE, RANDOM_DEALER, Setup
from sabot.games.sabotage.state import (
    ASKED,
    DEALING,
    HAND_STRIDE,
    OFFERED,
    OVER,
    PLAYING,
    RESULT_SEAT_SHIFT,
    RESULT_SHIFT,
    ROOF_STRIDE,
    SIDE,
    SIDE_COUNT,
    SabotageState,
)


class Sabotage(SabotageState):
    """A running game of Sabotage."""

    def copy(self) -> "Sabotage":
        """A game of its own, equal to this one."""
        copied = Sabotage(self.setup)
        copied.assign(self)
        return copied

    # What may be done.

    def moves(self) -> vec[i64]:
        """Every legal move of the seat to act, once each, in ascending order."""
        if self.phase == PLAYING:
            return self.plays()
        moves = vec[i64](capacity=2)
        if self.phase == OFFERED:
            moves = append(moves, self.way_to_end())
            return append(moves, GO_ON)
        if self.phase == ASKED:
            moves = append(moves, AGREE)
            return append(moves, DECLINE)
        return moves

    def way_to_end(self) -> i64:
        """How the round is ended: by oneself, or by asking one's partner (SGT.3.1, SGT.5.2)."""
        if self.setup.partners:
            return ASK
        return END

    def plays(self) -> vec[i64]:
        """Every way to play one of the cards in the hand (SGT.3.2)."""
        moves = vec[i64](capacity=64)
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        end = first + hands[first - 1]
        before: i64 = -1
        index: i64
        for index in range(first, end):
            card = hands[index]
            if card == before:
                continue
            before = card
            if card < FIRST_X:
                moves = self.letter_plays(moves, card)
            elif card < FIRST_SPECIAL:
                moves = self.own_lays(moves, card)
            else:
                moves = self.removals(moves, card)
            # SGT.3.8: any card may be discarded without effect.
            moves = append(moves, pack(card, PILE))
        return moves

    def letter_plays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """A letter goes on its cell of either roof, if that is empty (SGT.3.3)."""
        roofs = self.roofs
        cell = card >> FACE_SHIFT
        side = self.seat & SIDE
        if roofs[side * ROOF_STRIDE + 1 + cell] == 0:
            moves = append(moves, pack(card, cell))
        if roofs[(side ^ SIDE) * ROOF_STRIDE + 1 + cell] == 0:
            moves = append(moves, pack(card, OTHER_ROOF + cell))
        return moves

    def own_lays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """An X goes on an empty cell of one's own roof, a wrench on any (SGT.3.4, SGT.3.5)."""
        first = (self.seat & SIDE) * ROOF_STRIDE + 1
        roofs = self.roofs
        any_cell = card >= FIRST_WRENCH
        cell: i64
        for cell in range(CELL_COUNT):
            if any_cell or roofs[first + cell] == 0:
                moves = append(moves, pack(card, cell))
        return moves

    def removals(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Sabotage takes a card of either roof, dismantle one of one's own (SGT.3.6, SGT.3.7)."""
        side = self.seat & SIDE
        first = side * ROOF_STRIDE + 1
        roofs = self.roofs
        cell: i64
        for cell in range(CELL_COUNT):
            if roofs[first + cell] != 0:
                moves = append(moves, pack(card, cell))
        if card == SABOTAGE:
            first = (side ^ SIDE) * ROOF_STRIDE + 1
            for cell in range(CELL_COUNT):
                if roofs[first + cell] != 0:
                    moves = append(moves, pack(card, OTHER_ROOF + cell))
        return moves

    def unused(self, moves: vec[i64]) -> vec[i64]:
        """The kinds in the hand of the seat to act that the moves only discard, once each."""
        played: i64 = 0
        for move in moves:
            if target_of(move) != PILE:
                played |= kind_bit(card_of(move))
        return kinds_besides(self.hands, self.seat * HAND_STRIDE, played)

    # What it does.

    def step(self, move: i64) -> None:
        """Play one of `moves()` and do all that follows from it."""
        if self.phase == PLAYING:
            card = card_of(move)
            self.lose(self.seat, card)
            self.put_down(card, target_of(move))
            self.pass_turn_on()
        elif move == ASK:
            self.phase = ASKED
        elif move in (GO_ON, DECLINE):
            self.draw_and_play()
        else:
            self.end_round(self.seat)

    def put_down(self, card: i64, target: i64) -> None:
        """Put the card on a roof, or on the pile with what its effect takes off a roof."""
        if target == PILE:
            self.discard(card)
            return
        side = self.seat & SIDE
        cell = target
        if target >= OTHER_ROOF:
            side ^= SIDE
            cell -= OTHER_ROOF
        taken = self.content(side, cell)
        if card < FIRST_SPECIAL:
            self.put(side, cell, card + 1)
        else:
            self.discard(card)
            self.put(side, cell, 0)
        if taken != 0:
            self.discard(taken - 1)

    def pass_turn_on(self) -> None:
        """The next player's turn begins, or the last card was played (SGT.3.9)."""
        self.seat = (self.seat + 1) % self.setup.players
        if self.drawn == len(self.deck) and self.hand_count(self.seat) == 0:
            self.end_round(NOBODY)
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """A player whose roof is worth enough is asked before drawing (SGT.3.1)."""
        if self.worth_ending():
            self.phase = OFFERED
        else:
            self.draw_and_play()

    def draw_and_play(self) -> None:
        """The player draws, if there is a card to draw, and is to play one (SGT.3.2)."""
        self.draw()
        self.phase = PLAYING

    # How a round ends and the next begins.

    def end_round(self, ender: i64) -> None:
        """Record the values of the roofs and the seat that ended the round (SGT.4.2, SGT.4.3)."""
        values = self.value(0) | (self.value(1) << RESULT_SHIFT)
        result = values | ((ender + 1) << RESULT_SEAT_SHIFT)
        self.results = append(self.results[:], result)
        if self.last_round():
            self.phase = OVER
        else:
            self.phase = DEALING

    def deal(self, rng: Rng) -> None:
        """Deal the round that is awaited from a playout's generator."""
        cards = self.setup.cards[:]
        rng.shuffle(cards)
        dealer = self.next_dealer()
        if dealer == RANDOM_DEALER:
            dealer = rng.below(self.setup.players)
        self.open_round(dealer, cards)

    def last_round(self) -> bool:
        """True if no round comes after this one."""
        return self.round_number == self.setup.rounds

    def next_dealer(self) -> i64:
        """The dealer of the next round; RANDOM_DEALER if it is to be drawn (SGT.2.2)."""
        if self.round_number == 0:
            return self.setup.dealer
        return (self.dealer + 1) % self.setup.players

    def clear_table(self) -> None:
        """Take all cards from the hands and the roofs."""
        self.hands = vec[i64]([0] * (self.setup.players * HAND_STRIDE))
        self.roofs = vec[i64]([0] * (SIDE_COUNT * ROOF_STRIDE))

    def open_round(self, dealer: i64, cards: vec[i64]) -> None:
        """Set the table for a round: hands from the top of the cards, the rest is the deck."""
        players = self.setup.players
        self.clear_table()
        seat: i64
        index: i64
        for seat in range(players):
            for index in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
                self.gain(seat, cards[index])
        self.deck = cards[players * HAND_SIZE :]
        self.drawn = 0
        self.discards = vec[i64](capacity=len(cards))
        self.round_number += 1
        self.dealer = dealer
        self.seat = (dealer + 1) % players
        self.begin_turn()


def new_game(setup: Setup) -> Sabotage:
    """A game whose first round waits to be dealt."""
    game = Sabotage(setup)
    game.clear_table()
    return game
