"""Deals: all chance of a round, drawn at once, checked, and written into records."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.counting import check_same, shuffled
from sabot.core.errors import BadRecord
from sabot.core.game import Shuffle, check_deal_awaited
from sabot.core.notation import (
    format_seat,
    parse_seat,
    refuse_rest,
    split_lines,
    take_line,
    take_seat_lines,
)
from sabot.games.seven_seals.cards import HAND_SIZE, NAMES
from sabot.games.seven_seals.moves import card_number
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import RANDOM_DEALER


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of one round: who deals, and the hands."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]


def draw_deal(state: SevenSeals, shuffle: Shuffle) -> Deal:
    """A deal for the round that is awaited (SEV.2)."""
    check_deal_awaited(state)
    dealer = int(state.next_dealer())
    if dealer == RANDOM_DEALER:
        dealer = shuffle.permutation(int(state.setup.players))[0]
    cards = [NAMES[card] for card in shuffled(state.setup.cards, shuffle)]
    return Deal(
        dealer,
        tuple(tuple(cards[first : first + HAND_SIZE]) for first in range(0, len(cards), HAND_SIZE)),
    )


def deal(state: SevenSeals, dealt: Deal) -> None:
    """Deal the round that is awaited; refuses a deal that does not hold the right cards."""
    check_deal_awaited(state)
    check_dealer(state, dealt.dealer)
    cards = [card_number(card) for hand in dealt.hands for card in hand]
    check_same(
        (NAMES[card] for card in cards),
        (NAMES[card] for card in state.setup.cards),
        "cards in the deal",
        BadRecord,
    )
    players = int(state.setup.players)
    if [len(hand) for hand in dealt.hands] != [HAND_SIZE] * players:
        raise BadRecord(f"the deal must have {players} hands of {HAND_SIZE} cards")
    state.open_round(dealt.dealer, vec[i64](cards))


def check_dealer(state: SevenSeals, dealer: int) -> None:
    """Refuse a dealer whom the rules do not name (SEV.2.2)."""
    expected = int(state.next_dealer())
    if not 0 <= dealer < state.setup.players:
        raise BadRecord(f"no seat {dealer} can deal; there are {state.setup.players} players")
    if expected not in {RANDOM_DEALER, dealer}:
        raise BadRecord(f"{format_seat(expected)} deals this round, not {format_seat(dealer)}")


# Lines of a record.


def format_deal(dealt: Deal) -> list[str]:
    """The deal as lines of a record."""
    hands = [f"hand {format_seat(seat)}: {' '.join(hand)}" for seat, hand in enumerate(dealt.hands)]
    return [f"dealer: {format_seat(dealt.dealer)}", *hands]


def parse_deal(lines: list[str]) -> Deal:
    """The deal that lines of a record describe."""
    parts = split_lines(lines)
    dealt = Deal(
        parse_seat(" ".join(take_line(parts, "dealer"))),
        tuple(take_seat_lines(parts, "hand")),
    )
    refuse_rest(parts)
    return dealt
