"""What the attacks come to, in words and bars."""

from bench.abuse.verdicts import Count, median_ratio


def test_a_count_is_met_at_its_bar_and_not_beyond() -> None:
    assert Count("ghosts", 8, "of 63", 8).met()
    assert not Count("ghosts", 9, "of 63", 8).met()
    assert Count("friends", 1, "of 1", 1, least=True).met()
    assert not Count("friends", 0, "of 1", 1, least=True).met()


def test_a_count_says_its_bar_and_whether_it_is_met() -> None:
    assert str(Count("ghosts", 63, "of 63", 8)) == "ghosts: 63 of 63 (bar at most 8): short"


def test_a_ratio_is_of_medians_and_may_be_two() -> None:
    line = median_ratio("a command", [0.001, 0.002, 0.9], [0.004, 0.004, 0.004])
    assert line.ratio == 2
    assert line.met()
    assert not median_ratio("a command", [0.001], [0.0021]).met()
