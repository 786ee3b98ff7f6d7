"""Shapes of path cards as tables: the open sides, and which of them are joined.

A tile is a shape lying one way up: 0 is the empty cell, else 1 + 2 x shape + turned. The maze
reads these tables and nothing else, so a game with other cards brings other tables.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDES: Final = "NESW"
SIDE_COUNT: Final = 4
ALL_SIDES: Final = 15

# The shapes that every game on this maze has come first: a face-down goal, the start, the
# treasure and the two stone goals. The game's tunnel cards follow.
FIXED_SHAPES: Final[tuple[str, ...]] = ("", "NESW", "NESW", "SW", "ES")

EMPTY: Final = 0
FACE_DOWN: Final = 1
START: Final = 3
FIRST_GOAL: Final = 5
FIRST_TUNNEL: Final = 11

# The names of ladder cards begin with this.
LADDER: Final = "ladder-"

# What else a site may be that keeps cards away, above the eight bits of what it asks: a ladder
# need not be linked with the start but never lies beside a goal; all others the other way round.
UNLINKED: Final = 0x100
BESIDE_GOAL: Final = 0x200

# Every site asks for something, so a tile that rejects all fits nowhere.
REJECTS_ALL: Final = 255


def turned_sides(sides: int) -> int:
    """The sides after turning the card by 180 degrees: N and S change places, and E and W."""
    return ((sides << 2) | (sides >> 2)) & ALL_SIDES


def side_bits(text: str) -> int:
    """The sides named in a text such as NES, as bits: N 1, E 2, S 4, W 8."""
    bits = 0
    for letter in text:
        bits |= 1 << SIDES.index(letter)
    return bits


def tunnels_of(shape: str) -> tuple[list[int], int]:
    """The groups of joined sides of a shape such as `NS/EW` or `NSxE`, and its dead ends.

    What else the card shows may stand before it: `ladder-ES`.
    """
    joined, _, dead = shape.rpartition("-")[2].partition("x")
    groups = [side_bits(group.strip()) for group in joined.split("/") if group.strip()]
    return groups, side_bits(dead.strip())


def is_dead_end(shape: str) -> bool:
    """True if a tunnel card of this shape leads nowhere: none of its sides is joined."""
    return not tunnels_of(shape)[0]


def looks_same_turned(shape: str) -> bool:
    """True if a card of this shape looks the same both ways up."""
    groups, dead = tunnels_of(shape)
    return turned_sides(dead) == dead and sorted(groups) == sorted(map(turned_sides, groups))


class Shapes:
    """The tables that the maze reads, by tile."""

    def __init__(self, tunnels: list[str]) -> None:
        # The empty cell: nothing open, nothing joined, refuses nothing.
        self.opens = vec[i64]([0])
        self.rejects = vec[i64]([0])
        self.joins = vec[i64]([0, 0, 0, 0])
        # The sides that are joined to the start by a ladder, wherever the tile lies.
        self.ladders = vec[i64]([0])
        self.has_ladders = False
        for shape in list(FIXED_SHAPES) + tunnels:
            self.add(shape)

    def add(self, shape: str) -> None:
        """Add the two tiles of a shape: upright and turned."""
        groups, dead = tunnels_of(shape)
        ladder = shape.startswith(LADDER)
        self.has_ladders = self.has_ladders or ladder
        opens = dead
        for group in groups:
            opens |= group
        self.add_tile(groups, opens, ladder)
        self.add_tile([turned_sides(group) for group in groups], turned_sides(opens), ladder)
        if looks_same_turned(shape):
            # It looks the same both ways up and is laid upright: turned, it fits nowhere.
            self.rejects[len(self.rejects) - 1] = REJECTS_ALL

    def add_tile(self, groups: list[int], opens: int, ladder: bool) -> None:
        """Add one tile: its open sides and what each side is joined with, itself included."""
        self.opens = append(self.opens, opens)
        self.ladders = append(self.ladders, opens if ladder else 0)
        # A cell asks for open sides in its high half and closed ones in its low half; what a
        # tile has the other way round is what it rejects. So one AND tells whether it fits.
        rejects = ((~opens & ALL_SIDES) << SIDE_COUNT) | opens
        rejects |= BESIDE_GOAL if ladder else UNLINKED
        self.rejects = append(self.rejects, rejects)
        for side in range(SIDE_COUNT):
            joined = 0
            for group in groups:
                if group >> side & 1:
                    joined = group
            self.joins = append(self.joins, joined)
