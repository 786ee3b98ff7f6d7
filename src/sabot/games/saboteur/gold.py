"""Sharing the gold at the end of a round (SAB.8).

Each step is written into the story of the gold, which is what lets a view tell one seat its
part and lets `imagine` put the hidden part back.
"""

# Compiled by mypyc.

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import BEST_GOLD, DIGGER, SABOTEUR
from sabot.games.saboteur.dig_state import SHARING
from sabot.games.saboteur.state import (
    PURSE_STRIDE,
    STORY_ASKED,
    STORY_DRAWN,
    STORY_KIND_SHIFT,
    STORY_PAID,
    STORY_SEAT_SHIFT,
    STORY_TAKEN,
)

if TYPE_CHECKING:
    from sabot.games.saboteur.rules import Saboteur


def log_gold(state: "Saboteur", kind: i64, seat: i64, detail: i64) -> None:
    """Write a step into the story of the gold."""
    step = (kind << STORY_KIND_SHIFT) | (seat << STORY_SEAT_SHIFT) | detail
    state.story = append(state.story[:], step)


def credit(state: "Saboteur", seat: i64, value: i64, cards: i64) -> None:
    """Put gold cards of one value into the seat's purse."""
    purses = state.purses[:]
    place = seat * PURSE_STRIDE + value - 1
    purses[place] += cards
    state.purses = purses


# The diggers' share.


def shares(state: "Saboteur", seat: i64) -> bool:
    """True if the seat gets gold when the diggers won (SAB.8.2, SAB.8.9)."""
    if state.roles[seat] != DIGGER:
        return False
    return not (state.setup.broken_tools_forfeit and state.broken(seat) != 0)


def first_taker(state: "Saboteur", seat: i64) -> i64:
    """The seat itself or the next one counter-clockwise that shares, or NOBODY (SAB.8.2)."""
    players = state.setup.players
    for _ in range(players):
        if shares(state, seat):
            return seat
        seat = (seat + players - 1) % players
    return NOBODY


def offer_gold(state: "Saboteur") -> None:
    """Draw the diggers' gold cards and pass them to whoever chooses first (SAB.8.1, SAB.8.3)."""
    taker = first_taker(state, state.last_seat)
    if taker == NOBODY:
        return
    cards = min(state.setup.gold_drawn, len(state.pile))
    kept = len(state.pile) - cards
    offer = vec[i64]([0] * BEST_GOLD)
    for value in state.pile[kept:]:
        offer[value - 1] += 1
    state.pile = state.pile[:kept]
    state.offer = offer
    state.seat = taker
    state.phase = SHARING
    log_gold(state, STORY_DRAWN, 0, cards)


def best_offered(offer: vec[i64]) -> i64:
    """The highest value on offer, 0 if nothing is left."""
    value: i64
    for value in range(BEST_GOLD, 0, -1):
        if offer[value - 1]:
            return value
    return 0


def one_value_left(offer: vec[i64]) -> bool:
    """True if all cards on offer are worth the same, so that there is nothing to choose."""
    values: i64 = 0
    for count in offer:
        if count:
            values += 1
    return values <= 1


def take_gold(state: "Saboteur", value: i64, asked: i64) -> None:
    """The seat takes a card of this value and passes the rest on (SAB.8.2)."""
    offer = state.offer[:]
    offer[value - 1] -= 1
    state.offer = offer
    credit(state, state.seat, value, 1)
    log_gold(state, STORY_TAKEN, state.seat, value | asked)
    players = state.setup.players
    state.seat = first_taker(state, (state.seat + players - 1) % players)


def take_what_needs_no_choice(state: "Saboteur") -> bool:
    """Hand out the gold that nobody has to choose; whether all is gone (SAB.8.4)."""
    while best_offered(state.offer):
        if not (state.setup.auto_gold or one_value_left(state.offer)):
            return False
        take_gold(state, best_offered(state.offer), 0)
    return True


def choose_gold(state: "Saboteur", value: i64) -> None:
    """The seat takes the card it chose (SAB.8.4)."""
    take_gold(state, value, STORY_ASKED)


# The saboteurs' pay.


def change(counts: list[int], amount: int) -> list[int]:
    """The cards worth the amount, highest first; if it can't be made, the next sum below."""
    for total in range(amount, 0, -1):
        for threes in range(min(counts[2], total // 3), -1, -1):
            rest = total - 3 * threes
            for twos in range(min(counts[1], rest // 2), -1, -1):
                if rest - 2 * twos <= counts[0]:
                    return [rest - 2 * twos, twos, threes]
    return [0, 0, 0]


def pile_counts(pile: vec[i64]) -> list[int]:
    """How many cards of 1, 2 and 3 nuggets lie in the pile."""
    counts = [0, 0, 0]
    for value in pile:
        counts[value - 1] += 1
    return counts


def without(pile: vec[i64], paid: list[int]) -> vec[i64]:
    """The pile without the cards that were paid, the rest in its order."""
    owed = paid[:]
    kept = vec[i64]()
    for value in pile:
        if owed[value - 1]:
            owed[value - 1] -= 1
        else:
            kept = append(kept, value)
    return kept


def pay_saboteurs(state: "Saboteur") -> None:
    """Pay each saboteur among the players from the pile (SAB.8.5, SAB.8.6, SAB.8.7)."""
    players = state.setup.players
    saboteurs: i64 = 0
    seat: i64
    for seat in range(players):
        saboteurs += state.roles[seat]
    amount = state.setup.saboteur_pay[saboteurs]
    for seat in range(players):
        if state.roles[seat] == SABOTEUR:
            paid = change(pile_counts(state.pile), amount)
            state.pile = without(state.pile, paid)
            for index in range(BEST_GOLD):
                credit(state, seat, index + 1, paid[index])
            log_gold(state, STORY_PAID, seat, pack_paid(amount, paid))
            state.pile_to_shuffle = True


def pack_paid(owed: int, paid: list[int]) -> i64:
    """A payment as one number, four bits each: ones, twos, threes, and what was owed."""
    return paid[0] | (paid[1] << 4) | (paid[2] << 8) | (owed << 12)
