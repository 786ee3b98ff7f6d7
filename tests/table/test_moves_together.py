"""Moves of one command that follow each other: all of them are played, or none."""

import msgspec
import pytest

from sabot.core.errors import SabotError
from sabot.table.commands import Move
from sabot.table.entries import Moved
from sabot.table.game_commands import MOST_TOGETHER
from sabot.table.refusals import Refused
from tests.table.company import SHORT, Company, started, to_act

TAKE = {"move": "take", "colour": "red", "source": None}
DONE = {"move": "done"}


def raw(*moves: object) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(move)) for move in moves)


def together(company: Company, *moves: object) -> Move:
    first, *then = raw(*moves)
    return Move(company.table.turn, first, tuple(then))


def test_an_announcement_is_one_command() -> None:
    company = started(SHORT)
    seat = to_act(company)
    entries = company.do(seat, together(company, TAKE, TAKE, DONE))
    assert [type(entry) for entry in entries] == [Moved] * 3
    assert company.table.turn == 3
    assert to_act(company) != seat
    one_by_one = started(SHORT)
    for move in (TAKE, TAKE, DONE):
        one_by_one.do(seat, together(one_by_one, move))
    assert one_by_one.log == company.log
    seen = [each.table.match.view(seat) for each in (company, one_by_one) if each.table.match]
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    "moves",
    [
        (TAKE, {"move": "take", "colour": "mauve", "source": None}, DONE),
        (TAKE, {"move": "play", "card": "r1"}),
        (*[TAKE] * 30, DONE),  # there are not so many
        (TAKE, DONE, TAKE),  # the turn is over
        (TAKE, {"no": "move"}),
        (*[TAKE] * (MOST_TOGETHER + 1), DONE),
    ],
)
def test_if_one_is_refused_none_is_played(moves: tuple[object, ...]) -> None:
    company = started(SHORT)
    before = len(company.log)
    with pytest.raises(SabotError):
        company.do(to_act(company), together(company, *moves))
    assert len(company.log) == before
    assert company.table.turn == 0


def test_others_can_not_play_after_somebody() -> None:
    company = started(SHORT)
    seat = to_act(company)
    with pytest.raises(Refused, match="not your turn"):
        company.do((seat + 1) % 3, together(company, TAKE, DONE))


def test_what_comes_late_is_refused() -> None:
    company = started(SHORT)
    seat = to_act(company)
    late = together(company, TAKE, DONE)
    company.do(seat, together(company, TAKE))
    with pytest.raises(Refused, match="earlier turn"):
        company.do(seat, late)
