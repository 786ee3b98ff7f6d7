"""Judges one decision by what the seat could know: it tries moves in worlds from its beliefs.

All moves are first tried in the same worlds with the same random numbers; after half of these,
those of the worse half only that R1 might make, or that may yet turn out best. The best of them
owes part of its result to luck (the winner's curse). So it is compared with the move made once
more, in fresh worlds that had no part in its selection. Where these leave it open, it is compared
in still more worlds, which decide alone.
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
from sabot.bots.search import SEEDS, CostBeliefs
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.review.evaluator import Evaluator
from sabot.review.sides import wins

# The first trial goes on with fewer moves after this share of its worlds, and at least so many.
EARLY: Final = 1 / 2
FEWEST_EARLY: Final = 4
# A move that trails the best by no more than this number of standard errors may yet turn out best.
NEAR: Final = 1.5
# A move that R1 makes at least so often belongs to its expected result.
LIKELY: Final = 0.01
# The number of fresh worlds of a comparison, for each world of the first trial.
FRESH: Final = 4
# A comparison is skipped if the lead of the first trial is below this number of standard errors.
PROMISING: Final = 1.0
# A comparison that is open, but has a lead of this many standard errors, is made again in this
# many times as many worlds.
OPEN: Final = 1.0
AGAIN: Final = 4


class Judgement(NamedTuple):
    """A decision judged from its seat, in thousandths of a win.

    `before` is the expected result of R1's choice, `after` that of the move made, and `gained`
    their difference; `chance` is how likely R1's choice wins, in percent. `better` is the best of
    the other moves, and `lost` its lead over the move made, in fresh worlds; None if no move
    looked better.
    """

    moves: int
    before: float
    after: float
    gained: Estimate
    chance: float = 0.0
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

    def only(self, places: list[int]) -> "Candidates":
        """Some of them, the move made among these."""
        chances = [self.chances[place] for place in places]
        whole = sum(chances)
        return Candidates(
            [self.codes[place] for place in places],
            [chance / whole for chance in chances],
            places.index(self.at),
        )


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
        tried, values = self.first_trial(worlds, tried, view, rng)
        found = first_look(len(view.moves), values, tried)
        found = found._replace(chance=self.chance_of(values, tried))
        costs = self.costs(view, tried.codes)
        rival = promising(values, tried.at, costs)
        if rival is None:
            return found
        better, dearer = tried.codes[rival], costs[rival] - costs[tried.at]
        lost = self.compared(view, (made, better), dearer, FRESH * self.playouts, rng)
        if is_open(lost):
            more = AGAIN * FRESH * self.playouts
            lost = self.compared(view, (made, better), dearer, more, rng)
        return found._replace(better=better, lost=lost)

    def first_trial(
        self, worlds: list[State], tried: Candidates, view: Any, rng: Rng
    ) -> tuple[Candidates, list[list[int]]]:
        """The moves that were tried in all worlds, with their results."""
        few = max(FEWEST_EARLY, round(EARLY * len(worlds)))
        early = self.trial(worlds[:few], tried.codes, view.viewer, rng)
        if few >= len(worlds):
            return tried, early
        places = worth_trying(early, tried, self.costs(view, tried.codes))
        left = tried.only(places)
        later = self.trial(worlds[few:], left.codes, view.viewer, rng)
        return left, [early[place] + more for place, more in zip(places, later, strict=True)]

    def compared(
        self, view: Any, moves: tuple[int, int], dearer: float, count: int, rng: Rng
    ) -> Estimate:
        """The lead of the second move over the first, in worlds that had no part in its choice."""
        worlds = self.beliefs.worlds(view, count, rng)
        mine, theirs = self.trial(worlds, [*moves], view.viewer, rng)
        return student([other - one - dearer for one, other in zip(mine, theirs, strict=True)])

    def costs(self, view: Any, codes: list[int]) -> list[float]:
        """What each move costs beside its result: what a saboteur would give away by it."""
        if isinstance(self.beliefs, CostBeliefs):
            return self.beliefs.costs(view, vec[i64](codes))
        return [0.0] * len(codes)

    def chance_of(self, values: list[list[int]], tried: Candidates) -> float:
        """How likely R1's choice wins the round, in percent."""
        unit = self.measure.unit
        shares = [sum(wins(each, unit) for each in row) / len(row) for row in values]
        pairs = zip(tried.chances, shares, strict=True)
        return 100 * sum(chance * share for chance, share in pairs)

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


def worth_trying(values: list[list[int]], tried: Candidates, costs: list[float]) -> list[int]:
    """The places of the better half, of what is near the best or R1 may make, and of the made."""
    means = [fmean(row) - cost for row, cost in zip(values, costs, strict=True)]
    order = sorted(range(len(means)), key=lambda place: -means[place])
    half = (len(means) + 1) // 2
    best = order[0]
    near = [place for place in order[half:] if is_near(place, best, values, costs)]
    likely = [place for place, chance in enumerate(tried.chances) if chance >= LIKELY]
    return sorted({*order[:half], *near, *likely, tried.at})


def is_near(place: int, best: int, values: list[list[int]], costs: list[float]) -> bool:
    """True if a move trails the best one by so little that it may be chance."""
    lead, error = lead_of(values[best], values[place], costs[best] - costs[place])
    return lead <= NEAR * error


def promising(values: list[list[int]], at: int, costs: list[float] | None = None) -> int | None:
    """The best of the other moves, if it looks better than the move made."""
    others = [place for place in range(len(values)) if place != at]
    if not others:
        return None
    dear = costs or [0.0] * len(values)
    best = max(others, key=lambda place: fmean(values[place]) - dear[place])
    dearer = dear[best] - dear[at]
    lead, error = lead_of(values[best], values[at], dearer)
    return best if lead > PROMISING * error and lead > 0 else None


def lead_of(theirs: list[int], mine: list[int], dearer: float) -> tuple[float, float]:
    """The mean lead of a dearer move over another in the same worlds, and its standard error."""
    leads = [one - other - dearer for one, other in zip(theirs, mine, strict=True)]
    lead = fmean(leads)
    spread = sum((each - lead) ** 2 for each in leads)
    return lead, math.sqrt(spread / max(1, len(leads) - 1) / len(leads))


def is_open(lost: Estimate) -> bool:
    """True if a lead is likely, but not sure."""
    half = lost.mean - lost.low
    return lost.low <= 0 < lost.mean and 2 * lost.mean > OPEN * half
