"""What `make bench-bots` prints and draws; its figures come from the arena, as tested there."""

from xml.etree import ElementTree as ET

import pytest

from bench.bars import LOSS, POINTS, SHARE, Bar
from bench.ladder import FEWEST, MATCHES, MOST, less, level, more, tasks, uptake
from bench.measure import Line, Met, report
from bench.reliability import belief_bars, over_deals, picture
from bench.reliability import brier as brier_of
from bench.thinking import Table as Thinking
from bench.thinking import Timed, times_at
from lab.balance.play_deals import Table
from lab.calibration import Said
from sabot.arena.intervals import Estimate
from sabot.arena.report import Contrast, Interval, Level, Report
from sabot.bots.random import RandomBot

CLEAR = Estimate(0.12, 0.09, 0.15, 400)
WIDE = Estimate(0.06, -0.1, 0.22, 8)


def found_of(levels: list[Level], contrasts: list[Contrast]) -> Report:
    return Report(
        sabot="0", game="seven_seals", rules=1, options="seven_seals(players=3)", seating="mixed",
        saboteurs=None, bots=("one", "other"), seed="1", deals=9, games=9, moves=9, complete=True,
        measures=(), levels=levels, contrasts=contrasts, decision=None,
    )  # fmt: skip


def test_a_bar_is_met_by_its_mean_and_says_if_that_is_not_sure() -> None:
    clear = Bar("a over b", CLEAR, POINTS, 0.08, signed=True)
    told = "a over b: +12.0 points [+9.0, +15.0] (400 deals; bar at least +8.0): ok"
    assert (clear.met(), str(clear)) == (True, told)
    assert str(Bar("a", WIDE, POINTS, 0.05, signed=True)).endswith(
        "(8 deals; bar at least +5.0): ok, but not sure"
    )
    short = Bar("a", WIDE, SHARE, 0.05, most=True)
    assert (short.met(), str(short).endswith("bar at most 5.0): short, but not sure")) == (
        False,
        True,
    )
    assert str(Bar("a", CLEAR, SHARE)) == "a: 12.0 % [9.0, 15.0] (400 deals)"
    nothing = Bar("a", None, SHARE, 0.05, most=True)
    assert (nothing.met(), str(nothing).endswith("short")) == (False, True)


def test_bars_of_both_kinds_are_counted() -> None:
    lines: list[Met] = [
        Bar("a", CLEAR, POINTS, 0.08),
        Bar("a", CLEAR, POINTS, 0.2),
        Line("b", "", 1.5, "", 1),
    ]
    assert report(lines) == "2 of 3 bars met"


def test_a_contest_lasts_as_long_as_its_budget_and_some_deals_at_least() -> None:
    contest = MATCHES[0].contest()
    assert contest.saboteurs == 2
    assert [task[1] for task in tasks(contest, 0.0)] == [range(n, n + 1) for n in range(FEWEST)]
    assert len(list(tasks(contest, 3600.0))) == MOST


def test_all_rungs_of_all_games_are_measured() -> None:
    pairs = {(match.game, match.bots) for match in MATCHES}
    for game in ("saboteur", "saboteur2", "seven_seals", "sabotage"):
        for bots in ("rules,random", "detective,rules", "searcher,detective"):
            assert (game, bots) in pairs
    # Beliefs, thinking and simulations take two of the ten minutes.
    assert sum(match.seconds for match in MATCHES) < 8.5 * 60


def test_figures_are_read_off_the_right_rows() -> None:
    won, share = Interval(0.3, 0.2, 0.4, 9), Interval(-0.25, -0.3, -0.2, 9)
    contrasts = [
        Contrast("one", "other", "digger", None, {"won": won}, {}),
        Contrast("one", "other", None, None, {"penalty": won}, {"penalty": share}),
    ]
    found = found_of([Level("one", None, None, {"penalty": won})], contrasts)
    assert more(found, "won", "digger") == won
    assert more(found, "won", "saboteur") is None
    assert less(found, "penalty") == Interval(0.25, 0.2, 0.3, 9)
    assert level(found, "other", None, None) is None


def test_saboteurs_of_the_seven_seals_are_counted_by_rounds() -> None:
    found = [{"taken": float(deal < 3), "penalty": 2.0 + deal % 2} for deal in range(4)]
    taken, penalty = uptake(Table("seven_seals", 3, None, "searcher"), found)
    assert str(taken).startswith("The Seven Seals, 3 × searcher: rounds with a saboteur: 75.0 % [")
    assert penalty.found is not None
    assert penalty.found.mean == 2.5


SAID = [
    [Said(0.5, "digger", 0.8, truth=True), Said(0.5, "digger", 0.3, truth=False)],
    [Said(0.5, "digger", 0.6, truth=False)],
]


def test_what_is_said_on_one_deal_is_one_value() -> None:
    found = over_deals(SAID, 0.5, brier_of)
    assert found is not None
    assert found.mean == pytest.approx(((0.04 + 0.09) / 2 + 0.36) / 2)
    assert found.deals == 2
    assert over_deals(SAID, 0.25, brier_of) is None


def test_beliefs_have_their_bars_at_half_of_the_deck() -> None:
    bars = list(belief_bars(SAID))
    assert [bar.bar for bar in bars if bar.bar is not None] == [0.5, 0.05]
    assert all(bar.kind == LOSS for bar in bars)


def test_the_picture_has_a_dot_for_each_bin() -> None:
    drawn = ET.fromstring(picture(SAID))  # noqa: S314 (our own)
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 3


def test_every_decision_is_timed() -> None:
    times = times_at(Thinking("seven_seals", "random", 0))
    assert len(times) > 20
    assert all(each >= 0 for each in times)
    timed = Timed(RandomBot(1))
    assert timed.times == []
