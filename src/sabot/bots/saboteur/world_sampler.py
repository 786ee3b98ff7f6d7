"""Samples worlds by redealing what one seat can't see: other hands, roles and goals.

NOBODY stands for a spectator, who sees no hand at all.

Imagining a world takes long compared with a playout. So one world is imagined, and others are
derived from it: they differ only in what the seat does not know, and so agree with the same view.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.hands import put_in
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import GOAL_COUNT, TREASURE
from sabot.games.saboteur.dig_state import (
    DISCARD_CARD,
    DISCARD_OPEN,
    DISCARD_SEAT,
    DISCARD_SEAT_SHIFT,
    HAND_STRIDE,
    DigState,
)
from sabot.games.saboteur.rules import Saboteur

NO_CARD: Final = -1


class WorldSampler:
    """The cards and goals of a world that a seat does not know.

    `cards` has the cards of other hands, of the deck, and those passed face down by others. `goals`
    has the goals that the seat has not seen, as bits, and `places` those where the treasure may be:
    the same, unless the seat knows where it is.
    """

    def __init__(self, world: Saboteur, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.cards = unseen_cards(world, seat)
        self.goals = unseen_goals(world, seat)
        self.places = self.goals
        treasure = treasure_of(world.goals)
        if not (self.goals >> treasure) & 1:
            self.places = 1 << treasure

    def dealt_anew(self, saboteurs: i64, treasure: i64, rng: Rng) -> Saboteur:
        """A new world with these roles and treasure.

        `saboteurs` has a bit for each seat, and the last one for the spare role.
        """
        state = self.world.copy()
        rng.shuffle(self.cards)
        self.deal_hands(state)
        state.roles = roles_of(saboteurs, len(state.roles))
        state.goals = goals_with(state.goals, treasure)
        if rng.below(2):
            state.goals = self.stones_swapped(state.goals, treasure)
        return state

    def deal_hands(self, state: Saboteur) -> None:
        """Deal the unseen cards to the other hands, the discards and the deck."""
        cards = self.cards
        at: i64 = 0
        seat: i64
        index: i64
        for seat in range(state.setup.players):
            if seat == self.seat:
                continue
            base = seat * HAND_STRIDE
            count = state.hands[base]
            state.hands[base] = 0
            for index in range(count):
                put_in(state.hands, base, cards[at + index])
            at += count
        for index in range(len(state.discards)):
            entry = state.discards[index]
            if face_down_to(entry, self.seat):
                state.discards[index] = (entry & ~DISCARD_CARD) | cards[at]
                at += 1
        state.deck = state.deck[:]
        for index in range(state.drawn, len(state.deck)):
            state.deck[index] = cards[at]
            at += 1

    def stones_swapped(self, goals: vec[i64], treasure: i64) -> vec[i64]:
        """The goals with the two stones exchanged, if neither has been seen."""
        changed = goals[:]
        goal: i64
        for goal in range(GOAL_COUNT):
            if goal != treasure:
                if not (self.goals >> goal) & 1:
                    return goals
                # The stones are the goals 1 and 2.
                changed[goal] = 3 - goals[goal]
        return changed


def unseen_cards(world: Saboteur, seat: i64) -> vec[i64]:
    """The cards whose places the seat does not know."""
    cards = vec[i64](capacity=len(world.setup.cards))
    other: i64
    index: i64
    for other in range(world.setup.players):
        if other != seat:
            base = other * HAND_STRIDE
            for index in range(base + 1, base + 1 + world.hands[base]):
                cards = append(cards, world.hands[index])
    for entry in world.discards:
        if face_down_to(entry, seat):
            cards = append(cards, entry & DISCARD_CARD)
    for index in range(world.drawn, len(world.deck)):
        cards = append(cards, world.deck[index])
    return cards


def face_down_to(entry: i64, seat: i64) -> bool:
    """True if the seat does not know this discard, because another seat passed it."""
    return entry & DISCARD_OPEN == 0 and (entry >> DISCARD_SEAT_SHIFT) & DISCARD_SEAT != seat


def unseen_goals(world: Saboteur, seat: i64) -> i64:
    """The goals that lie face down and that the seat has not looked at, as bits."""
    looked: i64 = 0 if seat == NOBODY else world.peeked(seat)
    unseen: i64 = 0
    bit: i64 = 1
    goal: i64
    for goal in range(GOAL_COUNT):
        if world.maze.is_face_down(goal) and looked & bit == 0:
            unseen |= bit
        bit += bit
    return unseen


def treasure_of(goals: vec[i64]) -> i64:
    """The place of the treasure."""
    goal: i64 = 0
    while goals[goal] != TREASURE:
        goal += 1
    return goal


def roles_of(saboteurs: i64, count: i64) -> vec[i64]:
    """The roles as a vector of this length, from the saboteurs as bits."""
    roles = vec[i64](capacity=count)
    index: i64
    for index in range(count):
        # A saboteur's role is 1, a digger's 0.
        roles = append(roles, (saboteurs >> index) & 1)
    return roles


def goals_with(goals: vec[i64], treasure: i64) -> vec[i64]:
    """The goals with the treasure at this place, exchanged with the goal that lay there."""
    if goals[treasure] == TREASURE:
        return goals
    changed = goals[:]
    changed[treasure_of(goals)] = goals[treasure]
    changed[treasure] = TREASURE
    return changed


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The cards without one of this kind."""
    rest = vec[i64](capacity=len(cards))
    taken = False
    for each in cards:
        if each == card and not taken:
            taken = True
        else:
            rest = append(rest, each)
    return rest


def deal_hand(state: DigState, seat: i64, pool: vec[i64], card: i64, rng: Rng) -> None:
    """Deal the seat a hand of the same size from the pool, with `card` unless it is NO_CARD."""
    hands = state.hands
    base = seat * HAND_STRIDE
    count = hands[base]
    hands[base] = 0
    if card != NO_CARD:
        put_in(hands, base, card)
        count -= 1
    index: i64
    for index in range(count):
        other = index + rng.below(len(pool) - index)
        drawn = pool[other]
        pool[other] = pool[index]
        pool[index] = drawn
        put_in(hands, base, drawn)
