"""A mine as a dict of cells: who can walk where, what fits, and what is missing to a goal."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

Cell = tuple[int, int]
Mouth = tuple[Cell, str]

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
GOAL_CELLS: Final[list[Cell]] = [(8, -2), (8, 0), (8, 2)]
GOAL_SHAPES: Final = {"treasure": "NESW", "stone-SW": "SW", "stone-ES": "ES"}
# No card lies farther from the start than this.
WIDE: Final = range(-4, 14)
HIGH: Final = range(-8, 9)
FAR: Final = 99


class Tunnel(NamedTuple):
    """A card that lies in the mine."""

    groups: tuple[frozenset[str], ...]
    open: frozenset[str]
    ladder: bool = False
    door: str = ""

    def joined(self, side: str) -> frozenset[str]:
        """The sides that one can walk to from a side, itself among them; none from a dead end."""
        return next((group for group in self.groups if side in group), frozenset[str]())


@cache
def tunnel(name: str, *, turned: bool = False) -> Tunnel:
    """A card by its name, such as `green-NSxE`, `NW/ES` or `ladder-S`."""
    kind, _, shape = name.rpartition("-")
    joined, _, dead = shape.partition("x")

    def way_up(sides: str) -> frozenset[str]:
        return frozenset(FACING[side] if turned else side for side in sides)

    groups = tuple(way_up(group) for group in joined.split("/") if group)
    shown = way_up(dead).union(*groups)
    return Tunnel(groups, shown, kind == "ladder", kind if kind in {"green", "blue"} else "")


@cache
def beside(cell: Cell, side: str) -> Cell:
    """The cell next to one."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Mine:
    """The cards that lie face up, and what is under the goals that do not."""

    def __init__(self, goals: Iterable[str]) -> None:
        self.cards: dict[Cell, Tunnel] = {(0, 0): tunnel("NESW")}
        self.hidden: dict[Cell, str] = dict(zip(GOAL_CELLS, goals, strict=True))
        self.found = False

    def copy(self) -> "Mine":
        """Another mine with the same cards."""
        other = Mine(["", "", ""])
        other.cards, other.hidden, other.found = {**self.cards}, {**self.hidden}, self.found
        return other

    def walked(self, closed: str = "") -> set[Mouth]:
        """All open sides that can be walked to from the start, through no door of one colour."""
        found: set[Mouth] = set()
        to_walk: list[Mouth] = [((0, 0), side) for side in STEPS]
        # SB2.4.3: a ladder is linked to the start, wherever it lies.
        to_walk += [
            (cell, side) for cell, card in self.cards.items() if card.ladder for side in card.open
        ]
        while to_walk:
            mouth = to_walk.pop()
            if mouth in found:
                continue
            found.add(mouth)
            cell, side = mouth
            card = self.cards[cell]
            if not (closed and card.door == closed):
                to_walk += [(cell, other) for other in card.joined(side)]
            beyond = beside(cell, side)
            if beyond in self.cards and FACING[side] in self.cards[beyond].open:
                to_walk.append((beyond, FACING[side]))
        return found

    def may_lie(self, card: Tunnel, cell: Cell, walked: Collection[Mouth]) -> bool:
        """Whether a card may be laid on a cell (SAB.4, SB2.4)."""
        if cell in self.cards or cell in self.hidden:
            return False
        for side in STEPS:
            there = self.cards.get(beside(cell, side))
            if there and (side in card.open) != (FACING[side] in there.open):
                return False
        meets = [(beside(cell, side), FACING[side]) for side in card.open]
        if not card.ladder:
            return any(mouth in walked for mouth in meets)
        if any(beside(cell, side) in GOAL_CELLS for side in STEPS):
            return False
        return any(at in self.cards and at not in GOAL_CELLS for at, _ in meets)

    def places(self, card: str) -> Iterator[tuple[Cell, bool]]:
        """Where a card may be laid, and which way up."""
        walked = self.walked()
        around = {beside(cell, side) for cell in self.cards for side in STEPS}
        for turned in (False, True):
            laid = tunnel(card, turned=turned)
            yield from ((cell, turned) for cell in around if self.may_lie(laid, cell, walked))

    def lay(self, card: str, cell: Cell, *, turned: bool) -> None:
        """Lay a card, and turn over the goals that are reached (SAB.6)."""
        self.cards[cell] = tunnel(card, turned=turned)
        while reached := self.reached():
            goal, sides = reached
            name = self.hidden.pop(goal)
            both = [tunnel(GOAL_SHAPES[name], turned=turned) for turned in (False, True)]
            meeting = {side for side in sides if beside(goal, side) == cell} or sides
            self.cards[goal] = max(both, key=lambda each: len(each.open & meeting))
            if name == "treasure":
                self.found = True
                return

    def reached(self) -> tuple[Cell, set[str]] | None:
        """A face-down goal that is linked to the start, and the sides from which it is."""
        sides: dict[Cell, set[str]] = {}
        for cell, side in self.walked():
            if beside(cell, side) in self.hidden and self.cards[cell].joined(side):
                sides.setdefault(beside(cell, side), set()).add(FACING[side])
        # The treasure is turned over if it is among them, whatever else is.
        return max(sides.items(), key=lambda each: self.hidden[each[0]] == "treasure", default=None)

    def open_to(self, team: str, treasure: Cell) -> bool:
        """Whether a link to the treasure has no door of the other colour (SB2.6.2)."""
        other = {"green": "blue", "blue": "green"}[team]
        return any(
            beside(cell, side) == treasure
            and self.cards[cell].joined(side)
            and self.cards[cell].door != other
            for cell, side in self.walked(other)
            if cell != treasure
        )

    def missing(self, goal: int) -> int:
        """How many cards are missing to a goal at least, if every card can be had."""
        target = GOAL_CELLS[goal]
        if target not in self.hidden:
            return 0
        walked = self.walked()
        # Sides of cells by which one stands in them, or leaves them.
        queue: deque[tuple[int, Cell, str]] = deque((0, cell, side) for cell, side in walked)
        best: dict[Mouth, int] = {}
        while queue:
            cards, cell, side = queue.popleft()
            if best.get((cell, side), FAR) <= cards:
                continue
            best[cell, side] = cards
            beyond = beside(cell, side)
            if beyond == target:
                if cell not in self.cards or self.cards[cell].joined(side):
                    return cards
                continue
            if beyond in self.hidden or beyond[0] not in WIDE or beyond[1] not in HIGH:
                continue
            there = self.cards.get(beyond)
            if there is None:
                queue.extend((cards + 1, beyond, other) for other in STEPS)
            elif FACING[side] in there.open:
                queue.extendleft((cards, beyond, other) for other in there.joined(FACING[side]))
        return FAR
