"""Policies choose moves inside imagined worlds, about as fast as the rules play them.

A policy receives whole states, because it plays out imagined worlds by the thousand. It may read
only what the seat to act knows: its own hand and role, what it has looked at, and what lies open.
The tests ask it in many worlds of one view and must always get the same answer. `coolness` is the
inverse temperature of the softmax over scores.
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


# Games of other packages derive interpreted classes from this one.
@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """Scores moves; a softmax of the scores draws one."""

    @abstractmethod
    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores of the moves of the seat to act, in thousandths."""

    def pick(self, state: State, rng: Rng, coolness: float) -> i64:
        """Draw a move by softmax of the scores; more coolness favours the best moves more."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        return moves[draw(self.scores(state, moves), rng, coolness)]


def draw(scores: vec[i64], rng: Rng, coolness: float) -> i64:
    """Draw an index by softmax of the scores."""
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
    """The probability of making an observed move; `fitting` is 1 for each move that matches it.

    It is the softmax probability of the matching moves, mixed with a share of `noise` of uniform
    choice.
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
