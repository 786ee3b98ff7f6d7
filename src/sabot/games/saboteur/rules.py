"""The rules of play: what may be done, what it does, and when a round ends (SAB.2 to SAB.7)."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.flat_state import Fields
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import BEST_GOLD, FIRST_BROKEN, FIRST_REPAIR, ROCKFALL
from sabot.games.saboteur.dig_state import HAND_STRIDE, PLAYING, SHARING, DigState
from sabot.games.saboteur.gold import (
    choose_gold,
    offer_gold,
    pay_saboteurs,
    take_what_needs_no_choice,
)
from sabot.games.saboteur.maze_actions import (
    breaks,
    collapses,
    lays,
    looks,
    play_card,
    repairs,
    turn_reached_goals,
)
from sabot.games.saboteur.move_codes import (
    DISCARD,
    LAY,
    TAKE_GOLD,
    card_of,
    pack,
    verb_of,
    where_of,
)
from sabot.games.saboteur.setup import RANDOM_STARTER, Setup
from sabot.games.saboteur.state import PURSE_STRIDE


class Saboteur(DigState):
    """A running game of Saboteur: the whole truth, in flat numbers, and the rules on it.

    What never changes within a round (deck, roles, goals, pile, purses, story) is shared between
    copies: whoever changes it puts a new one in its place.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.setup = setup
        self.passes: i64 = 0
        self.pile_to_shuffle = True
        self.pile = setup.gold
        self.offer = setup.no_offer
        self.purses = setup.no_purses
        self.story = vec[i64]()

    def copy(self) -> "Saboteur":
        """A game of its own, equal to this one."""
        copied = Saboteur(self.setup)
        copied.assign(self)
        copied.passes = self.passes
        copied.pile_to_shuffle = self.pile_to_shuffle
        copied.pile = self.pile
        copied.offer = self.offer
        copied.purses = self.purses
        copied.story = self.story
        return copied

    def visit(self, fields: Fields) -> None:
        """Hand every field to `fields`."""
        super().visit(fields)
        self.passes = fields.number(self.passes)
        self.pile_to_shuffle = fields.flag(self.pile_to_shuffle)
        self.pile = fields.numbers(self.pile)
        self.offer = fields.numbers(self.offer)
        self.purses = fields.numbers(self.purses)
        self.story = fields.numbers(self.story)

    def chosen_options(self) -> object:
        """The options that the game is played with."""
        return self.setup.options

    def score(self, seat: i64) -> i64:
        """The nuggets on the seat's gold cards (SAB.9.1)."""
        nuggets: i64 = 0
        index: i64
        for index in range(PURSE_STRIDE):
            nuggets += (index + 1) * self.purses[seat * PURSE_STRIDE + index]
        return nuggets

    # What may be done.

    def moves(self) -> vec[i64]:
        """Every legal move of the seat to act, once each, in ascending order (SAB.3.1)."""
        if self.phase == SHARING:
            return self.choices_of_gold()
        moves = vec[i64](capacity=48)
        if self.phase != PLAYING:
            return moves
        hands = self.hands
        first = self.seat * HAND_STRIDE + 1
        end = first + hands[first - 1]
        before: i64 = -1
        index: i64
        for index in range(first, end):
            card = hands[index]
            if card != before:
                moves = self.plays(moves, card)
                before = card
        before = -1
        for index in range(first, end):
            card = hands[index]
            if card != before:
                moves = append(moves, pack(DISCARD, card, 0))
                before = card
        return moves

    def plays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """The moves, with every way to play this card added."""
        if card < FIRST_BROKEN:
            if self.broken(self.seat):
                return moves
            return lays(self, moves, card)
        if card < FIRST_REPAIR:
            return breaks(self, moves, card)
        if card < ROCKFALL:
            return repairs(self, moves, card)
        if card == ROCKFALL:
            return collapses(self, moves)
        return looks(self, moves)

    def choices_of_gold(self) -> vec[i64]:
        """The values that are still on offer (SAB.8.4)."""
        moves = vec[i64]()
        index: i64
        for index in range(BEST_GOLD):
            if self.offer[index]:
                moves = append(moves, pack(TAKE_GOLD, index + 1, 0))
        return moves

    # What it does.

    def step(self, move: i64) -> None:
        """Play one of `moves()` and do all that follows from it."""
        if self.phase == SHARING:
            choose_gold(self, card_of(move))
            self.share_on()
            return
        seat = self.seat
        deck_was_empty = self.deck_left() == 0
        self.lose(seat, card_of(move))
        self.last_seat = seat
        if verb_of(move) == DISCARD:
            self.discard(card_of(move), 0)
        else:
            play_card(self, move)
        if verb_of(move) == DISCARD and deck_was_empty:
            self.passes += 1
        else:
            self.passes = 0
        if verb_of(move) == LAY and turn_reached_goals(self, where_of(move)):
            offer_gold(self)
            self.share_on()
            return
        self.draw(seat)
        self.pass_turn_on()

    def pass_turn_on(self) -> None:
        """The next player who holds a card is to act, or the round ends (SAB.3.4, SAB.7.2)."""
        if self.deck_left() == 0 and self.all_hands_empty():
            self.fail_round()
            return
        players = self.setup.players
        while True:
            if self.setup.end_when_all_passed and self.passes >= players:
                self.fail_round()
                return
            self.seat = (self.seat + self.setup.onward) % players
            if self.hand_count(self.seat):
                return
            # Who has no card passes without discarding, and that counts as a pass (ED.4).
            self.passes += 1

    # How a round ends and the next begins.

    def share_on(self) -> None:
        """Go on sharing the diggers' gold until somebody must choose, or all is shared."""
        if take_what_needs_no_choice(self):
            self.close_round()

    def fail_round(self) -> None:
        """The treasure was not reached: the saboteurs have won the round (SAB.7.2)."""
        pay_saboteurs(self)
        self.close_round()

    def deal(self, rng: Rng) -> None:
        """Deal the round that is awaited from a playout's generator."""
        roles = self.setup.roles[:]
        goals = self.setup.goals[:]
        cards = self.setup.cards[:]
        rng.shuffle(roles)
        rng.shuffle(goals)
        rng.shuffle(cards)
        if self.pile_to_shuffle:
            self.pile = self.pile[:]
            rng.shuffle(self.pile)
        starter = self.next_starter()
        if starter == RANDOM_STARTER:
            starter = rng.below(self.setup.players)
        self.open_round(starter, roles, goals, cards)

    def open_round(self, starter: i64, roles: vec[i64], goals: vec[i64], cards: vec[i64]) -> None:
        """Set the table for a round: hands from the top of the cards, the rest is the deck."""
        self.set_table(starter, roles, goals, cards)
        self.passes = 0
        self.pile_to_shuffle = False


def new_game(setup: Setup) -> Saboteur:
    """A game whose first round waits to be dealt."""
    return Saboteur(setup).copy()
