"""Whether beliefs are as often right as they say."""

from math import isclose, log

import pytest

from lab.calibration import MARKS, Said, by_diggers, by_mark, quality, said_in_deals
from sabot.games.saboteur.game import SABOTEUR
from tests.bots.toys import COMPILED


def said(chance: float, truth: bool, mark: float = 0.5, role: str = "digger") -> Said:  # noqa: FBT001 (reads as a sentence)
    return Said(mark, role, chance, truth)


def test_who_knows_nothing_has_the_loss_of_the_prior() -> None:
    """At five players, a digger's prior."""
    found = quality([said(0.4, number < 4) for number in range(10)])
    assert isclose(found.log_loss, -0.4 * log(0.4) - 0.6 * log(0.6))
    assert isclose(found.brier, 0.24)
    assert isclose(found.calibration_error, 0, abs_tol=1e-9)


def test_who_says_too_much_is_badly_calibrated() -> None:
    found = quality([said(0.95, number < 6) for number in range(10)])
    assert isclose(found.calibration_error, 0.35)
    (only,) = found.bins
    assert (round(only.chance, 2), only.share, only.size) == (0.95, 0.6, 10)


def test_errors_of_several_bins_count_by_their_size() -> None:
    many = [said(0.15, number < 3) for number in range(10)]
    found = quality([*many, *many, *many, said(0.85, truth=False)])
    assert isclose(found.calibration_error, (30 * 0.15 + 0.85) / 31)


def test_chances_fall_into_ten_bins_and_certainty_into_the_last() -> None:
    chances = (0.05, 0.1, 0.19, 0.2, 0.89, 0.9, 1.0)
    found = quality([said(chance, truth=True) for chance in chances]).bins
    assert [each.size for each in found] == [1, 2, 1, 1, 2]


def test_what_is_said_is_kept_apart_by_mark_and_viewer() -> None:
    told = [said(0.2, truth=True, mark=0.25), said(0.9, truth=True, role="saboteur")]
    assert set(by_mark(told)) == {0.25, 0.5}
    assert set(by_mark(told, by_diggers)) == {0.25}


@pytest.mark.skipif(not COMPILED, reason="whole tables of detectives take long")
@pytest.mark.parametrize("kind", ["detective", "rules"])
def test_watching_tells_more_than_the_prior(kind: str) -> None:
    options = SABOTEUR.options(players=5, rounds=1)
    found = by_mark(said_in_deals(SABOTEUR, options, kind, "calibration", range(6)), by_diggers)
    assert set(found) <= set(MARKS)
    assert found[0.5].log_loss < 0.5
    assert said_in_deals(SABOTEUR, options, kind, "calibration", range(1)) == said_in_deals(
        SABOTEUR, options, kind, "calibration", range(1)
    )
