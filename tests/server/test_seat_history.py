"""What a seat has seen of the running round, however late it is asked for."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from sabot.bots.bot import Seen
from sabot.core.claims import Statement
from sabot.games.saboteur.claims import GoalIs
from sabot.server.bot_workers.seat_history import SeatHistory
from sabot.table.commands import MakeClaim, Start
from sabot.table.match import Match
from tests.table.company import Company, seated

GAMES = [
    "saboteur(players=3,rounds=2)",
    "saboteur2(players=3)",
    "seven_seals(players=3,rounds=2)",
]


def playing(game: str) -> tuple[Company, Match]:
    company = seated(game, round_pause=0)
    company.do(0, Start())
    assert company.table.match is not None
    return company, company.table.match


def play_past(company: Company, turn: int) -> None:
    company.play_on(lambda table: table.turn > turn or table.phase == "over")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_has_seen_what_it_was_told_and_what_its_view_was(game: str) -> None:
    company, match = playing(game)
    history = SeatHistory(match)
    history.catch_up()
    before = match.view(1)
    seen: list[Seen] = []
    for turn in range(15):
        play_past(company, turn)
        told = [event for event in company.told(1) or () if type(event).__name__ != "YourTurn"]
        seen.append(Seen(before, tuple(told), match.view(1)))
        before = match.view(1)
    history.catch_up()
    assert history.seen_by(1)[1:] == seen


@pytest.mark.parametrize("game", GAMES)
def test_whether_it_follows_or_comes_late_it_has_seen_the_same(game: str) -> None:
    company, match = playing(game)
    follows = SeatHistory(match)
    for moves in range(40):
        if company.table.phase != "playing":
            break
        play_past(company, moves)
        follows.catch_up()
        for seat in range(3):
            late = SeatHistory(match)
            late.catch_up()
            assert late.seen_by(seat) == follows.seen_by(seat)
            assert late.behind() == 0
            steps = late.seen_by(seat)
            assert steps[-1].after == match.view(seat)
            assert all(one.after == two.before for one, two in pairwise(steps))
            assert len(steps) == 1 + len(match.record.rounds[-1].turns)


def test_another_round_begins_with_its_deal() -> None:
    company, match = playing("seven_seals(players=3,rounds=2)")
    history = SeatHistory(match)
    history.catch_up()
    assert len(history.seen_by(2)) == 1
    company.play_on(lambda table: len(match.record.rounds) == 2 or table.awaits_deal())
    if company.table.awaits_deal():
        company.deal()
    assert history.behind() > 10
    history.catch_up()
    (deal,) = history.seen_by(2)
    assert type(deal.told[0]).__name__ == "RoundDealt"
    assert deal.after.round == 2


def test_claims_stand_where_they_were_made_and_the_stream_only_grows() -> None:
    company, match = playing("saboteur(players=3,rounds=2)")
    history = SeatHistory(match)
    before: list[Seen | Statement[Any]] = []
    for turn in range(6):
        if turn % 2:
            company.do(turn % 3, MakeClaim(msgspec.Raw(b'"II stone"')))
        history.catch_up()
        stream = history.stream_of(1)
        assert stream[: len(before)] == before
        assert [each for each in stream if isinstance(each, Seen)] == history.seen_by(1)
        if turn % 2:
            assert stream[-1] == Statement(turn % 3, GoalIs(1, "stone"))
        before = stream
        play_past(company, turn)
    late = SeatHistory(match)
    late.catch_up()
    history.catch_up()
    assert late.stream_of(1) == history.stream_of(1)
    assert sum(isinstance(each, Statement) for each in late.stream_of(1)) == 3
