"""The true curve: the value of each seat's situation at every move, with everything known.

From the true state of every move the round is played out by R1 many times. All cards lie as they
were dealt, so changes from move to move come from the moves, not from later draws.

The playouts of all moves share random numbers. Playout number i of a move begins with the word of
its generator that the same playout of the move before would come to next. So where R1 makes the
actual move, both playouts are the same; it is played once, and adds no noise to the difference of
the two moves.
"""

from collections.abc import Callable
from typing import NamedTuple

from sabot.bots.rollouts import play_round_out
from sabot.bots.search import SEEDS
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.review.evaluator import Evaluator
from sabot.review.record_states import RoundHistory
from sabot.review.sides import sides_in

# The value of one playout to each seat, in thousandths of a win; then whatever else is measured.
Worths = tuple[int, ...]
# What a game measures at the end of a playout, beside the worths.
Measure = Callable[[State], tuple[int, ...]]


def nothing(_: State) -> tuple[int, ...]:
    """No other measures."""
    return ()


class Truth(NamedTuple):
    """The playouts of a round: those from before its deal, and those from each of its states.

    `fresh_sides` has the side of each seat in the playouts from before the deal.
    """

    fresh: list[Worths]
    states: list[list[Worths]]
    fresh_sides: list[tuple[str, ...]] = []  # noqa: RUF012 (never changed)


class TrueCurve:
    """Plays a round out from the states that it went through."""

    def __init__(
        self, chapter: RoundHistory, measure: Evaluator, measured: Measure = nothing
    ) -> None:
        self.chapter = chapter
        self.measure = measure
        self.measured = measured
        self.coolness = measure.settings.coolness
        self.states: list[State] = [step.before for step in chapter.turns]
        self.codes = chapter.codes(measure.game)

    def truth(self, playouts: int, seed: int) -> Truth:
        """The results of the playouts of the round."""
        rng = Rng(seed)
        streams = [int(rng.below(SEEDS)) for _ in range(playouts)]
        fresh = [self.fresh(Rng(stream)) for stream in streams]
        worths, sides = [each[0] for each in fresh], [each[1] for each in fresh]
        return Truth(worths, self.from_states(streams), sides)

    def fresh(self, rng: Rng) -> tuple[Worths, tuple[str, ...]]:
        """The result of the round with another deal, and the side of each seat."""
        state = self.chapter.deal.before.copy()
        state.deal(rng)
        worths = self.played_out(state.copy(), state, rng)
        return worths, sides_in(self.measure.game, state, self.measure.options.players)

    def played_out(self, opening: State, state: State, rng: Rng) -> Worths:
        """The value to each seat if the round is played out from here; the state is changed."""
        play_round_out(state, self.measure.policy, rng, self.coolness)
        seats, round_value = range(self.measure.options.players), self.measure.round_value
        worths = tuple(int(round_value.worth(opening, state, seat)) for seat in seats)
        return (*worths, *self.measured(state))

    def from_states(self, streams: list[int]) -> list[list[Worths]]:
        """The playouts from each state, the opening first; computed backwards from the last one."""
        marks = [marks_of(self.states, Rng(stream)) for stream in streams]
        later = self.from_last([each[-1] for each in marks])
        found = [later]
        for at in reversed(range(len(self.states))):
            later = [
                self.from_state(at, mark[at], then) for mark, then in zip(marks, later, strict=True)
            ]
            found.append(later)
        return found[::-1]

    def from_last(self, marks: list[int]) -> list[Worths]:
        """The playouts from the last state; none are needed if the round is over."""
        opening, last = self.chapter.opening, self.chapter.last
        if last.to_act() == NOBODY:
            return [self.played_out(opening, last.copy(), Rng(0))] * len(marks)
        return [self.played_out(opening, last.copy(), at_mark(mark)) for mark in marks]

    def from_state(self, at: int, mark: int, then: Worths) -> Worths:
        """One playout; `then` is its result if R1 makes the actual move."""
        rng = at_mark(mark)
        move = int(self.measure.policy.pick(self.states[at], rng, self.coolness))
        if move == self.codes[at]:
            return then
        state = self.states[at].copy()
        state.step(move)
        return self.played_out(self.chapter.opening, state, rng)


def marks_of(states: list[State], rng: Rng) -> list[int]:
    """The state of a generator at each move and after the last; a real choice takes one word."""
    marks: list[int] = []
    for state in states:
        marks.append(int(rng.state))
        if len(state.moves()) > 1:
            rng.word()
    return [*marks, int(rng.state)]


def at_mark(mark: int) -> Rng:
    """A generator that continues from a mark."""
    rng = Rng(0)
    rng.state = mark
    return rng
