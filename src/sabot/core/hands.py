"""Hands in one flat array: for each seat its size and then its cards in ascending order.

Equal cards lie together, so no move need be listed twice, and the order tells nothing.
"""

from librt.vecs import vec
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
    last = base + hands[base]
    place = base + 1
    while hands[place] != card:
        place += 1
    while place < last:
        hands[place] = hands[place + 1]
        place += 1
    hands[base] -= 1
