"""Samples worlds by rearranging an imagined one: roles, treasure and unseen cards.

Imagining a world is slow, shuffling one is fast. What the viewer knows stays as it is.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.role_posterior import RolePosterior
from sabot.bots.saboteur.world_sampler import face_down_to, goals_with
from sabot.core.hands import put_in
from sabot.core.rng import Rng
from sabot.games.saboteur.dig_state import DISCARD_CARD, HAND_STRIDE
from sabot.games.saboteur2.cards import ROLE_COUNTS
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.state import DISCARD_TOGETHER

AWAY_ROLE: Final = 15


def unseen_cards(world: Saboteur2, viewer: i64) -> vec[i64]:
    """The cards whose places the viewer does not see."""
    pool = vec[i64](capacity=128)
    seat: i64
    index: i64
    for seat in range(world.setup.players):
        if seat != viewer:
            first = seat * HAND_STRIDE + 1
            for index in range(first, first + world.hands[first - 1]):
                pool = append(pool, world.hands[index])
    for index in range(world.drawn, len(world.deck)):
        pool = append(pool, world.deck[index])
    for card in world.aside:
        pool = append(pool, card)
    for entry in world.discards:
        if face_down_to(entry, viewer):
            pool = append(pool, entry & DISCARD_CARD)
    return pool


def shuffle_unseen(world: Saboteur2, viewer: i64, rng: Rng) -> None:
    """Shuffle the unseen cards; the viewer must not have swapped hands."""
    pool = unseen_cards(world, viewer)
    rng.shuffle(pool)
    at: i64 = 0
    seat: i64
    index: i64
    for seat in range(world.setup.players):
        if seat != viewer:
            base = seat * HAND_STRIDE
            count = world.hands[base]
            world.hands[base] = 0
            for index in range(at, at + count):
                put_in(world.hands, base, pool[index])
            at += count
    deck = world.deck[:]
    for index in range(world.drawn, len(deck)):
        deck[index] = pool[at]
        at += 1
    world.deck = deck
    aside = world.aside[:]
    for index in range(len(aside)):
        aside[index] = pool[at]
        at += 1
    world.aside = aside
    for index in range(len(world.discards)):
        entry = world.discards[index]
        if face_down_to(entry, viewer):
            world.discards[index] = (entry & ~DISCARD_CARD) | pool[at]
            at += 1
            put_in_order(world.discards, index)


def put_in_order(discards: vec[i64], index: i64) -> None:
    """Move a discarded card into the order of kinds among those discarded with it."""
    while discards[index] & DISCARD_TOGETHER:
        mine = discards[index] & DISCARD_CARD
        other = discards[index - 1] & DISCARD_CARD
        if other <= mine:
            return
        discards[index] = (discards[index] & ~DISCARD_CARD) | other
        discards[index - 1] = (discards[index - 1] & ~DISCARD_CARD) | mine
        index -= 1


def hide_treasure(world: Saboteur2, place: i64) -> None:
    """Exchange the goals so that the treasure lies at this place."""
    world.goals = goals_with(world.goals, place)


def give_roles(world: Saboteur2, posterior: RolePosterior, rng: Rng) -> None:
    """Assign the roles of the last draw, and shuffle those that nobody has."""
    players = world.setup.players
    left = vec[i64](ROLE_COUNTS)
    dealt = world.roles[:]
    seat: i64
    for seat in range(players):
        dealt[seat] = posterior.roles[posterior.of_seat[seat]]
        left[dealt[seat]] -= 1
    put = world.away[:]
    index: i64
    for index in range(len(put)):
        role = posterior.roles[posterior.of_away[index]]
        put[index] = (put[index] & ~AWAY_ROLE) | role
        left[role] -= 1
    pile = vec[i64](capacity=16)
    for role in range(len(left)):
        for _ in range(left[role]):
            pile = append(pile, role)
    rng.shuffle(pile)
    first = players + len(put)
    for index in range(len(pile)):
        dealt[first + index] = pile[index]
    world.roles = dealt
    world.away = put
