"""The rules of play: what a move does, and when a round ends (SB2.2 to SB2.7)."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.flat_state import Fields
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import FIRST_BROKEN, GOAL_COUNT, TOOL_COUNT, TREASURE
from sabot.games.saboteur.dig_state import DISCARD_OPEN, HAND_STRIDE, SHARING, DigState
from sabot.games.saboteur.maze_actions import play_card, turn_reached_goals
from sabot.games.saboteur.move_codes import LAY, LOOK, card_of, verb_of, where_of
from sabot.games.saboteur.setup import RANDOM_STARTER
from sabot.games.saboteur2.cards import PRISON, THIEF
from sabot.games.saboteur2.legal_moves import NO_CARD, legal_moves, victims
from sabot.games.saboteur2.move_codes import (
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
from sabot.games.saboteur2.payout import payments
from sabot.games.saboteur2.setup import PUT_ASIDE, Setup
from sabot.games.saboteur2.state import (
    AWAY_KNOWN_SHIFT,
    AWAY_SEAT_SHIFT,
    DISCARD_TOGETHER,
    DREW,
    HANDED,
    PUT_DOWN,
    PUT_OPEN,
    SEAT,
    SEAT_BITS,
    SWAPPED,
    log_entry,
)


class Saboteur2(DigState):
    """A running game of Saboteur 2: the whole truth, in flat numbers, and the rules on it.

    `roles` are the players', then those never dealt; as many of these were drawn as roles were
    put `away`. `knows` has for each seat, as bits, whose roles it has inspected. `thieves` are
    the seats with a thief card, the last put down first; `robbers` those that are yet to steal.
    What changes rarely (aside, knows, away, nuggets, thefts) is shared between copies: whoever
    changes it puts a new one in its place.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.setup = setup
        self.prisons: i64 = 0
        self.thieves: i64 = 0
        self.robbers: i64 = 0
        self.log = vec[i64]()
        self.aside = vec[i64]()
        self.knows = setup.zeros
        self.away = vec[i64]()
        self.nuggets = setup.zeros
        self.thefts = vec[i64]()

    def copy(self) -> "Saboteur2":
        """A game of its own, equal to this one."""
        copied = Saboteur2(self.setup)
        copied.assign(self)
        copied.prisons = self.prisons
        copied.thieves = self.thieves
        copied.robbers = self.robbers
        copied.log = self.log[:]
        copied.aside = self.aside
        copied.knows = self.knows
        copied.away = self.away
        copied.nuggets = self.nuggets
        copied.thefts = self.thefts
        return copied

    def visit(self, fields: Fields) -> None:
        """Hand every field to `fields`."""
        super().visit(fields)
        self.prisons = fields.number(self.prisons)
        self.thieves = fields.number(self.thieves)
        self.robbers = fields.number(self.robbers)
        self.log = fields.numbers(self.log)
        self.aside = fields.numbers(self.aside)
        self.knows = fields.numbers(self.knows)
        self.away = fields.numbers(self.away)
        self.nuggets = fields.numbers(self.nuggets)
        self.thefts = fields.numbers(self.thefts)

    def chosen_options(self) -> object:
        """The options that the game is played with."""
        return self.setup.options

    def score(self, seat: i64) -> i64:
        """The seat's nuggets (SB2.8.1)."""
        return self.nuggets[seat]

    # Prisons and thieves.

    def imprisoned(self, seat: i64) -> bool:
        """True if a prison card lies in front of the seat."""
        return (self.prisons >> seat) & 1 != 0

    def has_thief(self, seat: i64) -> bool:
        """True if a thief card lies in front of the seat."""
        thieves = self.thieves
        while thieves:
            if (thieves & SEAT) == seat + 1:
                return True
            thieves >>= SEAT_BITS
        return False

    def put_thief(self, seat: i64) -> None:
        """Put a thief card in front of the seat: the last one put down."""
        self.thieves = (self.thieves << SEAT_BITS) | (seat + 1)

    def drop_thief(self, seat: i64) -> None:
        """Take the thief card from in front of the seat."""
        kept: i64 = 0
        shift: i64 = 0
        thieves = self.thieves
        while thieves:
            if (thieves & SEAT) != seat + 1:
                kept |= (thieves & SEAT) << shift
                shift += SEAT_BITS
            thieves >>= SEAT_BITS
        self.thieves = kept

    # Roles: what was inspected, and what was put away.

    def has_inspected(self, seat: i64, other: i64) -> bool:
        """True if the seat has looked at the role that the other has now."""
        return (self.knows[seat] >> other) & 1 != 0

    def note_inspection(self, seat: i64, other: i64) -> None:
        """Remember that the seat has looked at the other's role (SB2.5.1)."""
        self.knows = self.knows[:]
        self.knows[seat] |= 1 << other

    def change_role(self, seat: i64) -> None:
        """Put the seat's role away and draw the next of those not dealt (SB2.5.2)."""
        players = self.setup.players
        known: i64 = 1 << seat
        knows = self.knows[:]
        other: i64
        for other in range(players):
            known |= ((knows[other] >> seat) & 1) << other
            knows[other] &= ~(1 << seat)
        put = self.roles[seat] | (seat << AWAY_SEAT_SHIFT) | (known << AWAY_KNOWN_SHIFT)
        self.roles = self.roles[:]
        drawn = players + len(self.away)
        self.roles[seat] = self.roles[drawn]
        self.roles[drawn] = 0  # as in a position, which does not know it any more
        self.away = append(self.away[:], put)
        self.knows = knows

    # Hands.

    def exchange_hands(self, seat: i64, other: i64) -> None:
        """The two exchange all their cards, and remember what they gave away (SB2.5.3)."""
        hands = self.hands
        mine = seat * HAND_STRIDE
        yours = other * HAND_STRIDE
        detail = other | (hands[mine] << 4) | (hands[yours] << 8)
        self.log = append(self.log, log_entry(SWAPPED, seat, detail))
        self.note_handed(seat)
        self.note_handed(other)
        index: i64
        for index in range(HAND_STRIDE):
            card = hands[mine + index]
            hands[mine + index] = hands[yours + index]
            hands[yours + index] = card

    def note_handed(self, seat: i64) -> None:
        """Write down each card that the seat hands over."""
        first = seat * HAND_STRIDE + 1
        index: i64
        for index in range(first, first + self.hands[first - 1]):
            self.log = append(self.log, log_entry(HANDED, seat, self.hands[index]))

    def log_hand(self, kind: i64, seat: i64, detail: i64) -> None:
        """Write down what a hand went through, if hands have been swapped in this round."""
        if len(self.log):
            self.log = append(self.log, log_entry(kind, seat, detail))

    def draw_cards(self, seat: i64, cards: i64) -> None:
        """Draw this number of cards, or the rest of the deck (SB2.3.4, SB2.3.5)."""
        before = self.drawn
        while cards > 0:
            self.draw(seat)
            cards -= 1
        if self.drawn > before:
            self.log_hand(DREW, seat, self.drawn - before)

    # The end of a round.

    def treasure(self) -> i64:
        """The number of the goal that is the treasure."""
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.goals[goal] == TREASURE:
                return goal
        return 0

    def found(self) -> bool:
        """True if the treasure lies face up: the last seat to put a card down has reached it."""
        return not self.maze.is_face_down(self.treasure())

    # What may be done, and what it does.

    def moves(self) -> vec[i64]:
        """Every legal move of the seat to act, once each, in ascending order (SB2.3)."""
        return legal_moves(self)

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
        self.log_hand(PUT_OPEN, seat, card)
        if verb > LOOK:
            self.play_new_card(verb, card, where_of(move))
        else:
            play_card(self, move)
            if verb == LAY and turn_reached_goals(self, where_of(move)):
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
            self.log_hand(PUT_DOWN, seat, cards)
            self.draw_cards(seat, cards)
            return
        self.log_hand(PUT_DOWN, seat, cards)
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
        """Queue the free thieves: the one that put the card down last, then clockwise (SB2.7.4)."""
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
            choices = victims(self)
            if len(choices) > 1:
                return
            if len(choices) == 1:
                self.rob(where_of(choices[0]))
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
        self.knows = self.setup.zeros
        self.away = vec[i64]()
        self.thefts = vec[i64]()


def new_game(setup: Setup) -> Saboteur2:
    """A game whose first round waits to be dealt."""
    return Saboteur2(setup).copy()
