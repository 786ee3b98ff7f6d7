"""The maze: path cards on a grid without edge, and how far one can walk from the start.

The cells lie in a window, column by column, that grows before a card would touch its rim: so
every card has four neighbours in the window, and a copy costs no more than the maze is large.
What is asked of a card on each cell and how far one can walk is kept up with every card laid;
listing the moves only reads it. Taking a card away, which is rare, walks the whole maze again.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.flat_state import Fields
from sabot.games.saboteur.cells import col_of, place_of, row_of
from sabot.games.saboteur.goals import GOAL_COLUMN, GOALS_LAID, beside_goal, goal_row
from sabot.games.saboteur.shapes import (
    BESIDE_GOAL,
    EMPTY,
    FACE_DOWN,
    FIRST_GOAL,
    FIRST_TUNNEL,
    SIDE_COUNT,
    START,
    UNLINKED,
    Shapes,
)

# The first window has room for most games, which then never grow it.
FIRST_LEFT: Final = -2
FIRST_TOP: Final = -4
FIRST_WIDTH: Final = 13
FIRST_HEIGHT: Final = 9
GROWTH: Final = 6

# A cell is one number: its tile; what its neighbours ask of a card on it; where one can walk to.
TILE: Final = 0xFF
ASKS_SHIFT: Final = 8
ASKS: Final = 0xFF
WALKED_SHIFT: Final = 16
UNWALKED: Final = 0xFFFF

# A tunnel card that lies in the maze is its place and its tile.
PLACE_SHIFT: Final = 8

# The part of what a cell asks that says where a neighbour is open.
OPEN_ASKED: Final = 0xF000

# A site is its place, whether the start is not linked with it or a goal lies beside it (shapes
# say which cards that keeps away), and what it asks.
SITE_SHIFT: Final = 10


class Maze:
    """Path cards on cells.

    A cell *asks*, for the sides N E S W, in the high half where a neighbour is open and in the
    low half where one is closed. It is *walked* to at the sides that the start is linked with:
    of a card its tunnel mouths, of an empty cell or a face-down goal where one stands before it.
    `sites` are the places where a card may be laid if it fits, each with what it asks, in
    ascending order; `laid` is how many tunnel cards lie in the maze.
    """

    def __init__(self, shapes: Shapes, linked: bool) -> None:
        self.shapes = shapes
        self.linked = linked
        self.left: i64 = FIRST_LEFT
        self.top: i64 = FIRST_TOP
        self.width: i64 = FIRST_WIDTH
        self.height: i64 = FIRST_HEIGHT
        self.laid: i64 = 0
        self.cells = vec[i64]()
        self.sites = vec[i64]()

    def copy(self) -> "Maze":
        """A maze of its own, equal to this one."""
        copied = Maze(self.shapes, self.linked)
        copied.left = self.left
        copied.top = self.top
        copied.width = self.width
        copied.height = self.height
        copied.laid = self.laid
        copied.cells = self.cells[:]
        copied.sites = self.sites[:]
        return copied

    def visit(self, fields: Fields) -> None:
        """Write which cards lie where, or lay them into this maze, as a round begins with it.

        How far one can walk follows from the cards. So equal mazes are saved as equal, whatever
        the window has grown to.
        """
        for laid in fields.numbers(self.laid_cards()):
            if fields.reading:
                place = laid >> PLACE_SHIFT
                self.lay(col_of(place), row_of(place), laid & TILE)
        goal: i64
        for goal in range(GOALS_LAID):
            tile = fields.number(self.cells[self.cell_of_goal(goal)] & TILE)
            if fields.reading and tile != FACE_DOWN:
                self.turn_goal(goal, tile)

    # Where things are.

    def holds(self, col: i64, row: i64) -> bool:
        """True if the window holds this cell; what lies outside it is empty."""
        inside_columns = self.left <= col < self.left + self.width
        return inside_columns and self.top <= row < self.top + self.height

    def cell(self, col: i64, row: i64) -> i64:
        """The number of a cell in the window."""
        return (col - self.left) * self.height + row - self.top

    def cell_of_goal(self, goal: i64) -> i64:
        """The number of a goal's cell in the window."""
        return self.cell(GOAL_COLUMN, goal_row(goal))

    def neighbour(self, cell: i64, side: i64) -> i64:
        """The cell beyond a side; the cell itself must not lie on the window's rim."""
        if side == 0:
            return cell - 1
        if side == 1:
            return cell + self.height
        if side == 2:
            return cell + 1
        return cell - self.height

    def content(self, col: i64, row: i64) -> i64:
        """All there is to know of a cell anywhere; 0 where the maze has never been."""
        if not self.holds(col, row):
            return EMPTY
        return self.cells[self.cell(col, row)]

    def tile(self, col: i64, row: i64) -> i64:
        """The tile on a cell anywhere, EMPTY where none lies."""
        return self.content(col, row) & TILE

    def is_face_down(self, goal: i64) -> bool:
        """True if the goal still lies face down."""
        return (self.cells[self.cell_of_goal(goal)] & TILE) == FACE_DOWN

    def tunnels(self) -> vec[i64]:
        """The places of all tunnel cards, in ascending order."""
        places = vec[i64](capacity=48)
        cells = self.cells
        cell: i64 = 0
        while len(places) < self.laid:
            if (cells[cell] & TILE) >= FIRST_TUNNEL:
                places = append(places, self.place(cell))
            cell += 1
        return places

    def laid_card(self, place: i64) -> i64:
        """The tunnel card at a place: its place and its tile, as one number."""
        return (place << PLACE_SHIFT) | self.tile(col_of(place), row_of(place))

    def laid_cards(self) -> vec[i64]:
        """All tunnel cards with their places, in ascending order."""
        laid = self.tunnels()
        index: i64
        for index in range(len(laid)):
            laid[index] = self.laid_card(laid[index])
        return laid

    def cut_off(self) -> vec[i64]:
        """The places of face-up cards that no walk from the start leads to, in ascending order.

        They are tunnel cards, and goals that were turned over (SAB.4.5).
        """
        places = vec[i64]()
        cell: i64
        for cell in range(len(self.cells)):
            if is_cut_off(self.cells[cell]):
                places = append(places, self.place(cell))
        return places

    def cut_off_without(self, col: i64, row: i64) -> vec[i64]:
        """The places of the cards that taking a tunnel card away would newly cut off (SAB.5.4)."""
        places = vec[i64]()
        cell = self.cell(col, row)
        content = self.cells[cell]
        # Nobody walks through a card that is walked to on one side only, but from a ladder.
        ladder = self.shapes.ladders[content & TILE] != 0
        if side_count(content >> WALKED_SHIFT) < 2 and not ladder:
            return places
        without = self.copy()
        without.cells[cell] = content & ~TILE
        # Only the walk is asked for: sites need not be kept up.
        without.linked = False
        without.forget_walk()
        without.walk()
        for cell in range(len(self.cells)):
            if is_cut_off(without.cells[cell]) and not is_cut_off(self.cells[cell]):
                places = append(places, self.place(cell))
        return places

    # What may lie where.

    def is_site(self, content: i64) -> bool:
        """True if the placement rule lets a fitting card lie here (SAB.4.1, SAB.4.5, ED.3)."""
        if content & TILE:
            return False
        if not self.linked:
            return (content >> ASKS_SHIFT) & ASKS != 0
        if self.shapes.has_ladders:
            # A ladder may be laid where any side is open towards it (SB2.4.3).
            return content & OPEN_ASKED != 0
        return content >> WALKED_SHIFT != 0

    # Laying and taking away.

    def lay(self, col: i64, row: i64, tile: i64) -> None:
        """Lay a tile on an empty cell and walk on from it where one can walk to it."""
        self.make_room(col, row)
        self.drop_site(place_of(col, row))
        if tile >= FIRST_TUNNEL:
            self.laid += 1
        self.show(self.cell(col, row), tile)

    def turn_goal(self, goal: i64, tile: i64) -> None:
        """Turn a face-down goal over so that it lies as this tile, and walk on from it."""
        self.show(self.cell_of_goal(goal), tile)

    def show(self, cell: i64, tile: i64) -> None:
        """Let this tile lie here, tell the neighbours, and walk on where one stands before it."""
        content = self.cells[cell]
        self.cells[cell] = (content & (ASKS << ASKS_SHIFT)) | tile
        if tile != FACE_DOWN:
            self.tell_neighbours(cell, tile)
        standing = content >> WALKED_SHIFT
        side: i64
        for side in range(SIDE_COUNT):
            if (standing >> side) & 1:
                self.arrive(cell, side)
        if self.shapes.ladders[tile]:
            self.leave(cell, self.shapes.ladders[tile])

    def tell_neighbours(self, cell: i64, tile: i64) -> None:
        """Let the four neighbours know what a face-up tile here asks of a card beside it."""
        opens = self.shapes.opens[tile]
        side: i64
        for side in range(SIDE_COUNT):
            beyond = self.neighbour(cell, side)
            content = self.cells[beyond]
            # Asked to be open, in the high half, or to be closed, in the low half.
            half = ((opens >> side) & 1) * SIDE_COUNT
            content |= 1 << ((side ^ 2) + half + ASKS_SHIFT)
            self.cells[beyond] = content
            if self.is_site(content):
                self.enter_site(beyond)

    def take(self, col: i64, row: i64) -> None:
        """Take a card out of the maze and walk the maze again (SAB.5.4)."""
        cell = self.cell(col, row)
        self.cells[cell] &= ~TILE
        self.laid -= 1
        side: i64
        for side in range(SIDE_COUNT):
            beyond = self.neighbour(cell, side)
            # Neither open nor closed is asked for any more on the side that faced the card.
            self.cells[beyond] &= ~(0x11 << ((side ^ 2) + ASKS_SHIFT))
        self.walk_again()

    def reached(self, goal: i64) -> i64:
        """The sides from which a face-down goal is reached, 0 for none (SAB.6.1)."""
        if not self.is_face_down(goal):
            return 0
        return self.cells[self.cell_of_goal(goal)] >> WALKED_SHIFT

    def opening_to_goal(self, place: i64, goal: i64) -> i64:
        """The side of a goal that the card at a place opens towards, as a bit; 0 for none."""
        cell = self.cell(col_of(place), row_of(place))
        goal_cell = self.cell_of_goal(goal)
        opens = self.shapes.opens[self.cells[cell] & TILE]
        side: i64
        for side in range(SIDE_COUNT):
            if self.neighbour(goal_cell, side) == cell and (opens >> (side ^ 2)) & 1:
                return 1 << side
        return 0

    # Walking.

    def arrive(self, cell: i64, side: i64) -> None:
        """Walk into a cell through one of its sides and on to wherever that leads (SAB.4.5)."""
        content = self.cells[cell]
        entry: i64 = 1 << side
        walked = content >> WALKED_SHIFT
        if walked & entry:
            return
        tile = content & TILE
        if tile in (EMPTY, FACE_DOWN):
            self.cells[cell] = content | (entry << WALKED_SHIFT)
            if tile == EMPTY and walked == 0 and self.linked:
                self.enter_site(cell)
            return
        if not self.shapes.opens[tile] & entry:
            return
        # A dead end is joined with nothing: it is walked into, and that is all.
        joined = self.shapes.joins[tile * SIDE_COUNT + side]
        self.cells[cell] = content | ((joined | entry) << WALKED_SHIFT)
        onward = joined & ~(walked | entry)
        out: i64
        for out in range(SIDE_COUNT):
            if (onward >> out) & 1:
                self.arrive(self.neighbour(cell, out), out ^ 2)

    def leave(self, cell: i64, sides: i64) -> None:
        """Walk out of a card on these sides, which are joined to the start."""
        walked = self.cells[cell] >> WALKED_SHIFT
        self.cells[cell] |= sides << WALKED_SHIFT
        out: i64
        for out in range(SIDE_COUNT):
            if ((sides & ~walked) >> out) & 1:
                self.arrive(self.neighbour(cell, out), out ^ 2)

    def leave_start(self) -> None:
        """Walk out of the start card on all its sides."""
        self.leave(self.cell(0, 0), self.shapes.opens[START])

    def leave_ladders(self) -> None:
        """Walk out of every ladder card: they and the start are one."""
        cell: i64
        for cell in range(len(self.cells)):
            sides = self.shapes.ladders[self.cells[cell] & TILE]
            if sides:
                self.leave(cell, sides)

    def walk_again(self) -> None:
        """Forget where one can walk to and find it again from the start."""
        self.forget_walk()
        self.sites = vec[i64]()
        cell: i64
        for cell in range(len(self.cells)):
            if self.is_site(self.cells[cell]):
                self.enter_site(cell)
        self.walk()

    def forget_walk(self) -> None:
        """Forget where one can walk to."""
        cell: i64
        for cell in range(len(self.cells)):
            self.cells[cell] &= UNWALKED

    def walk(self) -> None:
        """Walk from the start, and from the ladders, to wherever that leads."""
        self.leave_start()
        if self.shapes.has_ladders:
            self.leave_ladders()

    # The list of sites, and the window.

    def place(self, cell: i64) -> i64:
        """The place of a cell, the same whatever the window."""
        column = cell // self.height
        return place_of(self.left + column, self.top + cell - column * self.height)

    def enter_site(self, cell: i64) -> None:
        """Enter a cell into the ascending list of sites, or what it asks now if it is there."""
        place = self.place(cell)
        content = self.cells[cell]
        site = (place << SITE_SHIFT) | ((content >> ASKS_SHIFT) & ASKS)
        if self.shapes.has_ladders:
            if content >> WALKED_SHIFT == 0:
                site |= UNLINKED
            if beside_goal(col_of(place), row_of(place)):
                site |= BESIDE_GOAL
        sites = self.sites
        index: i64 = len(sites)
        while index > 0 and sites[index - 1] >> SITE_SHIFT > place:
            index -= 1
        if index > 0 and sites[index - 1] >> SITE_SHIFT == place:
            sites[index - 1] = site
            return
        sites = append(sites, site)
        last: i64 = len(sites) - 1
        while last > index:
            sites[last] = sites[last - 1]
            last -= 1
        sites[index] = site
        self.sites = sites

    def drop_site(self, place: i64) -> None:
        """Strike a place off the list of sites, if it is there."""
        sites = self.sites
        kept: i64 = 0
        for site in sites:
            if site >> SITE_SHIFT != place:
                sites[kept] = site
                kept += 1
        self.sites = sites[:kept]

    def make_room(self, col: i64, row: i64) -> None:
        """Grow the window, if need be, so that it holds a cell and all its neighbours."""
        while col <= self.left:
            self.grow(GROWTH, 0, 0, 0)
        while col >= self.left + self.width - 1:
            self.grow(0, GROWTH, 0, 0)
        while row <= self.top:
            self.grow(0, 0, GROWTH, 0)
        while row >= self.top + self.height - 1:
            self.grow(0, 0, 0, GROWTH)

    def grow(self, west: i64, east: i64, north: i64, south: i64) -> None:
        """Widen the window by these numbers of columns and rows."""
        width = self.width + west + east
        height = self.height + north + south
        cells = vec[i64]([0] * (width * height))
        column: i64
        row: i64
        for column in range(self.width):
            old = column * self.height
            new = (column + west) * height + north
            for row in range(self.height):
                cells[new + row] = self.cells[old + row]
        self.left -= west
        self.top -= north
        self.width = width
        self.height = height
        self.cells = cells


def new_maze(shapes: Shapes, linked: bool) -> Maze:
    """The maze as a round begins: the start and three face-down goals (SAB.2.3)."""
    maze = Maze(shapes, linked)
    maze.cells = vec[i64]([0] * (FIRST_WIDTH * FIRST_HEIGHT))
    goal: i64
    for goal in range(GOALS_LAID):
        maze.lay(GOAL_COLUMN, goal_row(goal), FACE_DOWN)
    maze.lay(0, 0, START)
    maze.leave_start()
    return maze


def is_cut_off(content: i64) -> bool:
    """True if a card lies face up on this cell, other than the start, and can't be walked to."""
    return (content & TILE) >= FIRST_GOAL and content >> WALKED_SHIFT == 0


def way_up(shapes: Shapes, goal: i64, sides: i64) -> i64:
    """The tile as which a goal card is turned over to join these sides.

    The way up that joins more of them; if equal, upright (SAB.6.2).
    """
    upright: i64 = FIRST_GOAL + 2 * goal
    joined = side_count(shapes.opens[upright] & sides)
    joined_turned = side_count(shapes.opens[upright + 1] & sides)
    return upright + 1 if joined_turned > joined else upright


def side_count(sides: i64) -> i64:
    """How many sides there are."""
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3)


def tunnel_tile(card: i64, turned: i64) -> i64:
    """The tile of a tunnel card lying one way up."""
    return FIRST_TUNNEL + 2 * card + turned


def tunnel_card(tile: i64) -> i64:
    """The tunnel card of a tile."""
    return (tile - FIRST_TUNNEL) >> 1
