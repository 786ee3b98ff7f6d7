"""Judges one decision by what the seat could know: it tries moves in worlds from its beliefs.

All moves are first tried in the same worlds with the same random numbers. The best of them owes
part of its result to luck (the winner's curse). So it is compared with the move made once more, in
fresh worlds that had no part in its selection.
"""

import math
from statistics import fmean
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sabot.arena.intervals import Estimate, student
from sabot.bots.beliefs import Beliefs
from sabot.bots.policy import UNIT
from sabot.bots.rollouts import Rollouts
from sabot.bots.search import SEEDS
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.review.evaluator import Evaluator

# The number of fresh worlds of a comparison, for each world of the first trial.
FRESH: Final = 4
# A comparison is skipped if the lead of the first trial is below this number of standard errors.
PROMISING: Final = 1.0


class Judgement(NamedTuple):
    """A decision judged from its seat, in thousandths of a win.

    `before` is the expected result of R1's choice, `after` that of the move made, and `gained`
    their difference. `better` is the best of the other moves, and `lost` its lead over the move
    made, in fresh worlds; None if no move looked better.
    """

    moves: int
    before: float
    after: float
    gained: Estimate
    better: int | None = None
    lost: Estimate | None = None

    def is_mistake(self) -> bool:
        """True if the whole interval of the loss is above 0."""
        return self.lost is not None and self.lost.low > 0


class Candidates(NamedTuple):
    """The moves that are tried, with R1's probability of each; the move made is `at`."""

    codes: list[int]
    chances: list[float]
    at: int


class Judge:
    """Judges the decisions of one seat, by its beliefs."""

    def __init__(self, measure: Evaluator, beliefs: Beliefs, playouts: int) -> None:
        self.measure = measure
        self.beliefs = beliefs
        self.playouts = playouts

    def judge(self, view: Any, made: int, rng: Rng) -> Judgement:
        """The judgement of the move made."""
        worlds = self.beliefs.worlds(view, self.playouts, rng)
        tried = self.candidates(worlds[0], made)
        values = self.trial(worlds, tried.codes, view.viewer, rng)
        found = first_look(len(view.moves), values, tried)
        rival = promising(values, tried.at)
        if rival is None:
            return found
        better = tried.codes[rival]
        fresh = self.beliefs.worlds(view, FRESH * self.playouts, rng)
        mine, theirs = self.trial(fresh, [made, better], view.viewer, rng)
        lost = student([other - one for one, other in zip(mine, theirs, strict=True)])
        return found._replace(better=better, lost=lost)

    def candidates(self, world: State, made: int) -> Candidates:
        """The moves with R1's best scores, and the move made."""
        settings, moves = self.measure.settings, world.moves()
        scores = self.measure.policy.scores(world, moves)
        liked = sorted(range(len(moves)), key=lambda place: -scores[place])
        places = sorted(liked[: settings.candidates])
        codes = [int(moves[place]) for place in places]
        leads = [float(scores[place] - scores[liked[0]]) for place in places]
        weights = [math.exp(lead * settings.coolness / UNIT) for lead in leads]
        chances = [weight / sum(weights) for weight in weights]
        if made not in codes:
            # Its probability by R1 is so small that it counts for nothing in R1's expected result.
            return Candidates([*codes, made], [*chances, 0.0], len(codes))
        return Candidates(codes, chances, codes.index(made))

    def trial(self, worlds: list[State], codes: list[int], seat: int, rng: Rng) -> list[list[int]]:
        """The result of each move in each of the worlds, with common random numbers."""
        by, coolness = self.measure, self.measure.settings.coolness
        rollouts = Rollouts(vec[i64](codes), seat, by.policy, by.round_value, coolness)
        chances = [(world, int(rng.below(SEEDS))) for world in worlds]
        return [
            [int(rollouts.outcome(world, code, seed)) for world, seed in chances] for code in codes
        ]


def first_look(moves: int, values: list[list[int]], tried: Candidates) -> Judgement:
    """The move made compared with R1's expected result, in the same worlds."""
    usual = [
        sum(chance * value for chance, value in zip(tried.chances, row, strict=True))
        for row in zip(*values, strict=True)
    ]
    own = values[tried.at]
    gained = student([mine - other for mine, other in zip(own, usual, strict=True)])
    return Judgement(moves, fmean(usual), fmean(own), gained)


def promising(values: list[list[int]], at: int) -> int | None:
    """The best of the other moves, if it looks better than the move made."""
    others = [place for place in range(len(values)) if place != at]
    if not others:
        return None
    best = max(others, key=lambda place: sum(values[place]))
    leads = [theirs - mine for mine, theirs in zip(values[at], values[best], strict=True)]
    lead = fmean(leads)
    spread = sum((each - lead) ** 2 for each in leads)
    error = math.sqrt(spread / max(1, len(leads) - 1) / len(leads))
    return best if lead > PROMISING * error and lead > 0 else None
