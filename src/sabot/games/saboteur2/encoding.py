"""Pieces on the table as plain data, read from the state: for views, events and positions."""

from functools import lru_cache

import msgspec

from sabot.games.saboteur.dig_state import DISCARD_OPEN
from sabot.games.saboteur.encoders import PIECES_KEPT
from sabot.games.saboteur2 import payout
from sabot.games.saboteur2 import state as layout
from sabot.games.saboteur2.cards import NAMES, ROLES
from sabot.games.saboteur2.maze_queries import count_shown
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import CRYSTAL


class RoleAway(msgspec.Struct, frozen=True):
    """A role that was put away (SB2.5.2); None to seats other than `known_by`."""

    seat: int
    role: str | None
    known_by: tuple[int, ...]


class HandsSwapped(msgspec.Struct, frozen=True, tag_field="hand", tag="swapped"):
    """Two exchanged their hands (SB2.5.3); which cards, only the two know."""

    seat: int
    other: int
    cards_given: int
    cards_taken: int
    given: tuple[str, ...] | None
    taken: tuple[str, ...] | None


class CardPlayed(msgspec.Struct, frozen=True, tag_field="hand", tag="played"):
    """A card left a hand, seen by all."""

    seat: int
    card: str


class CardsPutDown(msgspec.Struct, frozen=True, tag_field="hand", tag="put-down"):
    """Cards left a hand face down: the next of those on the discard pile."""

    seat: int
    cards: int


class CardsDrawn(msgspec.Struct, frozen=True, tag_field="hand", tag="drawn"):
    """Cards were drawn into a hand."""

    seat: int
    cards: int


HandStep = HandsSwapped | CardPlayed | CardsPutDown | CardsDrawn


class Theft(msgspec.Struct, frozen=True):
    """A thief took a nugget (SB2.7.4)."""

    thief: int
    victim: int


class RoundResult(msgspec.Struct, frozen=True):
    """How a round ended (SB2.6), and what each seat was paid before the thieves (SB2.7)."""

    found: bool
    open_to_green: bool
    open_to_blue: bool
    won_by: tuple[str, ...]
    winners: tuple[int, ...]
    crystals: int
    paid: tuple[int, ...]


def seats_in(packed: int) -> tuple[int, ...]:
    """The seats of a packed list, in its order."""
    seats: list[int] = []
    while packed:
        seats.append((packed & layout.SEAT) - 1)
        packed >>= layout.SEAT_BITS
    return tuple(seats)


def packed_seats(seats: tuple[int, ...]) -> int:
    """The list of seats as one number."""
    packed = 0
    for seat in reversed(seats):
        packed = packed << layout.SEAT_BITS | (seat + 1)
    return packed


@lru_cache(PIECES_KEPT)
def seats_of_bits(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def bits_of_seats(seats: tuple[int, ...]) -> int:
    """A bit for each of the seats."""
    return sum(1 << seat for seat in seats)


def players_roles(state: Saboteur2) -> tuple[str, ...]:
    """The roles that the players have now."""
    return tuple(ROLES[role] for role in state.roles[: state.setup.players])


def roles_left(state: Saboteur2) -> tuple[str, ...]:
    """The roles that nobody has drawn yet, the next one first."""
    return tuple(ROLES[role] for role in state.roles[state.setup.players + len(state.away) :])


def roles_away(state: Saboteur2) -> tuple[RoleAway, ...]:
    """The roles that were put away, the whole truth."""
    return tuple(
        RoleAway(
            int(entry >> layout.AWAY_SEAT_SHIFT) & layout.SEAT,
            ROLES[entry & layout.SEAT],
            seats_of_bits(int(entry >> layout.AWAY_KNOWN_SHIFT)),
        )
        for entry in state.away
    )


def hand_story(state: Saboteur2) -> tuple[HandStep, ...]:
    """The steps of all hands since the first swap of the round, with every card named."""
    steps: list[HandStep] = []
    entries = [*state.log]
    at = 0
    while at < len(entries):
        if entries[at] >> layout.LOG_KIND_SHIFT == layout.SWAPPED:
            swap = swap_of(entries[at:])
            at += swap.cards_given + swap.cards_taken
            steps.append(swap)
        else:
            steps.append(step_of(entries[at]))
        at += 1
    return tuple(steps)


def swap_of(entries: list[int]) -> HandsSwapped:
    """The swap that entries of the log begin with, the cards handed over behind it."""
    seat, detail = entries[0] >> layout.LOG_SEAT_SHIFT & layout.SEAT, entries[0] & layout.LOG_DETAIL
    given, taken = detail >> 4 & layout.SEAT, detail >> 8
    cards = [NAMES[entry & layout.LOG_DETAIL] for entry in entries[1 : 1 + given + taken]]
    hands = (tuple(cards[:given]), tuple(cards[given:]))
    return HandsSwapped(seat, detail & layout.SEAT, given, taken, *hands)


@lru_cache(PIECES_KEPT)
def step_of(entry: int) -> CardPlayed | CardsPutDown | CardsDrawn:
    """A step of a hand other than a swap, by its number."""
    seat, detail = entry >> layout.LOG_SEAT_SHIFT & layout.SEAT, entry & layout.LOG_DETAIL
    kind = entry >> layout.LOG_KIND_SHIFT
    if kind == layout.PUT_OPEN:
        return CardPlayed(seat, NAMES[detail])
    if kind == layout.PUT_DOWN:
        return CardsPutDown(seat, detail)
    return CardsDrawn(seat, detail)


def log_of(steps: tuple[HandStep, ...]) -> list[tuple[int, int, int]]:
    """The kind, seat and detail of each line in the log that tells these steps."""
    lines: list[tuple[int, int, int]] = []
    for step in steps:
        match step:
            case HandsSwapped(seat, other, given, taken, cards, others):
                lines.append((layout.SWAPPED, seat, other | given << 4 | taken << 8))
                lines += [(layout.HANDED, seat, NAMES.index(card)) for card in cards or ()]
                lines += [(layout.HANDED, other, NAMES.index(card)) for card in others or ()]
            case CardPlayed(seat, card):
                lines.append((layout.PUT_OPEN, seat, NAMES.index(card)))
            case CardsPutDown(seat, number):
                lines.append((layout.PUT_DOWN, seat, number))
            case CardsDrawn(seat, number):
                lines.append((layout.DREW, seat, number))
    return lines


def put_down_of(state: Saboteur2) -> tuple[int, ...]:
    """How many cards were put down face down at a time, in order."""
    numbers: list[int] = []
    for entry in state.discards:
        if entry & layout.DISCARD_TOGETHER:
            numbers[-1] += 1
        elif not entry & DISCARD_OPEN:
            numbers.append(1)
    return tuple(numbers)


def thefts_of(state: Saboteur2) -> tuple[Theft, ...]:
    """The thefts at the end of this round, in order."""
    return tuple(
        Theft(int(theft >> layout.SEAT_BITS), int(theft & layout.SEAT)) for theft in state.thefts
    )


def crystals_of(state: Saboteur2) -> int:
    """How many crystals lie in the maze."""
    return int(count_shown(state.maze, state.setup.shows, CRYSTAL))


def result_of(state: Saboteur2) -> RoundResult:
    """How the round that is over ended."""
    found = state.found()
    sides = int(payout.winning_sides(state))
    names = {
        payout.GREEN_WINS: "green",
        payout.BLUE_WINS: "blue",
        payout.LONE_BOSS_WINS: "boss",
        payout.SABOTEURS_WIN: "saboteurs",
    }
    seats = range(state.setup.players)
    return RoundResult(
        found=found,
        open_to_green=found and payout.open_to_green(state),
        open_to_blue=found and payout.open_to_blue(state),
        won_by=tuple(name for side, name in names.items() if sides & side),
        winners=tuple(seat for seat in seats if payout.wins(state, seat, sides)),
        crystals=crystals_of(state),
        paid=tuple(int(nuggets) for nuggets in payout.payments(state)),
    )
