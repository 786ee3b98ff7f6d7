"""What may be done: every legal move of a turn, and whom a thief can rob (SB2.3 to SB2.5)."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.saboteur.cards import (
    FIRST_BROKEN,
    FIRST_REPAIR,
    MAP,
    ROCKFALL,
)
from sabot.games.saboteur.codes import pack
from sabot.games.saboteur.dig import (
    HAND_STRIDE,
    PLAYING,
    SHARING,
)
from sabot.games.saboteur2.cards import (
    CHANGE_ROLE,
    FIRST_NEW_TUNNEL,
    FREE,
    INSPECTION,
    PRISON,
    SWAP_HANDS,
    THIEF,
)
from sabot.games.saboteur2.codes import (
    CLEAR_PRISON,
    CLEAR_THIEF,
    INSPECT,
    REMOVABLE,
    ROB,
    add_second,
    add_third,
    pack_clear,
    pack_pass,
)
from sabot.games.saboteur2.state import (
    Saboteur2State,
)

NO_CARD: Final = -1


class Saboteur2Choices(Saboteur2State):
    """A game of Saboteur 2 that knows what may be done in it; `rules.Saboteur2` does it."""

    def moves(self) -> vec[i64]:
        """Every legal move of the seat to act, once each, in ascending order (SB2.3).

        There are MAX_MOVES at most.
        """
        if self.phase == SHARING:
            return self.victims()
        moves = vec[i64](capacity=80)
        if self.phase != PLAYING:
            return moves
        if not self.broken(self.seat) and not self.imprisoned(self.seat):
            moves = self.all_lays(moves)
        moves = self.all_actions(moves)
        moves = self.passes(moves)
        if self.tools or self.prisons or self.thieves:
            return self.clears(moves)
        return moves

    def all_lays(self, moves: vec[i64]) -> vec[i64]:
        """Every way to lay a tunnel card from the hand (SB2.3.1, SB2.3.6)."""
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        before: i64 = NO_CARD
        index: i64
        for index in range(first, first + hands[first - 1]):
            card = hands[index]
            if card >= INSPECTION:
                return moves
            if card == before or FIRST_BROKEN <= card < FIRST_NEW_TUNNEL:
                continue
            before = card
            moves = self.lays(moves, card)
        return moves

    def all_actions(self, moves: vec[i64]) -> vec[i64]:
        """Every way to play an action card from the hand (SB2.3.2)."""
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        before: i64 = NO_CARD
        index: i64
        for index in range(first, first + hands[first - 1]):
            card = hands[index]
            if card == before or card < FIRST_BROKEN or FIRST_NEW_TUNNEL <= card < INSPECTION:
                continue
            before = card
            moves = self.plays(moves, card)
        return moves

    def plays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """The moves, with every way to play this action card added."""
        if card < FIRST_REPAIR:
            return self.breaks(moves, card)
        if card < ROCKFALL:
            return self.repairs(moves, card)
        if card == ROCKFALL:
            return self.collapses(moves)
        if card == MAP:
            return self.looks(moves)
        return self.new_plays(moves, card)

    def new_plays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """The seats on which one of the new action cards can be played (SB2.5)."""
        verb = card - INSPECTION + INSPECT
        if card == THIEF:
            # It goes in front of oneself, so the move names no seat.
            if not self.has_thief(self.seat):
                moves = append(moves, pack(verb, card, 0))
            return moves
        seat: i64
        for seat in range(self.setup.players):
            if self.is_target(card, seat):
                moves = append(moves, pack(verb, card, seat))
        return moves

    def is_target(self, card: i64, seat: i64) -> bool:
        """Whether one of the new action cards can be played on the seat (SB2.5)."""
        if card in (INSPECTION, SWAP_HANDS):
            return seat != self.seat
        if card == CHANGE_ROLE:
            return True
        if card == PRISON:
            return seat != self.seat and not self.imprisoned(seat)
        if card == FREE:
            return self.imprisoned(seat)
        return self.has_thief(seat)

    def passes(self, moves: vec[i64]) -> vec[i64]:
        """Every choice of one, two or three cards to discard, each once (SB2.3.4)."""
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        end = first + hands[first - 1]
        last_one: i64 = NO_CARD
        one: i64
        two: i64
        three: i64
        for one in range(first, end):
            card = hands[one]
            if card == last_one:
                continue
            last_one = card
            single = pack_pass(card, NO_CARD, NO_CARD)
            moves = append(moves, single)
            last_two: i64 = NO_CARD
            for two in range(one + 1, end):
                card = hands[two]
                if card == last_two:
                    continue
                last_two = card
                pair = single | add_second(card)
                moves = append(moves, pair)
                last_three: i64 = NO_CARD
                for three in range(two + 1, end):
                    card = hands[three]
                    if card != last_three:
                        moves = append(moves, pair | add_third(card))
                        last_three = card
        return moves

    def clears(self, moves: vec[i64]) -> vec[i64]:
        """Every pair of cards to discard for every card in front of oneself (SB2.3.3)."""
        removable = self.in_front(self.seat)
        if removable == 0:
            return moves
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        end = first + hands[first - 1]
        one: i64
        two: i64
        what: i64
        for one in range(first, end):
            if one > first and hands[one] == hands[one - 1]:
                continue
            for two in range(one + 1, end):
                if two > one + 1 and hands[two] == hands[two - 1]:
                    continue
                for what in range(REMOVABLE):
                    if (removable >> what) & 1:
                        moves = append(moves, pack_clear(hands[one], hands[two], what))
        return moves

    def in_front(self, seat: i64) -> i64:
        """What lies in front of the seat, as bits: three tools, prison, thief."""
        there = self.broken(seat)
        if self.imprisoned(seat):
            there |= 1 << CLEAR_PRISON
        if self.has_thief(seat):
            there |= 1 << CLEAR_THIEF
        return there

    def victims(self) -> vec[i64]:
        """Whom the thief can steal from: other players who have any nuggets (SB2.7.4)."""
        moves = vec[i64]()
        seat: i64
        for seat in range(self.setup.players):
            if seat != self.seat and self.nuggets[seat]:
                moves = append(moves, pack(ROB, 0, seat))
        return moves
