"""Single decisions whose moves are tried in the actual game.

The results of moves come from the true state with all hidden information, but weights can only
learn what their features express, which is what a seat knows.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lab.tune.pairing import Pairing, exchanged
from lab.tune.self_play import PolicyMatch
from lab.tune.tuned_bots import contender
from sabot.bots.policy import Policy
from sabot.bots.rollouts import Rollouts
from sabot.bots.roster import RULES_COOLNESS, factory_of, policy_of
from sabot.bots.search import SEEDS
from sabot.bots.seat_policies import SeatPolicies
from sabot.core.state import NOBODY, State

# One decision in this many is tried: neighbours are nearly the same.
EVERY: Final = 3
# The number of playouts for each move, with common random numbers.
TRIALS: Final = 4
# At most this many moves are tried, those with the best scores: others are hardly ever made, and
# Saboteur 2 has hundreds of ways to discard cards.
MOST: Final = 24
# The index of the first of a pairing.
ONE: Final = 0

# The shift of each weight, up and down, that measures the slope of scores.
Shifts = dict[str, float]


class Decision(msgspec.Struct, frozen=True):
    """The moves of a seat: their scores, and their mean results.

    `rates` has the slope of each score by each weight that distinguishes the moves. A lot has
    millions of them, hence arrays.
    """

    scores: list[int]
    worths: list[float]
    rates: dict[str, Sequence[float]]


class Lot(NamedTuple):
    """Some deals whose decisions are tried; plain data for a worker.

    On a share `against_below` of them the other of the pairing plays some of the seats.
    """

    pairing: Pairing
    shifts: Shifts
    against_below: float
    deals: range


def decisions(lot: Lot) -> list[Decision]:
    """Decisions of some deals, by the first policy."""
    pairing = lot.pairing
    policies = [contender(pairing.game, pairing.bot, each) for each in (pairing.one, pairing.other)]
    here, by = tuple(pairing.one.items()), tuple(sorted(lot.shifts.items()))
    sides = shifted_policies(pairing.game, here, by)
    return [
        each for deal in lot.deals for each in RolloutDeal(lot, deal, policies).decisions(sides)
    ]


class Sides:
    """The policy with one weight shifted up, and shifted down."""

    def __init__(self, name: str, by: int, up: Policy, down: Policy) -> None:
        self.name = name
        self.by = by
        self.up = up
        self.down = down

    def rates(self, state: State, moves: vec[i64]) -> Sequence[float]:
        """The slope of each move's score by the weight, minus the mean of all moves."""
        pairs = zip(self.up.scores(state, moves), self.down.scores(state, moves), strict=True)
        rates = [(int(more) - int(less)) / (2 * self.by) for more, less in pairs]
        mean = sum(rates) / len(rates)
        return array("f", [rate - mean for rate in rates])


@lru_cache(maxsize=1)
def shifted_policies(
    game_id: str, weights: tuple[tuple[str, int], ...], shifts: tuple[tuple[str, float], ...]
) -> list[Sides]:
    """The policies for each weight that is shifted; made once for all parts of a step."""
    found: list[Sides] = []
    for name, amount in shifts:
        by = max(1, round(amount))
        here = dict(weights)
        up, down = (policy_of(game_id, {**here, name: here[name] + shift}) for shift in (by, -by))
        found.append(Sides(name, by, up, down))
    return found


class RolloutDeal(PolicyMatch):
    """One deal, with the tried decisions of one policy."""

    def __init__(self, lot: Lot, deal: int, policies: list[Policy]) -> None:
        super().__init__(lot.pairing, deal, policies)
        self.against_below = lot.against_below
        self.round_value = factory_of(lot.pairing.game).round_value()

    def decisions(self, sides: Sequence[Sides]) -> Iterator[Decision]:
        """Some decisions of the round."""
        state, moving, trying = self.opening(), self.rng("moves"), self.rng("trials")
        seats = self.seats(state)
        seat_policies = SeatPolicies([self.policies[each] for each in seats])
        while state.to_act() != NOBODY:
            moves = state.moves()
            if len(moves) > 1 and seats[state.to_act()] == ONE and trying.below(EVERY) == 0:
                seeds = [trying.below(SEEDS) for _ in range(TRIALS)]
                found = self.tried(state, moves, seat_policies, sides, seeds)
                if found is not None:
                    yield found
            state.step(seat_policies.pick(state, moving, RULES_COOLNESS))

    def tried(
        self,
        state: State,
        moves: vec[i64],
        seat_policies: Policy,
        sides: Sequence[Sides],
        seeds: Sequence[i64],
    ) -> Decision | None:
        """One decision with its moves tried; None if no weight distinguishes them."""
        scores = [int(score) for score in self.policies[ONE].scores(state, moves)]
        liked = sorted(sorted(range(len(scores)), key=lambda place: -scores[place])[:MOST])
        moves = vec[i64]([moves[place] for place in liked])
        rates = rates_of(state, moves, sides)
        if not rates:
            return None
        worths = self.worths(state, moves, seat_policies, seeds)
        return Decision([scores[place] for place in liked], worths, rates)

    def seats(self, state: Any) -> Sequence[int]:
        """The index of each seat's policy: mostly the first, or as in a match with the other."""
        players, rng = int(state.setup.players), self.rng("company")
        if int(rng.below(SEEDS)) >= self.against_below * SEEDS:
            return [ONE] * players
        line_ups = exchanged(players, self.roles(state))
        return line_ups[int(rng.below(len(line_ups)))].bots

    def worths(
        self, state: State, moves: vec[i64], seat_policies: Policy, seeds: Sequence[i64]
    ) -> list[float]:
        """The mean result of each move, over these seeds."""
        rollouts = Rollouts(moves, state.to_act(), seat_policies, self.round_value, RULES_COOLNESS)
        for seed in seeds:
            rollouts.try_in(state, seed)
        return [rollouts.mean(place) for place in range(len(moves))]


def rates_of(state: State, moves: vec[i64], sides: Sequence[Sides]) -> dict[str, Sequence[float]]:
    """The slopes of scores by each weight that distinguishes these moves."""
    rates = {side.name: side.rates(state, moves) for side in sides}
    return {name: each for name, each in rates.items() if any(each)}
