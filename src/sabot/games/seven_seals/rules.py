"""The rules of play: announcing, tricks, giving seals back, scoring (SEV.2 to SEV.6)."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.seven_seals.cards import (
    BLACK,
    BLACK_POINTS,
    COLOUR_COUNT,
    COLOUR_SHIFT,
    COLOURED_POINTS,
    HAND_SIZE,
    RED,
    WHITE,
    WHITE_POINTS,
)
from sabot.games.seven_seals.move_codes import (
    BLACK_MOVE,
    DONE_MOVE,
    FROM_STOCK,
    GIVE,
    NONE_MOVE,
    PLAY,
    SABOTEUR_MOVE,
    TAKE,
    TAKE_BLACK,
    pack_give,
    pack_take,
    source_of,
    taken_colour_of,
    verb_of,
    what_of,
)
from sabot.games.seven_seals.setup import HAND_STRIDE, RANDOM_DEALER, Setup
from sabot.games.seven_seals.state import (
    ANNOUNCING,
    DEALING,
    GIVING,
    OVER,
    PLAYING,
    SevenSealsState,
)


class SevenSeals(SevenSealsState):
    """A running game of The Seven Seals."""

    def copy(self) -> "SevenSeals":
        """A game of its own, equal to this one."""
        copied = SevenSeals(self.setup)
        copied.assign(self)
        return copied

    # What may be done.

    def moves(self) -> vec[i64]:
        """Every legal move of the seat to act, once each, in ascending order."""
        if self.phase == PLAYING:
            if self.trick_size():
                return self.cards_to_follow()
            first = self.seat * HAND_STRIDE + 1
            return self.hands[first : first + self.hands[first - 1]]
        if self.phase == ANNOUNCING:
            return self.announcements()
        if self.phase == GIVING:
            return self.settlements()
        return vec[i64]()

    def announcements(self) -> vec[i64]:
        """The moves of an announcing seat: seals, the saboteur, or the end (SEV.3.1 to SEV.3.3)."""
        moves = vec[i64](capacity=24)
        stock = self.stock()
        colour: i64
        for colour in range(COLOUR_COUNT):
            if self.held(stock, colour):
                moves = append(moves, pack_take(colour, FROM_STOCK))
            elif self.held(stock, WHITE):
                moves = self.takes_from_others(moves, colour)
        # Who has taken a seal has chosen to announce; at the start of their turn nobody has any.
        if self.saboteur == NOBODY and self.seals[self.seat] == 0:
            moves = append(moves, SABOTEUR_MOVE)
        return append(moves, DONE_MOVE)

    def takes_from_others(self, moves: vec[i64], colour: i64) -> vec[i64]:
        """The moves, with taking a seal of the colour from each other who holds one added."""
        seat: i64
        for seat in range(self.setup.players):
            if seat != self.seat and self.held(seat, colour):
                moves = append(moves, pack_take(colour, seat))
        return moves

    def settlements(self) -> vec[i64]:
        """How the winner may settle the trick on the table (SEV.4.4 to SEV.4.6)."""
        moves = vec[i64](capacity=4)
        winner = self.seat
        colour: i64
        for colour in range(COLOUR_COUNT):
            if self.serves(winner, colour):
                moves = append(moves, pack_give(colour))
        coloured = len(moves)
        if self.held(winner, WHITE):
            moves = append(moves, pack_give(WHITE))
        if coloured:
            return moves
        if self.held(self.stock(), BLACK):
            return append(moves, BLACK_MOVE)
        return append(moves, NONE_MOVE)

    def serves(self, winner: i64, colour: i64) -> bool:
        """True if the winner holds a seal of a colour that can be given for the trick (SEV.4.4)."""
        if self.held(winner, colour) == 0:
            return False
        if colour == self.led_colour():
            return True
        return colour == RED and self.won_by_red()

    def won_by_red(self) -> bool:
        """True if the best card on the table is red."""
        return self.best_card() >> COLOUR_SHIFT == RED

    # What it does.

    def step(self, move: i64) -> None:
        """Play one of `moves()` and do all that follows from it."""
        verb = verb_of(move)
        if verb == PLAY:
            self.play_card(move)
        elif verb == TAKE:
            self.take_seal(taken_colour_of(move), source_of(move))
        elif verb >= GIVE:
            self.settle(move)
            self.next_trick()
        else:
            if move == SABOTEUR_MOVE:
                self.saboteur = self.seat
            self.end_announcement()

    def take_seal(self, colour: i64, source: i64) -> None:
        """The seat takes a seal; another from whom it comes gets a white one (SEV.3.2)."""
        if source == FROM_STOCK:
            self.hand_over(self.stock(), self.seat, colour)
            return
        self.hand_over(source, self.seat, colour)
        self.hand_over(self.stock(), source, WHITE)

    def end_announcement(self) -> None:
        """The next player announces; after the dealer the tricks begin (SEV.3.1, SEV.4.1)."""
        if self.seat == self.dealer:
            self.phase = PLAYING
        self.seat = self.left_of(self.seat)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.setup.players:
            return 0
        return seat + 1

    def play_card(self, card: i64) -> None:
        """Lay a card on the trick; the last one ends it."""
        self.lose(self.seat, card)
        self.played = append(self.played, card)
        if self.trick_size() < self.setup.players:
            self.seat = self.left_of(self.seat)
            return
        self.end_trick()

    def end_trick(self) -> None:
        """The winner settles the trick, by choice or where there is none, and leads the next."""
        winner = self.best_seat()
        self.seat = winner
        if winner != self.saboteur:
            moves = self.settlements()
            if len(moves) > 1:
                self.phase = GIVING
                return
            self.settle(moves[0])
        self.next_trick()

    def settle(self, move: i64) -> None:
        """The winner gives a seal back, takes a black one, or takes none (SEV.4.4 to SEV.4.6)."""
        if verb_of(move) == GIVE:
            self.hand_over(self.seat, self.stock(), what_of(move))
        elif verb_of(move) == TAKE_BLACK:
            self.hand_over(self.stock(), self.seat, BLACK)

    def next_trick(self) -> None:
        """The winner leads the next trick; after the last one the round is scored (SEV.4.1)."""
        self.leader = self.seat
        self.trick_start = len(self.played)
        if self.trick_start == self.setup.plays:
            self.score_round()
        else:
            self.phase = PLAYING

    # How a round ends and the next begins.

    def score_round(self) -> None:
        """Write down what the round cost each; wait for the next deal, or end (SEV.5, SEV.6.1)."""
        sheet = self.sheet[:]
        seat: i64
        for seat in range(self.setup.players):
            sheet = append(sheet, self.points_of_round(seat))
        self.sheet = sheet
        self.seat = self.dealer
        if self.last_round():
            self.phase = OVER
        else:
            self.phase = DEALING

    def points_of_round(self, seat: i64) -> i64:
        """The seat's penalty points by the seals as they lie (SEV.5.1 to SEV.5.3)."""
        if seat == self.saboteur:
            return self.points_of_saboteur()
        points = BLACK_POINTS * self.held(seat, BLACK) + WHITE_POINTS * self.held(seat, WHITE)
        colour: i64
        for colour in range(COLOUR_COUNT):
            points += COLOURED_POINTS * self.held(seat, colour)
        return points

    def points_of_saboteur(self) -> i64:
        """The base, less one for each black seal of the others, never below 0 (SEV.5.2)."""
        points = self.setup.saboteur_base
        seat: i64
        for seat in range(self.setup.players):
            points -= self.held(seat, BLACK)
        if points < 0:
            return 0
        return points

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
        """The dealer of the next round; RANDOM_DEALER if it is to be drawn (SEV.2.2)."""
        if self.round_number == 0:
            return self.setup.dealer
        return self.left_of(self.dealer)

    def open_round(self, dealer: i64, cards: vec[i64]) -> None:
        """Set the table for a round: the first fifteen cards to the first seat, and so on."""
        holders = self.setup.no_holders[:]
        seat: i64
        index: i64
        for seat in range(self.setup.players):
            for index in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
                holders[cards[index]] = seat
        self.hands = self.setup.no_hands[:]
        for card in self.setup.cards:
            self.gain_highest(holders[card], card)
        self.seals = self.setup.no_seals[:]
        self.saboteur = NOBODY
        self.played = vec[i64](capacity=self.setup.plays)
        self.trick_start = 0
        self.dealer = dealer
        self.leader = self.left_of(dealer)
        self.seat = self.leader
        self.round_number += 1
        self.phase = ANNOUNCING


def new_game(setup: Setup) -> SevenSeals:
    """A game whose first round waits to be dealt."""
    return SevenSeals(setup).copy()
