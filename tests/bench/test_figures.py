"""Tallies of several drivers become one set of figures."""

from bench.load.figures import Times, figures, median_figures
from bench.load.process import Sample
from bench.load.table import Tally, Window


def tally(moves: int, *milliseconds: int) -> Tally:
    found = Tally()
    found.moves, found.messages, found.size = moves, 5 * moves, 500 * moves
    found.mover.extend(one / 1000 for one in milliseconds)
    found.everyone.extend(2 * one / 1000 for one in milliseconds)
    return found


def test_the_tallies_of_all_drivers_count() -> None:
    first, second = tally(300, *range(1, 101)), tally(100, *range(101, 201))
    second.busy, second.late = 0.5, 2
    found = figures(Window(0, 10.0, 18.0), Sample(3.0, 0), Sample(5.0, 0), [first, second])
    assert (found.per_cpu_second, found.per_second, found.busy) == (200, 50, 0.25)
    assert (round(found.mover.p50), round(found.mover.p99)) == (101, 199)
    assert (round(found.everyone.p50), round(found.everyone.p99)) == (202, 398)
    assert (found.late, found.driver, found.size) == (2, 0.5, 100)


def test_of_several_turns_the_median_counts_but_everything_late() -> None:
    window = Window(0, 0.0, 1.0)
    turns = [
        figures(window, Sample(0, 0), Sample(1, 0), [tally(moves, late)])
        for moves, late in ((10, 3), (30, 1), (20, 2))
    ]
    late = [turn._replace(late=1) for turn in turns]
    found = median_figures(late)
    assert (found.per_second, found.late) == (20, 3)
    assert found.mover == Times(2, 2)
