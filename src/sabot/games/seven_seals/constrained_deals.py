"""Dealing cards to takers who may not take every kind: every possible deal as likely as another.

The number of ways to place the cards that are left depends only on how much room each taker has
left, since that tells how many cards are left and so which kind is next. Counted in whole numbers
and drawn card by card in proportion, so nothing is ever thrown away or mended.
"""

from collections.abc import Sequence
from math import factorial

import msgspec

from sabot.core.counting import draw_below, shuffled
from sabot.core.rng import Rng

Room = tuple[int, ...]


class Kind(msgspec.Struct, frozen=True):
    """Cards that the same takers may take."""

    cards: int
    takers: tuple[int, ...]


class Completions:
    """All deals of some kinds of cards to takers with so much room."""

    def __init__(self, room: Room, kinds: Sequence[Kind]) -> None:
        self.room = room
        # The last kind is dealt by a shuffle, so let that be the one that most may take.
        self.order = sorted(range(len(kinds)), key=lambda kind: len(kinds[kind].takers))
        self.kinds = [kinds[kind] for kind in self.order]
        self.last = self.kinds[-1].cards if kinds else 0
        # Who may take the next card, by how many cards are left.
        self.takers = [kind.takers for kind in reversed(self.kinds) for _ in range(kind.cards)]
        self.known: dict[Room, int] = {}

    def ways(self, room: Room) -> int:
        """In how many ways the cards that are left can be placed."""
        if room not in self.known:
            self.known[room] = self.count(room)
        return self.known[room]

    def count(self, room: Room) -> int:
        """The number of ways: at once for the last kind, else by the taker of the next card."""
        left = sum(room)
        if left == self.last:
            fits = sum(room[taker] for taker in self.kinds[-1].takers) == left if left else True
            return arrangements(room) if fits else 0
        return sum(self.ways(after) for _, after in self.choices(room, left))

    def choices(self, room: Room, left: int) -> list[tuple[int, Room]]:
        """The takers that may have the next card, each with the room that is left then."""
        return [
            (taker, (*room[:taker], room[taker] - 1, *room[taker + 1 :]))
            for taker in self.takers[left - 1]
            if room[taker]
        ]

    def draw(self, rng: Rng) -> list[list[int]]:
        """The taker of each card of each kind, the kinds in the order given."""
        room, drawn = self.room, list[int]()
        for left in range(sum(room), self.last, -1):
            taker, room = self.draw_one(room, left, rng)
            drawn.append(taker)
        rest = [taker for taker, space in enumerate(room) for _ in range(space)]
        drawn += shuffled(rest, rng)
        dealt: list[list[int]] = [[] for _ in self.kinds]
        for place, kind in zip(self.order, self.kinds, strict=True):
            dealt[place], drawn = drawn[: kind.cards], drawn[kind.cards :]
        return dealt

    def draw_one(self, room: Room, left: int, rng: Rng) -> tuple[int, Room]:
        """The taker of the next card, drawn in proportion to the ways to go on."""
        draw = draw_below(self.ways(room), rng)
        for taker, after in self.choices(room, left):
            draw -= self.ways(after)
            if draw < 0:
                return taker, after
        raise AssertionError("the ways to go on are those that were counted")


def arrangements(room: Room) -> int:
    """In how many ways as many cards as there is room can be placed, if all may take all."""
    ways = factorial(sum(room))
    for space in room:
        ways //= factorial(space)
    return ways
