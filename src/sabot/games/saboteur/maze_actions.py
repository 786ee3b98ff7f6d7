"""Ways to play the cards that Saboteur and Saboteur 2 share, and their effects (SAB.4 to SAB.6)."""

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
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import DISCARD_OPEN, HAND_STRIDE, DigState
from sabot.games.saboteur.maze import SITE_SHIFT, tunnel_card, tunnel_tile, way_up
from sabot.games.saboteur.move_codes import (
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


def mendable(card: i64) -> i64:
    """The tools that a repair card shows, as bits (SAB.5.2, SAB.5.3)."""
    # Pick, lantern, cart; then pick or lantern, pick or cart, lantern or cart.
    return (0x653421 >> (4 * (card - FIRST_REPAIR))) & 7


# What may be done.


def lays(state: DigState, moves: vec[i64], card: i64) -> vec[i64]:
    """Add a move for each place where a tunnel card fits, either way up (SAB.4.1 to SAB.4.5)."""
    maze = state.maze
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


def breaks(state: DigState, moves: vec[i64], card: i64) -> vec[i64]:
    """Add a move for each seat whose tool can be broken: no tool twice (SAB.5.1, ED.8)."""
    tool = card - FIRST_BROKEN
    seat: i64
    for seat in range(state.base_setup.players):
        if seat == state.seat and not state.base_setup.break_own_tool:
            continue
        if not (state.broken(seat) >> tool) & 1:
            moves = append(moves, pack(BREAK, card, seat))
    return moves


def repairs(state: DigState, moves: vec[i64], card: i64) -> vec[i64]:
    """Add a move for each broken tool that the card can mend (SAB.5.2, SAB.5.3)."""
    mends = mendable(card)
    seat: i64
    tool: i64
    for seat in range(state.base_setup.players):
        tools = state.broken(seat) & mends
        if tools == 0:
            continue
        for tool in range(TOOL_COUNT):
            if (tools >> tool) & 1:
                moves = append(moves, pack_repair(card, seat, tool))
    return moves


def collapses(state: DigState, moves: vec[i64]) -> vec[i64]:
    """Add a move for each card that a rockfall can take: tunnel cards only (SAB.5.4)."""
    for place in state.maze.tunnels():
        moves = append(moves, pack(COLLAPSE, ROCKFALL, place))
    return moves


def looks(state: DigState, moves: vec[i64]) -> vec[i64]:
    """Add a move for each goal that a map can look at: those face down (SAB.5.5)."""
    goal: i64
    for goal in range(GOAL_COUNT):
        if state.maze.is_face_down(goal):
            moves = append(moves, pack(LOOK, MAP, goal))
    return moves


def unused(state: DigState, moves: vec[i64], putting_down: i64) -> vec[i64]:
    """The kinds in the hand of the seat to act that none of the moves plays, once each.

    Moves with the verb `putting_down` or a higher one play no card.
    """
    played: i64 = 0
    for move in moves:
        if verb_of(move) < putting_down:
            played |= kind_bit(card_of(move))
    return kinds_besides(state.hands, state.seat * HAND_STRIDE, played)


# What it does.


def play_card(state: DigState, move: i64) -> None:
    """Play the card: into the maze, in front of a player, or open on the discard pile."""
    verb = verb_of(move)
    card = card_of(move)
    where = where_of(move)
    if verb == LAY:
        state.maze.lay(col_of(where), row_of(where), tunnel_tile(card, turned_of(move)))
        return
    if verb == BREAK:
        state.toggle_tool(where, card - FIRST_BROKEN)
        return
    state.discard(card, DISCARD_OPEN)
    if verb == REPAIR:
        state.toggle_tool(mended_seat_of(move), mended_tool_of(move))
        state.discard(FIRST_BROKEN + mended_tool_of(move), DISCARD_OPEN)
    elif verb == COLLAPSE:
        tile = state.maze.tile(col_of(where), row_of(where))
        state.maze.take(col_of(where), row_of(where))
        state.discard(tunnel_card(tile), DISCARD_OPEN)
    else:
        state.note_peek(state.seat, where)


def turn_reached_goals(state: DigState, laid: i64) -> bool:
    """Turn over the goals that the card just laid links to the start (SAB.6).

    `laid` is the place of that card. Returns True if the treasure is turned over.
    """
    maze = state.maze
    while True:
        # Those reached together are turned together, by the links as they were before.
        first = maze.reached(0)
        second = maze.reached(1)
        third = maze.reached(2)
        if not (first or second or third):
            return False
        found = turn_goal(state, 0, first, laid)
        found = turn_goal(state, 1, second, laid) or found
        found = turn_goal(state, 2, third, laid) or found
        if found:
            return True


def turn_goal(state: DigState, goal: i64, sides: i64, laid: i64) -> bool:
    """Turn over a goal reached from these sides, if any. Returns True for the treasure.

    If the card just laid opens towards the goal, that side alone decides its way up, even
    where another tunnel then does not fit (SAB.6.2, SAB.6.3).
    """
    if sides == 0:
        return False
    card = state.goals[goal]
    opening = state.maze.opening_to_goal(laid, goal)
    if opening:
        sides = opening
    state.maze.turn_goal(goal, way_up(state.maze.shapes, card, sides))
    return card == TREASURE
