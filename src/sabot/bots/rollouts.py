"""Rollouts: try moves in imagined worlds and play the round out.

All moves are tried in the same worlds with the same random numbers (common random numbers), so that
differences come from the move and not from luck.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.bots.round_value import RoundValue
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State

# More decisions than any round has.
NO_HORIZON: Final = 1 << 20


class Rollouts:
    """The candidate moves of one seat, with the results of their rollouts so far.

    `totals` and `squares` add up the results of a move over all worlds in which it was tried, in
    thousandths of a win; `counts` has the number of these worlds. `costs` has what a move costs in
    addition to its result, in the same unit. A move that is not `live` is tried no more. A playout
    ends with the round or after `horizon` decisions; in the second case the round value must be
    able to judge an unfinished round.
    """

    def __init__(
        self, moves: vec[i64], seat: i64, policy: Policy, round_value: RoundValue, coolness: float
    ) -> None:
        self.moves = moves
        self.seat = seat
        self.policy = policy
        self.round_value = round_value
        self.coolness = coolness
        self.horizon: i64 = NO_HORIZON
        self.live = vec[i64]([1] * len(moves))
        self.counts = vec[i64]([0] * len(moves))
        self.totals = vec[i64]([0] * len(moves))
        self.squares = vec[i64]([0] * len(moves))
        self.costs = vec[i64]([0] * len(moves))

    def try_in(self, world: State, seed: i64) -> i64:
        """Try every live move in a world; return the number of playouts."""
        tried: i64 = 0
        index: i64
        for index in range(len(self.moves)):
            if self.live[index]:
                self.add_result(index, self.outcome(world, self.moves[index], seed))
                tried += 1
        return tried

    def outcome(self, world: State, move: i64, seed: i64) -> i64:
        """The value of the end of the round to the seat after this move in this world."""
        state = world.copy()
        state.step(move)
        play_on(state, self.policy, Rng(seed), self.coolness, self.horizon)
        return self.round_value.worth(world, state, self.seat)

    def add_result(self, index: i64, worth: i64) -> None:
        """Record the result of a move."""
        self.counts[index] += 1
        self.totals[index] += worth
        self.squares[index] += worth * worth

    def drop(self, index: i64) -> None:
        """Try this move no more."""
        self.live[index] = 0

    def live_moves(self) -> vec[i64]:
        """The indices of the live moves."""
        places = vec[i64](capacity=len(self.moves))
        index: i64
        for index in range(len(self.moves)):
            if self.live[index]:
                places = append(places, index)
        return places

    def mean(self, index: i64) -> float:
        """The mean result of a move, in thousandths of a win."""
        if self.counts[index] == 0:
            return 0.0
        return float(self.totals[index]) / float(self.counts[index])


def play_round_out(state: State, policy: Policy, rng: Rng, coolness: float) -> i64:
    """Play to the end of the round, all seats by one policy; return the number of decisions."""
    return play_on(state, policy, rng, coolness, NO_HORIZON)


def play_on(state: State, policy: Policy, rng: Rng, coolness: float, horizon: i64) -> i64:
    """Play to the end of the round or for `horizon` decisions; return the number of decisions."""
    decisions: i64 = 0
    while decisions < horizon and state.to_act() != NOBODY:
        state.step(policy.pick(state, rng, coolness))
        decisions += 1
    return decisions
