"""The Seven Seals as numbers: one's own hand, the seals, and every card that was played."""

# Compiled by mypyc.

from typing import Final, cast

from mypy_extensions import i64

from sabot.core.errors import SabotError
from sabot.core.state import NOBODY, State
from sabot.envs.encoder import Encoder, Row
from sabot.envs.numbers import clear, mark, put, put_points, spread
from sabot.games.seven_seals.cards import COLOUR_COUNT, COLOUR_SHIFT, HAND_SIZE
from sabot.games.seven_seals.move_codes import (
    FROM_STOCK,
    GIVE,
    PLAY,
    TAKE,
    TAKE_BLACK,
    TAKE_SABOTEUR,
    source_of,
    taken_colour_of,
    verb_of,
    what_of,
)
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE, SEAL_BITS
from sabot.games.seven_seals.state import OVER, beats

SEAL_KINDS: Final = 7


class SevenSealsEncoder(Encoder):
    """The Seven Seals as numbers. A card is its colour and its value: 3 values for each player."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.sign = -1
        self.values: i64 = 3 * players
        self.card_count: i64 = COLOUR_COUNT * self.values
        self.play = self.block(
            "play", self.card_count, "A card: red, yellow, green, blue, violet, each by value."
        )
        self.take = self.block(
            "take",
            COLOUR_COUNT * self.players,
            "A seal of a colour from the stock, or from the seats to the left in their order.",
        )
        self.special = self.block("announce", 2, "The saboteur; the end of one's announcement.")
        self.settle = self.block(
            "settle", 8, "Give a seal of a colour, a white one; take a black one, none."
        )
        self.declare_cards()
        self.declare_seats(players)

    def declare_cards(self) -> None:
        """Declare what is written of each card."""
        self.hand = self.field("hand", self.card_count, 1, "Whether one holds the card.")
        self.trick = self.field(
            "trick", self.card_count, 1, "Whether the card lies in the trick on the table."
        )
        self.played_by = self.field(
            "played_by",
            self.card_count,
            self.players,
            "Who played the card: 0 nobody yet, 1 oneself, 2 the seat to the left, and so on.",
        )
        self.played_in = self.field(
            "played_in",
            self.card_count,
            HAND_SIZE,
            "In which trick the card was played, from 1 on.",
        )

    def declare_seats(self, players: int) -> None:
        """Declare what is written of the seats and the round."""
        seats = " Seats count from one's own to the left."
        self.seals = self.field(
            "seals",
            (self.players + 1) * SEAL_KINDS,
            6,
            "How many seals each seat holds, and last the stock: red, yellow, green, blue, violet,"
            " white, black." + seats,
        )
        self.owed = self.field("owed", players, 21, "Tricks that each seat must still win." + seats)
        self.tricks = self.field("tricks", players, HAND_SIZE, "Tricks won by each seat." + seats)
        self.points = self.field(
            "points",
            2 * players,
            99,
            "Penalty points of each seat in all rounds: hundreds of all, then the rest." + seats,
        )
        self.cards = self.field("cards", players, HAND_SIZE, "Cards in each hand." + seats)
        self.phase = self.field(
            "phase", OVER + 1, 1, "Whether it is dealing, announcing, playing, giving or over."
        )
        self.to_act = self.field("to_act", players, 1, "Which seat is to act." + seats)
        self.dealer = self.field("dealer", players, 1, "Who dealt the round." + seats)
        self.leader = self.field("leader", players, 1, "Who leads the trick." + seats)
        self.saboteur = self.field("saboteur", players, 1, "Who is the saboteur." + seats)
        self.saboteur_base = self.field(
            "saboteur_base", 1, 6, "The saboteur's points before black seals are taken off."
        )
        self.round = self.field("round", 1, 20, "The round, from 1 on.")
        self.rounds = self.field("rounds", 1, 20, "How many rounds the game has.")

    def card_at(self, card: i64) -> i64:
        """The number of a card among those in play."""
        return number_of(card, self.values)

    def action_of(self, state: State, move: i64) -> i64:
        """The index of a legal move of the seat to act."""
        verb = verb_of(move)
        if verb == PLAY:
            return self.play + self.card_at(move)
        if verb == TAKE:
            source = source_of(move)
            steps: i64 = 0
            if source != FROM_STOCK:
                steps = self.relative(state.to_act(), source)
            return self.take + taken_colour_of(move) * self.players + steps
        if verb < GIVE:
            return self.special + verb - TAKE_SABOTEUR
        if verb == GIVE:
            return self.settle + what_of(move)
        return self.settle + SEAL_KINDS - 1 + verb - TAKE_BLACK

    def observe(self, row: Row, state: State, seat: i64) -> None:
        """Write what a seat may know."""
        game = cast("SevenSeals", state)
        numbers = row.observations
        at = row.at
        clear(numbers, at + self.hand, 4 * self.card_count)
        hands = game.hands
        first = seat * HAND_STRIDE + 1
        index: i64
        for index in range(first, first + hands[first - 1]):
            numbers[at + self.hand + self.card_at(hands[index])] = 1
        self.observe_tricks(row, game, seat)
        self.observe_seats(row, game, seat)
        self.observe_round(row, game, seat)

    def observe_tricks(self, row: Row, state: SevenSeals, seat: i64) -> None:
        """Write who played which card when, and who won how many tricks."""
        # The loop reads nothing of the encoder: the C compiler can't know that no write changes it.
        numbers = row.observations
        at = row.at
        played_by = at + self.played_by
        played_in = at + self.played_in
        players = self.players
        values = self.values
        clear(numbers, at + self.tricks, players)
        played = state.played
        player = self.relative(seat, state.left_of(state.dealer))
        winner = player
        best: i64 = 0
        in_trick: i64 = 0
        trick: i64 = 1
        for card in played:
            place = number_of(card, values)
            put(numbers, played_by + place, player + 1)
            put(numbers, played_in + place, trick)
            if in_trick == 0 or beats(card, best):
                best = card
                winner = player
            in_trick += 1
            player += 1
            if player == players:
                player = 0
            if in_trick == players:
                in_trick = 0
                trick += 1
                player = winner
                # A trick that is won lies on the table until its winner has settled it.
                if (trick - 1) * players <= state.trick_start:
                    numbers[at + self.tricks + winner] += 1
        index: i64
        for index in range(state.trick_start, len(played)):
            numbers[at + self.trick + self.card_at(played[index])] = 1

    def observe_seats(self, row: Row, state: SevenSeals, seat: i64) -> None:
        """Write the seals, points and cards of each seat."""
        numbers = row.observations
        at = row.at
        players = self.players
        other: i64
        for other in range(players + 1):
            place = other
            if other < players:
                place = self.relative(seat, other)
                put(numbers, at + self.owed + place, state.owed(other))
                put_points(numbers, at + self.points + place, players, state.score(other))
                put(numbers, at + self.cards + place, state.hand_count(other))
            there = at + self.seals + place * SEAL_KINDS
            spread(numbers, there, state.seals[other], SEAL_BITS, SEAL_KINDS)

    def observe_round(self, row: Row, state: SevenSeals, seat: i64) -> None:
        """Write the phase, the round and who has which part in it."""
        numbers = row.observations
        at = row.at
        players = self.players
        mark(numbers, at + self.phase, OVER + 1, state.phase)
        mark(numbers, at + self.to_act, players, self.place_of(seat, state.to_act()))
        mark(numbers, at + self.dealer, players, self.relative(seat, state.dealer))
        mark(numbers, at + self.leader, players, self.relative(seat, state.leader))
        mark(numbers, at + self.saboteur, players, self.place_of(seat, state.saboteur))
        put(numbers, at + self.saboteur_base, state.setup.saboteur_base)
        put(numbers, at + self.round, state.round_number)
        put(numbers, at + self.rounds, state.setup.rounds)

    def place_of(self, seat: i64, other: i64) -> i64:
        """The place of a seat, or NOBODY."""
        return NOBODY if other == NOBODY else self.relative(seat, other)

    def may_score(self, state: State) -> bool:
        """False within a round: points are counted at its end."""
        return state.to_act() == NOBODY

    def side_won(self, state: State, seat: i64) -> i64:
        """Everybody plays alone: who has the fewest points of the round has won it."""
        game = cast("SevenSeals", state)
        sheet = game.sheet
        first = len(sheet) - self.players
        index: i64
        for index in range(first, len(sheet)):
            if sheet[index] < sheet[first + seat]:
                return -1
        return 1


def number_of(card: i64, values: i64) -> i64:
    """The number of a card among those in play, each colour with so many values."""
    return (card >> COLOUR_SHIFT) * values + (card & 15) - 1


def encoder(state: State, window: object) -> SevenSealsEncoder:
    """The encoder for games with the options of this one; there is no maze for a window."""
    game = cast("SevenSeals", state)
    if window is not None:
        raise SabotError("this game has no mine, so it takes no window")
    return SevenSealsEncoder(int(game.setup.players))
