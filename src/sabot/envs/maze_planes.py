"""Planes over a window of the maze: what lies on each cell, and what a seat knows of the goals."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from sabot.core.state import NOBODY
from sabot.envs.encoder import Buffers, Encoder, Row
from sabot.envs.numbers import draw_cells, put
from sabot.envs.window import Window
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig_state import PLAYING, DigState
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.maze import TILE, WALKED_SHIFT, Maze, is_cut_off, tunnel_card
from sabot.games.saboteur.shapes import FIRST_GOAL, FIRST_TUNNEL, SIDE_COUNT, SIDES, Shapes

# The pairs of sides that a card can join, as bits.
PAIRS: Final[tuple[int, ...]] = (3, 5, 9, 6, 10, 12)
PAIR_COUNT: Final = 6
PAIR_NAMES: Final[tuple[str, ...]] = ("NE", "NS", "NW", "ES", "EW", "SW")
SHOWN_NAMES: Final[tuple[str, ...]] = ("green door", "blue door", "crystal")
SHOWN_COUNT: Final = 3


class MazePlanes:
    """The planes of the maze.

    `shows` has for each tile the door or crystal on it (1 to 3), and is empty in a game that has
    neither; such a game has no planes for them, for ladders and for what a card joins: all its
    cards join all their sides, but for dead ends.
    """

    def __init__(self, encoder: Encoder, shapes: Shapes, window: Window, shows: vec[i64]) -> None:
        self.shapes = shapes
        self.window = window
        self.shows = shows
        self.goal_cells = vec[i64]()
        goal: i64
        for goal in range(GOAL_COUNT):
            self.goal_cells = append(self.goal_cells, window.cell_at(GOAL_COLUMN, goal_row(goal)))
        self.drawn_planes = vec[i64]()
        self.looks = vec[u8]()
        self.declare(encoder)
        self.make_looks(encoder)

    def declare(self, encoder: Encoder) -> None:
        """Declare the planes, in their order."""
        cells = self.window.cells
        self.open = encoder.field("open N", cells, 1, "Whether a card is open to the north.")
        for side in SIDES[1:]:
            encoder.field("open " + side, cells, 1, "As open N, to the " + side + ".")
        self.dead_end = encoder.field(
            "dead end", cells, 1, "Whether a card joins none of its sides."
        )
        self.reached = encoder.field(
            "reached",
            cells,
            1,
            "Whether the start is linked with a card here, or one can walk up to this cell.",
        )
        self.cut_off = encoder.field(
            "cut off", cells, 1, "Whether a face-up card can't be walked to from the start."
        )
        self.card = encoder.field("card", cells, 60, "1 + the kind of a tunnel card, else 0.")
        self.turned = encoder.field("turned", cells, 1, "Whether a card lies turned.")
        self.face_down = encoder.field("face down", cells, 1, "Whether a goal lies face down.")
        self.treasure = encoder.field(
            "treasure", cells, 1, "Whether one knows this goal as the treasure."
        )
        encoder.field("stone SW", cells, 1, "Whether one knows this goal as that stone.")
        encoder.field("stone ES", cells, 1, "Whether one knows this goal as that stone.")
        self.could_lay = encoder.field(
            "could lay", cells, 1, "On one's turn: whether one could lay a card here."
        )
        self.joined: i64 = 0
        self.ladder: i64 = 0
        self.shown: i64 = 0
        if len(self.shows):
            self.declare_more(encoder)

    def declare_more(self, encoder: Encoder) -> None:
        """Declare the planes of Saboteur 2."""
        cells = self.window.cells
        first = encoder.numbers
        for pair in PAIR_NAMES:
            encoder.field("joins " + pair, cells, 1, "Whether a card joins these two sides.")
        self.joined = first
        self.ladder = encoder.field("ladder", cells, 1, "Whether a card has a ladder.")
        self.shown = encoder.numbers
        for name in SHOWN_NAMES:
            encoder.field(name, cells, 1, "Whether a card shows it.")

    def make_looks(self, encoder: Encoder) -> None:
        """Note what every tile looks like in every plane, walked to or not."""
        shown = vec[i64]([self.open + side * self.window.cells for side in range(SIDE_COUNT)])
        for place in (self.dead_end, self.reached, self.cut_off, self.card, self.turned):
            shown = append(shown, place)
        extra: i64
        if len(self.shows):
            for extra in range(PAIR_COUNT + 1 + SHOWN_COUNT):
                shown = append(shown, self.joined + extra * self.window.cells)
        row = Row(Buffers(1, int(encoder.numbers), 1), 0)
        looks = vec[u8]()
        walked: i64
        tile: i64
        for walked in range(2):
            for tile in range(TILE + 1):
                known = tile < len(self.shapes.opens)
                self.draw_cell(row, 0, (tile if known else 0) | (walked << WALKED_SHIFT))
                for place in shown:
                    looks = append(looks, row.observations[place])
                looks = append(looks, 1 if tile >= FIRST_TUNNEL else 0)
        self.drawn_planes = shown
        self.looks = looks

    def draw(self, row: Row, state: DigState, seat: i64) -> i64:
        """Draw the cells that have changed, and the goals; returns how many cards lie outside."""
        maze = state.maze
        window = self.window
        if len(row.drawn) == 0:
            row.drawn = vec[i16]([0] * int(window.cells + 1))
        cells = maze.cells
        first = maze.cell(window.left, window.top)
        stride = maze.height
        if not holds_window(maze, window):
            cells = contents(maze, window)
            first = 0
            stride = window.height
        inside = draw_cells(
            row.observations,
            row.at,
            cells,
            first,
            stride,
            window.width,
            window.height,
            TILE,
            WALKED_SHIFT,
            row.drawn,
            self.drawn_planes,
            self.looks,
        )
        self.draw_goals(row, state, seat)
        return maze.laid - inside

    def draw_cell(self, row: Row, cell: i64, content: i64) -> None:
        """Draw one cell: all that everybody sees there."""
        numbers = row.observations
        at = row.at + cell
        cells = self.window.cells
        tile = content & TILE
        opens = self.shapes.opens[tile]
        joins: i64 = 0
        side: i64
        for side in range(SIDE_COUNT):
            put(numbers, at + self.open + side * cells, (opens >> side) & 1)
            joins |= self.shapes.joins[tile * SIDE_COUNT + side]
        is_tunnel = tile >= FIRST_TUNNEL
        put(numbers, at + self.dead_end, 1 if is_tunnel and joins == 0 else 0)
        put(numbers, at + self.reached, 1 if content >> WALKED_SHIFT else 0)
        put(numbers, at + self.cut_off, 1 if is_cut_off(content) else 0)
        put(numbers, at + self.card, 1 + tunnel_card(tile) if is_tunnel else 0)
        turned = tile >= FIRST_GOAL and (tile - FIRST_GOAL) & 1
        put(numbers, at + self.turned, 1 if turned else 0)
        if len(self.shows):
            self.draw_more(row, cell, tile)

    def draw_more(self, row: Row, cell: i64, tile: i64) -> None:
        """Draw what only Saboteur 2 has on its cards."""
        numbers = row.observations
        at = row.at + cell
        cells = self.window.cells
        pair: i64
        for pair in range(PAIR_COUNT):
            sides: i64 = PAIRS[pair]
            joined: i64 = 0
            side: i64
            for side in range(SIDE_COUNT):
                if self.shapes.joins[tile * SIDE_COUNT + side] & sides == sides:
                    joined = 1
            put(numbers, at + self.joined + pair * cells, joined)
        put(numbers, at + self.ladder, 1 if self.shapes.ladders[tile] else 0)
        what: i64
        for what in range(SHOWN_COUNT):
            shown = 1 if self.shows[tile] == what + 1 else 0
            put(numbers, at + self.shown + what * cells, shown)

    def draw_goals(self, row: Row, state: DigState, seat: i64) -> None:
        """Draw the goals, as far as the seat knows them (SAB.5.5, SAB.7.3)."""
        numbers = row.observations
        cells = self.window.cells
        known = state.peeked(seat)
        shown = state.round_number > 0 and state.phase != PLAYING
        goal: i64
        kind: i64
        for goal in range(GOAL_COUNT):
            cell = self.goal_cells[goal]
            if cell < 0:
                continue
            at = row.at + cell
            face_down = state.maze.is_face_down(goal)
            put(numbers, at + self.face_down, 1 if face_down else 0)
            card: i64 = NOBODY
            if shown or not face_down or (known >> goal) & 1:
                card = state.goals[goal]
            for kind in range(GOAL_COUNT):
                put(numbers, at + self.treasure + kind * cells, 1 if card == kind else 0)


def holds_window(maze: Maze, window: Window) -> bool:
    """True if the maze has every cell of the window."""
    last_column = window.left + window.width - 1
    last_row = window.top + window.height - 1
    return maze.holds(window.left, window.top) and maze.holds(last_column, last_row)


def contents(maze: Maze, window: Window) -> vec[i64]:
    """What the maze has on each cell of the window."""
    found = vec[i64](capacity=window.cells)
    column: i64
    row: i64
    for column in range(window.width):
        for row in range(window.height):
            found = append(found, maze.content(window.left + column, window.top + row))
    return found
