"""Distances to the treasure as the seat to act sees it: paths over empty cells, in cards.

Paths are counted backwards from a goal, so one count serves every move that lays a card. Nothing is
allocated for a move: the arrays belong to the object and are overwritten.
"""

# Compiled by mypyc.

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur.cards import GOAL_COUNT, TREASURE, TUNNELS
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.maze import (
    ASKS,
    ASKS_SHIFT,
    SITE_SHIFT,
    TILE,
    WALKED_SHIFT,
    Maze,
    tunnel_tile,
)
from sabot.games.saboteur.shapes import EMPTY, FACE_DOWN, SIDE_COUNT, START, Shapes, tunnels_of

# Paths are counted in cards, costs in tenths of a card, probabilities in hundredths.
CARD_COST: Final = 10
CERTAIN: Final = 100
# Longer than any path; it stands for no path at all.
FAR: Final = 24
FAR_COST: Final = 240
# Paths that are longer than the shortest by more than this are not counted.
SPARE: Final = 4
# A mouth leads on if its cost exceeds that of the best one by less than this.
MOUTH_COST: Final = 12

NO_CELL: Final = -1


@lru_cache(maxsize=1)
def tightness() -> vec[i64]:
    """By requirements of a cell: the cost of waiting for one of the few cards that fit there."""
    shapes = Shapes([shape for shape, _ in TUNNELS])
    costs: list[int] = []
    for asks in range(256):
        fitting = 0
        for card, (shape, count) in enumerate(TUNNELS):
            tile = int(tunnel_tile(card, 0))
            if not tunnels_of(shape)[0]:
                continue
            if asks & shapes.rejects[tile] == 0 or asks & shapes.rejects[tile + 1] == 0:
                fitting += count
        # About 27 cards go on from a cell with one neighbour: that costs nothing extra.
        costs.append(min(40, max(0, 3 * (27 - fitting) // fitting)) if fitting else 60)
    return vec[i64](costs)


class Distances:
    """The distances to the goals where the treasure may lie, and how a move changes them.

    `chances` has the probability of the treasure by goal, in hundredths. `way` is the cost of
    reaching it, half by the nearest possible goal and half by the average; `nearest` counts the
    nearest alone.
    """

    def __init__(self) -> None:
        self.tight = tightness()
        self.width: i64 = 0
        self.height: i64 = 0
        self.size: i64 = 0
        self.inner = vec[i64]()
        self.ways = vec[i64]()
        self.queue = vec[i64]()
        self.queued: i64 = 0
        self.depths = vec[i64]()
        self.chances = vec[i64]([0] * GOAL_COUNT)
        self.unseen: i64 = 0
        # By goal: the cost of the cheapest mouth, its cell, and the second lowest cost.
        self.best = vec[i64]([0] * GOAL_COUNT)
        self.best_cell = vec[i64]([0] * GOAL_COUNT)
        self.second = vec[i64]([0] * GOAL_COUNT)
        self.after = vec[i64]([0] * GOAL_COUNT)
        self.way: i64 = 0
        self.nearest: i64 = 0
        self.near_goal: i64 = 0
        # Of the move judged last: the cost after it, its mouths, and the goal that it reaches.
        self.way_after: i64 = 0
        self.mouths: i64 = 0
        self.treasure: i64 = 0
        self.stone: i64 = 0

    # The table as it is.

    def look(self, state: DigState, maze: Maze) -> None:
        """Compute the distances for the seat to act, by what it knows of the goals."""
        if maze.width != self.width or maze.height != self.height:
            self.fit_window(maze)
        self.believe(state)
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.chances[goal]:
                self.count_ways(maze, goal)
                self.find_mouths(maze, goal)
            self.after[goal] = self.best[goal]
        self.way = self.cost_after()
        self.nearest = FAR_COST
        for goal in range(GOAL_COUNT):
            if self.chances[goal] and self.best[goal] < self.nearest:
                self.nearest = self.best[goal]
                self.near_goal = goal

    def fit_window(self, maze: Maze) -> None:
        """Make room for a window of this size, and mark the cells that are not on its edge."""
        self.width = maze.width
        self.height = maze.height
        self.size = maze.width * maze.height
        self.ways = vec[i64]([0] * (self.size * GOAL_COUNT))
        self.queue = vec[i64]([0] * (self.size + 1))
        self.depths = vec[i64]([0] * self.size)
        self.inner = vec[i64]([0] * self.size)
        column: i64
        row: i64
        for column in range(1, maze.width - 1):
            for row in range(1, maze.height - 1):
                self.inner[column * maze.height + row] = 1

    def believe(self, state: DigState) -> None:
        """Set the goals' probabilities by what the seat has seen of them."""
        peeked = state.peeked(state.seat)
        found: i64 = NO_CELL
        unseen: i64 = 0
        count: i64 = 0
        goal: i64
        for goal in range(GOAL_COUNT):
            self.chances[goal] = 0
            if (peeked >> goal) & 1 or not state.maze.is_face_down(goal):
                if state.goals[goal] == TREASURE:
                    found = goal
            else:
                unseen |= 1 << goal
                count += 1
        self.unseen = unseen
        if found != NO_CELL:
            self.chances[found] = CERTAIN
            return
        for goal in range(GOAL_COUNT):
            if (unseen >> goal) & 1:
                self.chances[goal] = CERTAIN // count

    def knows_treasure(self) -> bool:
        """True if the seat to act knows where the treasure is."""
        return self.chances[0] == CERTAIN or CERTAIN in (self.chances[1], self.chances[2])

    def count_ways(self, maze: Maze, goal: i64) -> None:
        """Compute the distance to the goal from each cell, in cards, including one on the cell.

        Empty cells connect in all directions, because some card joins any two or more sides.
        Walking through tunnels that are cut off from the start costs nothing.
        """
        ways = self.ways
        cells = maze.cells
        base = goal * self.size
        cell: i64
        for cell in range(base, base + self.size):
            ways[cell] = FAR
        self.queued = 0
        at = maze.cell_of_goal(goal)
        ways[base + at] = 0
        limit: i64 = FAR
        side: i64
        for side in range(SIDE_COUNT):
            self.step_into(maze, base, maze.neighbour(at, side), side ^ 2, 0)
        head: i64 = 0
        while head < self.queued:
            cell = self.queue[head]
            head += 1
            way = ways[base + cell]
            if way >= limit:
                return
            if limit == FAR and cells[cell] >> WALKED_SHIFT:
                limit = min(way + SPARE, FAR)
            if self.inner[cell]:
                for side in range(SIDE_COUNT):
                    beyond = maze.neighbour(cell, side)
                    if ways[base + beyond] > way:
                        self.step_into(maze, base, beyond, side ^ 2, way)

    def step_into(self, maze: Maze, base: i64, cell: i64, side: i64, way: i64) -> None:
        """Extend a path of `way` cards through a side into a cell, if that is shorter."""
        content = maze.cells[cell]
        tile = content & TILE
        if tile == EMPTY:
            if self.ways[base + cell] > way + 1:
                self.ways[base + cell] = way + 1
                self.queue[self.queued] = cell
                self.queued += 1
            return
        # Cards that are connected with the start are skipped: their mouths are among the sites.
        if tile == FACE_DOWN or (content >> (WALKED_SHIFT + side)) & 1:
            return
        joined = maze.shapes.joins[tile * SIDE_COUNT + side]
        if joined == 0:
            return
        self.ways[base + cell] = way
        out: i64
        for out in range(SIDE_COUNT):
            if (joined >> out) & 1:
                beyond = maze.neighbour(cell, out)
                if self.ways[base + beyond] > way:
                    self.step_into(maze, base, beyond, out ^ 2, way)

    def find_mouths(self, maze: Maze, goal: i64) -> None:
        """Find the two cheapest cells from which the tunnel can be extended to the goal."""
        best: i64 = FAR_COST
        second: i64 = FAR_COST
        best_cell: i64 = NO_CELL
        base = goal * self.size
        for site in maze.sites:
            place = site >> SITE_SHIFT
            cell = maze.cell(col_of(place), row_of(place))
            content = maze.cells[cell]
            if content >> WALKED_SHIFT == 0:
                continue
            cost = CARD_COST * self.ways[base + cell] + self.tight[(content >> ASKS_SHIFT) & ASKS]
            if cost < best:
                second = best
                best = cost
                best_cell = cell
            elif cost < second:
                second = cost
        self.best[goal] = best
        self.second[goal] = second
        self.best_cell[goal] = best_cell

    def cost_after(self) -> i64:
        """The cost of reaching the treasure with the costs in `after`."""
        nearest: i64 = FAR_COST
        total: i64 = 0
        goal: i64
        for goal in range(GOAL_COUNT):
            chance = self.chances[goal]
            if chance:
                cost = min(self.after[goal], FAR_COST)
                total += chance * cost
                nearest = min(nearest, cost)
        return (total // CERTAIN + nearest) // 2

    # The effect of a move.

    def judge_lay(self, maze: Maze, place: i64, tile: i64) -> None:
        """Compute the cost after this tile is laid, its mouths, and the goal that it reaches."""
        cell = maze.cell(col_of(place), row_of(place))
        outs = self.outs(maze, cell, tile)
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.best_cell[goal] == cell:
                self.after[goal] = self.second[goal]
            else:
                self.after[goal] = self.best[goal]
        self.mouths = 0
        self.treasure = 0
        self.stone = 0
        side: i64
        for side in range(SIDE_COUNT):
            if (outs >> side) & 1:
                self.judge_mouth(maze, maze.neighbour(cell, side), side ^ 2)
        self.way_after = self.cost_after()

    def outs(self, maze: Maze, cell: i64, tile: i64) -> i64:
        """The sides through which the tunnel would go on if this tile lay on the cell."""
        walked = maze.cells[cell] >> WALKED_SHIFT
        if self.inner[cell] == 0:
            return 0
        joined: i64 = 0
        side: i64
        for side in range(SIDE_COUNT):
            if (walked >> side) & 1:
                joined |= maze.shapes.joins[tile * SIDE_COUNT + side]
        return joined & ~walked

    def judge_mouth(self, maze: Maze, beyond: i64, side: i64) -> None:
        """Lower the costs by going on into this cell through this side."""
        content = maze.cells[beyond]
        wait: i64 = 0
        if content & TILE == EMPTY:
            opened: i64 = 1 << (side + SIDE_COUNT)
            wait = self.tight[((content >> ASKS_SHIFT) & ASKS) | opened]
        elif content & TILE == FACE_DOWN:
            self.judge_goal(maze, beyond)
        leads_on = False
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.chances[goal]:
                cost = CARD_COST * self.ways[goal * self.size + beyond] + wait
                self.after[goal] = min(self.after[goal], cost)
                leads_on = leads_on or cost < self.best[goal] + MOUTH_COST
        if leads_on:
            self.mouths += 1

    def judge_goal(self, maze: Maze, cell: i64) -> None:
        """Add the probabilities that the goal on this cell is the treasure or a stone."""
        goal: i64
        for goal in range(GOAL_COUNT):
            if maze.cell_of_goal(goal) == cell:
                self.treasure += self.chances[goal]
                self.stone += CERTAIN - self.chances[goal]

    def judge_collapse(self, maze: Maze, place: i64) -> None:
        """Compute the cost after the card at this place is removed from the maze."""
        cell = maze.cell(col_of(place), row_of(place))
        content = maze.cells[cell]
        wait = self.tight[(content >> ASKS_SHIFT) & ASKS]
        walked = content >> WALKED_SHIFT
        goal: i64
        side: i64
        for goal in range(GOAL_COUNT):
            self.after[goal] = self.best[goal]
            if self.chances[goal] == 0 or walked == 0:
                continue
            if self.on_trunk(cell):
                self.after[goal] += CARD_COST + wait
            for side in range(SIDE_COUNT):
                if not (content >> (ASKS_SHIFT + side)) & 1:
                    beyond = maze.neighbour(cell, side)
                    way = self.ways[goal * self.size + beyond] + 1
                    self.after[goal] = min(self.after[goal], CARD_COST * way + wait)
        self.way_after = self.cost_after()

    # The trunk: the cards that connect the start with the nearest mouth.

    def find_trunk(self, maze: Maze) -> None:
        """Find the path from the start to the mouth nearest to a goal, and mark its cards."""
        depths = self.depths
        cell: i64
        for cell in range(self.size):
            depths[cell] = 0
        self.spread(maze)
        head = self.best_cell[self.near_goal]
        if self.chances[self.near_goal] == 0 or head == NO_CELL:
            return
        side: i64
        while True:
            walked = maze.cells[head] >> WALKED_SHIFT
            nearer: i64 = NO_CELL
            for side in range(SIDE_COUNT):
                if (walked >> side) & 1:
                    beyond = maze.neighbour(head, side)
                    if depths[beyond] > 0 and (
                        nearer == NO_CELL or depths[beyond] < depths[nearer]
                    ):
                        nearer = beyond
            if nearer == NO_CELL or depths[nearer] == 1:
                return
            depths[nearer] = -depths[nearer]
            head = nearer

    def spread(self, maze: Maze) -> None:
        """By cell, the number of cards on the path from the start, both included."""
        depths = self.depths
        queue = self.queue
        queued = self.roots(maze)
        head: i64 = 0
        side: i64
        while head < queued:
            cell = queue[head]
            head += 1
            content = maze.cells[cell]
            walked = content >> WALKED_SHIFT
            tile = content & TILE
            for side in range(SIDE_COUNT):
                if (walked >> side) & 1 and maze.shapes.joins[tile * SIDE_COUNT + side]:
                    beyond = maze.neighbour(cell, side)
                    if maze.cells[beyond] & TILE >= START and depths[beyond] == 0:
                        depths[beyond] = depths[cell] + 1
                        queue[queued] = beyond
                        queued += 1

    def roots(self, maze: Maze) -> i64:
        """Queue the cards that are connected by themselves, here the start; return their number."""
        self.queue[0] = maze.cell(0, 0)
        self.depths[self.queue[0]] = 1
        return 1

    def on_trunk(self, cell: i64) -> bool:
        """True if the card on this cell is part of the trunk."""
        return self.depths[cell] < 0
