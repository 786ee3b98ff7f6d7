"""Policies: how a seat decides inside an imagined world, as quickly as the rules play it.

A policy is asked in whole states, because it plays out imagined worlds by the thousand. It may
read of them only what the seat to act knows: its own hand and role, what it has looked at, and
what lies open. The tests ask it in many worlds of one view and must always get the same answer.
`coolness` is the inverse temperature of the softmax over scores.
"""

# Compiled by mypyc.

import math
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State

# Scores are thousandths: one move is e times as likely as another that has 1000 less.
UNIT: Final = 1000.0
WORDS: Final = 4294967296.0


# Games of other packages bring interpreted children of this class.
@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """Scores moves; a softmax of the scores draws one."""

    @abstractmethod
    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """How much the seat to act likes each of its moves, in thousandths."""

    def pick(self, state: State, rng: Rng, coolness: float) -> i64:
        """A move drawn by its score. The cooler, the more the best ones are preferred."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        return moves[draw(self.scores(state, moves), rng, coolness)]


def draw(scores: vec[i64], rng: Rng, coolness: float) -> i64:
    """A place, drawn by the scores."""
    best = scores[0]
    each: i64
    for each in scores:
        best = max(best, each)
    weight: float = 0.0
    for each in scores:
        weight += math.exp(float(each - best) * coolness / UNIT)
    at: float = weight * float(rng.word()) / WORDS
    place: i64 = 0
    for each in scores:
        at -= math.exp(float(each - best) * coolness / UNIT)
        if at < 0.0:
            return place
        place += 1
    return place - 1


def likelihood(scores: vec[i64], fitting: vec[i64], coolness: float, noise: float) -> float:
    """How likely a move is made that fits what was seen; `fitting` has 1 for each that does.

    By the scores; but a share of `noise` of what anybody does follows no policy at all.
    """
    best = scores[0]
    each: i64
    for each in scores:
        best = max(best, each)
    every: float = 0.0
    wanted: float = 0.0
    count: i64 = 0
    place: i64
    for place in range(len(scores)):
        weight: float = math.exp(float(scores[place] - best) * coolness / UNIT)
        every += weight
        if fitting[place]:
            wanted += weight
            count += 1
    blind: float = float(count) / float(len(scores))
    return (1.0 - noise) * wanted / every + noise * blind


def play_out_by(state: State, seats: list[Policy], rng: Rng, coolness: float) -> i64:
    """Play to the end of the game, each seat by its policy; return the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.to_act()
        if seat == NOBODY:
            if state.over():
                return decisions
            state.deal(rng)
            continue
        state.step(seats[seat].pick(state, rng, coolness))
        decisions += 1
