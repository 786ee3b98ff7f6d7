"""What games that are over came to for each seat: by their records, and where it is known."""

from pathlib import Path

import pytest

from sabot.games.saboteur.game import SABOTEUR
from sabot.review.tally import tallies, tally
from sabot.table.record import parse_record
from sabot.wire.person import RoundTally
from tests.games.saboteur.tables import ROAD, table
from tests.review.made_up import round_of
from tests.review.test_lie_worth import ACCUSED, MINE

HANDS = {"A": "ESW", "B": "NS", "C": "-lantern NS"}
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def told(said: tuple[str, ...], seat: int) -> RoundTally:
    """What was told of a seat in a short round that B, the saboteur, has won."""
    state = table(roles="DSDD", maze=ROAD, seat="C", hands=HANDS)
    moves = "-lantern>A pass:ESW pass:NS pass:NS"
    return tally(SABOTEUR, round_of(SABOTEUR, MINE, state, moves, said), seat)


def test_a_role_wins_or_loses() -> None:
    found = [told((), seat) for seat in range(3)]
    assert [each.role for each in found] == ["digger", "saboteur", "digger"]
    assert [each.won for each in found] == [False, True, False]


def test_lies_are_counted_and_those_that_somebody_trusted() -> None:
    for said, seat, counts in (
        (ACCUSED, 1, (1, 1)),
        (ACCUSED[:1], 1, (1, 0)),
        (ACCUSED, 2, (0, 0)),
    ):
        found = told(said, seat)
        assert (found.lies, found.believed) == counts


def test_a_saboteur_is_found_out_by_what_others_say_truly() -> None:
    assert told((), 1).found_out is False
    assert told(("A says B saboteur",), 1).found_out is True
    assert told(("B says B saboteur",), 1).found_out is False
    assert told(("A says C saboteur",), 1).found_out is False
    assert told(("A says B saboteur",), 0).found_out is None


@pytest.mark.parametrize("name", ["saboteur-zman-3", "sabotage-4"])
def test_sides_win_together(name: str) -> None:
    record = parse_record((PLAYTHROUGHS / f"{name}.record").read_text("utf-8"))
    found = tallies(record)
    assert len(found) == len(record.rounds)
    for seats in found:
        assert len(seats) == record.options.players
        if name.startswith("saboteur"):
            assert len({(each.role, each.won) for each in seats}) == len({x.role for x in seats})
        else:
            assert {each.role for each in seats} == {"team"}
            assert [each.won for each in seats[:2]] == [each.won for each in seats[2:]]
        assert all(each.promise is None for each in seats)


def test_announcements_are_counted_where_there_are_any() -> None:
    names = sorted(PLAYTHROUGHS.glob("seven_seals-*.record"))
    record = parse_record(names[0].read_text("utf-8"))
    for seats in tallies(record):
        for each in seats:
            assert each.promise == (each.won if each.role == "alone" else None)
            assert each.found_out is None
