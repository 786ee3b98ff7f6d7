"""Line-ups are fair: nobody gets better seats, sides or opponents."""

from collections import Counter
from itertools import product

import pytest

from sabot.arena.lineups import against_held, among, mixed, sides


@pytest.mark.parametrize(("bots", "players"), [(1, 4), (2, 2), (2, 5), (3, 4), (3, 10)])
def test_every_bot_plays_every_seat_once(bots: int, players: int) -> None:
    seats = Counter(
        (seat, bot) for line_up in mixed(bots, players) for seat, bot in enumerate(line_up.bots)
    )
    assert seats == Counter(product(range(players), range(bots)))


def test_partners_are_the_same_bot() -> None:
    for line_up in mixed(2, 4):
        assert line_up.bots[0] == line_up.bots[2] != line_up.bots[1] == line_up.bots[3]


def test_every_side_is_played_by_every_bot_against_every_bot() -> None:
    roles = ["digger", "saboteur", "digger", "saboteur", "digger"]
    found = sides(2, roles)
    assert [line_up.bots for line_up in found] == [
        (0, 0, 0, 0, 0),
        (0, 1, 0, 1, 0),
        (1, 0, 1, 0, 1),
        (1, 1, 1, 1, 1),
    ]
    assert found[1].against == (1, 0, 1, 0, 1)


def test_without_saboteurs_the_diggers_still_meet_everyone() -> None:
    found = sides(2, ["digger"] * 3)
    assert [(each.bots[0], each.against[0]) for each in found] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_held_side_is_played_by_the_bot_that_is_not_measured() -> None:
    roles = ["digger", "saboteur", "digger"]
    assert [each.bots for each in against_held(2, roles, "saboteurs")] == [(0, 2, 0), (1, 2, 1)]
    assert [each.bots for each in against_held(2, roles, "diggers")] == [(2, 0, 2), (2, 1, 2)]


def test_every_bot_takes_every_seat_among_others() -> None:
    found = [each.bots for each in among(2, 3)]
    assert found == [(0, 2, 2), (2, 0, 2), (2, 2, 0), (1, 2, 2), (2, 1, 2), (2, 2, 1)]
