"""Saboteur 2 as numbers: the maze and the shared part, prisons, thieves, roles and nuggets."""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.state import State
from sabot.envs.encoder import OUTSIDE, Row
from sabot.envs.maze_encoder import SEATS, MazeEncoder, roles_are_open
from sabot.envs.numbers import clear, put
from sabot.envs.window import Window
from sabot.games.saboteur.dig_state import HAND_STRIDE
from sabot.games.saboteur.move_codes import verb_of, where_of
from sabot.games.saboteur2.cards import GEOLOGIST, ROLES
from sabot.games.saboteur2.maze_queries import count_shown
from sabot.games.saboteur2.move_codes import (
    CLEAR,
    INSPECT,
    PASS,
    REMOVABLE,
    TURN_THIEF,
    WARD_OFF,
    cleared_of,
    first_of,
    second_of,
    third_of,
)
from sabot.games.saboteur2.payout import winning_sides, wins
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import CRYSTAL, HAND_SIZE, Setup
from sabot.games.saboteur2.state import AWAY_KNOWN_SHIFT, AWAY_SEAT_SHIFT, SEAT, SEAT_BITS

# Sets of places in a hand, as bits.
HAND_SETS: Final = 64
ROLE_COUNT: Final = 6


class Saboteur2Encoder(MazeEncoder):
    """Saboteur 2 as numbers.

    Discards of several cards name places in the hand, which is sorted: 41 sets of one to three
    places instead of 39,710 sets of kinds. Of equal cards the first ones are named, so that each
    legal discard has exactly one action.
    """

    def __init__(self, setup: Setup, window: Window) -> None:
        super().__init__(setup, window, setup.shows)
        self.sets = hand_sets()
        self.pairs = hand_pairs()
        self.declare_own_actions()
        self.declare_slots()
        self.declare_own_fields(int(setup.players))

    # Actions.

    def declare_own_actions(self) -> None:
        """Declare the actions that only this game has, in the order of their verbs."""
        players = self.players
        self.inspect = self.block("inspect", players, "An inspection of each seat." + SEATS)
        self.block("change role", players, "A change of role at each seat." + SEATS)
        self.block("swap hands", players, "A swap of hands with each seat." + SEATS)
        self.block("imprison", players, "A prison in front of each seat." + SEATS)
        self.block("free", players, "The prison of each seat taken away." + SEATS)
        self.thief = self.block("thief", 1, "A thief in front of oneself.")
        self.hands_off = self.block(
            "hands off", players, "The thief of each seat taken away." + SEATS
        )
        self.pass_action = self.block(
            "pass", 41, "One to three places of the sorted hand: 0, 01, 012, 013, …, 5."
        )
        self.clear_action = self.block(
            "clear",
            15 * REMOVABLE,
            "Two places of the sorted hand, 01, 02, …, 45, for what lies in front of oneself:"
            " pick, lantern, cart, prison, thief.",
        )
        self.rob = self.block("rob", players, "A nugget stolen from each seat." + SEATS)

    def own_action_of(self, state: State, move: i64) -> i64:
        """The index of a legal move that only this game has."""
        verb = verb_of(move)
        if verb < PASS:
            if verb == TURN_THIEF:
                return self.thief
            steps = self.relative(state.to_act(), where_of(move))
            if verb == WARD_OFF:
                return self.hands_off + steps
            return self.inspect + (verb - INSPECT) * self.players + steps
        if verb > CLEAR:
            return self.rob + self.relative(state.to_act(), where_of(move))
        game = cast("Saboteur2", state)
        first = game.seat * HAND_STRIDE + 1
        hands = game.hands
        place = place_from(hands, first, first, first_of(move))
        chosen: i64 = 1 << (place - first)
        if second_of(move) >= 0:
            place = place_from(hands, first, place + 1, second_of(move))
            chosen |= 1 << (place - first)
        if verb == CLEAR:
            return self.clear_action + self.pairs[chosen] * REMOVABLE + cleared_of(move)
        if third_of(move) >= 0:
            place = place_from(hands, first, place + 1, third_of(move))
            chosen |= 1 << (place - first)
        return self.pass_action + self.sets[chosen]

    # Observations.

    def declare_own_fields(self, players: int) -> None:
        """Declare what only this game has."""
        self.hand_places = self.field(
            "hand places", HAND_SIZE, 60, "The sorted hand: 1 + the kind at each place, else 0."
        )
        self.prison = self.field("imprisoned", players, 1, "Whether each is in prison." + SEATS)
        self.thieves = self.field(
            "thieves",
            players,
            players,
            "0 for seats without a thief card, 1 for the last that put one down, and so on."
            + SEATS,
        )
        self.robbers = self.field(
            "robbers",
            players,
            players,
            "When each seat may steal: 1 now, 2 next, …, 0 not." + SEATS,
        )
        self.inspected = self.field(
            "inspected",
            players * players,
            1,
            "For each seat whether it has inspected the present role of each seat." + SEATS,
        )
        self.role = self.field(
            "role",
            players * ROLE_COUNT,
            1,
            "Whether one knows each seat as " + ", ".join(ROLES) + "." + SEATS,
        )
        self.put_away = self.field("roles away", players, 2, "Roles that each put away." + SEATS)
        self.known_away = self.field(
            "known away", ROLE_COUNT, 4, "Roles put away that one knows: " + ", ".join(ROLES) + "."
        )
        self.nuggets = self.field("nuggets", players, 200, "Nuggets of each seat." + SEATS)
        self.crystals = self.field("crystals", 1, 10, "How many crystals lie in the mine.")

    def observe(self, row: Row, state: State, seat: i64) -> None:
        """Write what a seat may know."""
        game = cast("Saboteur2", state)
        super().observe(row, state, seat)
        numbers = row.observations
        at = row.at
        first = seat * HAND_STRIDE + 1
        held = game.hands[first - 1]
        place: i64
        for place in range(HAND_SIZE):
            card = 1 + game.hands[first + place] if place < held else 0
            put(numbers, at + self.hand_places + place, card)
        shown = count_shown(game.maze, game.setup.shows, CRYSTAL)
        put(numbers, at + self.crystals, shown)
        self.observe_seats_of_two(row, game, seat)
        self.observe_roles(row, game, seat)
        self.observe_roles_away(row, game, seat)

    def observe_seats_of_two(self, row: Row, state: Saboteur2, seat: i64) -> None:
        """Write prisons, thieves, inspections and nuggets."""
        numbers = row.observations
        at = row.at
        players = self.players
        other: i64
        third: i64
        for other in range(players):
            place = self.relative(seat, other)
            put(numbers, at + self.prison + place, 1 if state.imprisoned(other) else 0)
            put(numbers, at + self.nuggets + place, state.nuggets[other])
            for third in range(players):
                there = self.inspected + place * players + self.relative(seat, third)
                put(numbers, at + there, 1 if state.has_inspected(other, third) else 0)
        self.observe_queue(row, at + self.thieves, state.thieves, seat)
        self.observe_queue(row, at + self.robbers, state.robbers, seat)

    def observe_queue(self, row: Row, at: i64, queue: i64, seat: i64) -> None:
        """Write the places of seats in a packed list, the first one as 1."""
        numbers = row.observations
        clear(numbers, at, self.players)
        rank: i64 = 1
        while queue:
            put(numbers, at + self.relative(seat, (queue & SEAT) - 1), rank)
            queue >>= SEAT_BITS
            rank += 1

    def observe_roles(self, row: Row, state: Saboteur2, seat: i64) -> None:
        """Write the roles that a seat knows: its own, those inspected, in the end all."""
        numbers = row.observations
        at = row.at + self.role
        clear(numbers, at, self.players * ROLE_COUNT)
        if state.round_number == 0:
            return
        shown = roles_are_open(state)
        other: i64
        for other in range(self.players):
            if shown or other == seat or state.has_inspected(seat, other):
                numbers[at + self.relative(seat, other) * ROLE_COUNT + state.roles[other]] = 1

    def observe_roles_away(self, row: Row, state: Saboteur2, seat: i64) -> None:
        """Write who put roles away, and which of these roles the seat knows (SB2.5.2)."""
        numbers = row.observations
        at = row.at
        clear(numbers, at + self.put_away, self.players)
        clear(numbers, at + self.known_away, ROLE_COUNT)
        for entry in state.away:
            place = self.relative(seat, (entry >> AWAY_SEAT_SHIFT) & SEAT)
            numbers[at + self.put_away + place] += 1
            if (entry >> (AWAY_KNOWN_SHIFT + seat)) & 1:
                numbers[at + self.known_away + (entry & SEAT)] += 1

    def side_won(self, state: State, seat: i64) -> i64:
        """Winners by their role (SB2.6); geologists are on no side."""
        game = cast("Saboteur2", state)
        if game.roles[seat] == GEOLOGIST:
            return 0
        return 1 if wins(game, seat, winning_sides(game)) else -1


def place_from(hands: vec[i64], first: i64, start: i64, card: i64) -> i64:
    """The first place of a card in a hand, not before `start`."""
    place = start
    while place < first + HAND_SIZE and hands[place] != card:
        place += 1
    return place


def hand_sets() -> vec[i64]:
    """A number for each set of up to three places in a hand, by its bits."""
    numbers = vec[i64]()
    for _ in range(HAND_SETS):
        numbers = append(numbers, OUTSIDE)
    found: i64 = 0
    one: i64
    two: i64
    three: i64
    for one in range(HAND_SIZE):
        numbers[1 << one] = found
        found += 1
        for two in range(one + 1, HAND_SIZE):
            numbers[(1 << one) | (1 << two)] = found
            found += 1
            for three in range(two + 1, HAND_SIZE):
                numbers[(1 << one) | (1 << two) | (1 << three)] = found
                found += 1
    return numbers


def hand_pairs() -> vec[i64]:
    """A number for each pair of places in a hand, by its bits."""
    numbers = vec[i64]()
    for _ in range(HAND_SETS):
        numbers = append(numbers, OUTSIDE)
    found: i64 = 0
    one: i64
    two: i64
    for one in range(HAND_SIZE):
        for two in range(one + 1, HAND_SIZE):
            numbers[(1 << one) | (1 << two)] = found
            found += 1
    return numbers


def encoder(state: State, window: Window | None) -> MazeEncoder:
    """The encoder for games with the options of this one, and a window, or the usual one."""
    game = cast("Saboteur2", state)
    return Saboteur2Encoder(game.setup, window if window is not None else Window())
