"""Hands in one flat array: for each seat its size and then its cards in ascending order.

Equal cards lie together, so no move is listed twice, and the order reveals nothing.
"""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64


def put_in(hands: vec[i64], base: i64, card: i64) -> None:
    """Put a card into the hand that begins at base, in its place."""
    hands[base] += 1
    place = base + hands[base]
    while place > base + 1 and hands[place - 1] > card:
        hands[place] = hands[place - 1]
        place -= 1
    hands[place] = card


def take_out(hands: vec[i64], base: i64, card: i64) -> None:
    """Take one card of this kind out of the hand that begins at base."""
    place = base + hands[base]
    hands[base] -= 1
    # The cards above it move down, from the highest.
    moving = hands[place]
    while moving != card:
        place -= 1
        lower = hands[place]
        hands[place] = moving
        moving = lower


def kinds_besides(hands: vec[i64], base: i64, kinds: i64) -> vec[i64]:
    """The kinds in the hand that begins there, once each, except those given as bits."""
    others = vec[i64]()
    index: i64
    for index in range(base + 1, base + 1 + hands[base]):
        card = hands[index]
        if not (kinds >> card) & 1:
            others = append(others, card)
            kinds |= kind_bit(card)
    return others


def kind_bit(card: i64) -> i64:
    """The bit of a kind of card."""
    # In two steps: a literal has only 32 bits when compiled, and some games have 60 kinds.
    bit: i64 = 1 << (card & 15)
    return bit << (card & 48)


def cards_of(counts: dict[int, int]) -> vec[i64]:
    """The cards by kind and count, in the order of the kinds given."""
    cards = vec[i64]()
    for kind, count in counts.items():
        for _ in range(count):
            cards = append(cards, kind)
    return cards
