"""R1's policy plus a value estimate of each move in worlds sampled from the beliefs."""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.bots.saboteur2.distances import BARRED_TILE, Distances2, as_walked
from sabot.bots.saboteur2.move_likelihood import ROLE_COUNT
from sabot.bots.saboteur2.value_estimate import ValueEstimate
from sabot.core.state import State
from sabot.games.saboteur import move_codes as codes
from sabot.games.saboteur.maze import Maze, new_maze, tunnel_tile
from sabot.games.saboteur.shapes import Shapes
from sabot.games.saboteur2.move_codes import CHANGE, IMPRISON, RELEASE, ROB
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import BLUE_DOOR, GREEN_DOOR

# The score of one more expected nugget, in addition to R1's scores.
BY_TUNNEL: Final = 40000.0
BY_ROCKFALL: Final = 20000.0
BY_TOOL: Final = 20000.0
BY_PRISON: Final = 10000.0
BY_ROLE: Final = 10000.0


class Side:
    """The distances of a digger of one colour, for whom the doors of the other are shut."""

    def __init__(self, barred: i64) -> None:
        self.barred = barred
        self.distances = Distances2()
        self.maze: Maze = new_maze(Shapes([]), linked=True)
        self.goal: i64 = 0

    def look(self, world: Saboteur2) -> None:
        """Compute the distances in a world."""
        self.maze = as_walked(world.maze, world.setup.shows, self.barred)
        self.distances.look(world, self.maze)
        self.goal = world.treasure()

    def way(self) -> i64:
        """The cost of reaching the treasure now."""
        return self.distances.best[self.goal]

    def way_after(self) -> i64:
        """The cost after the move that was judged last."""
        return self.distances.after[self.goal]

    def judge_lay(self, place: i64, tile: i64, shown: i64) -> None:
        """Compute the effect of a tunnel card on the cost."""
        if shown == self.barred:
            tile = BARRED_TILE
        self.distances.judge_lay(self.maze, place, tile)

    def judge_collapse(self, place: i64) -> None:
        """Compute the effect of a rockfall on the cost."""
        self.distances.judge_collapse(self.maze, place)


class Lookahead:
    """The value of the moves of a world relative to a pass, in thousandths of score.

    It reads all roles and the place of the treasure, so it is only for imagined worlds.
    """

    def __init__(self) -> None:
        self.green = Side(BLUE_DOOR)
        self.blue = Side(GREEN_DOOR)
        self.estimate = ValueEstimate()
        self.other = ValueEstimate()
        self.seat: i64 = 0
        self.first: i64 = 0
        self.passing: float = 0.0

    def look(self, world: Saboteur2, moves: vec[i64]) -> None:
        """Compute the value of passing."""
        self.seat = world.seat
        self.first = world.seat + 1
        self.green.look(world)
        self.blue.look(world)
        for move in moves:
            if codes.verb_of(move) == codes.COLLAPSE:
                self.green.distances.find_trunk(self.green.maze)
                self.blue.distances.find_trunk(self.blue.maze)
                break
        self.estimate.foresee(world, self.seat, self.first)
        self.passing = self.estimate.expected(self.green.way(), self.blue.way())

    def promise(self, world: Saboteur2, move: i64) -> float:
        """The value of a move minus that of passing."""
        verb = codes.verb_of(move)
        if verb == codes.LAY:
            return BY_TUNNEL * (self.after_lay(world, move) - self.passing)
        if verb == codes.COLLAPSE:
            return BY_ROCKFALL * (self.after_collapse(codes.where_of(move)) - self.passing)
        if verb in (codes.BREAK, codes.REPAIR):
            return BY_TOOL * (self.after_step(world, move) - self.passing)
        if verb in (IMPRISON, RELEASE):
            return BY_PRISON * (self.after_step(world, move) - self.passing)
        if verb == CHANGE:
            return BY_ROLE * (self.after_change(world, codes.where_of(move)) - self.passing)
        return 0.0

    def after_lay(self, world: Saboteur2, move: i64) -> float:
        """The expected nuggets after a tunnel card."""
        tile = tunnel_tile(codes.card_of(move), codes.turned_of(move))
        shown = world.setup.shows[tile]
        self.green.judge_lay(codes.where_of(move), tile, shown)
        self.blue.judge_lay(codes.where_of(move), tile, shown)
        green = self.green.way_after()
        blue = self.blue.way_after()
        if green == 0 or blue == 0:
            return self.after_step(world, move)
        return self.estimate.expected(green, blue)

    def after_collapse(self, place: i64) -> float:
        """The expected nuggets after a rockfall."""
        self.green.judge_collapse(place)
        self.blue.judge_collapse(place)
        return self.estimate.expected(self.green.way_after(), self.blue.way_after())

    def after_step(self, world: Saboteur2, move: i64) -> float:
        """The expected nuggets after a move that leaves the maze as it is, or ends the round."""
        after = world.copy()
        after.step(move)
        if after.phase != world.phase:
            return float(after.nuggets[self.seat] - world.nuggets[self.seat])
        return self.otherwise(after)

    def after_change(self, world: Saboteur2, seat: i64) -> float:
        """The expected nuggets if the seat draws one of the roles that nobody has."""
        left = vec[i64]([0] * ROLE_COUNT)
        first = world.setup.players + len(world.away)
        index: i64
        for index in range(first, len(world.roles)):
            left[world.roles[index]] += 1
        after = world.copy()
        after.roles = world.roles[:]
        total: float = 0.0
        role: i64
        for role in range(ROLE_COUNT):
            if left[role]:
                after.roles[seat] = role
                total += float(left[role]) * self.otherwise(after)
        return total / float(len(world.roles) - first)

    def otherwise(self, state: Saboteur2) -> float:
        """The expected nuggets with the tools and roles of another state."""
        self.other.foresee(state, self.seat, self.first)
        return self.other.expected(self.green.way(), self.blue.way())


class LookaheadPolicy(Policy):
    """The policy of one seat, with worlds sampled from its beliefs."""

    def __init__(self, rules: Policy) -> None:
        self.rules = rules
        self.ahead = Lookahead()
        self.worlds: list[Saboteur2] = []

    def believe(self, worlds: list[State]) -> None:
        """Set the worlds."""
        self.worlds = [cast("Saboteur2", world) for world in worlds]

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """R1's scores plus the mean value of each move in the worlds."""
        liked = self.rules.scores(state, moves)
        if codes.verb_of(moves[0]) == ROB:
            return liked
        totals = vec[float]([0.0] * len(moves))
        index: i64
        for world in self.worlds:
            self.ahead.look(world, moves)
            for index in range(len(moves)):
                totals[index] += self.ahead.promise(world, moves[index])
        scores = vec[i64](capacity=len(moves))
        for index in range(len(moves)):
            scores = append(scores, liked[index] + i64(totals[index] / float(len(self.worlds))))
        return scores
