"""The rules of play: what a move does, and when a round ends (SB2.2 to SB2.7)."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import (
    FIRST_BROKEN,
    TOOL_COUNT,
)
from sabot.games.saboteur.codes import LAY, LOOK, card_of, verb_of, where_of
from sabot.games.saboteur.dig import (
    DEALING,
    DISCARD_OPEN,
    HAND_STRIDE,
    SHARING,
)
from sabot.games.saboteur.setup import RANDOM_STARTER
from sabot.games.saboteur2.cards import (
    PRISON,
    THIEF,
)
from sabot.games.saboteur2.choices import NO_CARD, Saboteur2Choices
from sabot.games.saboteur2.codes import (
    CHANGE,
    CLEAR_PRISON,
    CLEAR_THIEF,
    IMPRISON,
    INSPECT,
    PASS,
    RELEASE,
    SWAP,
    TURN_THIEF,
    WARD_OFF,
    cleared_of,
    first_of,
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
)


class Saboteur2(Saboteur2Choices):
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
