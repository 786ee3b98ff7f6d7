"""Value estimate: the probability that the diggers win an unfinished round.

It is for imagined worlds only: it reads all roles and hands, and the place of the treasure. It can
be asked long before the end of a round, and has less variance than the result of one playout.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.distance_cache import MANY_CHARTS, DistanceCache
from sabot.bots.saboteur.distances import NO_CELL
from sabot.bots.saboteur.world_sampler import treasure_of, unseen_goals
from sabot.games.saboteur.cards import (
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOAL_COUNT,
    ROCKFALL,
    SABOTEUR,
    TUNNELS,
)
from sabot.games.saboteur.dig_state import HAND_STRIDE
from sabot.games.saboteur.maze import ASKS, ASKS_SHIFT, side_count, tunnel_tile
from sabot.games.saboteur.maze_actions import mendable
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.shapes import side_bits, tunnels_of

# The assets of both sides, in hundredths; indices of `value_weights.ASSETS`.
ALWAYS: Final = 0
RATIO: Final = 1
WAY: Final = 2
TURNS: Final = 3
THEIR_TURNS: Final = 4
SABOTEURS: Final = 5
LEAD: Final = 6
FINISHER: Final = 7
SOON: Final = 8
FITTING_REPAIRS: Final = 9
BROKEN: Final = 10
THEIR_BROKEN: Final = 11
WORKING: Final = 12
THEIR_WORKING: Final = 13
THEIR_KNOWING: Final = 14
STONES: Final = 15
NEAR: Final = 16
NEAR_WORKING: Final = 17
NEAR_LEAD: Final = 18
NEAR_ROCKFALLS: Final = 19
LATE: Final = 20
LATE_TURNS: Final = 21
LATE_LEAD: Final = 22
LATE_THROUGH: Final = 23
LATE_RATIO: Final = 24
# From here on, the cards that diggers hold, that saboteurs hold, and that are left to draw, each by
# use.
HELD_AT: Final = 25
THEIRS_AT: Final = 32
DECK_AT: Final = 39
ASSET_COUNT: Final = 46

# Uses of cards: tunnels that lead east and west, other tunnels, dead ends, and so on.
THROUGH: Final = 0
BENDS: Final = 1
DEAD_ENDS: Final = 2
BREAKS: Final = 3
REPAIRS: Final = 4
ROCKFALLS: Final = 5
MAPS: Final = 6

HUNDRED: Final = 100
# A higher cost than this, in tenths of a card, is as bad as no path.
LONG: Final = 120
# At this cost or less the end is near.
NEARLY: Final = 25
# Kinds of tunnel cards without dead ends come first.
LEADING_KINDS: Final = 7


def uses() -> vec[i64]:
    """By kind of card, its use."""
    east_and_west = side_bits("EW")
    found: list[int] = []
    for shape, _ in TUNNELS:
        joined = tunnels_of(shape)[0]
        if not joined:
            found.append(DEAD_ENDS)
        elif joined[0] & east_and_west == east_and_west:
            found.append(THROUGH)
        else:
            found.append(BENDS)
    found += [BREAKS] * (FIRST_REPAIR - FIRST_BROKEN) + [REPAIRS] * (ROCKFALL - FIRST_REPAIR)
    found += [ROCKFALLS, MAPS]
    return vec[i64](found)


class ValueEstimate:
    """Estimates worlds by their assets; `weights` has one weight for each asset, in thousandths."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.cache = DistanceCache(MANY_CHARTS)
        self.uses = uses()
        self.assets = vec[i64]([0] * ASSET_COUNT)
        # By kind of tunnel card, the cost that it would save, in tenths of a card.
        self.leads = vec[i64]([0] * LEADING_KINDS)
        self.way: i64 = 0
        # Broken tools of diggers, as bits.
        self.torn: i64 = 0

    def chance(self, state: Saboteur) -> float:
        """The probability that the diggers win."""
        self.look(state)
        total: i64 = 0
        index: i64
        for index in range(ASSET_COUNT):
            total += self.weights[index] * self.assets[index]
        return 1.0 / (1.0 + math.exp(-float(total) / 100000.0))

    def look(self, state: Saboteur) -> None:
        """Compute the assets of both sides."""
        assets = self.assets
        index: i64
        for index in range(ASSET_COUNT):
            assets[index] = 0
        self.measure(state)
        self.torn = torn_tools(state)
        for index in range(state.setup.players):
            seat = (state.seat + index * state.setup.onward) % state.setup.players
            if state.roles[seat] == SABOTEUR:
                self.count_saboteur(state, seat)
            else:
                self.count_digger(state, seat, index)
        for index in range(state.drawn, len(state.deck)):
            assets[DECK_AT + self.uses[state.deck[index]]] += HUNDRED
        self.weigh(state)

    # Distance.

    def measure(self, state: Saboteur) -> None:
        """Compute the distance to the treasure and the savings of tunnel cards."""
        cache = self.cache
        maze = state.maze
        treasure = treasure_of(state.goals)
        cache.turn_to(maze)
        goal: i64
        for goal in range(GOAL_COUNT):
            cache.chances[goal] = 0
        cache.chances[treasure] = HUNDRED
        cache.count_ways(maze, treasure)
        cache.find_mouths(maze, treasure)
        self.way = min(cache.best[treasure], LONG)
        self.find_leads(state, treasure)

    def find_leads(self, state: Saboteur, treasure: i64) -> None:
        """By kind of tunnel card, compute the saving of laying it at the cheapest mouth."""
        cell = self.cache.best_cell[treasure]
        kind: i64
        for kind in range(LEADING_KINDS):
            self.leads[kind] = 0
            if cell != NO_CELL:
                tile = tunnel_tile(kind, 0)
                upright = self.lead_of(state, cell, tile, treasure)
                self.leads[kind] = max(upright, self.lead_of(state, cell, tile + 1, treasure))

    def lead_of(self, state: Saboteur, cell: i64, tile: i64, treasure: i64) -> i64:
        """The saving of laying a tile on this cell; 0 if it does not fit or does not help."""
        cache = self.cache
        maze = state.maze
        if (maze.cells[cell] >> ASKS_SHIFT) & ASKS & maze.shapes.rejects[tile]:
            return 0
        cache.judge_lay(maze, maze.place(cell), tile)
        if cache.treasure:
            return self.way
        return max(self.way - cache.after[treasure], 0)

    # Seats.

    def count_digger(self, state: Saboteur, seat: i64, until: i64) -> None:
        """Add the assets of a digger, who acts after `until` other turns."""
        assets = self.assets
        broken = state.broken(seat)
        lead: i64 = 0
        index: i64
        base = seat * HAND_STRIDE
        for index in range(base + 1, base + 1 + state.hands[base]):
            card = state.hands[index]
            assets[HELD_AT + self.uses[card]] += HUNDRED
            if card < LEADING_KINDS:
                lead = max(lead, self.leads[card])
            elif FIRST_REPAIR <= card < ROCKFALL and mendable(card) & self.torn:
                assets[FITTING_REPAIRS] += HUNDRED
        assets[TURNS] += HUNDRED * state.hands[base]
        assets[BROKEN] += HUNDRED * side_count(broken)
        if broken == 0:
            assets[WORKING] += HUNDRED
            assets[LEAD] += 10 * lead
            if lead == self.way and assets[FINISHER] == 0:
                assets[FINISHER] = HUNDRED
                assets[SOON] = HUNDRED * (state.setup.players - until) // state.setup.players

    def count_saboteur(self, state: Saboteur, seat: i64) -> None:
        """Add the assets of a saboteur."""
        assets = self.assets
        broken = state.broken(seat)
        index: i64
        base = seat * HAND_STRIDE
        for index in range(base + 1, base + 1 + state.hands[base]):
            assets[THEIRS_AT + self.uses[state.hands[index]]] += HUNDRED
        assets[SABOTEURS] += HUNDRED
        assets[THEIR_TURNS] += HUNDRED * state.hands[base]
        assets[THEIR_BROKEN] += HUNDRED * side_count(broken)
        if knows_treasure(state, seat):
            assets[THEIR_KNOWING] += HUNDRED
        if broken == 0:
            assets[THEIR_WORKING] += HUNDRED

    # Totals.

    def weigh(self, state: Saboteur) -> None:
        """Compute the assets that depend on the sums over all seats."""
        assets = self.assets
        players = state.setup.players
        deck = HUNDRED * state.deck_left()
        saboteurs = assets[SABOTEURS] // HUNDRED
        diggers = players - saboteurs
        assets[ALWAYS] = HUNDRED
        assets[TURNS] += deck * diggers // players
        assets[THEIR_TURNS] += deck * saboteurs // players
        assets[SABOTEURS] //= players
        assets[WAY] = 10 * self.way
        turns = 1.0 + float(assets[TURNS]) / 100.0
        assets[RATIO] = i64(100.0 * math.log(turns / (1.0 + float(self.way) / 10.0)))
        goal: i64
        for goal in range(GOAL_COUNT):
            if not state.maze.is_face_down(goal):
                assets[STONES] += HUNDRED
        self.weigh_end(state)
        assets[LEAD] //= diggers

    def weigh_end(self, state: Saboteur) -> None:
        """Compute the assets that count only when the path is short or the deck is drawn."""
        assets = self.assets
        if self.way <= NEARLY:
            assets[NEAR] = HUNDRED
            assets[NEAR_WORKING] = assets[WORKING]
            assets[NEAR_LEAD] = assets[LEAD]
            assets[NEAR_ROCKFALLS] = assets[THEIRS_AT + ROCKFALLS]
        if state.deck_left() == 0:
            assets[LATE] = HUNDRED
            assets[LATE_TURNS] = assets[TURNS]
            assets[LATE_LEAD] = assets[LEAD]
            assets[LATE_THROUGH] = assets[HELD_AT + THROUGH]
            assets[LATE_RATIO] = assets[RATIO]


def torn_tools(state: Saboteur) -> i64:
    """The tools that are broken in front of any digger, as bits."""
    torn: i64 = 0
    seat: i64
    for seat in range(state.setup.players):
        if state.roles[seat] != SABOTEUR:
            torn |= state.broken(seat)
    return torn


def knows_treasure(state: Saboteur, seat: i64) -> bool:
    """True if a seat has seen the treasure, or has seen that it is nowhere else."""
    unseen = unseen_goals(state, seat)
    if not (unseen >> treasure_of(state.goals)) & 1:
        return True
    return unseen & (unseen - 1) == 0
