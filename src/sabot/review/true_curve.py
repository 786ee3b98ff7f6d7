"""What was true: how each seat stood at every move, if everything had lain open.

From the true state of every move the round is played out by R1 many times. All cards lie as they
were dealt, so what changes from move to move is what the move did, not what was drawn after it.

The playouts of all moves share their chance. The playout number i of a move begins with the word
of its generator that the same playout of the move before would come to next. So where R1 happens
to make the move that was made, both playouts are one and the same; it is played once, and the
difference of the two moves holds no noise from it.
"""

from typing import NamedTuple

from sabot.bots.rollouts import play_round_out
from sabot.bots.search import SEEDS
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.review.evaluator import Evaluator
from sabot.review.record_states import RoundHistory

# What each seat has of one playout, in thousandths of a win.
Worths = tuple[int, ...]


class Truth(NamedTuple):
    """The playouts of a round: those from before its deal, and those from each of its states."""

    fresh: list[Worths]
    states: list[list[Worths]]


class TrueCurve:
    """Plays a round out from the states that it went through."""

    def __init__(self, chapter: RoundHistory, measure: Evaluator) -> None:
        self.chapter = chapter
        self.measure = measure
        self.coolness = measure.settings.coolness
        self.states: list[State] = [step.before for step in chapter.turns]
        self.codes = chapter.codes(measure.game)

    def truth(self, playouts: int, seed: int) -> Truth:
        """What the playouts of the round led to."""
        rng = Rng(seed)
        streams = [int(rng.below(SEEDS)) for _ in range(playouts)]
        fresh = [self.fresh(Rng(stream)) for stream in streams]
        return Truth(fresh, self.from_states(streams))

    def fresh(self, rng: Rng) -> Worths:
        """What a round gives with another deal."""
        state = self.chapter.deal.before.copy()
        state.deal(rng)
        return self.played_out(state.copy(), state, rng)

    def played_out(self, opening: State, state: State, rng: Rng) -> Worths:
        """What each seat has if the round is played out from here; the state is used up."""
        play_round_out(state, self.measure.policy, rng, self.coolness)
        seats, round_value = range(self.measure.options.players), self.measure.round_value
        return tuple(int(round_value.worth(opening, state, seat)) for seat in seats)

    def from_states(self, streams: list[int]) -> list[list[Worths]]:
        """The playouts from each state, the opening first; worked out from the last one back."""
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
        """The playouts from the last state; if the round is over, there is nothing to play."""
        opening, last = self.chapter.opening, self.chapter.last
        if last.to_act() == NOBODY:
            return [self.played_out(opening, last.copy(), Rng(0))] * len(marks)
        return [self.played_out(opening, last.copy(), at_mark(mark)) for mark in marks]

    def from_state(self, at: int, mark: int, then: Worths) -> Worths:
        """One playout; `then` is what it comes to if R1 makes the move that was made."""
        rng = at_mark(mark)
        move = int(self.measure.policy.pick(self.states[at], rng, self.coolness))
        if move == self.codes[at]:
            return then
        state = self.states[at].copy()
        state.step(move)
        return self.played_out(self.chapter.opening, state, rng)


def marks_of(states: list[State], rng: Rng) -> list[int]:
    """Where a generator is at each move and after the last: every real choice takes one word."""
    marks: list[int] = []
    for state in states:
        marks.append(int(rng.state))
        if len(state.moves()) > 1:
            rng.word()
    return [*marks, int(rng.state)]


def at_mark(mark: int) -> Rng:
    """A generator that goes on from a mark."""
    rng = Rng(0)
    rng.state = mark
    return rng
