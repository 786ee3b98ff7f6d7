"""Hands after a swap: which of their cards were there when it happened (SB2.5.3).

A hand that was given away is followed from holder to holder. Each card that has left it since,
and each that is still in it, was there at the swap (*old*) or was drawn later. A card can't
leave a hand before it came there: of the first cards to leave, no more can be later ones than
had been drawn by then. Every way to tell old from later that obeys this is as likely as another.
"""

from collections import Counter

import msgspec

from sabot.core.counting import draw_below
from sabot.core.rng import Rng
from sabot.games.saboteur2.encoding import (
    CardPlayed,
    CardsDrawn,
    CardsPutDown,
    HandsSwapped,
    HandStep,
)

# Where a card is that went through a hand: how it left, when or where, and which of several.
Spot = tuple[str, int, int]


class Passage(msgspec.Struct, frozen=True):
    """A card that went through a followed hand.

    `drawn` is how many cards had come into the hand since the swap when this one left it;
    `card` is its kind, if that is seen; `old` if it is known to have been there at the swap.
    """

    spot: Spot
    drawn: int
    card: str | None = None
    old: bool = False


class HandHistory(msgspec.Struct, frozen=True):
    """A viewer's knowledge of the hands: the steps, face-down discards by index, hand sizes."""

    viewer: int | None
    steps: tuple[HandStep, ...]
    discards: tuple[int, ...]
    sizes: tuple[int, ...]


def follow(history: HandHistory, start: int, holder: int) -> list[Passage]:
    """The cards that went through the hand that `holder` got in the swap at step `start`.

    In the order in which they left it; last those that are in it now, or were when the viewer
    got it.
    """
    passages: list[Passage] = []
    drawn = 0
    put_down = sum(step.cards for step in history.steps[:start] if isinstance(step, CardsPutDown))
    for number, step in enumerate(history.steps[start + 1 :], start + 1):
        match step:
            case CardsDrawn(seat, cards):
                drawn += cards if seat == holder else 0
            case CardPlayed(seat, card):
                passages += [Passage(("played", number, 0), drawn, card)] if seat == holder else []
            case CardsPutDown(seat, cards):
                indices = history.discards[put_down : put_down + cards] if seat == holder else ()
                passages += [Passage(("discarded", index, 0), drawn) for index in indices]
                put_down += cards
            case HandsSwapped(seat, other) if holder in {seat, other}:
                partner = other if holder == seat else seat
                if partner == history.viewer:
                    seen = step.given if holder == seat else step.taken
                    last = enumerate(seen or ())
                    return passages + [
                        Passage(("seen", number, index), drawn, card) for index, card in last
                    ]
                holder = partner
            case HandsSwapped():
                pass
    held = range(history.sizes[holder])
    return passages + [Passage(("held", holder, index), drawn) for index in held]


class Sorting:
    """The ways to tell a hand's old cards from later ones.

    The numbers of old cards are given: those unseen, and those seen by kind.
    """

    def __init__(self, passages: list[Passage], unseen: int, seen: Counter[str]) -> None:
        self.passages = passages
        self.kinds = sorted(seen)
        self.start = (unseen, *(seen[kind] for kind in self.kinds))
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def total(self) -> int:
        """How many ways there are."""
        return self.ways(0, self.start)

    def ways(self, at: int, left: tuple[int, ...]) -> int:
        """The number of ways for the cards from here on, if these numbers of old ones are left."""
        if at == len(self.passages):
            return int(not any(left))
        if (at, left) not in self.known:
            self.known[at, left] = self.later(at, left) + self.old(at, left)
        return self.known[at, left]

    def later(self, at: int, left: tuple[int, ...]) -> int:
        """The ways in which this card was drawn later."""
        passage = self.passages[at]
        later_ones = at + 1 - (sum(self.start) - sum(left))
        if passage.old or later_ones > passage.drawn:
            return 0
        return self.ways(at + 1, left)

    def old(self, at: int, left: tuple[int, ...]) -> int:
        """The ways in which this card was there at the swap."""
        after = self.without(at, left)
        return 0 if after is None else self.ways(at + 1, after)

    def without(self, at: int, left: tuple[int, ...]) -> tuple[int, ...] | None:
        """The old cards left without this one; None if it can't be one of them."""
        card = self.passages[at].card
        if card is not None and card not in self.kinds:
            return None
        index = 0 if card is None else 1 + self.kinds.index(card)
        if left[index] == 0:
            return None
        return (*left[:index], left[index] - 1, *left[index + 1 :])

    def draw(self, rng: Rng) -> list[Spot]:
        """The spots of the old cards, in one of the ways, each as likely as any other."""
        spots: list[Spot] = []
        left = self.start
        for at, passage in enumerate(self.passages):
            after = self.without(at, left)
            if after is None or draw_below(self.ways(at, left), rng) < self.later(at, left):
                continue
            left = after
            spots.append(passage.spot)
        return spots
