"""Equivalent cards of a hand: no unseen card lies between them."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.seven_seals.cards import CARD_CODES, COLOUR_SHIFT
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE
from sabot.games.seven_seals.state import PLAYING


def choices(world: SevenSeals, moves: vec[i64], scores: vec[i64]) -> vec[i64]:
    """The indices of the moves that differ: of equivalent cards the one with the best score."""
    if world.phase != PLAYING:
        return vec[i64](range(len(moves)))
    between = gaps(world)
    places = vec[i64](capacity=len(moves))
    index: i64
    for index in range(len(moves)):
        last: i64 = len(places) - 1
        if last < 0 or not alike(moves[places[last]], moves[index], between):
            places = append(places, index)
        elif scores[index] > scores[places[last]]:
            places[last] = index
    return places


def alike(card: i64, higher: i64, between: vec[i64]) -> bool:
    """True if two cards of a hand are equivalent."""
    if card >> COLOUR_SHIFT != higher >> COLOUR_SHIFT:
        return False
    return between[card] == between[higher]


def gaps(world: SevenSeals) -> vec[i64]:
    """By card, the number of lower cards that others hold or that lie on the table."""
    there = vec[i64]([0] * CARD_CODES)
    seat: i64
    place: i64
    for seat in range(world.setup.players):
        if seat != world.seat:
            first = seat * HAND_STRIDE + 1
            for place in range(first, first + world.hands[first - 1]):
                there[world.hands[place]] = 1
    for place in range(world.trick_start, len(world.played)):
        there[world.played[place]] = 1
    below: i64 = 0
    for place in range(CARD_CODES):
        found = there[place]
        there[place] = below
        below += found
    return there
