"""Pieces on the table as plain data, read from the state: for views, events and positions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from sabot.games.seven_seals.cards import COLOURS, NAMES, NUMBERS, SEALS, colour_of
from sabot.games.seven_seals.setup import HAND_STRIDE, SEAL_BITS, SEAL_MASK
from sabot.games.seven_seals.state import SevenSealsState, beats

PHASES: Final = ("dealing", "announcing", "playing", "giving", "over")

# The different heaps of seals that are cached and shared by all views.
SEALS_KEPT: Final = 4096


class Seals(msgspec.Struct, frozen=True):
    """How many seals of each kind."""

    red: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0
    violet: int = 0
    white: int = 0
    black: int = 0


class Trick(msgspec.Struct, frozen=True):
    """A trick: its leader, each seat's card (None: not played yet), and the seat of the best."""

    leader: int
    cards: tuple[str | None, ...]
    winner: int


def hand_of(state: SevenSealsState, seat: int) -> list[str]:
    """The cards in a hand, by colour and value."""
    first = seat * HAND_STRIDE + 1
    return [NAMES[card] for card in state.hands[first : first + state.hands[first - 1]]]


def seals_of(state: SevenSealsState, owner: int) -> Seals:
    """The seals of a seat, or of the stock."""
    return seals_in(state.seals[owner])


@lru_cache(SEALS_KEPT)
def seals_in(packed: int) -> Seals:
    """The seals that a number packs."""
    return Seals(*(packed >> seal * SEAL_BITS & SEAL_MASK for seal in range(len(SEALS))))


def seal_counts(seals: Seals) -> tuple[int, ...]:
    """How many seals of each kind, by their numbers."""
    return msgspec.structs.astuple(seals)


def plays_of(state: SevenSealsState) -> list[list[str]]:
    """The cards of each trick in the order in which they were played, that on the table too."""
    players = int(state.setup.players)
    names = [NAMES[card] for card in state.played]
    return [names[start : start + players] for start in range(0, len(names), players)]


def tricks_of(plays: Sequence[Sequence[str]], first_leader: int, players: int) -> list[Trick]:
    """The tricks as they lie, from the cards in the order in which they were played."""
    tricks: list[Trick] = []
    leader = first_leader
    for cards in plays:
        tricks.append(trick(cards, leader, players))
        leader = tricks[-1].winner
    return tricks


def trick(cards: Sequence[str], leader: int, players: int) -> Trick:
    """A trick from its cards in the order in which they were played."""
    by_seat: list[str | None] = [None] * players
    best = 0
    for place, card in enumerate(cards):
        by_seat[(leader + place) % players] = card
        if beats(NUMBERS[card], NUMBERS[cards[best]]):
            best = place
    return Trick(leader, tuple(by_seat), (leader + best) % players)


def in_order(trick: Trick) -> list[str]:
    """The cards of a trick in the order in which they were played."""
    players = len(trick.cards)
    cards = (trick.cards[(trick.leader + place) % players] for place in range(players))
    return [card for card in cards if card is not None]


def colour_name(card: str) -> str:
    """The colour of a card, by name."""
    return COLOURS[colour_of(NUMBERS[card])]


def first_leader(state: SevenSealsState) -> int:
    """The leader of the first trick of the round: left of the dealer (SEV.4.1)."""
    return int(state.dealer + 1) % int(state.setup.players)


def voids_of(tricks: Sequence[Trick], players: int) -> list[set[str]]:
    """For each seat the colours that it has shown not to hold, by not following (SEV.4.2)."""
    voids: list[set[str]] = [set() for _ in range(players)]
    for played in tricks:
        led = colour_name(in_order(played)[0])
        for seat, card in enumerate(played.cards):
            if card is not None and colour_name(card) != led:
                voids[seat].add(led)
    return voids


def sheet_of(state: SevenSealsState) -> tuple[tuple[int, ...], ...]:
    """The points of each seat, a row for each round played."""
    players = int(state.setup.players)
    points = [int(entry) for entry in state.sheet]
    return tuple(tuple(points[start : start + players]) for start in range(0, len(points), players))
