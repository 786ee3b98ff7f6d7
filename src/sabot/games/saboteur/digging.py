"""What both games of this family do with the cards that they share (SAB.2 to SAB.6)."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.hands import kind_bit, kinds_besides
from sabot.games.saboteur.cards import (
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
    LAY,
    LOOK,
    REPAIR,
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
from sabot.games.saboteur.dig import DEALING, DISCARD_OPEN, HAND_STRIDE, OVER, PLAYING, Dig
from sabot.games.saboteur.maze import SITE_SHIFT, tunnel_card, tunnel_tile, way_up
from sabot.games.saboteur.places import col_of, row_of


def mendable(card: i64) -> i64:
    """The tools that a repair card shows, as bits (SAB.5.2, SAB.5.3)."""
    # Pick, lantern, cart; then pick or lantern, pick or cart, lantern or cart.
    return (0x653421 >> (4 * (card - FIRST_REPAIR))) & 7


class Digging(Dig):
    """Ways to play the cards that both games have, and what playing them does."""

    # What may be done.

    def lays(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Where a tunnel card fits, upright and turned (SAB.4.1 to SAB.4.5)."""
        maze = self.maze
        tile = tunnel_tile(card, 0)
        rejects = maze.shapes.rejects[tile]
        rejects_turned = maze.shapes.rejects[tile + 1]
        for site in maze.sites:
            # What keeps a card away stands in the site's lowest bits, so this needs no mask.
            if site & rejects == 0:
                moves = append(moves, pack_lay(card, site >> SITE_SHIFT, 0))
            if site & rejects_turned == 0:
                moves = append(moves, pack_lay(card, site >> SITE_SHIFT, 1))
        return moves

    def breaks(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Whose tool can be broken: no tool twice (SAB.5.1, ED.8)."""
        tool = card - FIRST_BROKEN
        seat: i64
        for seat in range(self.pack.players):
            if seat == self.seat and not self.pack.break_own_tool:
                continue
            if not (self.broken(seat) >> tool) & 1:
                moves = append(moves, pack(BREAK, card, seat))
        return moves

    def repairs(self, moves: vec[i64], card: i64) -> vec[i64]:
        """Which broken tools the card can mend, one of them (SAB.5.2, SAB.5.3)."""
        mends = mendable(card)
        seat: i64
        tool: i64
        for seat in range(self.pack.players):
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

    def unused(self, moves: vec[i64], putting_down: i64) -> vec[i64]:
        """The kinds in the hand of the seat to act that none of the moves plays, once each.

        Moves with the verb `putting_down` or a higher one play no card.
        """
        played: i64 = 0
        for move in moves:
            if verb_of(move) < putting_down:
                played |= kind_bit(card_of(move))
        return kinds_besides(self.hands, self.seat * HAND_STRIDE, played)

    # What it does.

    def play_card(self, move: i64) -> None:
        """Play the card: into the maze, in front of a player, or open on the discard pile."""
        verb = verb_of(move)
        card = card_of(move)
        where = where_of(move)
        if verb == LAY:
            self.maze.lay(col_of(where), row_of(where), tunnel_tile(card, turned_of(move)))
            return
        if verb == BREAK:
            self.toggle_tool(where, card - FIRST_BROKEN)
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

    def all_hands_empty(self) -> bool:
        """Whether nobody holds a card any more."""
        seat: i64
        for seat in range(self.pack.players):
            if self.hand_count(seat):
                return False
        return True

    # How a round ends and the next begins.

    def close_round(self) -> None:
        """Wait for the next deal, or end the game after the last round (SAB.9.1)."""
        self.seat = self.last_seat
        if self.round_number == self.pack.rounds:
            self.phase = OVER
        else:
            self.phase = DEALING

    def next_starter(self) -> i64:
        """Who begins the next round; RANDOM_STARTER if it is to be drawn (SAB.2.6, SAB.2.8)."""
        if self.round_number == 0:
            return self.pack.starter
        return (self.last_seat + 1) % self.pack.players

    def set_table(self, starter: i64, roles: vec[i64], goals: vec[i64], cards: vec[i64]) -> None:
        """Deal out roles, goals and hands from the top of the cards; the rest is the deck."""
        players = self.pack.players
        size = self.pack.hand_size
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
        self.maze = self.pack.opening.copy()
        self.tools = 0
        self.peeks = 0
        self.seat = starter
        self.last_seat = starter
        self.round_number += 1
        self.phase = PLAYING
