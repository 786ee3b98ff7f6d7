"""A second, slow reading of the rules on tunnels and goals, written from CLAUSES.md alone.

It shares no code with the game: cells are a dict, sides are letters, and one walks by recursion.
"""

from collections import deque
from collections.abc import Iterator

from sabot.games.saboteur.position import Position

Cell = tuple[int, int]
Mouth = tuple[Cell, str]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = ["NS", "EW", "NES", "ESW", "NESW", "ES", "SW"] + [
    f"x{sides}" for sides in ("NESW", "NES", "ESW", "NS", "EW", "ES", "SW", "S", "W")
]
START = "NESW"
GOAL_SHAPES = {"treasure": "NESW", "stone-SW": "SW", "stone-ES": "ES"}
GOAL_CELLS: list[Cell] = [(8, -2), (8, 0), (8, 2)]


class Card:
    """A face-up path card: which sides are open, and which of them are joined."""

    def __init__(self, shape: str, *, turned: bool) -> None:
        joined, _, dead = shape.partition("x")
        self.joined = {FACING[side] if turned else side for side in joined}
        self.open = self.joined | {FACING[side] if turned else side for side in dead}

    def looks_like(self, other: "Card") -> bool:
        return self.open == other.open and self.joined == other.joined


class Board:
    """The face-up cards by cell, and the goals that are still face down."""

    def __init__(self, position: Position) -> None:
        self.cards: dict[Cell, Card] = {(0, 0): Card(START, turned=False)}
        for card in position.maze:
            self.cards[card.col, card.row] = Card(card.card, turned=card.turned)
        self.hidden: dict[Cell, str] = {}
        self.turned: dict[Cell, bool] = {}
        for cell, goal in zip(GOAL_CELLS, position.goals, strict=True):
            shape = GOAL_SHAPES[goal.card or ""]
            if goal.face_up:
                self.cards[cell] = Card(shape, turned=goal.turned)
                self.turned[cell] = goal.turned
            else:
                self.hidden[cell] = goal.card or ""

    # SAB.4.5: walking.

    def walked(self) -> set[Mouth]:
        """All the open sides that one can walk to from the start."""
        found: set[Mouth] = set()
        for side in STEPS:
            self.walk(((0, 0), side), found)
        return found

    def walk(self, mouth: Mouth, found: set[Mouth]) -> None:
        if mouth in found:
            return
        found.add(mouth)
        cell, side = mouth
        if side in self.cards[cell].joined:
            for other in self.cards[cell].joined:
                self.walk((cell, other), found)
        beyond = neighbour(cell, side)
        if beyond in self.cards and FACING[side] in self.cards[beyond].open:
            self.walk((beyond, FACING[side]), found)

    # SAB.4.1 to SAB.4.5: laying.

    def lays(self, shape: str, placement: str) -> set[str]:
        """Where the card can be laid, written as moves."""
        walked = self.walked()
        upright, turned = Card(shape, turned=False), Card(shape, turned=True)
        found: set[str] = set()
        for cell in self.empty_cells():
            where = f"{shape}@{cell[0]},{cell[1]}"
            if self.may_lie(upright, cell, walked, placement):
                found.add(where)
            if not turned.looks_like(upright) and self.may_lie(turned, cell, walked, placement):
                found.add(f"{where}t")
        return found

    def empty_cells(self) -> set[Cell]:
        around = {neighbour(cell, side) for cell in [*self.cards, *self.hidden] for side in STEPS}
        return around - self.cards.keys() - self.hidden.keys()

    def may_lie(self, card: Card, cell: Cell, walked: set[Mouth], placement: str) -> bool:
        if not self.fits(card, cell):
            return False
        if placement == "beside":
            return any(neighbour(cell, side) in self.cards for side in STEPS)
        return any((neighbour(cell, side), FACING[side]) in walked for side in card.open)

    def fits(self, card: Card, cell: Cell) -> bool:
        """Whether the card meets each face-up neighbour open to open and closed to closed."""
        for side in STEPS:
            beyond = self.cards.get(neighbour(cell, side))
            if beyond is not None and (side in card.open) != (FACING[side] in beyond.open):
                return False
        return True

    # SAB.6: reaching goals.

    def lay(self, cell: Cell, shape: str, *, turned: bool) -> bool:
        """Lay a card and turn the goals that are reached; whether the treasure is among them."""
        self.cards[cell] = Card(shape, turned=turned)
        while reached := self.reached():
            found = False
            for goal, sides in reached.items():
                name = self.hidden.pop(goal)
                meeting = {
                    side
                    for side in STEPS
                    if neighbour(goal, side) == cell and FACING[side] in self.cards[cell].open
                }
                self.turned[goal] = way_up(GOAL_SHAPES[name], meeting or sides)
                self.cards[goal] = Card(GOAL_SHAPES[name], turned=self.turned[goal])
                found = found or name == "treasure"
            if found:
                return True
        return False

    def reached(self) -> dict[Cell, set[str]]:
        """The face-down goals that are linked to the start, and from which sides."""
        reached: dict[Cell, set[str]] = {}
        for cell, side in self.walked():
            goal = neighbour(cell, side)
            if goal in self.hidden and side in self.cards[cell].joined:
                reached.setdefault(goal, set()).add(FACING[side])
        return reached


def way_up(shape: str, sides: set[str]) -> bool:
    """Whether a goal that is reached from these sides lies turned."""
    return len(Card(shape, turned=True).open & sides) > len(Card(shape, turned=False).open & sides)


def neighbour(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def shortest_link(position: Position, goal: int) -> int:
    """How many tunnel cards the shortest link from the start to a goal has (SAB.6.6)."""
    board = Board(position)
    end = GOAL_CELLS[goal]
    # Cards seen by the side on which one enters them; goals on the way count nothing.
    queue: deque[tuple[int, Mouth]] = deque((0, ((0, 0), side)) for side in STEPS)
    best: dict[Mouth, int] = {}
    while queue:
        cards, (cell, side) = queue.popleft()
        if cell == end:
            return cards
        if best.get((cell, side), cards + 1) <= cards:
            continue
        best[cell, side] = cards
        for onward in onwards(board, cell, side):
            tunnel = 0 if onward[0] in GOAL_CELLS else 1
            put = queue.append if tunnel else queue.appendleft
            put((cards + tunnel, onward))
    raise AssertionError(f"goal {goal} is not linked to the start")


def onwards(board: Board, cell: Cell, entered: str) -> Iterator[Mouth]:
    """The cards that one can walk to from a card entered on a side."""
    card = board.cards[cell]
    for side in card.joined if entered in card.joined else ():
        beyond = neighbour(cell, side)
        if beyond in board.cards and FACING[side] in board.cards[beyond].open:
            yield beyond, FACING[side]
