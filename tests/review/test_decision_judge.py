"""What counts as a mistake: equals are hardly ever told apart, and what is worse is found."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from sabot.bots.search import SearchSettings
from sabot.bots.uniform_policy import UniformPolicy
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.saboteur.game import SABOTEUR
from sabot.review.decision_judge import FRESH, Candidates, Judge, promising, worth_trying
from sabot.review.evaluator import Evaluator

MOVES = 12
PLAYOUTS = 40
CASES = 400


def opening() -> State:
    """A state with many moves."""
    state = SABOTEUR.new(SABOTEUR.options(players=5))
    state.deal(Rng(3))
    return state


OPENING = opening()
CODES = [int(code) for code in OPENING.moves()][:MOVES]


class Anywhere:
    """Believes in one world, and counts how often it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def see(self, step: Any) -> None:
        del step

    def worlds(self, view: Any, count: int, rng: Rng) -> list[Any]:
        del view, rng
        self.asked.append(count)
        return [OPENING] * count


class Judging(Judge):
    """A judge whose playouts come from a function of the move and a generator."""

    worth: Callable[[int, Rng], int]

    def trial(self, worlds: list[State], codes: list[int], seat: int, rng: Rng) -> list[list[int]]:
        del seat
        return [[type(self).worth(code, rng) for _ in worlds] for code in codes]


def judge_by(worth: Callable[[int, Rng], int]) -> Judging:
    settings = SearchSettings(candidates=MOVES)
    nothing: Any = None
    measure = Evaluator(nothing, nothing, UniformPolicy(), nothing, settings, nothing)
    kind = type("Judged", (Judging,), {"worth": staticmethod(worth)})
    judge: Judging = kind(measure, Anywhere(), PLAYOUTS)
    return judge


VIEW = SimpleNamespace(viewer=0, moves=CODES)


def coin(code: int, rng: Rng) -> int:
    """Every move wins half of the playouts."""
    del code
    return 1000 * int(rng.below(2))


def worse_first(code: int, rng: Rng) -> int:
    """The first move wins a fifth of the playouts, all others half."""
    return 1000 if int(rng.below(10)) < (2 if code == CODES[0] else 5) else 0


def test_equal_moves_are_called_mistakes_no_more_often_than_the_interval_allows() -> None:
    judge = judge_by(coin)
    found = [judge.judge(VIEW, CODES[3], Rng(seed)) for seed in range(CASES)]
    compared = [each for each in found if each.lost is not None]
    mistakes = [each for each in found if each.is_mistake()]
    # The best of twelve equals nearly always looks promising at first.
    assert len(compared) > CASES // 2
    # One in forty is what the interval allows; twice that is far beyond chance.
    assert len(mistakes) <= CASES // 20


def test_without_fresh_worlds_equals_would_be_mistakes() -> None:
    """That is why there are fresh ones: the best of several is lucky where it was chosen."""
    judge, wrong = judge_by(coin), 0
    for seed in range(CASES):
        rng = Rng(seed)
        values = judge.trial([OPENING] * PLAYOUTS, CODES, 0, rng)
        best = promising(values, 3)
        if best is not None:
            lead = (sum(values[best]) - sum(values[3])) / PLAYOUTS
            wrong += lead > 1.96 * 1000 * (0.5 / PLAYOUTS) ** 0.5
    assert wrong > CASES // 10


def test_a_worse_move_is_found_and_its_cost_is_told_without_the_luck_of_the_choice() -> None:
    judge = judge_by(worse_first)
    found = [judge.judge(VIEW, CODES[0], Rng(seed)) for seed in range(100)]
    assert sum(each.is_mistake() for each in found) > 95
    costs = [each.lost.mean for each in found if each.lost is not None]
    assert abs(sum(costs) / len(costs) - 300) < 20
    skill = sum(each.gained.mean for each in found) / len(found)
    # R1, which likes all moves the same, wins 47.5 % in the mean.
    assert abs(skill - (200 - 475)) < 30


def test_a_comparison_is_made_in_fresh_worlds_and_only_where_one_looks_better() -> None:
    judge = judge_by(worse_first)
    beliefs: Any = judge.beliefs
    judge.judge(VIEW, CODES[0], Rng(1))
    assert beliefs.asked == [PLAYOUTS, FRESH * PLAYOUTS]
    values = [[1000] * PLAYOUTS, [0] * PLAYOUTS, [1000] * PLAYOUTS]
    assert promising(values, 0) is None
    assert promising(values, 1) in {0, 2}
    assert promising(values[:1], 0) is None


def test_a_move_that_is_no_candidate_is_tried_and_counts_for_nothing_in_what_is_usual() -> None:
    judge = judge_by(coin)
    few = judge.measure._replace(settings=SearchSettings(candidates=3))
    judge.measure = few
    tried = judge.candidates(OPENING, CODES[7])
    assert (len(tried.codes), tried.codes[tried.at]) == (4, CODES[7])
    assert tried.chances[tried.at] == 0
    assert sum(tried.chances) == pytest.approx(1)


def test_only_moves_far_behind_the_best_are_dropped_early() -> None:
    best, behind, hopeless = [600, 400, 500, 500], [600, 400, 480, 500], [0, 0, 0, 0]
    values = [hopeless, behind, best, hopeless, hopeless, best, best, best]
    tried = Candidates(CODES[:8], [0.0, 0.0, 0.5, 0.0, 0.2, 0.3, 0.0, 0.0], 3)
    # Of the worse half the second may yet turn out best, the fourth was made, R1 likes the fifth.
    assert worth_trying(values, tried, [0.0] * 8) == [1, 2, 3, 4, 5, 6, 7]
    values[0], values[1] = values[1], values[0]
    assert worth_trying(values, tried, [0.0] * 8) == [0, 2, 3, 4, 5, 6, 7]
