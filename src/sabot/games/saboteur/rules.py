"""The rules of play: what may be done, what it does, and when a round ends (SAB.2 to SAB.7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import (
    BEST_GOLD,
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOAL_COUNT,
    MAP,
    ROCKFALL,
    TOOL_COUNT,
    TREASURE,
)
from sabot.games.saboteur.codes import (
    BREAK,
    COLLAPSE,
    DISCARD,
    LAY,
    LOOK,
    REPAIR,
    TAKE_GOLD,
    card_of,
    mended_seat_of,
    mended_tool_of,
    pack,
    pack_lay,
    pack_repair,
    turned_of,
    verb_of,
    where_of,
)
from sabot.games.saboteur.gold import (
    choose_gold,
    offer_gold,
    pay_saboteurs,
    take_what_needs_no_choice,
)
from sabot.games.saboteur.maze import SITE_SHIFT, tunnel_card, tunnel_tile, way_up
from sabot.games.saboteur.places import col_of, row_of
from sabot.games.saboteur.setup import RANDOM_STARTER, Setup
from sabot.games.saboteur.state import (
    DEALING,
    DISCARD_OPEN,
    HAND_STRIDE,
    OVER,
    PLAYING,
    PURSE_STRIDE,
    SHARING,
    SaboteurState,
)


def mendable(card: i64) -> i64:
    """The tools that a repair card shows, as bits (SAB.5.2, SAB.5.3)."""
    # Pick, lantern, cart; then pick or lantern, pick or cart, lantern or cart.
    return (0x653421 >> (4 * (card - FIRST_REPAIR))) & 7


class Saboteur(SaboteurState):
    """A running game of Saboteur."""

    def copy(self) -> "Saboteur":
        """A game of its own, equal to this one."""
        return Saboteur(
            self.setup,
            self.phase,
            self.round_number,
            self.seat,
            self.last_seat,
            self.passes,
            self.drawn,
            self.tools,
            self.peeks,
            self.pile_to_shuffle,
            self.maze.copy(),
            self.hands[:],
            self.discards[:],
            self.deck,
            self.roles,
            self.goals,
            self.pile,
            self.offer,
            self.purses,
            self.story,
        )

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
            return self.lays(moves, card)
        if card < FIRST_REPAIR:
            return self.breaks(moves, card)
        if card < ROCKFALL:
            return self.repairs(moves, card)
        if card == ROCKFALL:
            return self.collapses(moves)
        return self.looks(moves)

    def lays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Where a tunnel card fits, upright and turned (SAB.4.1 to SAB.4.5)."""
        maze = self.maze
        tile = tunnel_tile(card, 0)
        rejects = maze.shapes.rejects[tile]
        rejects_turned = maze.shapes.rejects[tile + 1]
        for site in maze.sites:
            # The site's lowest bits are what it asks, so they need no mask here.
            if site & rejects == 0:
                moves = append(moves, pack_lay(card, site >> SITE_SHIFT, 0))
            if site & rejects_turned == 0:
                moves = append(moves, pack_lay(card, site >> SITE_SHIFT, 1))
        return moves

    def breaks(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Whose tool can be broken: no tool twice (SAB.5.1, ED.8)."""
        tool = card - FIRST_BROKEN
        seat: i64
        for seat in range(self.setup.players):
            if seat == self.seat and not self.setup.break_own_tool:
                continue
            if not (self.broken(seat) >> tool) & 1:
                moves = append(moves, pack(BREAK, card, seat))
        return moves

    def repairs(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Which broken tools the card can mend, one of them (SAB.5.2, SAB.5.3)."""
        mends = mendable(card)
        seat: i64
        tool: i64
        for seat in range(self.setup.players):
            tools = self.broken(seat) & mends
            if tools == 0:
                continue
            for tool in range(TOOL_COUNT):
                if (tools >> tool) & 1:
                    moves = append(moves, pack_repair(card, seat, tool))
        return moves

    def collapses(self, moves: vec[i64]) -> vec[i64]:
        """Which cards a rockfall can take: tunnel cards only (SAB.5.4)."""
        for place in self.maze.tunnels():
            moves = append(moves, pack(COLLAPSE, ROCKFALL, place))
        return moves

    def looks(self, moves: vec[i64]) -> vec[i64]:
        """Which goals a map can look at: those face down (SAB.5.5)."""
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.maze.is_face_down(goal):
                moves = append(moves, pack(LOOK, MAP, goal))
        return moves

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
        self.put_down(move)
        if verb_of(move) == DISCARD and deck_was_empty:
            self.passes += 1
        else:
            self.passes = 0
        if verb_of(move) == LAY and self.turn_reached_goals():
            offer_gold(self)
            self.share_on()
            return
        self.draw(seat)
        self.pass_turn_on()

    def put_down(self, move: i64) -> None:
        """Put the card down: into the maze, in front of a player, or on the discard pile."""
        verb = verb_of(move)
        card = card_of(move)
        where = where_of(move)
        if verb == LAY:
            self.maze.lay(col_of(where), row_of(where), tunnel_tile(card, turned_of(move)))
            return
        if verb == BREAK:
            self.toggle_tool(where, card - FIRST_BROKEN)
            return
        if verb == DISCARD:
            self.discard(card, 0)
            return
        self.discard(card, DISCARD_OPEN)
        if verb == REPAIR:
            self.toggle_tool(mended_seat_of(move), mended_tool_of(move))
            self.discard(FIRST_BROKEN + mended_tool_of(move), DISCARD_OPEN)
        elif verb == COLLAPSE:
            tile = self.maze.tile(col_of(where), row_of(where))
            self.maze.take(col_of(where), row_of(where))
            self.discard(tunnel_card(tile), DISCARD_OPEN)
        else:
            self.note_peek(self.seat, where)

    def turn_reached_goals(self) -> bool:
        """Turn over the goals that are linked to the start; whether the treasure is one (SAB.6)."""
        maze = self.maze
        while True:
            # Those reached together are turned together, by the links as they were before.
            first = maze.reached(0)
            second = maze.reached(1)
            third = maze.reached(2)
            if not (first or second or third):
                return False
            found = self.turn_goal(0, first)
            found = self.turn_goal(1, second) or found
            found = self.turn_goal(2, third) or found
            if found:
                return True

    def turn_goal(self, goal: i64, sides: i64) -> bool:
        """Turn over a goal reached from these sides, if any; whether it is the treasure."""
        if sides == 0:
            return False
        card = self.goals[goal]
        self.maze.turn_goal(goal, way_up(self.maze.shapes, card, sides))
        return card == TREASURE

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

    def all_hands_empty(self) -> bool:
        """Whether nobody holds a card any more."""
        seat: i64
        for seat in range(self.setup.players):
            if self.hand_count(seat):
                return False
        return True

    # How a round ends and the next begins.

    def share_on(self) -> None:
        """Go on sharing the diggers' gold until somebody must choose, or all is shared."""
        if take_what_needs_no_choice(self):
            self.close_round()

    def fail_round(self) -> None:
        """The treasure was not reached: the saboteurs have won the round (SAB.7.2)."""
        pay_saboteurs(self)
        self.close_round()

    def close_round(self) -> None:
        """Wait for the next deal, or end the game after the last round (SAB.9.1)."""
        self.seat = self.last_seat
        if self.round_number == self.setup.rounds:
            self.phase = OVER
        else:
            self.phase = DEALING

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

    def next_starter(self) -> i64:
        """Who begins the next round; RANDOM_STARTER if it is to be drawn (SAB.2.6, SAB.2.8)."""
        if self.round_number == 0:
            return self.setup.starter
        return (self.last_seat + 1) % self.setup.players

    def open_round(self, starter: i64, roles: vec[i64], goals: vec[i64], cards: vec[i64]) -> None:
        """Set the table for a round: hands from the top of the cards, the rest is the deck."""
        players = self.setup.players
        size = self.setup.hand_size
        self.roles = roles
        self.goals = goals
        self.hands = vec[i64]([0] * (players * HAND_STRIDE))
        seat: i64
        index: i64
        for seat in range(players):
            for index in range(seat * size, seat * size + size):
                self.gain(seat, cards[index])
        self.deck = cards[players * size :]
        self.drawn = 0
        self.discards = vec[i64](capacity=len(cards))
        self.maze = self.setup.opening.copy()
        self.tools = 0
        self.peeks = 0
        self.passes = 0
        self.pile_to_shuffle = False
        self.seat = starter
        self.last_seat = starter
        self.round_number += 1
        self.phase = PLAYING


def new_game(setup: Setup) -> Saboteur:
    """A game whose first round waits to be dealt."""
    return Saboteur(
        setup,
        DEALING,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        True,
        setup.opening.copy(),
        vec[i64]([0] * (setup.players * HAND_STRIDE)),
        vec[i64](),
        vec[i64](),
        setup.roles,
        setup.goals,
        setup.gold,
        vec[i64]([0] * BEST_GOLD),
        vec[i64]([0] * (setup.players * PURSE_STRIDE)),
        vec[i64](),
    )
