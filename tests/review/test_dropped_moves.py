"""Dropping moves from the first trial loses hardly a mistake, counted over whole games.

Every decision is judged twice, with the same worlds and the same random numbers: as reviews do it,
and with all moves in all worlds.
"""

from typing import Any

import pytest

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Seen
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.review.decision_judge import Candidates, Judge, Judgement
from sabot.review.evaluator import Evaluator, evaluator_of, seed_for
from sabot.review.record_states import history_in
from sabot.review.run_review import usual_playouts
from sabot.review.seat_part import Chance, SeatPart
from tests.review.games import record_of

# The rules bot makes few mistakes, the random one many.
PLAYED = [
    (f"{game}(players={players})", bots)
    for game, players, bots in (
        ("saboteur", 5, "rules"),
        ("saboteur", 6, "rules,random"),
        ("saboteur2", 4, "rules"),
        ("saboteur2", 5, "rules,random"),
        ("seven_seals", 4, "rules"),
        ("seven_seals", 3, "rules,random"),
        ("sabotage", 4, "rules"),
        ("sabotage", 2, "rules,random"),
    )
]
# Of the mistakes that are found without dropping, in percent.
MOST_LOST = 1.0


class SameWorlds:
    """Beliefs that draw worlds once, and give them again to whoever asks for as many."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self.drawn: dict[int, tuple[list[State], int]] = {}

    def see(self, step: Seen) -> None:
        self.beliefs.see(step)

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        if count not in self.drawn:
            self.drawn[count] = self.beliefs.worlds(view, count, rng), rng.state
        worlds, rng.state = self.drawn[count]
        return worlds


class Paired(Judge):
    """Judges in given worlds; what moves cost comes from the beliefs that drew them."""

    def __init__(self, judge: Judge, same: SameWorlds) -> None:
        super().__init__(judge.measure, same, judge.playouts)
        self.costs = judge.costs  # type: ignore[method-assign]


class Undropped(Paired):
    """Tries all moves in all worlds."""

    def first_trial(
        self, worlds: list[State], tried: Candidates, view: Any, rng: Rng
    ) -> tuple[Candidates, list[list[int]]]:
        return tried, self.trial(worlds, tried.codes, view.viewer, rng)


class Both(Judge):
    """Judges each decision with and without dropping."""

    def __init__(self, measure: Evaluator, beliefs: Beliefs, playouts: int) -> None:
        super().__init__(measure, beliefs, playouts)
        self.pairs: list[tuple[bool, bool]] = []

    def judge(self, view: Any, made: int, rng: Rng) -> Judgement:
        same, again = SameWorlds(self.beliefs), Rng(1)
        again.state = rng.state
        found = Paired(self, same).judge(view, made, rng)
        wanted = Undropped(self, same).judge(view, made, again)
        self.pairs.append((wanted.is_mistake(), found.is_mistake()))
        return found


@pytest.mark.long
def test_the_mistakes_are_found_that_all_moves_in_all_worlds_find() -> None:
    found = lost = new = 0
    for options, bots in PLAYED:
        pairs = judged_twice(record_of(options, bots, "dropped"))
        missed = sum(wanted and not got for wanted, got in pairs)
        added = sum(got and not wanted for wanted, got in pairs)
        mistakes = sum(wanted for wanted, _ in pairs)
        print(f"{options} {bots}: {mistakes} mistakes, {missed} lost, {added} new")  # noqa: T201 (-rP)
        found, lost, new = found + mistakes, lost + missed, new + added
    print(f"in all {found} mistakes, {lost} lost, {new} new")  # noqa: T201 (as above)
    assert found
    assert 100 * lost <= MOST_LOST * found


def judged_twice(text: str) -> list[tuple[bool, bool]]:
    """For each decision of a game, whether it is a mistake without and with dropping."""
    history = history_in(text)
    measure = evaluator_of(history.game, history.record.options)
    playouts = usual_playouts(history)
    pairs: list[tuple[bool, bool]] = []
    for chapter in history.chapters:
        for seat in range(len(history.seats)):
            seed = seed_for("1", chapter.number, seat)
            part = SeatPart(chapter, seat, measure, Chance(playouts, seed))
            part.judge = both = Both(measure, part.beliefs, playouts)
            part.found()
            pairs += both.pairs
    return pairs
