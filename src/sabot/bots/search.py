"""Search for the best move: try the likely ones in many sampled worlds.

Sequential halving: the worse half of the candidates is dropped again and again, until one is left
or the budget is spent.
"""

import time
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.beliefs import Beliefs
from sabot.bots.policy import UNIT, Policy
from sabot.bots.rollouts import NO_HORIZON, Rollouts
from sabot.bots.round_value import RoundValue
from sabot.core.rng import Rng
from sabot.core.state import State

# Seeds of playouts are below this.
SEEDS: Final = 1 << 30


class SearchSettings(NamedTuple):
    """The budget and the parameters of a search.

    A search ends after `playouts` playouts or `seconds` seconds; without a time limit it is
    deterministic for a seed. The `candidates` moves with the best policy scores are tried. `trust`
    weights the policy score as a prior, in playouts whose results were better by that score.
    Playouts take `horizon` decisions, or go to the end of the round if that is 0.
    """

    playouts: int = 600
    seconds: float | None = 0.15
    candidates: int = 12
    coolness: float = 5.0
    trust: float = 0.0
    horizon: int = 0


@runtime_checkable
class PolicyBeliefs(Protocol):
    """Beliefs that provide a prior policy for the seat's own moves."""

    def own_policy(self, view: Any) -> Policy:
        """A policy for the seat of this view alone."""
        ...


@runtime_checkable
class CostBeliefs(Protocol):
    """Beliefs that provide a cost of moves in addition to their results."""

    def costs(self, view: Any, moves: vec[i64]) -> list[float]:
        """The cost of each move, in thousandths of a win."""
        ...


class Found(NamedTuple):
    """The result of a search: every candidate with its mean and the number of its worlds."""

    moves: list[int]
    means: list[float]
    counts: list[int]
    best: int


class Search:
    """Searches for the best move of a view, in worlds sampled from the beliefs.

    `policy` plays worlds out. If the beliefs provide no prior policy, `first` selects the
    candidates: it must not read hidden information, while a policy for playouts may.
    """

    def __init__(
        self,
        policy: Policy,
        round_value: RoundValue,
        settings: SearchSettings,
        first: Policy | None = None,
    ) -> None:
        self.policy = policy
        self.first = first or policy
        self.round_value = round_value
        self.settings = settings

    def best(self, view: Any, beliefs: Beliefs, rng: Rng) -> int:
        """The code of the move with the best result."""
        return self.find(view, beliefs, rng).best

    def find(self, view: Any, beliefs: Beliefs, rng: Rng) -> Found:
        """The results of all candidates, and the best of them."""
        end = None if self.settings.seconds is None else time.monotonic() + self.settings.seconds
        world = beliefs.worlds(view, 1, rng)[0]
        inclined = beliefs.own_policy(view) if isinstance(beliefs, PolicyBeliefs) else self.first
        moves, scores = self.candidates(world, inclined)
        rollouts = self.rollouts(world, moves)
        if isinstance(beliefs, CostBeliefs):
            rollouts.costs = vec[i64]([round(cost) for cost in beliefs.costs(view, moves)])
        self.halve(rollouts, scores, Sampler(view, beliefs, rng, world), end)
        places = range(len(moves))
        best = max(
            places, key=lambda place: (rollouts.live[place], self.standing(rollouts, scores, place))
        )
        return Found(
            [int(move) for move in moves],
            [rollouts.mean(place) for place in places],
            [int(rollouts.counts[place]) for place in places],
            int(moves[best]),
        )

    def rollouts(self, world: State, moves: vec[i64]) -> Rollouts:
        """Rollouts of the candidates, without results so far."""
        rollouts = Rollouts(
            moves, world.to_act(), self.policy, self.round_value, self.settings.coolness
        )
        rollouts.horizon = self.settings.horizon or NO_HORIZON
        return rollouts

    def candidates(self, world: State, inclined: Policy) -> tuple[vec[i64], list[int]]:
        """The moves with the best scores of a policy, in ascending order, with these scores."""
        moves = world.moves()
        scores = inclined.scores(world, moves)
        liked = sorted(self.choices(world, moves, scores), key=lambda place: -scores[place])
        chosen = sorted(liked[: self.settings.candidates])
        return vec[i64]([moves[place] for place in chosen]), [
            int(scores[place]) for place in chosen
        ]

    def choices(self, world: State, moves: vec[i64], scores: vec[i64]) -> Iterable[int]:
        """The indices of the moves that differ; a game may know equivalent ones."""
        del world, scores
        return range(len(moves))

    def halve(
        self, rollouts: Rollouts, scores: list[int], sampler: "Sampler", end: float | None
    ) -> None:
        """Try the candidates, and drop the worse half, until one is left."""
        live = list(rollouts.live_moves())
        stages = max(1, (len(live) - 1).bit_length())
        while len(live) > 1:
            left = self.settings.playouts // stages
            while left > 0:
                if end is not None and time.monotonic() >= end:
                    return
                left -= int(rollouts.try_in(sampler.world(), sampler.seed()))
            live.sort(key=lambda place: -self.standing(rollouts, scores, place))
            for place in live[(len(live) + 1) // 2 :]:
                rollouts.drop(place)
            del live[(len(live) + 1) // 2 :]

    def standing(self, rollouts: Rollouts, scores: list[int], place: int) -> float:
        """The rank of a candidate: its mean result, its cost and, as a prior, its policy score."""
        bonus = self.settings.trust * scores[place] / UNIT / (1 + int(rollouts.counts[place]))
        return rollouts.mean(place) - int(rollouts.costs[place]) + bonus


class Sampler:
    """Worlds of one view, sampled in small batches."""

    LOT: Final = 16

    def __init__(self, view: Any, beliefs: Beliefs, rng: Rng, first: State) -> None:
        self.view = view
        self.beliefs = beliefs
        self.rng = rng
        self.lot = [first]

    def world(self) -> State:
        """The next world."""
        if not self.lot:
            self.lot = self.beliefs.worlds(self.view, self.LOT, self.rng)
        return self.lot.pop()

    def seed(self) -> int:
        """The seed of the playouts in it."""
        return int(self.rng.below(SEEDS))
