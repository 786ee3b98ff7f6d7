"""Moves as structs, and their numbers for the rules."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import one_of, seat_number
from sabot.games.saboteur import move_codes as base_codes
from sabot.games.saboteur import moves as base
from sabot.games.saboteur.cards import TOOLS
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.moves import (
    BreakTool,
    CollapseTunnel,
    LayTunnel,
    ReadMap,
    RepairTool,
    place,
)
from sabot.games.saboteur2 import move_codes as codes
from sabot.games.saboteur2.cards import INSPECTION, NAMES, THIEF, TUNNEL_NAMES

# What can lie in front of a player, as the hot code numbers it.
IN_FRONT: Final[tuple[str, ...]] = (*TOOLS, "prison", "thief")
NO_CARD: Final = -1
MOST_PASSED: Final = 3
# Moves are made once and shared; more are kept than in the base game, since there are thousands of
# ways to pass three cards.
MOVES_KEPT: Final = 32768


class SeatMove(msgspec.Struct, frozen=True, tag_field="move"):
    """A move that names only a seat."""

    seat: int


class Inspect(SeatMove, frozen=True, tag="inspection"):
    """Look at another player's role (SB2.5.1)."""


class ChangeRole(SeatMove, frozen=True, tag="change-role"):
    """Let a player put their role away and draw a new one (SB2.5.2)."""


class SwapHands(SeatMove, frozen=True, tag="swap-hands"):
    """Exchange all cards with another player (SB2.5.3)."""


class Imprison(SeatMove, frozen=True, tag="prison"):
    """Put a prison card in front of another player (SB2.5.4)."""


class SetFree(SeatMove, frozen=True, tag="free"):
    """Take a prison card from in front of a player (SB2.5.5)."""


class TurnThief(msgspec.Struct, frozen=True, tag_field="move", tag="thief"):
    """Put a thief card in front of oneself (SB2.5.6)."""


class HandsOff(SeatMove, frozen=True, tag="hands-off"):
    """Take a thief card from in front of a player (SB2.5.7)."""


class Pass(msgspec.Struct, frozen=True, tag_field="move", tag="pass"):
    """Discard one, two or three cards face down (SB2.3.4)."""

    cards: tuple[str, ...]


class ClearFront(msgspec.Struct, frozen=True, tag_field="move", tag="clear"):
    """Discard two cards face down to remove a card in front of oneself (SB2.3.3)."""

    cards: tuple[str, ...]
    what: str


class Rob(SeatMove, frozen=True, tag="rob"):
    """Take a nugget from a player at the end of a round (SB2.7.4)."""


SharedMove = BreakTool | RepairTool | CollapseTunnel | ReadMap
OnSeat = Inspect | ChangeRole | SwapHands | Imprison | SetFree | HandsOff
CardMove = LayTunnel | SharedMove | OnSeat | TurnThief
Move = CardMove | Pass | ClearFront | Rob

ON_SEAT: Final[dict[int, type[OnSeat]]] = {
    codes.INSPECT: Inspect,
    codes.CHANGE: ChangeRole,
    codes.SWAP: SwapHands,
    codes.IMPRISON: Imprison,
    codes.RELEASE: SetFree,
    codes.WARD_OFF: HandsOff,
}
VERBS: Final[dict[type[OnSeat], int]] = {kind: verb for verb, kind in ON_SEAT.items()}


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    verb, where = int(base_codes.verb_of(code)), int(base_codes.where_of(code))
    if verb == base_codes.LAY:
        col, row = int(col_of(where)), int(row_of(where))
        return LayTunnel(NAMES[base_codes.card_of(code)], col, row, base_codes.turned_of(code) == 1)
    if verb <= base_codes.LOOK:
        return shared_move_of(code)
    if verb in ON_SEAT:
        return ON_SEAT[verb](where)
    if verb == codes.TURN_THIEF:
        return TurnThief()
    if verb == codes.PASS:
        cards = (int(codes.first_of(code)), int(codes.second_of(code)), int(codes.third_of(code)))
        return Pass(tuple(NAMES[card] for card in cards if card != NO_CARD))
    if verb == codes.CLEAR:
        pair = (NAMES[codes.first_of(code)], NAMES[codes.second_of(code)])
        return ClearFront(pair, IN_FRONT[codes.cleared_of(code)])
    return Rob(where)


def shared_move_of(code: int) -> SharedMove:
    """A move that the base game has as well."""
    move = base.move_of(code)
    if not isinstance(move, BreakTool | RepairTool | CollapseTunnel | ReadMap):
        raise TypeError(f"{move} is no move of this game")
    return move


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, seat or cell there could be."""
    match move:
        case LayTunnel(card, col, row, turned):
            return int(base_codes.pack_lay(kind(card, TUNNEL_NAMES), place(col, row), int(turned)))
        case BreakTool() | RepairTool() | CollapseTunnel() | ReadMap():
            return base.move_code(move)
        case Inspect() | ChangeRole() | SwapHands() | Imprison() | SetFree() | HandsOff():
            return on_seat_code(VERBS[type(move)], move.seat)
        case TurnThief():
            return int(base_codes.pack(codes.TURN_THIEF, THIEF, 0))
        case Pass(cards):
            return pass_code(cards)
        case ClearFront(cards, what):
            return clear_code(cards, what)
        case Rob(seat):
            return int(base_codes.pack(codes.ROB, 0, seat_number(seat)))
    assert_never(move)


def on_seat_code(verb: int, seat: int) -> int:
    """The number of a new action card played on a seat: the cards have the verbs' order."""
    return int(base_codes.pack(verb, verb - codes.INSPECT + INSPECTION, seat_number(seat)))


def pass_code(cards: tuple[str, ...]) -> int:
    """The number of a pass, whatever the order in which its cards are named."""
    if not 1 <= len(cards) <= MOST_PASSED:
        raise BadNotation(f"{len(cards)} cards can't be passed; expected 1, 2 or 3")
    numbers = sorted(kind(card, NAMES) for card in cards)
    numbers += [NO_CARD] * (MOST_PASSED - len(numbers))
    return int(codes.pack_pass(*numbers))


def clear_code(cards: tuple[str, ...], what: str) -> int:
    """The number of removing a card, whatever the order in which the two are named."""
    if len(cards) != 2:
        raise BadNotation(f"{len(cards)} cards don't remove a card; expected 2")
    if what not in IN_FRONT:
        raise BadNotation(f"'{what}' can't be removed; expected one of {', '.join(IN_FRONT)}")
    first, second = sorted(kind(card, NAMES) for card in cards)
    return int(codes.pack_clear(first, second, IN_FRONT.index(what)))


def kind(card: str, names: tuple[str, ...]) -> int:
    """The number of a card, which must be among these names."""
    return NAMES.index(names[one_of(card, names, "card for this")])
