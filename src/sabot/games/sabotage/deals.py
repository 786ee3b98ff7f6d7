"""Deals: all chance of a round, drawn at once, checked, and written into records."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.counting import check_same, numbers, shuffled
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
from sabot.games.sabotage.cards import NAMES
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.setup import HAND_SIZE, RANDOM_DEALER


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of one round. `deck` begins with the top card."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]


def draw_deal(state: Sabotage, shuffle: Shuffle) -> Deal:
    """A deal for the round that is awaited (SGT.2)."""
    check_deal_awaited(state)
    players = int(state.setup.players)
    dealer = int(state.next_dealer())
    if dealer == RANDOM_DEALER:
        dealer = shuffle.permutation(players)[0]
    cards = [NAMES[card] for card in shuffled(state.setup.cards, shuffle)]
    dealt = players * HAND_SIZE
    return Deal(
        dealer=dealer,
        hands=tuple(
            tuple(cards[first : first + HAND_SIZE]) for first in range(0, dealt, HAND_SIZE)
        ),
        deck=tuple(cards[dealt:]),
    )


def deal(state: Sabotage, dealt: Deal) -> None:
    """Deal the round that is awaited; refuses a deal that does not hold the right cards."""
    check_deal_awaited(state)
    check_dealer(state, dealt.dealer)
    cards = numbers([card for hand in dealt.hands for card in hand] + [*dealt.deck], NAMES, "card")
    check_same(cards, state.setup.cards, "cards in the deal", BadRecord, NAMES)
    check_hands(state, dealt)
    state.open_round(dealt.dealer, vec[i64](cards))


def check_dealer(state: Sabotage, dealer: int) -> None:
    """Refuse a dealer whom the rules do not name (SGT.2.2)."""
    expected = int(state.next_dealer())
    if not 0 <= dealer < state.setup.players:
        raise BadRecord(f"no seat {dealer} can deal; there are {state.setup.players} players")
    if expected not in {RANDOM_DEALER, dealer}:
        raise BadRecord(f"{format_seat(expected)} deals this round, not {format_seat(dealer)}")


def check_hands(state: Sabotage, dealt: Deal) -> None:
    """Refuse hands of the wrong number or size (SGT.2.1)."""
    players = int(state.setup.players)
    if [len(hand) for hand in dealt.hands] != [HAND_SIZE] * players:
        raise BadRecord(f"the deal must have {players} hands of {HAND_SIZE} cards")


# Lines of a record.


def format_deal(dealt: Deal) -> list[str]:
    """The deal as lines of a record."""
    hands = [f"hand {format_seat(seat)}: {' '.join(hand)}" for seat, hand in enumerate(dealt.hands)]
    return [f"dealer: {format_seat(dealt.dealer)}", *hands, f"deck: {' '.join(dealt.deck)}"]


def parse_deal(lines: list[str]) -> Deal:
    """The deal that lines of a record describe."""
    parts = split_lines(lines)
    dealt = Deal(
        dealer=parse_seat(" ".join(take_line(parts, "dealer"))),
        hands=tuple(take_seat_lines(parts, "hand")),
        deck=tuple(take_line(parts, "deck")),
    )
    refuse_rest(parts)
    return dealt
