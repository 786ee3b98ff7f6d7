"""The load's own counting, which every figure of a server rests on."""

import pytest

from bench.load.table import Table, Tally, Window

WINDOW = Window(0, begin=10.0, end=20.0)


def table_at(number: int) -> Table:
    table, tally = Table(5), Tally()
    for seat in range(5):
        table.told(seat, number, 0.0, WINDOW, tally)
    return table


def moved(table: Table, seat: int, now: float) -> None:
    assert table.call(seat)
    table.moved(now)


def test_a_move_counts_when_the_last_of_five_is_told() -> None:
    table, tally = table_at(7), Tally()
    moved(table, 2, 11.0)
    for seat in (0, 1, 2, 3):
        table.told(seat, 8, 11.5, WINDOW, tally)
    assert (tally.moves, len(tally.everyone)) == (0, 0)
    table.told(4, 8, 12.0, WINDOW, tally)
    assert tally.moves == 1
    assert list(tally.everyone) == [1.0]
    assert list(tally.mover) == [0.5]
    assert not table.under_way


def test_the_next_move_may_overtake_the_telling_of_the_last() -> None:
    table, tally = table_at(7), Tally()
    moved(table, 0, 11.0)
    table.told(1, 8, 11.5, WINDOW, tally)
    moved(table, 1, 11.5)
    for seat in (0, 2, 3, 4):
        table.told(seat, 8, 12.0, WINDOW, tally)
    assert list(tally.everyone) == [1.0]
    assert len(table.under_way) == 1
    for seat in range(5):
        table.told(seat, 9, 13.5, WINDOW, tally)
    assert list(tally.everyone) == [1.0, 2.0]


def test_whoever_is_told_of_later_things_knows_the_earlier_ones() -> None:
    table, tally = table_at(7), Tally()
    moved(table, 0, 11.0)
    for seat in range(5):
        table.told(seat, 12, 11.25, WINDOW, tally)
    assert list(tally.everyone) == [0.25]


@pytest.mark.parametrize(
    ("sent", "told", "moves", "timed"),
    [(9.0, 9.5, 0, 0), (9.0, 11.0, 1, 0), (19.0, 21.0, 0, 1), (21.0, 22.0, 0, 0)],
)
def test_moves_are_counted_when_told_and_timed_when_sent_within_the_window(
    sent: float, told: float, moves: int, timed: int
) -> None:
    table, tally = table_at(7), Tally()
    moved(table, 0, sent)
    for seat in range(5):
        table.told(seat, 8, told, WINDOW, tally)
    assert (tally.moves, len(tally.everyone), len(tally.mover)) == (moves, timed, timed)


def test_a_seat_told_twice_that_it_is_to_act_moves_once() -> None:
    table = table_at(7)
    moved(table, 3, 11.0)
    assert not table.call(3)
    assert table.turn is None


def test_a_table_is_joined_when_every_seat_has_heard_how_it_stands() -> None:
    table, tally = Table(5), Tally()
    for seat in range(4):
        table.told(seat, 0, 1.0, WINDOW, tally)
    assert not table.joined()
    table.told(4, 0, 1.0, WINDOW, tally)
    assert table.joined()
