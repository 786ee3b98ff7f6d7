"""The legal moves of a turn, and the victims that a thief can choose from (SB2.3 to SB2.5)."""

# Compiled by mypyc.

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.saboteur.cards import FIRST_BROKEN, FIRST_REPAIR, MAP, ROCKFALL
from sabot.games.saboteur.dig_state import HAND_STRIDE, PLAYING, SHARING
from sabot.games.saboteur.maze_actions import breaks, collapses, lays, looks, repairs
from sabot.games.saboteur.move_codes import pack
from sabot.games.saboteur2.cards import (
    CHANGE_ROLE,
    FIRST_NEW_TUNNEL,
    FREE,
    INSPECTION,
    PRISON,
    SWAP_HANDS,
    THIEF,
)
from sabot.games.saboteur2.move_codes import (
    CLEAR_PRISON,
    CLEAR_THIEF,
    INSPECT,
    REMOVABLE,
    ROB,
    add_second,
    add_third,
    pack_clear,
    pack_pass,
)

if TYPE_CHECKING:
    from sabot.games.saboteur2.rules import Saboteur2

NO_CARD: Final = -1


def legal_moves(state: "Saboteur2") -> vec[i64]:
    """Every legal move of the seat to act, once each, in ascending order (SB2.3).

    There are MAX_MOVES at most.
    """
    if state.phase == SHARING:
        return victims(state)
    moves = vec[i64](capacity=80)
    if state.phase != PLAYING:
        return moves
    if not state.broken(state.seat) and not state.imprisoned(state.seat):
        moves = all_lays(state, moves)
    moves = all_actions(state, moves)
    moves = passes(state, moves)
    if state.tools or state.prisons or state.thieves:
        return clears(state, moves)
    return moves


def all_lays(state: "Saboteur2", moves: vec[i64]) -> vec[i64]:
    """Every way to lay a tunnel card from the hand (SB2.3.1, SB2.3.6)."""
    hands = state.hands
    first = state.seat * HAND_STRIDE + 1
    before: i64 = NO_CARD
    index: i64
    for index in range(first, first + hands[first - 1]):
        card = hands[index]
        if card >= INSPECTION:
            return moves
        if card == before or FIRST_BROKEN <= card < FIRST_NEW_TUNNEL:
            continue
        before = card
        moves = lays(state, moves, card)
    return moves


def all_actions(state: "Saboteur2", moves: vec[i64]) -> vec[i64]:
    """Every way to play an action card from the hand (SB2.3.2)."""
    hands = state.hands
    first = state.seat * HAND_STRIDE + 1
    before: i64 = NO_CARD
    index: i64
    for index in range(first, first + hands[first - 1]):
        card = hands[index]
        if card == before or card < FIRST_BROKEN or FIRST_NEW_TUNNEL <= card < INSPECTION:
            continue
        before = card
        moves = plays(state, moves, card)
    return moves


def plays(state: "Saboteur2", moves: vec[i64], card: i64) -> vec[i64]:
    """The moves, with every way to play this action card added."""
    if card < FIRST_REPAIR:
        return breaks(state, moves, card)
    if card < ROCKFALL:
        return repairs(state, moves, card)
    if card == ROCKFALL:
        return collapses(state, moves)
    if card == MAP:
        return looks(state, moves)
    return new_plays(state, moves, card)


def new_plays(state: "Saboteur2", moves: vec[i64], card: i64) -> vec[i64]:
    """The seats on which one of the new action cards can be played (SB2.5)."""
    verb = card - INSPECTION + INSPECT
    if card == THIEF:
        # It goes in front of oneself, so the move names no seat.
        if not state.has_thief(state.seat):
            moves = append(moves, pack(verb, card, 0))
        return moves
    seat: i64
    for seat in range(state.setup.players):
        if is_target(state, card, seat):
            moves = append(moves, pack(verb, card, seat))
    return moves


def is_target(state: "Saboteur2", card: i64, seat: i64) -> bool:
    """True if one of the new action cards can be played on the seat (SB2.5)."""
    if card in (INSPECTION, SWAP_HANDS):
        return seat != state.seat
    if card == CHANGE_ROLE:
        return True
    if card == PRISON:
        return seat != state.seat and not state.imprisoned(seat)
    if card == FREE:
        return state.imprisoned(seat)
    return state.has_thief(seat)


def passes(state: "Saboteur2", moves: vec[i64]) -> vec[i64]:
    """Every choice of one, two or three cards to discard, each once (SB2.3.4)."""
    hands = state.hands
    first = state.seat * HAND_STRIDE + 1
    end = first + hands[first - 1]
    last_one: i64 = NO_CARD
    one: i64
    two: i64
    three: i64
    for one in range(first, end):
        card = hands[one]
        if card == last_one:
            continue
        last_one = card
        single = pack_pass(card, NO_CARD, NO_CARD)
        moves = append(moves, single)
        last_two: i64 = NO_CARD
        for two in range(one + 1, end):
            card = hands[two]
            if card == last_two:
                continue
            last_two = card
            pair = single | add_second(card)
            moves = append(moves, pair)
            last_three: i64 = NO_CARD
            for three in range(two + 1, end):
                card = hands[three]
                if card != last_three:
                    moves = append(moves, pair | add_third(card))
                    last_three = card
    return moves


def clears(state: "Saboteur2", moves: vec[i64]) -> vec[i64]:
    """Every pair of cards to discard for every card in front of oneself (SB2.3.3)."""
    removable = in_front(state, state.seat)
    if removable == 0:
        return moves
    hands = state.hands
    first = state.seat * HAND_STRIDE + 1
    end = first + hands[first - 1]
    one: i64
    two: i64
    what: i64
    for one in range(first, end):
        if one > first and hands[one] == hands[one - 1]:
            continue
        for two in range(one + 1, end):
            if two > one + 1 and hands[two] == hands[two - 1]:
                continue
            for what in range(REMOVABLE):
                if (removable >> what) & 1:
                    moves = append(moves, pack_clear(hands[one], hands[two], what))
    return moves


def in_front(state: "Saboteur2", seat: i64) -> i64:
    """The cards in front of the seat, as bits: three tools, prison, thief."""
    there = state.broken(seat)
    if state.imprisoned(seat):
        there |= 1 << CLEAR_PRISON
    if state.has_thief(seat):
        there |= 1 << CLEAR_THIEF
    return there


def victims(state: "Saboteur2") -> vec[i64]:
    """The moves of a thief: one for each other player with a nugget (SB2.7.4)."""
    moves = vec[i64]()
    seat: i64
    for seat in range(state.setup.players):
        if seat != state.seat and state.nuggets[seat]:
            moves = append(moves, pack(ROB, 0, seat))
    return moves
