from sabot.table.clock import Timing
from sabot.table.settings import Clock


def test_without_a_clock_nobody_has_to_hurry() -> None:
    timing = Timing(Clock(), 2)
    timing.turn_to(0, 1000)
    assert (timing.left_at(99_000), timing.deadline(), timing.since) == (None, None, 1000)


def test_each_turn_has_its_time_anew() -> None:
    timing = Timing(Clock("turn", 30), 2)
    timing.turn_to(0, 1000)
    assert (timing.deadline(), timing.left_at(11_000)) == (31_000, 20_000)
    timing.turn_to(1, 25_000)
    assert timing.deadline() == 55_000
    timing.turn_to(0, 26_000)
    assert timing.deadline() == 56_000


def test_time_left_is_never_below_nothing() -> None:
    timing = Timing(Clock("turn", 30), 2)
    timing.turn_to(0, 0)
    assert timing.left_at(99_000) == 0


def test_a_bank_is_used_up_and_grows_with_each_turn() -> None:
    timing = Timing(Clock("bank", 60, 5), 2)
    timing.turn_to(0, 0)
    assert timing.deadline() == 60_000
    timing.turn_to(1, 20_000)
    assert (timing.banks, timing.deadline()) == ([45_000, 60_000], 80_000)
    timing.turn_to(0, 20_000)
    assert (timing.banks, timing.deadline()) == ([45_000, 65_000], 65_000)


def test_an_empty_bank_has_the_increment_only() -> None:
    timing = Timing(Clock("bank", 10, 2), 2)
    timing.turn_to(0, 0)
    timing.turn_to(None, 50_000)
    assert timing.banks[0] == 2000


def test_nobody_is_charged_between_rounds() -> None:
    timing = Timing(Clock("bank", 60), 2)
    timing.turn_to(0, 0)
    timing.turn_to(None, 10_000)
    assert timing.deadline() is None
    timing.turn_to(1, 90_000)
    assert (timing.banks, timing.deadline()) == ([50_000, 60_000], 150_000)


def test_a_pause_stops_the_clock() -> None:
    timing = Timing(Clock("turn", 30), 2)
    timing.turn_to(0, 0)
    timing.stop(10_000)
    assert (timing.deadline(), timing.left_at(500_000)) == (None, 20_000)
    timing.go(600_000)
    assert timing.deadline() == 620_000


def test_a_clock_that_starts_again_has_what_it_had_when_the_turn_began() -> None:
    timing = Timing(Clock("bank", 60), 2)
    timing.turn_to(0, 0)
    timing.turn_to(1, 20_000)
    timing.turn_to(0, 30_000)
    timing.go(9_000_000)
    timing.turn_to(1, 9_001_000)
    assert timing.banks == [39_000, 50_000]


def test_a_pause_costs_nothing_of_a_bank() -> None:
    timing = Timing(Clock("bank", 60), 2)
    timing.turn_to(0, 0)
    timing.stop(10_000)
    timing.go(100_000)
    timing.turn_to(1, 105_000)
    assert timing.banks[0] == 45_000
