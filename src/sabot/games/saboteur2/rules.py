"""The rules of play: what may be done, what it does, and when a round ends (SB2.2 to SB2.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import (
    FIRST_BROKEN,
    FIRST_REPAIR,
    MAP,
    ROCKFALL,
    TOOL_COUNT,
)
from sabot.games.saboteur.codes import LAY, LOOK, card_of, pack, verb_of, where_of
from sabot.games.saboteur.dig import (
    DEALING,
    DISCARD_OPEN,
    HAND_STRIDE,
    PLAYING,
    SHARING,
)
from sabot.games.saboteur.setup import RANDOM_STARTER
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
    CHANGE,
    CLEAR_PRISON,
    CLEAR_THIEF,
    IMPRISON,
    INSPECT,
    PASS,
    RELEASE,
    REMOVABLE,
    ROB,
    SWAP,
    TURN_THIEF,
    WARD_OFF,
    add_second,
    add_third,
    cleared_of,
    first_of,
    pack_clear,
    pack_pass,
    second_of,
    third_of,
)
from sabot.games.saboteur2.setup import PUT_ASIDE, Setup
from sabot.games.saboteur2.sharing import payments
from sabot.games.saboteur2.state import (
    DISCARD_TOGETHER,
    PUT_DOWN,
    PUT_OPEN,
    SEAT,
    SEAT_BITS,
    Saboteur2State,
)

NO_CARD: Final = -1


class Saboteur2(Saboteur2State):
    """A running game of Saboteur 2."""

    def copy(self) -> "Saboteur2":
        """A game of its own, equal to this one."""
        return Saboteur2(
            self.setup,
            self.phase,
            self.round_number,
            self.seat,
            self.last_seat,
            self.drawn,
            self.tools,
            self.peeks,
            self.prisons,
            self.thieves,
            self.robbers,
            self.maze.copy(),
            self.hands[:],
            self.discards[:],
            self.log[:],
            self.deck,
            self.aside,
            self.roles,
            self.goals,
            self.knows,
            self.away,
            self.nuggets,
            self.thefts,
        )

    # What may be done.

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

    # What it does.

    def step(self, move: i64) -> None:
        """Play one of `moves()` and do all that follows from it."""
        if self.phase == SHARING:
            self.rob(where_of(move))
            self.rob_on()
            return
        seat = self.seat
        verb = verb_of(move)
        self.last_seat = seat
        if verb >= PASS:
            self.put_down(move)
            self.pass_turn_on()
            return
        card = card_of(move)
        self.lose(seat, card)
        self.note(PUT_OPEN, seat, card)
        if verb > LOOK:
            self.play_new_card(verb, card, where_of(move))
        else:
            self.play_card(move)
            if verb == LAY and self.turn_reached_goals():
                self.end_round()
                return
        drawer = seat
        if verb == SWAP:
            drawer = where_of(move)
        self.draw_cards(drawer, 1)
        self.pass_turn_on()

    def put_down(self, move: i64) -> None:
        """Discard cards face down: to pass, or to remove a card in front (SB2.3.3, SB2.3.4)."""
        seat = self.seat
        cards: i64 = 1
        self.put_down_card(first_of(move), 0)
        if second_of(move) != NO_CARD:
            self.put_down_card(second_of(move), DISCARD_TOGETHER)
            cards = 2
        if verb_of(move) == PASS:
            if third_of(move) != NO_CARD:
                self.put_down_card(third_of(move), DISCARD_TOGETHER)
                cards = 3
            self.note(PUT_DOWN, seat, cards)
            self.draw_cards(seat, cards)
            return
        self.note(PUT_DOWN, seat, cards)
        self.remove(cleared_of(move), seat)
        self.draw_cards(seat, 1)

    def put_down_card(self, card: i64, together: i64) -> None:
        """Discard a card of the seat to act, face down, together with the one before or not."""
        self.lose(self.seat, card)
        self.discard(card, together)

    def remove(self, what: i64, seat: i64) -> None:
        """Take a card from in front of the seat and put it on the discard pile."""
        if what < TOOL_COUNT:
            self.toggle_tool(seat, what)
            self.discard(FIRST_BROKEN + what, DISCARD_OPEN)
        elif what == CLEAR_PRISON:
            self.prisons ^= 1 << seat
            self.discard(PRISON, DISCARD_OPEN)
        else:
            self.drop_thief(seat)
            self.discard(THIEF, DISCARD_OPEN)

    def play_new_card(self, verb: i64, card: i64, target: i64) -> None:
        """Play one of the new action cards on a seat (SB2.5)."""
        if verb == IMPRISON:
            self.prisons |= 1 << target
            return
        if verb == TURN_THIEF:
            self.put_thief(self.seat)
            return
        self.discard(card, DISCARD_OPEN)
        if verb == INSPECT:
            self.note_inspection(self.seat, target)
        elif verb == CHANGE:
            self.change_role(target)
        elif verb == SWAP:
            self.exchange_hands(self.seat, target)
        elif verb == RELEASE:
            self.remove(CLEAR_PRISON, target)
        elif verb == WARD_OFF:
            self.remove(CLEAR_THIEF, target)

    def pass_turn_on(self) -> None:
        """The next player who holds a card is to act, or the round ends (SB2.3.5, SB2.6.1)."""
        if self.deck_left() == 0 and self.all_hands_empty():
            self.end_round()
            return
        players = self.setup.players
        seat = self.seat
        while True:
            seat += 1
            if seat == players:
                seat = 0
            if self.hand_count(seat):
                self.seat = seat
                return

    # How a round ends and the next begins.

    def end_round(self) -> None:
        """Pay geologists and winners, then let the thieves steal (SB2.7)."""
        paid = payments(self)
        nuggets = self.nuggets[:]
        seat: i64
        for seat in range(self.setup.players):
            nuggets[seat] += paid[seat]
        self.nuggets = nuggets
        self.thefts = vec[i64]()
        self.line_up_robbers()
        self.rob_on()

    def line_up_robbers(self) -> None:
        """The thieves who are free: who put the card down last, then clockwise (SB2.7.4)."""
        self.robbers = 0
        last: i64 = NO_CARD
        thieves = self.thieves
        while thieves and last == NO_CARD:
            if not self.imprisoned((thieves & SEAT) - 1):
                last = (thieves & SEAT) - 1
            thieves >>= SEAT_BITS
        if last == NO_CARD:
            return
        players = self.setup.players
        back: i64
        for back in range(players):
            seat = (last + players - 1 - back) % players
            if self.has_thief(seat) and not self.imprisoned(seat):
                self.robbers = (self.robbers << SEAT_BITS) | (seat + 1)

    def rob_on(self) -> None:
        """Go on stealing until a thief must choose, or all have stolen; then end the round."""
        while self.robbers:
            self.phase = SHARING
            self.seat = (self.robbers & SEAT) - 1
            victims = self.victims()
            if len(victims) > 1:
                return
            if len(victims) == 1:
                self.rob(where_of(victims[0]))
            else:
                self.robbers >>= SEAT_BITS
        self.close_round()

    def rob(self, victim: i64) -> None:
        """The thief takes one nugget from the victim (SB2.5.6)."""
        thief = self.seat
        nuggets = self.nuggets[:]
        nuggets[victim] -= 1
        nuggets[thief] += 1
        self.nuggets = nuggets
        self.thefts = append(self.thefts[:], (thief << SEAT_BITS) | victim)
        self.robbers >>= SEAT_BITS

    def deal(self, rng: Rng) -> None:
        """Deal the round that is awaited from a playout's generator."""
        roles = self.setup.roles[:]
        goals = self.setup.goals[:]
        cards = self.setup.cards[:]
        rng.shuffle(roles)
        rng.shuffle(goals)
        rng.shuffle(cards)
        starter = self.next_starter()
        if starter == RANDOM_STARTER:
            starter = rng.below(self.setup.players)
        self.open_round(starter, roles, goals, cards)

    def open_round(self, starter: i64, roles: vec[i64], goals: vec[i64], cards: vec[i64]) -> None:
        """Set the table for a round: ten cards aside, hands, the rest is the deck (SB2.2)."""
        self.aside = cards[:PUT_ASIDE]
        self.set_table(starter, roles, goals, cards[PUT_ASIDE:])
        self.prisons = 0
        self.thieves = 0
        self.robbers = 0
        self.log = vec[i64]()
        self.knows = vec[i64]([0] * self.setup.players)
        self.away = vec[i64]()
        self.thefts = vec[i64]()


def new_game(setup: Setup) -> Saboteur2:
    """A game whose first round waits to be dealt."""
    players = setup.players
    return Saboteur2(
        setup,
        DEALING,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        setup.opening.copy(),
        vec[i64]([0] * (players * HAND_STRIDE)),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        setup.roles,
        setup.goals,
        vec[i64]([0] * players),
        vec[i64](),
        vec[i64]([0] * players),
        vec[i64](),
    )
