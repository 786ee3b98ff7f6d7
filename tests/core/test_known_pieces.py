"""Open pieces, and what a seat knows besides."""

from sabot.core.known_pieces import by_seat, with_known


def test_what_is_known_stands_in_its_place_and_the_rest_stays_hidden() -> None:
    shown = ("?", "b", "?", "?")
    assert with_known(shown, [(0, "a"), (3, "d")]) == ("a", "b", "?", "d")
    assert shown == ("?", "b", "?", "?")


def test_who_knows_nothing_besides_sees_the_open_pieces() -> None:
    shown = ("?", "b")
    assert with_known(shown, ()) is shown


def test_a_piece_that_two_know_is_known_to_both() -> None:
    known = by_seat([(1, 0, "a"), (4, 0, "a"), (1, 2, "c")])
    assert known == {1: [(0, "a"), (2, "c")], 4: [(0, "a")]}
